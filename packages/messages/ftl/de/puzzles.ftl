# Aufgaben: Stellungen mit einem besten Zug.

puzzle-theme = { $theme ->
    [opening] Einstieg
    [take-over] Übernahme
    [exact-finish] Genau landen
    [final-round] Letzte Runde
    [moon] Mond abschießen
    [gentlemen] Ehrensache
   *[any] Alle Themen
  }
