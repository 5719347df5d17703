const MAKING =
  /\b(?:made|painted|knitted|sewn|printed|carved|built|poured) to order\b|\bmade on request\b|\b(?:last|final|latest) (?:order(?:ing)? (?:date|day)|orders?|date to order)\b[^.]{0,30}(?:\d|\b(?:xmas|christmas)\b)|\b(?:lead time|turn ?around|tat|production|making time|(?:i|we) work|(?:takes?|allow|ready in)(?= [^.]{0,16}\d))\b[^.]{0,40}\d|(?<=\d|one|two|three|four|six|eight) ?(?:days?|weeks?|wks?)(?: to make\b|(?: of)? lead\b)/i
const ON_ITS_WAY =
  /\b(?:post|posts|posting|postage|ship|ships|shipped|shipping|dispatch\w*|despatch\w*|deliver\w*|sent|courier|arrive|arrives|processing|handling|reach|refund\w*|return\w*|response|reply)\b/i
const PARTED = /(?:\bplus|\band then|\bthen|\+|[,;.]) (?:\w+ )?$/i
const MADE_ABROAD =
  /(?<!\p{L})(?:auf bestellung|sur commande|à la commande|por encargo|bajo pedido|su ordinazione|op bestelling|sob encomenda|por encomenda|na zamówienie|på beställning)(?!\p{L})|\b(?:lieferzeit|fertigung|levertijd)\b.{0,16}\d.{0,6}(?:wochen?|werktage?|werkdagen|weken)\b|\bprazo\b.{0,20}\d.{0,6}dias\b|\bdélai de (?:fabrication|réalisation|confection)\b.{0,20}\d/iu

/** "Made to order, allow 3 weeks": how long the making takes is what a buyer asks; how long the post takes is the shop's. */
export function isLeadTime(text: string): boolean {
  const at = text.search(ON_ITS_WAY)
  // "Takes 2 weeks in the studio plus shipping"; "allow 3 days for dispatch" is of the post alone.
  const front = at === -1 ? text : text.slice(0, at)
  const isOfThePost = at !== -1 && !PARTED.test(front)
  return (MAKING.test(front) && !isOfThePost) || MADE_ABROAD.test(text)
}
