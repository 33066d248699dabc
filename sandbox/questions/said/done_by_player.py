"""Acts of which it is said who does them: any of them can be asked of another player."""

from sandbox.questions.said.acts import (
    Activates,
    AimsAnew,
    AimsTrigger,
    Casts,
    ComesIn,
    Equips,
    HoldsAway,
    Makes,
    MakesSacrifice,
    PaysFor,
    PaysLife,
    Prevents,
    Redirects,
    Regenerates,
    Sacrifices,
    Takes,
    TakesBack,
    TapsForMana,
    Tries,
    Uses,
    UsesLoyalty,
)
from sandbox.questions.said.acts_combat import (
    Assigns,
    AssignsEach,
    AssignsMost,
    AttacksWith,
    BlocksWith,
    HitsFor,
    Orders,
    Provokes,
    TakesOn,
)
from sandbox.questions.said.acts_keywords import (
    CascadesInto,
    CastsMad,
    CrewsOne,
    CyclesOne,
    DiscardsOne,
    DiscardsTo,
    DredgesOne,
    FindsOne,
    MovesCounter,
    SuspendsOne,
    TurnsUp,
    UsesKeyword,
    UsesModular,
    UsesNinjutsu,
)

DoneByPlayer = (
    Casts
    | Uses
    | Makes
    | AssignsEach
    | AssignsMost
    | Activates
    | HitsFor
    | AimsAnew
    | AimsTrigger
    | AttacksWith
    | BlocksWith
    | PaysFor
    | PaysLife
    | Redirects
    | Regenerates
    | Equips
    | Sacrifices
    | TapsForMana
    | TakesBack
    | Takes
    | TakesOn
    | Orders
    | Provokes
    | TakesOn
    | Assigns
    | UsesLoyalty
    | Tries
    | TurnsUp
    | Prevents
    | UsesNinjutsu
    | CyclesOne
    | FindsOne
    | UsesModular
    | DiscardsOne
    | CrewsOne
    | MovesCounter
    | SuspendsOne
    | DredgesOne
    | MakesSacrifice
    | ComesIn
    | HoldsAway
    | UsesKeyword
    | DiscardsTo
    | CastsMad
    | CascadesInto
)
"""Not among them: that nobody does anything, that a turn ends, that an act is done again or in response."""
