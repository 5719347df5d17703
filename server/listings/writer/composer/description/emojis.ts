import { EMOJIS } from '#marketplace/rules.ts'
import { isBulletLine } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import type { Random } from '../random.ts'
import { emojisOf } from '../lexicon/craft-of.ts'

const SOLEMN = ['🤍', '🕊️'] as const

/** Sets emojis at the ends of paragraphs; the words stay exactly as they are. */
export function withEmojis(description: string, brief: Brief, random: Random): string {
  if (!brief.input.includeEmojis) return description
  const { min } = EMOJIS[brief.input.descriptionLength]
  const wanted = brief.isSolemn ? Math.min(min, SOLEMN.length) : min + (random.next() < 0.5 ? 1 : 0)
  const emojis = brief.isSolemn ? SOLEMN : random.shuffle(emojisOf(brief))
  const lines = description.split('\n')
  const proseLines = lines.flatMap((line, at) =>
    line.trim() === '' || isBulletLine(line) || line.endsWith(':') ? [] : [at],
  )
  const ends = new Set(proseLines.slice(0, wanted))
  let next = 0
  const marked = lines.map((line, at) => {
    const emoji = emojis[next]
    if (!ends.has(at) || emoji === undefined) return line
    next += 1
    return `${line} ${emoji}`
  })
  return spread({ text: marked.join('\n'), missing: wanted - next, emojis: emojis.slice(next) })
}

// Too few paragraphs for the number wanted: the rest goes between sentences.
function spread({
  text,
  missing,
  emojis,
}: {
  text: string
  missing: number
  emojis: readonly string[]
}): string {
  let left = missing
  let next = 0
  return text
    .split('\n')
    .map((line) => {
      if (isBulletLine(line)) return line
      return line.replace(/([.!?]) (?=\p{Lu})/gu, (whole, mark: string) => {
        const emoji = emojis[next]
        if (left <= 0 || emoji === undefined) return whole
        left -= 1
        next += 1
        return `${mark} ${emoji} `
      })
    })
    .join('\n')
}
