type Rule = { head: string; body: string; isEmpty: boolean }

/**
 * What of a finished stylesheet a page can use: the rules whose classes all stand in the page or in the
 * script that it loads, and the faces that have one of its letters. What names no class stays, and so does everything
 * else that is no rule for elements.
 */
export function stylesOfPage(styles: string, texts: readonly string[]): string {
  const used = new Set(texts.flatMap(wordsOf))
  return rulesOf(styles)
    .filter((rule) => isNoFace(rule) || hasLetterOf(rule, [styles, ...texts]))
    .map((rule) => written(rule, used))
    .join('')
}

function isNoFace({ head, body }: Rule): boolean {
  return head !== '@font-face' || !body.includes('unicode-range:')
}

/** A face of accented letters, say, is never loaded by a page that has none of them. */
function hasLetterOf({ body }: Rule, texts: readonly string[]): boolean {
  const ranges = [...body.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(
    ([, from = '', to = from]) => [
      parseInt(from.replaceAll('?', '0'), 16),
      parseInt(to.replaceAll('?', 'F'), 16),
    ],
  )
  const letters = new Set(texts.join(''))
  return [...letters].some((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return ranges.some(([from = 0, to = 0]) => from <= code && code <= to)
  })
}

// A class is a word between blanks and quotes, in markup and in a script alike.
function wordsOf(text: string): string[] {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .split(/[\s"'`]+/)
}

const HOLDS_RULES = /^@(?:media|supports|layer|container)\b/

function written({ head, body, isEmpty }: Rule, used: Set<string>): string {
  if (isEmpty) return `${head};`
  if (HOLDS_RULES.test(head)) {
    const inside = rulesOf(body)
      .map((rule) => written(rule, used))
      .join('')
    return inside === '' ? '' : `${head}{${inside}}`
  }
  if (head.startsWith('@')) return `${head}{${body}}`
  const selectors = apart(head).filter((selector) =>
    classesOf(selector).every((one) => used.has(one)),
  )
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`
}

/** The classes that an element must have, those around it included; what it may not have does not count. */
function classesOf(selector: string): string[] {
  const [wanted = ''] = selector.split(/:(?:not|is|where|has)\(/)
  return [...wanted.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) =>
    unescaped(name),
  )
}

function unescaped(name: string): string {
  return name
    .replaceAll(/\\([0-9a-f]{1,6}) /g, (_all, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    )
    .replaceAll(/\\(.)/g, '$1')
}

/** The rules of one level, in their order. */
function rulesOf(styles: string): Rule[] {
  const rules: Rule[] = []
  let begin = 0
  while (begin < styles.length) {
    const end = endOf(styles, begin, (character) => character === '{' || character === ';')
    const head = styles.slice(begin, end)
    if (styles[end] !== '{') {
      if (head.trim() !== '') rules.push({ head, body: '', isEmpty: true })
      begin = end + 1
      continue
    }
    const close = closeOf(styles, end)
    rules.push({ head, body: styles.slice(end + 1, close), isEmpty: false })
    begin = close + 1
  }
  return rules
}

/** The parts between the commas that stand in no brackets. */
function apart(list: string): string[] {
  const parts: string[] = []
  let begin = 0
  while (begin <= list.length) {
    const end = endOf(list, begin, (character) => character === ',')
    parts.push(list.slice(begin, end))
    begin = end + 1
  }
  return parts
}

function closeOf(styles: string, open: number): number {
  let depth = 0
  return endOf(styles, open, (character) => {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    return depth === 0
  })
}

/** Where the first character stands that is looked for, outside of strings, brackets and escapes. */
function endOf(text: string, from: number, isEnd: (character: string) => boolean): number {
  let quote = ''
  let brackets = 0
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '\\') at += 1
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '(' || character === '[') brackets += 1
    else if (character === ')' || character === ']') brackets -= 1
    else if (brackets === 0 && isEnd(character)) return at
  }
  return text.length
}
