import type { Brief } from '../read/form.ts'

/** At most one of each, on lines that say what it shows. */
const BY_LABEL: readonly (readonly [string, readonly string[]])[] = [
  [
    '📏',
    [
      'size',
      'sizes',
      'dimensions',
      'measurements',
      'measures',
      'length',
      'height',
      'width',
      'diameter',
    ],
  ],
  ['🎨', ['colour', 'color', 'colours', 'colors']],
  [
    '📦',
    [
      'included',
      'contents',
      'what you get',
      'in the box',
      'what is included',
      "what's included",
      'kit contents',
    ],
  ],
  ['🧼', ['care', 'washing', 'cleaning', 'care instructions']],
  ['✍️', ['personalisation', 'personalization', 'how to order', 'ordering']],
  ['📄', ['format', 'files', 'pages']],
]
const MOST = { short: 2, medium: 4, long: 6 } as const

/** Puts the emoji of the kind behind the opening and a few on labelled lines, where the seller wants any. */
export function withEmojis(text: string, { input, item, wishes, facts }: Brief): string {
  if (!input.includeEmojis || wishes.noEmojis) return text
  const [own] = item.kind.emoji
  // Two lines with signs in front are a list, which is not always wanted.
  let left = input.includeBulletedLists ? MOST[input.descriptionLength] - 1 : 1
  const used = new Set<string>()
  const lines = text.split('\n').map((line, at) => {
    if (at === 0) return own === undefined || isParagraph(line) ? line : `${line} ${own}`
    const label = line.split(':')[0]?.replace('• ', '').toLowerCase() ?? ''
    const found = line.includes(':')
      ? BY_LABEL.find(([, labels]) => labels.includes(label))
      : undefined
    if (found === undefined || used.has(found[0]) || left === 0) return line
    used.add(found[0])
    left -= 1
    return line.startsWith('• ') ? `• ${found[0]} ${line.slice(2)}` : `${found[0]} ${line}`
  })
  const isBare = lines.every((line, at) => line === text.split('\n')[at])
  return isBare ? withOne(text, own ?? '✨', facts) : lines.join('\n')
}

/** Where no line has one, the last paragraph that warns of nothing and is no list ends with one. */
function withOne(text: string, emoji: string, facts: Brief['facts']): string {
  const parts = text.split('\n\n')
  const at = parts.findLastIndex(
    (part) =>
      !part.includes('\n') &&
      !part.startsWith('• ') &&
      !facts.some(({ said, isMustKnow }) => isMustKnow && part.includes(said.text)),
  )
  return parts
    .map((part, place) => (place === Math.max(0, at) ? `${part} ${emoji}` : part))
    .join('\n\n')
}

const FIRST_LINE_MAX = 200

function isParagraph(line: string): boolean {
  return line.length > FIRST_LINE_MAX
}
