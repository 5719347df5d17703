import { lines, stems, type Craft } from '../craft.ts'

// What is played at a table; cards that are read and puzzles that are laid need their own word.
export const GAMES: Craft = {
  nouns: stems(
    'chess chessboard chessmen dice backgammon checkers domino dominoe cribbage mahjong tarot playingcard puzzleboard boardgame',
  ),
  signs: stems('chess dice dnd tabletop cribbage tarot'),
  emojis: ['🎲', '♟️', '🃏', '🧩', '🏆', '🌙', '☕', '✨'],
  openings: {
    warm: lines(`
      {A_lead} for the table after the plates are gone.
      {A_lead} for [rainy Saturdays|long evenings|the cabin table].
      {A_lead}, ready when the [phones are put away|dishes are done].
    `),
    tale: lines(`
      {A_lead} for [evenings that get out of hand|nights with nowhere to be].
      {A_lead}, with [rainy weather|a stormy night] in mind.
      Meet {a_lead}, [a reason to stay up late|tonight's plan].
    `),
    plain: lines(`
      {A_lead} for [evenings at the table|regular players|an evening without screens].
      {A_lead} for [a side table|a game shelf|a winter evening].
      {A_lead} for [friends and family|regular evenings|a standing date].
    `),
    terse: lines(`
      {A_lead}. [Sit down|Screens off|Lights low].
      {A_lead} for a table and time.
      {A_lead} for [slow evenings|long nights|quiet evenings].
    `),
  },
  scenes: {
    warm: lines(`
      (chess chessboard chessmen) Leave the {name} set up by the window and let a game [run for a week|go on between cups of tea].
      (chess chessboard chessmen checkers backgammon) Your nephew wants to play; set out the {name} and [lose with dignity|pretend you aren't trying].
      (dice dnd !tray !tower !backgammon !board) Everyone at the table has a ritual before a roll, and the {name} will [get blamed anyway|put up with all of them].
      (dice dnd !tray !tower !backgammon !board) Session starts at seven, snacks at six; the {name} {v:goes} [next to the character sheets|in your bag first].
      (cribbage) Fifteen-two, fifteen-four, and [someone's counting too fast|Grandpa's ahead]: the {name} {v:keeps} the score.
      (puzzle jigsaw) When dinner's ready the {name} {v:goes} [under the sofa|on the sideboard] with half a castle still missing.
      (tarot oracle) Shuffle the {name}, draw one, and let it keep you company over [coffee|the first page of a journal].
      (tarot oracle) Turn up a card from the {name} when friends are over, and [the talk takes a turn|nobody talks about work].
      (tray tower) No more dice under the fridge: the {name} {v:keeps} every roll [on the table|where you can see it].
      (card deck !tarot !oracle !chess !board !backgammon) Keep the {name} in the [cabin|picnic basket|kitchen drawer] and rain turns into gin rummy.
      Leave the {name} on the coffee table and people will [sit down without being asked|get curious].
      (!tarot !oracle !puzzle !jigsaw) With the {name} on the table nobody [checks a phone|mentions the time] until the round's over.
      Take the {name} along to the [cabin|in-laws|lake house], where the evenings are long and the reception's bad.
      (!tarot !oracle !puzzle !jigsaw) House rules are half the fun, so [write yours down|keep yours] with the {name}.
      (!tarot !oracle !puzzle !jigsaw) Some families play for [a chipped trophy|who does the dishes]; the {name} {is} where it starts.
      Give the {name} to someone you'd like to [see more often|spend more evenings with].
      (tray tower) Clear the map, open the snacks, set the {name} in the middle: [the evening has begun|everyone sits up].
      (puzzle jigsaw) Put the {name} on the coffee table in December, and everybody who walks by will [fit in a piece|stay ten minutes].
      (!tarot !oracle) You'll want [3 and: pretzels|a fresh pot of tea|a notepad|good light|your sister|the rain] to go with it.
      (tarot oracle) Bring [3 or: a notebook|a candle|a cup of tea|an hour|a good friend|an open question] to the first shuffle.
    `),
    tale: lines(`
      (chess chessboard chessmen) On the {name} [a queen goes wherever she likes|bishops only cut corners], and tea goes cold beside her.
      (chess chessboard chessmen checkers backgammon) Empires rise and fall on the {name} between [soup and pudding|homework and bedtime].
      (dice dnd !tray !tower !backgammon !board) Dragons have been [slain|spared] by less than a good throw with the {name}.
      (dice dnd !tray !tower !backgammon !board) The {name} {v:bears} no grudge, [whatever you call {them}|even after three bad rolls in a row].
      (cribbage) Round the {name} go the pegs, [neck and neck|like greyhounds], and nobody breathes at the last street.
      (puzzle jigsaw) Under the lamp, on the {name}, a [lighthouse|meadow] comes together out of sky bits and stubbornness.
      (tarot oracle) Lay out the {name} by candlelight and let the pictures [start a conversation|argue among themselves].
      (tarot oracle) The {name} {v:has} a picture for every mood, [even for Mondays|including the one you're in].
      (tray tower) Runaway dice are a matter of the past once the {name} {is} out; [the cat is sorry to hear it|the dog misses them].
      (card deck !tarot !oracle !chess) In the {name} there are [bluffs|card tricks] enough for a whole winter.
      Thunder outside, the {name} inside, and [no one wants it to stop|the cocoa nearly gone].
      (!tarot !oracle !puzzle !jigsaw) The {name} {v:settles} small questions, such as [who does the dishes|whose turn it is to walk the dog].
      (!tarot !oracle !puzzle !jigsaw) Mild-mannered people change when the {name} {v:comes} out; [watch your aunt|count the spoons].
      (!tarot !oracle !puzzle !jigsaw) One more round, says everyone, and the {name} {v:stays} out until [midnight|the candles give up].
      (!tarot !oracle !puzzle !jigsaw) Win, lose, [accuse|demand a recount]: the {name} {is} patient about it.
      (!tarot !oracle !puzzle !jigsaw) Give {a_name} to a worthy opponent, [and start plotting|and offer the first move].
      (tray tower) Inside the {name}, fate makes [a tidy sound|rather less noise]; outside {them}, the chips are safe.
      (puzzle jigsaw) The {name} {v:sees} a sky grow slowly, [edge to edge|piece by stubborn piece], from both ends.
      (!tarot !oracle) Bring along [3 and: a grudge|lucky socks|ginger biscuits|your best poker face|an umpire|a thermos].
      (tarot oracle) {It} {v:goes} with [3 and: candle ends|a rainy window|a second cup|someone's cat|old rings|a long table].
    `),
    plain: lines(`
      (chess chessboard chessmen) Left on a side table, the {name} {v:invites} a game that can continue over several days.
      (chess chessboard chessmen checkers backgammon) The {name} {v:makes} a good bridge between [grandparents and grandchildren|generations].
      (dice dnd !tray !tower !backgammon !board) At the game table, the {name} {v:keeps} rolls [in view|within the circle of players].
      (dice dnd !tray !tower !backgammon !board) The {name} {v:suits} role-playing campaigns as well as [board games|family games].
      (cribbage) With the {name}, the score stays visible to [both players|the whole table] from the first hand to the last.
      (puzzle jigsaw) The {name} {v:lets} a puzzle wait for days without blocking the [dining|coffee] table.
      (tarot oracle) A quiet quarter of an hour with the {name} can open or close a day of writing.
      (tarot oracle) The artwork of the {name} repays slow looking, [card by card|one card at a time].
      (tray tower) The {name} {v:keeps} dice off the [board|map] and on the table, where everyone sees the result.
      (card deck !tarot !oracle !chess) The {name} {v:takes} little room in a [suitcase|drawer] and serves any number of evenings.
      Kept in sight, the {name} will be used more often than from a [cupboard|closet].
      The {name} {v:gives} an evening with friends a shape that [conversation alone|television] does not.
      For a [cabin|guest house|waiting room], the {name} {is} a good thing to have on the shelf.
      (!tarot !oracle) On a coffee table, the {name} {v:looks} after guests while [dinner is being cooked|coffee is made].
      (!tarot !oracle !puzzle !jigsaw) The {name} can mark a standing date, such as [the first Friday of the month|Sunday after lunch].
      (!tarot !oracle !puzzle !jigsaw) For an experienced player, {a_name} {v:shows} that the giver [paid attention|knows the game].
      (tray tower) With the {name} in the middle of the table, every player reaches it and every roll is [seen|counted].
      (puzzle jigsaw) The {name} {v:moves} with the puzzle, from [table to sideboard|room to room].
      (!tarot !oracle) A good evening needs [3 and: tea|a notepad|good light|snacks|enough chairs|time].
      (tarot oracle) All {it} {v:asks} for is [3 and: a clear table|good light|some quiet|a notebook|half an hour|clean hands].
    `),
    terse: lines(`
      (chess chessboard chessmen) A game on the {name} can last a week.
      (chess chessboard chessmen checkers backgammon) Two chairs, the {name}, no hurry.
      (dice dnd !tray !tower !backgammon !board) Roll the {name} and live with it.
      (dice dnd !tray !tower !backgammon !board) The {name} {v:goes} next to the character sheets.
      (cribbage) Peg by peg, the {name} {v:keeps} score.
      (puzzle jigsaw) Half a puzzle can wait on the {name}.
      (puzzle jigsaw) The {name} {v:moves}. The puzzle stays.
      (tarot oracle) Draw one from the {name}, fill one page.
      (tarot oracle) Shuffle the {name}. Draw. Look.
      (tarot oracle) The {name} {v:asks} for a table and quiet.
      (tray tower) Dice stay put in the {name}.
      (tray tower) The {name} {v:shows} each roll to all.
      (card deck !tarot !oracle !chess) Pack the {name} for rainy days.
      Phones down, the {name} out.
      Leave the {name} where guests can see {them}.
      (!tarot !oracle !puzzle !jigsaw) One more round with the {name}.
      Keep the {name} on a cabin shelf.
      (!tarot !oracle !puzzle !jigsaw) Give the {name} to a rival.
      An hour and the {name} make an evening.
    `),
  },
  tips: {
    warm: lines(`
      (chess chessboard checkers) When you set up the {name}, a light square goes at each player's [lower right|right hand]; it settles arguments.
      (dice dnd !tray !tower !backgammon !board) Roll the {name} on something soft, or your [tabletop|neighbor downstairs] will complain.
      (tarot oracle card deck) Shuffle the {name} overhand if bridge shuffling makes you wince; [corners last longer|bends show fast].
      (tarot oracle) Go through the {name} card by card on the first evening, before you [shuffle|ask {them} anything].
      (tray !tower) Tip the {name} out over the table's edge now and then; [crumbs hide|snacks collect] in the corners.
      (puzzle jigsaw) Sort the pieces on the {name} by edge and color first, and the middle [goes faster|takes care of itself].
      (!tarot !oracle !puzzle !jigsaw) Keep the {name} and a [pencil|notepad] together, so scores don't end up on napkins.
      (!tarot !oracle !puzzle !jigsaw) Clean hands before a game with the {name}, no [chips|butter]; grease is hard to get off anything.
      (!tarot !oracle !puzzle !jigsaw !tray) Count the pieces before you put the {name} away, while the lost one's still [under the sofa|close by].
      Keep the {name} out of the sun when not in use; [one side fades|things warp] otherwise.
      (!tarot !oracle !puzzle !jigsaw) Drinks go on a side table when the {name} {is} out; [ask anyone who forgot|somebody always forgets].
      (tray !tower) Try a roll with one die first; you'll see how hard to throw in the {name}.
      (puzzle jigsaw) Slide the {name} somewhere flat between sittings; [one tilt|one bump] undoes an evening's work.
    `),
    tale: lines(`
      (chess chessboard checkers) Light square on the right: [say it like a spell|that's all the opening theory needed] when setting up the {name}.
      (dice dnd !tray !tower !backgammon !board) Send the {name} rolling over cloth now and then, and the [cat|table] sleeps on.
      (tarot oracle card deck) Be gentle with the corners of the {name}; a dog-eared card is [a known card|no secret].
      (tarot oracle) Meet the {name} in order, first card to last, before [the shuffling|chance] takes over.
      (tray !tower) Crumbs gather in the corners of the {name}, where [snacks go to retire|the chips have been].
      (puzzle jigsaw) Edges first, sky last is the old rule for the {name}, [and the sky still takes forever|and cats sit on it regardless].
      (!tarot !oracle !puzzle !jigsaw !tray) Do a roll call before the {name} {v:goes} back to bed; strays hide [in cushions|near the dog].
      (!tarot !oracle !puzzle !jigsaw) Popcorn and the {name} belong to [different hands|separate acts of the evening].
      (!tarot !oracle !puzzle !jigsaw) Cups at a distance: the {name} {v:has} survived [defeat|cheating], but fears cocoa.
      (!tarot !oracle !puzzle !jigsaw) Agree on the house rules before the {name} {v:comes} out, not [after|during the shouting].
      (tray !tower) Throw as if you meant it, but aim for the {name}; [the gods are watching|lamps have been lost].
      (puzzle jigsaw) Carry the {name} level, like [soup|a sleeping baby], and no lighthouse falls apart.
    `),
    plain: lines(`
      (chess chessboard checkers) When setting up the {name}, turn the board so that a light square is on the right of each player.
      (dice dnd !tray !tower !backgammon !board) A soft surface under the {name} protects [edges|the table] and reduces noise.
      (tarot oracle card deck) Store the {name} flat and closed, as cards [bend|take on moisture] when left out.
      (tarot oracle) Looking through the {name} in order first makes the [imagery|system] easier to learn.
      (tray) Brush out the {name} after the game, since grit in the corners [marks the dice|gets under the next roll].
      (puzzle jigsaw) Measure the finished size of a puzzle before starting it on the {name}.
      (!tarot !oracle !puzzle !jigsaw !tray) Count the pieces of the {name} after each game, [when missing ones are easy to find|before leaving the table].
      Keep food and drink off the table while the {name} {is} in use.
      Store the {name} away from [direct sun|radiators], which can fade or warp the parts.
      Wipe the {name} with a dry cloth after use, since [hands leave traces|grease attracts dust].
      (tray) Place the {name} where every player can [reach {them}|see into {them}] without standing up.
      (puzzle jigsaw) Keep the {name} level when moving {them}, with the loose pieces in a [bowl|box] beside {them}.
    `),
    terse: lines(`
      (chess chessboard checkers) A light square sits right of each player on the {name}.
      (dice dnd !tray !tower !backgammon !board) Roll the {name} on something soft.
      (tarot oracle card deck) Store the {name} flat.
      (tarot oracle) See every card of the {name} before shuffling.
      (tray) Brush crumbs out of the {name}.
      (tray) Place the {name} in reach of all.
      (puzzle jigsaw) Measure the puzzle before using the {name}.
      (puzzle jigsaw) Keep the {name} level when you move {them}.
      (!tarot !oracle !puzzle !jigsaw !tray) Count the pieces before you store the {name}.
      Clean hands first, then the {name}.
      No cups near the {name}.
      Keep the {name} out of the sun.
    `),
  },
}
