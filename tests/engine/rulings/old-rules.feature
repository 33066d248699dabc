Feature: Rulings of the old editions
  Rule: What playing a spell triggers happens before anything else is played

    @mirage @duel
    Example: what is sacrificed as it becomes a target is no target any more
      Given Bob controls Mountain
      And Bob holds Lightning Bolt
      And Sue controls Skulking Ghost
      When Bob casts Lightning Bolt targeting Skulking Ghost
      And everything resolves
      Then "Skulking Ghost is sacrificed" comes before "Lightning Bolt f"
      And Lightning Bolt is in Bob's graveyard
      And the trace does not say "Lightning Bolt deals"

    @mirage @duel
    Example: a card drawn for a successful spell may answer that spell
      Given Bob controls Verduran Enchantress, 3 Plains and Mountain
      And Lightning Bolt is on top of Bob's library
      And Bob holds Holy Strength
      When Bob casts Holy Strength targeting Verduran Enchantress
      And Bob uses the effect of Verduran Enchantress
      And Bob casts Lightning Bolt targeting Sue
      Then Holy Strength is still waiting
      When everything resolves
      Then Sue has 17 life
      And "Verduran Enchantress triggers" comes before "Bob casts Lightning Bolt"

    @mirage @duel
    Example: a countered spell is not cast successfully
      Given Bob controls Verduran Enchantress and Plains
      And Bob holds Holy Strength
      And Sue controls 2 Islands
      And Sue holds Counterspell
      When Bob casts Holy Strength targeting Verduran Enchantress
      And Sue casts Counterspell targeting Holy Strength
      And everything resolves
      Then the trace does not say "Verduran Enchantress triggers"

    @mirage @duel
    Example: the damage of a tapped land comes before the spell that it pays for
      Given Bob controls City of Brass
      And Bob holds Lightning Bolt
      When Bob casts Lightning Bolt targeting Sue
      And everything resolves
      Then Bob has 19 life
      And "City of Brass deals 1 damage to Bob" comes before "Lightning Bolt resolves"
