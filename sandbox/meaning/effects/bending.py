"""Instructions whose words end in *bend*."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.nodes import Effect
from sandbox.meaning.references import Reference


class Airbend(Effect):
    """`Airbend target creature`: it is exiled, and as long as it is there its owner may cast it for {2}."""

    what: Reference


class Earthbend(Effect):
    """`Earthbend 2`: a land becomes a 0/0 creature with haste besides, with so many +1/+1 counters, and comes back
    tapped once it dies or is exiled."""

    what: Reference
    amount: Amount
