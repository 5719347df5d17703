export const DENYING = new Set(
  "no not never without non nor neither isn't aren't isnt arent don't doesn't dont doesnt won't wont can't cant cannot didn't didnt wasn't wasnt except excluding unlike nicht kein keine keinen ohne pas sans non senza sin geen niet zonder sem não nie bez inte utan tampoco nunca jamás ningún ninguna ninguno aucun aucune jamais nessun nessuna mai weder noch nooit niemals keinem keiner ni nem ani tampouco neanche nemmeno neppure nenhum nenhuma ingen inget inga aldrig nigdy rien niente nulla nada niets nichts nic ingenting".split(
    ' ',
  ),
)

/** "No two alike", "not only", "no fuss": these deny nothing about the thing. */
export const IDLE = new Set(
  'two matter one more less longer idea doubt problem problems worries need fuss question such way only just sure too so all always exactly quite really hesitate forget promise promises guarantee guarantees return returns refund refunds exchange exchanges'.split(
    ' ',
  ),
)

/** Whoever does not do these things tells what to beware of, not what the thing is. */
export const VERBAL = new Set(
  "never don't doesn't dont doesnt won't wont can't cant cannot didn't didnt".split(' '),
)

export const HELPERS = new Set([
  'do',
  'does',
  'did',
  'will',
  'can',
  'could',
  'should',
  'would',
  'may',
])

/** "Non ho fatto analisi" tells of a deed too. */
export const HELPERS_BEHIND = new Set(
  'ho hai ha abbiamo hanno ai avons habe haben hab he hemos heb'.split(' '),
)

/** With these, a verb denied is a thing denied: "does not fit X", "I don't make X". */
export const HAVING = new Set(
  'fit fits fitting suit hold work have has make making sell selling offer contain do carry'.split(
    ' ',
  ),
)

export const COMING = new Set(['include', 'come', 'supply', 'provide', 'ship', 'get'])

export const NEVER_A_PART = new Set([
  'photo',
  'picture',
  'image',
  'listing',
  'item',
  'set',
  'order',
])

export const ENDS = new Set([
  'but',
  // "No safety tests done its a hat" goes on to another statement.
  'its',
  "it's",
  'thats',
  "that's",
  'so',
  'because',
  'as',
  'if',
  'se',
  'wenn',
  'falls',
  'when',
  'until',
  'which',
  'that',
  'please',
  'and',
  'while',
  'just',
  'unless',
  'needed',
  'required',
  'necessary',
])

export const ABSENT = new Set(
  'included supplied incl provided sale selling part dabei enthalten inbegriffen mitgeliefert compris comprise inclus incluse incluso inclusa incluido incluida inbegrepen meegeleverd ingår inklusive inkl bij fourni fournie fournis fournies comprises incluidos incluidas incluídas incluídos inclusos inclusas inclusi compresa compreso compresi comprese medföljer'.split(
    ' ',
  ),
)
