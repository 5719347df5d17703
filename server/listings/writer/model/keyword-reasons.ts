import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import { stemKey, wordFinder } from '#marketplace/text.ts'
import { wished } from '#composer/plan/wished.ts'
import { isSayable, type Keyword } from '#composer/read/searches/keywords.ts'
import type { Writing } from '../writer.ts'
import type { Material } from './material.ts'

/** What became of the typed searches, as it is told: where one stands, or why it stands nowhere. */
const FATES = {
  tag: 'As tags',
  words: 'By the words of several tags',
  title: 'In the title',
  description: 'In the description',
  refused: 'Not used',
  avoided: 'Not used, as you asked',
  unsure: 'Left for you to judge',
  long: 'Longer than a tag may be',
  spare: 'Kept as spares',
} as const
type Fate = keyof typeof FATES
const ORDER: readonly Fate[] = [
  'tag',
  'words',
  'title',
  'description',
  'refused',
  'avoided',
  'unsure',
  'long',
  'spare',
]

/** Each keyword by its name with what became of it; of more than so many of one fate the others are counted. */
export function aboutKeywords(writing: Writing, { brief }: Material, most: number): string[] {
  const fateOf = fatesIn(writing, wished(brief).isAvoided)
  const groups = Map.groupBy(brief.keywords, fateOf)
  return ORDER.flatMap((fate) => {
    const all = groups.get(fate) ?? []
    if (all.length === 0) return []
    const rest = all.length > most ? ` and ${all.length - most} more` : ''
    return [`${FATES[fate]}: ${all.slice(0, most).map(named).join(', ')}${rest}.`]
  })
}

/** A reason stands only beside a search that is used nowhere. */
function named({ text, because, support }: Keyword): string {
  const isRefused = support === 'false' && because !== ''
  return isRefused ? `"${text}" (${because})` : `"${text}"`
}

function fatesIn(writing: Writing, isAvoided: (text: string) => boolean) {
  const keys = new Set(writing.generatedTags.map(stemKey))
  const isInTags = wordFinder(writing.generatedTags.join(', '))
  const isInTitle = wordFinder(writing.generatedTitle)
  const isInDescription = wordFinder(writing.generatedDescription)
  return ({ text, support, because }: Keyword): Fate => {
    if (keys.has(stemKey(text))) return 'tag'
    if (support === 'false' && because !== '') return 'refused'
    if (isInTags(text)) return 'words'
    if (isInTitle(text)) return 'title'
    if (isInDescription(text)) return 'description'
    if (isAvoided(text)) return 'avoided'
    if (!isSayable(support) || support === 'doubtful') return 'unsure'
    return asTag(text).length > TAGS.lengthMax ? 'long' : 'spare'
  }
}
