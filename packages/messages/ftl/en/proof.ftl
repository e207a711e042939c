# What a verification of dice proves, and why one fails.

proof-every-die =
    Every die of this match ({ $dice } in { $throws ->
        [one] 1 roll
       *[other] { $throws } rolls
    })
proved-version-1 = { proof-every-die } follows from the seeds, but a record of version 1 does not prove who chose the seeds of the players, or when.
proved-record =
    { proof-every-die } follows from { $count ->
        [0] the seed of the server
       *[other] the seeds of the server and of { $players }
    }. Without the commitments that you saw before the match, this does not prove when the seeds were chosen.
proved-server = { proof-every-die } follows from the seed of the server, which was fixed before the match. No player contributed a seed, so the server could have chosen the dice.
proved-players = { proof-every-die } follows from the seeds of the server and of { $players }, which were fixed before the first roll. Each of these players can verify that their own seed is among them.
proved-own = { proof-every-die } follows from the seeds of the server and of { $players }, which were fixed before the match. One of these seeds is yours, so no one knew the dice before your seed was revealed.
proved-withheld =
    { $count ->
        [one] The seed of { $players } was not revealed and does not count.
       *[other] The seeds of { $players } were not revealed and do not count.
    }
proved-choice =
    { $count ->
        [one] If the server knew the seed of { $players } from the start, it had the choice between 2 sequences of dice.
       *[other] If the server knew the seeds of { $players } from the start, it had the choice between { $sequences } sequences of dice.
    }

unverified-no-record = This is not a match record.
unverified-entered-by-hand = The dice of this match were entered by hand and cannot be verified.
unverified-no-proof = This record has no proof of its dice.
unverified-bad-proof = The proof of this record cannot be read or does not match its seats.
unverified-other-table = This record is not from the table that you saw before the match.
unverified-other-commitment = The server’s commitment in this record is not the one that you saw before the match.
unverified-other-client-commitment = The commitment of { $player } in this record is not the one that you saw before the match.
unverified-equal-commitments = The commitment of { $player } is a copy of another player’s, so nothing is known about that seat’s seed.
unverified-own-seed-missing = The server accepted your seed, but this record does not have it at your seat.
unverified-wrong-commitment = The server’s seed does not match its commitment for this table.
unverified-wrong-client-seed = The seed of { $player } does not match its commitment.
unverified-wrong-dice = The dice of move { $number } do not follow from the seeds: they should be { $expected }.
