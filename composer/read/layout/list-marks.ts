const TILDE = /^(\s*)~ +(?=[\p{L}\p{Nd}])/u
const ABOUT_MEASURE =
  /^\s*~ +\d[\d.,/x ]*(?:kg|g|lbs?|oz|[cm]?m|in|inch|inches|ft|ml|l|"|')(?![\p{L}\p{Nd}])/u
const RUN_MIN = 2

const FIRST_NAMED = /^\s*(\p{L}[\p{L} ]{0,20}?) 1\s?[:.)] +\S/u
const NUMBERED = /^\s*(\d{1,2})\s?[:.)] +(?=\S)/

const LETTER_A = /^(\s*a)\s?[-–—:.] +(?=\S)/i
const LETTER_B = /^\s*b\s?[-–—:.)] +\S/i

/** Marks that only the lines around them tell: tildes, "Scent 1:" above "2:", "A -" above "B -". */
export function withListMarksRead(raw: readonly string[]): string[] {
  return withLettersRead(withNumbersRead(withTildesRead(raw)))
}

/** "~ 10 steps" above "~ potty chart" is a list; "~ 9 lb" alone is about nine pounds. */
function withTildesRead(raw: readonly string[]): string[] {
  const lines = [...raw]
  let from = 0
  while (from < lines.length) {
    let to = from
    while (TILDE.test(lines[to] ?? '')) to += 1
    const run = lines.slice(from, to)
    if (run.length >= RUN_MIN && run.some((line) => !ABOUT_MEASURE.test(line)))
      lines.splice(from, run.length, ...run.map((line) => line.replace(TILDE, '$1• ')))
    from = Math.max(to, from + 1)
  }
  return lines
}

/** "Scent 1: mint", "2: lavender" are no steps. */
function withNumbersRead(raw: readonly string[]): string[] {
  let label = ''
  let next = 0
  return raw.map((line) => {
    const [, first] = FIRST_NAMED.exec(line) ?? []
    const isNext = label !== '' && Number(NUMBERED.exec(line)?.[1] ?? 0) === next
    if (first !== undefined) {
      label = first
      next = 2
    } else if (isNext) next += 1
    else label = ''
    return isNext ? line.replace(NUMBERED, '• $1: ') : line
  })
}

/** "A - perfect" is no sentence that begins with an article. */
function withLettersRead(raw: readonly string[]): string[] {
  return raw.map((line, at) =>
    LETTER_A.test(line) && LETTER_B.test(raw[at + 1] ?? '') ? line.replace(LETTER_A, '$1) ') : line,
  )
}
