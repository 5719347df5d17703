/** "Cut and joined by hand in my workshop in Leeds": a verb of making, and what stands behind it in its sentence. */
const MADE =
  /\b(?:hand ?-?)?(?:made|sewn|woven|knitted|thrown|crafted|built|printed|poured|carved|turned|joined|produced|assembled|manufactured|stitched|crocheted|forged|quilted|baked|blended|bound|dyed|painted|sawn|cast|fired|roasted)\b([^.!?\n]{0,80})/giu
/** "I dye every skein in a pot in my kitchen in Northumberland" */
const MAKING =
  /\b(?:I|we|We) (?:hand ?-?)?(?:make|dye|sew|weave|knit|throw|craft|build|print|pour|carve|turn|stitch|crochet|forge|quilt|bake|blend|bind|paint|cast|roast|cut)\b([^.!?\n]{0,80})/gu
const PLACED =
  /\b(?:in|near)\s+(?:(?:my|our|the|a|an)\s+)?(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*)/gu
/** "Made in leeds", as a phone has it. */
const PLACED_SMALL =
  /^\s+in\s+(?!(?:my|our|the|a|an|small|one|two|pure|solid|uk|usa?)\b)(\p{Ll}{4,})(?=[\s,.!]*$|[,.!])/u

/** Where a text says that the thing is made, by the names of places. */
export function madeWhere(text: string): ReadonlySet<string> {
  const places = [...text.matchAll(MADE), ...text.matchAll(MAKING)].flatMap(([, behind = '']) => {
    const named = [...behind.matchAll(PLACED)].flatMap(([, place = '']) => place)
    const small = PLACED_SMALL.exec(behind)?.[1]
    return named.length === 0 && small !== undefined ? [small] : named
  })
  return new Set(places.map((place) => place.toLowerCase()))
}

/** Whether a line says of another place than the text that the thing is made there: "made in Porto" of one made in Leeds. */
export function isMadeElsewhere(line: string, text: string): boolean {
  const [said, told] = [madeWhere(line), madeWhere(text)]
  return said.size > 0 && told.size > 0 && [...said].every((place) => !told.has(place))
}

/** "Planed and oiled by me", and not "loved by my kids". */
const MADE_BY =
  /\b(?!(?:inspired|loved|approved|tested|worn|used|owned|requested|taken|given)\b)(?:\p{L}+ed|made|sewn|woven|knit|thrown|built|drawn|bound|cut|spun|cast) (?:(?:entirely|all|here|only|(?:up )?by hand) )?by (?:me|us|my|our|both of us|one of us)\b/iu
/** What was made, in French, German, Spanish, Italian, Portuguese, Dutch and Swedish, by the stems of participles. */
const MADE_ABROAD = String.raw`(?<!\p{L})(?:(?:cous|tiss|fai|fabriqu|tourn|tricot|crochet|brod|réalis|imprim|forg|peint|moul)(?:t|u|é)?e?s?|handgemacht|(?:ge|her|ver)(?:fertigt|näht|macht|strickt|häkelt|drechselt|stellt|gestellt|töpfert|webt|schmiedet|maakt|naaid|breid|haakt|vaardigd)|(?:hech|cosid|tejid|fabricad|tallad|bordad|elaborad|fatt|cucit|realizzat|prodott|ricamat|feit|costurad|produzid)[oaie]s?|tillverkad|sydd|stickad|handgjord)(?!\p{L})[^.!?\n]{0,30}?(?<!\p{L})`
const BY_ME_ABROAD = new RegExp(
  String.raw`${MADE_ABROAD}(?:par (?:moi|nous|mon|ma|mes)|von (?:mir|uns|mein\p{L}*)|por (?:mí|mi|mim|nosotr\p{L}*)|da (?:me|noi)|door (?:mij|ons|mijn)|av (?:mig|oss))(?!\p{L})`,
  'iu',
)
const PLACED_ABROAD = new RegExp(String.raw`${MADE_ABROAD}(?:à|en|in|a|em|i) (?=\p{Lu}\p{Ll})`, 'u')
/** "Von mir in Passau gefertigt": the verb stands behind. */
const VERB_LAST =
  /(?<!\p{L})(?:von (?:mir|uns|mein\p{L}*|unser\p{L}*)|in \p{Lu}\p{Ll}+)(?!\p{L})[^.!?,\n]{0,40} (?:hand)?(?:ge(?:fertigt|näht|macht|strickt|häkelt|drechselt|töpfert|webt|schmiedet|malt|gossen|druckt)|hergestellt)(?!\p{L})/iu
const SAID_IN_PASSING = 16

/** "Sewn by me in Leeds", "cousu par moi à Lyon": who made it or where, in so few words that it is no story. */
export function tellsMaker(text: string): boolean {
  if (text.split(' ').length > SAID_IN_PASSING) return false
  const isPlaced = madeWhere(text).size > 0 || PLACED_ABROAD.test(capitalLess(text))
  return isPlaced || MADE_BY.test(text) || BY_ME_ABROAD.test(text) || VERB_LAST.test(text)
}

/** The first letter is a capital wherever it stands. */
function capitalLess(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
