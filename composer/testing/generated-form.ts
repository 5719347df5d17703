import { GeneratorInput } from '#contract/listings.ts'
import { type Chance, chanceFrom, oneOf, someOf } from './chance.ts'
import * as words from './vocabulary.ts'

/** A form as somebody could fill it in, with what must be kept of it. */
export type Generated = {
  input: GeneratorInput
  /** What was typed, one statement each. */
  statements: string[]
  /** Denials and warnings, each as it was typed. */
  mustKnow: string[]
  /** Words that may stand nowhere without their denial. */
  denied: string[]
  /** Lists as they were typed. */
  lists: string[][]
}

const STYLES = ['friendly', 'professional', 'whimsical', 'minimalist'] as const
const LENGTHS = ['short', 'medium', 'long'] as const

/** The same form for the same seed. */
export function generatedForm(seed: number): Generated {
  const chance = chanceFrom(seed)
  return chance() < 0.08 ? foreign(chance) : english(chance)
}

function english(chance: Chance): Generated {
  const item = oneOf(words.ITEMS, chance)
  const denials = someOf(words.DENIALS, Math.floor(chance() * 3), chance).map(
    ({ text, noun, search }) => ({
      search: search.replace('%', item.part),
      text: text.replace('%', item.part),
      noun: noun.replace('%', item.part),
    }),
  )
  const once = denials.filter(
    ({ noun }, at) => denials.findIndex((one) => one.noun === noun) === at,
  )
  const warnings = someOf(words.WARNINGS, Math.floor(chance() * 2.5), chance)
  const lists = someOf(words.LISTS, Math.floor(chance() * 2.5), chance).map(({ cue, members }) => ({
    cue,
    members: someOf(members, 2 + Math.floor(chance() * 3), chance),
  }))
  const lines = [
    ...once.map(({ text }) => text),
    ...warnings,
    ...lists.map((list) => listed(list, chance)),
    ...someOf(words.SIZES, Math.floor(chance() * 3), chance),
    ...someOf(words.STORY, Math.floor(chance() * 3), chance),
    ...sometimes(words.ODD, chance),
    ...sometimes(words.ODD, chance),
    ...sometimes(words.QUESTIONS, chance),
    ...sometimes(words.NAMES, chance),
    ...sometimes(words.BRANDS, chance),
    ...sometimes(words.SHOP_TALK, chance),
  ]
  const first = oneOf(
    [`A ${item.name} made of ${item.stuff}.`, `${item.name}, hand made`, item.name.toUpperCase()],
    chance,
  )
  const tempting = once.map(({ search }) => `${search} ${item.name}`)
  const searches = [
    item.name,
    ...item.more,
    ...tempting,
    ...someOf(words.OTHER_SEARCHES, 3, chance),
  ]
  const product = [first, ...someOf(lines, lines.length, chance)]
  return {
    input: filled(
      { product: typed(product, chance), keywords: searches.join(', '), name: item.name },
      chance,
    ),
    statements: product,
    mustKnow: [...once.map(({ text }) => text), ...warnings],
    denied: once.map(({ noun }) => noun),
    lists: lists.map(({ members }) => members),
  }
}

function foreign(chance: Chance): Generated {
  const { text, keywords } = oneOf(words.FOREIGN, chance)
  const [name = ''] = keywords.split(', ')
  return {
    input: filled({ product: text, keywords, name }, chance),
    statements: [],
    mustKnow: [],
    denied: [],
    lists: [],
  }
}

function sometimes(texts: readonly string[], chance: Chance): string[] {
  return chance() < 0.3 ? [oneOf(texts, chance)] : []
}

function listed(
  { cue, members }: { cue: string; members: readonly string[] },
  chance: Chance,
): string {
  const last = oneOf([', ', ' or ', ' and '], chance)
  const text = `${members.slice(0, -1).join(', ')}${last}${members.at(-1) ?? ''}`
  return `${cue}${text}${cue.endsWith(': ') ? '' : '.'}`
}

/** One under the other, with bullets, blank lines or emojis, in small letters, below a heading, or in one go. */
function typed(lines: readonly string[], chance: Chance): string {
  const kind = chance()
  if (kind < 0.4) return lines.join('\n')
  if (kind < 0.6) return lines.map((line, at) => (at === 0 ? line : `- ${line}`)).join('\n')
  if (kind < 0.65) return lines.join('\n\n')
  if (kind < 0.7) return lines.map((line) => `${oneOf(words.EMOJIS, chance)} ${line}`).join('\n')
  if (kind < 0.75) return lines.map((line) => line.replace(/[.]$/, '').toLowerCase()).join('\n')
  if (kind < 0.85) {
    const [first = '', ...rest] = lines
    const heading = oneOf(words.HEADINGS, chance)
    return `${first}\n\n${heading}\n${rest.join('\n')}`
  }
  return lines.map((line) => ('.!?'.includes(line.at(-1) ?? '') ? line : `${line}.`)).join(' ')
}

type Filling = { product: string; keywords: string; name: string }

function filled({ product, keywords, name }: Filling, chance: Chance): GeneratorInput {
  return GeneratorInput.parse({
    listingTitle: name,
    productType: product,
    keywords,
    starredKeywords: chance() < 0.5 ? name : '',
    writingStyle: oneOf(STYLES, chance),
    descriptionLength: oneOf(LENGTHS, chance),
    includeEmojis: chance() < 0.3,
    includeBulletedLists: chance() < 0.5,
    imageDescription: chance() < 0.3 ? `The ${name} on a table.` : null,
    customAiInstructions: chance() < 0.2 ? oneOf(words.WISHES, chance) : null,
    targetAudience: chance() < 0.2 ? oneOf(words.AUDIENCES, chance) : null,
  })
}
