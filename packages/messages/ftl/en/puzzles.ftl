# Puzzles: positions with one best move.

puzzle-theme = { $theme ->
    [opening] Getting in
    [take-over] Taking over
    [exact-finish] Landing exactly
    [final-round] Final round
    [moon] Shooting the moon
    [gentlemen] Gentlemen’s rule
   *[any] Any theme
  }
