# Wörter, die überall vorkommen.

seat-number = Platz { $number }
