# Was eine Prüfung der Würfel beweist und warum eine scheitert.

proof-every-die =
    Jeder Würfel dieser Partie ({ $dice } in { $throws ->
        [one] 1 Wurf
       *[other] { $throws } Würfen
    })
proved-version-1 = { proof-every-die } ergibt sich aus den Seeds, aber eine Aufzeichnung der Version 1 beweist nicht, wer die Seeds der Spieler gewählt hat und wann.
proved-record =
    { proof-every-die } ergibt sich aus { $count ->
        [0] dem Seed des Servers
       *[other] den Seeds des Servers und von { $players }
    }. Ohne die Commitments, die du vor der Partie gesehen hast, beweist das aber nicht, wann die Seeds gewählt wurden.
proved-server = { proof-every-die } ergibt sich aus dem Seed des Servers, der vor der Partie feststand. Kein Spieler hat einen Seed beigetragen, also konnte der Server die Würfel wählen.
proved-players = { proof-every-die } ergibt sich aus den Seeds des Servers und von { $players }, die vor dem ersten Wurf feststanden. Jeder dieser Spieler kann prüfen, ob der eigene Seed dabei ist.
proved-own = { proof-every-die } ergibt sich aus den Seeds des Servers und von { $players }, die vor der Partie feststanden. Einer davon ist deiner: Bevor er offengelegt wurde, kannte niemand die Würfel.
proved-withheld =
    { $count ->
        [one] Der Seed von { $players } wurde nicht offengelegt und zählt nicht.
       *[other] Die Seeds von { $players } wurden nicht offengelegt und zählen nicht.
    }
proved-choice =
    { $count ->
        [one] Wenn der Server den Seed von { $players } von Anfang an kannte, hatte er die Wahl zwischen 2 Würfelfolgen.
       *[other] Wenn der Server die Seeds von { $players } von Anfang an kannte, hatte er die Wahl zwischen { $sequences } Würfelfolgen.
    }

unverified-no-record = Das ist keine Aufzeichnung einer Partie.
unverified-entered-by-hand = Die Würfel dieser Partie wurden von Hand eingegeben und lassen sich nicht prüfen.
unverified-no-proof = Diese Aufzeichnung enthält keinen Beweis für ihre Würfel.
unverified-bad-proof = Der Beweis dieser Aufzeichnung ist nicht lesbar oder passt nicht zu ihren Plätzen.
unverified-other-table = Diese Aufzeichnung stammt von einem anderen Tisch als dem, den du vor der Partie gesehen hast.
unverified-other-commitment = Das Commitment des Servers in dieser Aufzeichnung ist nicht das, das du vor der Partie gesehen hast.
unverified-other-client-commitment = Das Commitment von { $player } in dieser Aufzeichnung ist nicht das, das du vor der Partie gesehen hast.
unverified-equal-commitments = Das Commitment von { $player } ist dasselbe wie das eines anderen Platzes. Über den Seed von { $player } ist deshalb nichts bekannt.
unverified-own-seed-missing = Der Server hat deinen Seed angenommen, aber diese Aufzeichnung enthält ihn nicht an deinem Platz.
unverified-wrong-commitment = Der Seed des Servers passt nicht zu seinem Commitment für diesen Tisch.
unverified-wrong-client-seed = Der Seed von { $player } passt nicht zum Commitment dieses Platzes.
unverified-wrong-dice = Die Würfel von Schritt { $number } ergeben sich nicht aus den Seeds: Dort müsste { $expected } stehen.
