import { headNoun, indefinite, isMassNoun, isPluralNoun, withArticle } from './grammar.ts'

const MEASURED =
  /^\.?\d[\d.,/x× -]*\s?(?:%|(?:fl |sq )?(?:k|mm|cm|m|in|inch|oz|ml|l|g|kg|lb|lbs|gsm|dpi|px|page|piece|ply|foot|ft|yard|yd|pack|hour|ct|count|watt|tier|slot|drawer|light|person|string)\b)/i

/** Things one can count, so that "with lid" can become "with a lid" without guessing. */
const COUNTABLE = new Set(
  `lid wick handle saucer zipper pocket strap loop face hole bow tassel chain clasp stand frame base cover card bell
  extender pendant button hook ring tag box bag pouch birthstone toy magnet label bracket knot charm stone bead
  spout rim foot shelf drawer mirror stem candle shade cord plug switch bulb plate tray dish bowl spoon scoop
  brush cap cork dropper pump stamp seal envelope insert pen pencil sleeve hood collar cuff hem band belt buckle
  snap flap closure tie ribbon wreath flower leaf petal star moon heart sun cloud rainbow tree bird cat dog fox
  bear rabbit owl dragon finish pattern print border edge back front side liner template page link guide
  diffuser reed jar bottle basket blanket pillow ornament key keychain ladder peg bezel post backing
  photo picture tin pot planter hanger panel screen tab cushion blade carabiner tail ear nose bone squeaker treat leash harness bezel pull eye body head wing case holder`.split(
    /\s+/,
  ),
)

/** A noun phrase as part of a sentence: article in front, and inside after "with". */
export function nounPhrase(written: string): string {
  const phrase = measureFirst(written)
  const head = headNoun(phrase)
  const inner = innerArticles(phrase)
  const isMeasuredThing = MEASURED.test(phrase) && !isPluralNoun(head) && !isMassNoun(head)
  return pairArticles(isMeasuredThing ? `${indefinite(inner)} ${inner}` : withArticle(inner))
}

// "chain 16 inches with extender" is "16 inch chain with extender"; other figures go in brackets.
function measureFirst(phrase: string): string {
  const rough = /^(\D+?),? (about|around|up to) (\d.*)$/i.exec(phrase)
  if (rough !== null) return `${rough[1]} (${rough[2]} ${rough[3]})`
  const sided = /^(\D+?) (\d[\d.,]*) (?:inch|inches) (wide|long|tall|high|deep|thick|round)$/i.exec(
    phrase,
  )
  if (sided !== null) return `${sided[2]} inch ${sided[3]} ${sided[1]}`
  const measured = /^(\D+?),? (\d[\d.,/-]*) (?:inch|inches|in)\b(?: (with .*))?$/i.exec(phrase)
  if (measured !== null)
    return `${measured[2]} inch ${measured[1]}${measured[3] === undefined ? '' : ` ${measured[3]}`}`
  const figures =
    /^([\p{L} -]+?),? (\d\S*(?: \S*\d\S*)*(?: (?:jpe?g|png|pdf|svg|mm|cm|dpi|px|g|oz|ml))*)$/iu.exec(
      phrase,
    )
  return figures === null ||
    /\b(?:of|in|for|photo|page|size|with|to|up|about|or|and)$/.test(figures[1] ?? '')
    ? phrase
    : `${figures[1]} (${figures[2]})`
}

/** A phrase without its own article, but with those inside it: "tray with a rim and a handle". */
export function modifiers(phrase: string): string {
  return pairArticles(innerArticles(phrase))
}

/** "planter with sleepy face" becomes "planter with a sleepy face". */
export function innerArticles(phrase: string): string {
  return placed(phrase).replace(AFTER_JOINT, addArticle)
}

const AFTER_JOINT =
  /\b(with|in|from|has|have|includes|plus) ((?:\p{L}|\d)[^,()]*?)(?=$|,|\(| and | or | with | for | in | on | of )/gu

// Inside a noun phrase every member of a pair is a thing: "a rim and a handle".
function pairArticles(phrase: string): string {
  return phrase.replace(
    /(?<=(?:^| )(?:with|an?) .*)\b(and) (\p{L}[^,()]*?)(?=$|,|\(| and | or | with | for | in | on | of )/gu,
    addArticle,
  )
}

/** "crack in base" becomes "crack in the base". */
export function placed(text: string): string {
  return text.replace(PLACE, '$1 the $2')
}

const PLACE =
  /\b(in|on|at|near|under|inside|along|around) (base|back|front|top|bottom|lid|rim|handle|corner|inside|edge|neck|foot|underside|surface|spine|hem|seam|collar)\b/gu

function addArticle(whole: string, word: string, part: string): string {
  const head = headNoun(part)
  const isBare =
    !/^(?:an?|the|your|our|my|its|their|each|every|one|two|no|some|\d+ \p{L}+s\b)/iu.test(part)
  if (!COUNTABLE.has(head) || /"|\d$/.test(part) || !isBare) return whole
  // "Signed in pencil" says with what.
  if (word === 'in' && /^(?:pen|pencil)$/.test(part)) return whole
  return /^\d/.test(part) && !MEASURED.test(part) ? whole : `${word} ${indefinite(part)} ${part}`
}
