# A phone as the controller of a party.

phone-code = Party { $code }
phone-first = You are the first to join, so you will be the host.
phone-here = Already here: { $names }
phone-surprise = Surprise me
    .first = Lucky Bold Sleepy Golden Rolling Wild Gentle Swift Velvet Merry Sly Cosmic
    .second = Fox Otter Comet Badger Falcon Pepper Walrus Maple Panda Rocket Turtle Waffle
phone-join =
    { $when ->
        [now] Play
        [next] Play the next match
       *[watch] Watch
    }
phone-add-player = Add a player on this phone
phone-their-name = Name of the other player
phone-not-now = Not now
phone-players = Players of this phone
phone-watcher = Watching
phone-place = { $place } of { $of }
phone-next =
    { $who ->
        [you] You are next.
       *[other] Next: { $seat }
    }
phone-shake = Shake the phone, or tap, to roll.
phone-shake-allow = Roll by shaking
phone-missed =
    { $count ->
        [one] One move while you were away. { $last }
       *[other] { $count } moves while you were away. { $last }
    }
phone-pass = Hand the phone to { $name }.
    .me = I am { $name }
phone-result =
    { $place ->
        [1] You win!
       *[other] Place { $place } of { $of }
    }
phone-next-match = Next match
phone-host-goes-on = The host opens the next match.
phone-more = More
phone-leave-match = Leave the match: a bot plays on
phone-full-table = The whole table: log, rules, settings
