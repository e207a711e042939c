# The guided matches: each step asks for one action and says why. Dice are the ones of the script.

guide = Guided match
guide-step = Guided match, step { $number } of { $of }
guide-start = Learn in 2 minutes
guide-offer = New to { $game }? Try a guided match.
guide-decline = No, thanks
guide-skip = Skip
guide-next = Continue
guide-play = Play a match
guide-back = Back to the invitation
guide-read-first = Read this step, then press Continue.
guide-first = Choose “{ $label }” first.
guide-first-dice = { $count ->
    [1] Choose only the { $dice } first.
   *[other] Choose only these dice first: { $dice }.
  }
guide-reveal = Now everything is revealed. Take your time.
guide-bot = The bot’s turn.

## Greed

guide-greed-start = The most points win. Until you bank them, you can lose the points of a turn. Start your turn: roll five dice.
guide-greed-go-on = Every 1 counts 100 and every 5 counts 50, so you have 250. You need 300 in one turn to get in. Roll the other two dice.
guide-greed-bank = 300 points: enough to get in. The last die scores only with a 1 or a 5; any other face would cost you all 300. Stop and bank.
guide-greed-bust = The bot rolled no 1, no 5 and no three of a kind. That is a bust: its turn is over with nothing.
guide-greed-second-turn = Your turn again. Your 300 points are safe now. Roll.
guide-greed-hot-dice = Three of a kind count their face times 100, but three 1s count 1,000: the 4s make 400. All five dice score, so you may roll all five again, and five dice rarely bust. Roll them.
guide-greed-final-round = Your 650 points and the 300 from before reach the target of 900. Bank them to start the final round.
guide-greed-end = The bot went bust in its last turn, so you win. In a real match the target is 3,000. Now you know Greed.

## Ten Thousand

guide-ten-thousand-start = Each player rolled one die for the start, and yours was higher. You win by landing on the target exactly, here 2,000. Roll six dice.
guide-ten-thousand-keep = Three of a kind count their face times 100. Keep the three 2s: { $by ->
    [touch] tap them
    [mouse] click them
   *[keys] click them, or press 1, 2 and 3
  }.
guide-ten-thousand-roll-on = That is 200. You need 300 in a turn to get in, so roll the other three dice.
guide-ten-thousand-ones = Every 1 counts 100 and every 5 counts 50. Keep both 1s.
guide-ten-thousand-bank = 400 points are enough to get in. A bust would cost them all. Bank them.
guide-ten-thousand-take-over = The bot banked 1,000 and left three dice. You may start with the same 1,000 points and roll those three dice. Take over.
guide-ten-thousand-five = A 5 scores. Keep it.
guide-ten-thousand-bank-again = 1,050 points of this turn are at stake, and two dice are left. That is a lot to lose. Bank.
guide-ten-thousand-exactly = The bot went bust. You have 1,450 and need exactly 550 more. A roll that could take you past 2,000 ends the turn. Roll.
guide-ten-thousand-fives = Three 5s make 500. Keep all three.
guide-ten-thousand-last = You need 50 more: a single 5 wins. Roll the other three dice.
guide-ten-thousand-last-five = There it is. Keep the 5.
guide-ten-thousand-win = 1,450 and 550 make exactly 2,000. Keep the 5 and win.
guide-ten-thousand-end = You win. In a real match the target is 10,000, and 1,000 in a turn get you in. Now you know Ten Thousand.

## Threes

guide-threes-start = In Threes the lowest total wins. Start your turn: roll five dice.
guide-threes-keep = 3s count 0, and all other dice count their face. Keep both 3s: { $by ->
    [touch] tap them
    [mouse] click them
   *[keys] click them, or press 1 and 2
  }.
guide-threes-roll-on = You keep at least one die after each roll. Roll the other three.
guide-threes-one = No 3 this time. The 1 costs least: keep it.
guide-threes-roll-two = Roll the last two dice.
guide-threes-last = Another 3. Keep it.
guide-threes-finish = The last die counts as it is, a 5. Together that is 6. Bank them.
guide-threes-end = The bot took 23, so your 6 wins. One more thing: five 6s shoot the moon and count −30. Now you know Threes.

## Three Dice

guide-three-dice-start = In Three Dice the lowest roll of a round loses and takes a sip of whatever you like. You start. Roll all three dice.
guide-three-dice-hold = Hold the 1, which counts the most: { $by ->
    [touch] tap it
    [mouse] click it
   *[keys] click it, or press 1
  }.
guide-three-dice-roll-two = You have up to three rolls. The others then get only as many as you used. Roll the other two dice.
guide-three-dice-stay = 1, 6 and 3 make 163, which is hard to beat. The bot now gets only two rolls. Stay.
guide-three-dice-stairs = The bot has 10 points and one roll left. Three of a kind or the stairs 1 2 3 would make it safe, whatever you have.
guide-three-dice-end = 69 is less than 163: the bot loses the round and takes the sip. After ten rounds the fewest sips win. Now you know Three Dice.

## Hidden Pairs

guide-hidden-pairs-start = In Hidden Pairs everyone rolls six dice in secret and makes three pairs. The rounds are worth 200, 150 and 100 points.
guide-hidden-pairs-commit = Your highest pair should win the most valuable round: put 6 6 in round 1, 5 4 in round 2, 3 1 in round 3. Choose “Highest first”, then commit.
    .first = Choose “Highest first” before you commit.
guide-hidden-pairs-revealed = You won rounds 1 and 3, the bot won round 2. The higher sum takes the points of a round.
guide-hidden-pairs-hindrance = Put the highest first again: 6 5, 5 4, 2 1. Then play Hindrance in round 1 for 50 points: it takes the sum of your two lowest dice, 3, off the bot’s pair. Commit.
    .first = Play Hindrance in round 1 first.
guide-hidden-pairs-end = Hindrance made the bot’s 12 a 9, so your 11 won 200 points for a price of 50. A real match has three turns; the most points win. Now you know Hidden Pairs.
