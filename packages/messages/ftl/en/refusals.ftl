# Why something is refused: one sentence that names what was wrong and what is allowed.

## A rule was broken

refusal-match-over = The match is over: no move or roll is possible.
refusal-not-your-turn =
    { $count ->
        [one] { $who } cannot move: it is { $turn }’s turn.
       *[other] { $who } cannot move: only { $turn } may move now.
    }
refusal-dice-awaited =
    { $count ->
        [one] No move is possible now: { $seat } has to roll 1 die first.
       *[other] No move is possible now: { $seat } has to roll { $count } dice first.
    }
refusal-move-awaited =
    { $count ->
        [one] No roll is possible now: { $seats } has to choose a move first.
       *[other] No roll is possible now: { $seats } have to choose their moves first.
    }
refusal-not-your-throw = { $who } cannot roll: it is { $seat }’s roll.
refusal-wrong-dice-count =
    { $count ->
        [one] { $seat } rolls 1 die now, not { $given }.
       *[other] { $seat } rolls { $count } dice now, not { $given }.
    }
refusal-must-roll-first = { $seat } has to roll first.
refusal-keep-missing = Keep at least one die first.
refusal-keep-not-allowed = No dice can be kept now: there are none on the table yet.
refusal-no-such-seat = There is no seat { $number }: the seats are 0 to { $last }.

## Something has the wrong form

refusal-not-json = This is not a Dicehall match record: a record is one JSON object.
refusal-bad-record = This is not a Dicehall match record, the JSON file that a match is saved as:
refusal-unknown-format = Unknown format: the format must be { $allowed }.
refusal-unknown-game = There is no game “{ $given }”: the games are { $allowed }.
refusal-bad-option = An option has a value that is not allowed.
refusal-unknown-option = There is no option “{ $option }” in { $game }: the options are { $allowed }.
refusal-bad-seats = These are not the seats of a match.
refusal-bad-entry = This is not an entry of a log.
refusal-bad-move = This is not a move of this game.
refusal-bad-dice = These are not dice: each die shows 1 to 6.

## What is wrong with the form, and where

whole-bad-record = The record
whole-bad-entry = The entry
problem-missing = { $place } is missing.
problem-wrong-type =
    { $place } must be { $expected ->
        [string] text
        [boolean] true or false
        [number] a number
        [array] a list
        [object] an object
       *[other] of type { $expected }
    }.
problem-not-allowed = { $place } must be one of { $allowed }.
problem-unknown-key = { $place } has an unknown key: { $key }.
problem-number-range =
    { $step ->
        [one] { $place } must be a whole number from { $min } to { $max }.
       *[other] { $place } must be a number from { $min } to { $max } in steps of { $step }.
    }
problem-too-small = { $place } must be a whole number of at least { $min }.
problem-text-length = { $place } must be text of { $min } to { $max } characters.
problem-list-length = { $place } must have { $min } to { $max } elements, not { $given }.
problem-exact-length = { $place } must have exactly { $length } elements.
problem-twice = { $place } must not name the same die twice.
problem-conflict = { $place } cannot be { $value } while { $other } is { $otherValue }.
problem-move-or-dice = An entry has either a move or dice, not both.
