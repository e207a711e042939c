# Words used everywhere.

seat-number = seat { $number }
