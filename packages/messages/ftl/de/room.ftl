# Der Bildschirm für den Raum: ein Fernseher oder Beamer, der allen den Tisch zeigt.

room-title = Raum { $code }
room-open = Bildschirm für alle öffnen
    .about = Ein Fernseher, ein Beamer oder ein zweiter Laptop zeigt den Tisch für alle im Raum. Die Handys sind die Controller.
room-join = Hier scannen
room-address = oder { $address } öffnen und diesen Code eingeben:
room-own-address = Handys können hier noch nicht mitspielen. Beende dafür Dicehall auf diesem Computer und starte es mit „npx dicehall party“. Computer und Handys müssen im selben WLAN sein.
room-nobody = Noch ist niemand dabei.
room-how = Code mit dem Handy scannen, Namen eingeben, mitspielen.
room-host-starts =
    { $known ->
        [yes] { $name } startet die Partie.
       *[no] Der Host startet die Partie.
    }
room-play-here = Kein Handy? Hier mitspielen
    .about = Du spielst mit der Tastatur dieses Computers oder tippst auf den Bildschirm. Alle sehen deine Würfel.
room-plays-here = { $name } von diesem Bildschirm entfernen
room-needs-phone =
    { $count ->
        [one] Dieses Spiel wird verdeckt gespielt: { $names } braucht ein Handy. Wähle auf einem anderen Handy „Spieler an diesem Handy hinzufügen“.
       *[other] Dieses Spiel wird verdeckt gespielt: { $names } brauchen ein Handy. Wählt auf einem anderen Handy „Spieler an diesem Handy hinzufügen“.
    }
room-starting = Die Partie beginnt …
room-reconnecting = Verbindung wird wiederhergestellt …
room-sound-off = Tippen für Ton · F: Vollbild
room-chosen = { $count } von { $of } haben gewählt
room-has-chosen = bereit
room-seconds = { $seconds } s
room-next =
    { $known ->
        [yes] { $name } öffnet die nächste Partie.
       *[no] Der Host öffnet die nächste Partie.
    }
room-unit =
    { $unit ->
        [points] Punkte
        [sips] Schlucke
       *[other] { $unit }
    }
room-scores =
    { room-unit }{ $low ->
        [yes] : Wer am wenigsten hat, gewinnt
       *[no] {""}
    }
room-evening = Stand nach { $count } Partien
room-waits-away = Warten auf { $seats } (abwesend)
room-waits = Warten auf { $seats }
