/** "Cut and joined by hand in my workshop in Leeds": a verb of making, and what stands behind it in its sentence. */
const MADE =
  /\b(?:hand ?-?)?(?:made|sewn|woven|knitted|thrown|crafted|built|printed|poured|carved|turned|joined|produced|assembled|manufactured)\b([^.!?\n]{0,80})/giu
const PLACED =
  /\b(?:in|near)\s+(?:(?:my|our|the|a|an)\s+)?(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*)/gu
/** "Made in leeds", as a phone has it. */
const PLACED_SMALL =
  /^\s+in\s+(?!(?:my|our|the|a|an|small|one|two|pure|solid|uk|usa?)\b)(\p{Ll}{4,})(?=[\s,.!]*$|[,.!])/u

/** Where a text says that the thing is made, by the names of places. */
export function madeWhere(text: string): ReadonlySet<string> {
  const places = [...text.matchAll(MADE)].flatMap(([, behind = '']) => {
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
