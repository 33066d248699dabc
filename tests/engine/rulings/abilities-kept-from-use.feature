  @today
  Scenario: a text that keeps abilities of artifacts from being activated keeps those that make mana
    Given Bob controls Sol Ring
    And Sue controls Null Rod
    Then Bob cannot tap Sol Ring for mana

  @today
  Scenario: lands are no artifacts, and go on making mana
    Given Bob controls Forest
    And Sue controls Null Rod
    When Bob taps Forest for mana
    Then Bob has {G}

  @today
  Scenario: what an artifact could make pays for nothing
    Given Bob controls Sol Ring and Forest
    And Bob holds Grizzly Bears
    And Sue controls Stony Silence
    Then Bob cannot cast Grizzly Bears
