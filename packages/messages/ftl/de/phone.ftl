# Ein Handy als Controller einer Party.

phone-code = Party { $code }
phone-first = Noch ist niemand da. Du wirst Host.
phone-here = Schon da: { $names }
phone-surprise = Überrasch mich
    .first = Flinke Mutige Müde Goldene Wilde Sanfte Schnelle Samtige Lustige Schlaue Kosmische Kühne
    .second = Füchsin Robbe Rakete Dachsin Möwe Paprika Birke Katze Schildkröte Waffel Eule Gurke
phone-join =
    { $when ->
        [now] Mitspielen
        [next] Nächste Partie mitspielen
       *[watch] Zuschauen
    }
phone-add-player = Spieler an diesem Handy hinzufügen
phone-their-name = Name der anderen Person
phone-not-now = Jetzt nicht
phone-players = Wer an diesem Handy spielt
phone-watcher = Schaut zu
phone-place = Platz { $place } von { $of }
phone-next =
    { $who ->
        [you] Danach bist du dran.
       *[other] Danach: { $seat }
    }
phone-shake = Zum Würfeln Handy schütteln oder tippen.
phone-shake-allow = Durch Schütteln würfeln
phone-missed =
    { $count ->
        [one] Während du weg warst: 1 Zug. { $last }
       *[other] Während du weg warst: { $count } Züge. { $last }
    }
phone-pass = Gib das Handy an { $name }.
    .me = Ich bin { $name }
phone-result =
    { $place ->
        [1] Du hast gewonnen!
       *[other] Platz { $place } von { $of }
    }
phone-next-match = Nächste Partie
phone-host-goes-on = Der Host öffnet die nächste Partie.
phone-more = Mehr
phone-leave-match = Partie verlassen: Ein Bot spielt weiter
phone-full-table = Der ganze Tisch: Verlauf, Regeln, Einstellungen
