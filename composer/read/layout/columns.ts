const LEADER = /^(\s*\p{L}[\p{L} +&/'-]{1,28}?)\?? ?\.{4,} ?(?=\S)/u

/** Beside others two points are enough. */
const SHORT_LEADER = /^(\s*\p{L}[\p{L} +&/'-]{1,28}?) ?\.{2,3} (?=\S)/u
const LEADERS_MIN = 3

/** "Height ........ 9 cm": a row of points leads from a label to its value. */
export function withoutLeaders(raw: readonly string[]): string[] {
  const areMany = raw.filter((line) => LEADER.test(line)).length >= LEADERS_MIN
  const led = raw.map((line) => line.replace(LEADER, '$1: '))
  return areMany ? led.map((line) => line.replace(SHORT_LEADER, '$1: ')) : led
}

const COLUMN = /^(\s*\p{Lu}[\p{L}.]*(?: [\p{L}.]+){0,3}?)\.? {3,}(?=\S)/u
/** In capitals two spaces are enough: "LOAD  up to 25 kg". */
const LOUD_COLUMN = /^(\s*\p{Lu}{3,}(?: \p{Lu}{2,}\.?){0,2})(?: {2,}| +\/\/ +)(?=[^\s(])/u
const COLUMNS_MIN = 3
const LOUD_COLUMNS_MIN = 2
/** A label in capitals may stand alone between blank lines. */
const LOUD = /^\s*\p{Lu}{3,}\??\s/u

function isColumns(line: string | undefined): boolean {
  return line !== undefined && (COLUMN.test(line) || LOUD_COLUMN.test(line))
}

/** "COVER      olive canvas": rows of two columns are labels and their values. */
export function withColumnsRead(raw: readonly string[]): string[] {
  const isTable =
    raw.filter(isColumns).length >= COLUMNS_MIN ||
    raw.filter((line) => LOUD_COLUMN.test(line)).length >= LOUD_COLUMNS_MIN
  if (!isTable) return [...raw]
  return raw.map((line, at) =>
    LOUD.test(line) || isColumns(raw[at - 1]) || isColumns(raw[at + 1])
      ? line.replace(COLUMN, '$1: ').replace(LOUD_COLUMN, '$1: ')
      : line,
  )
}
