import { DESCRIPTION_LENGTHS } from '#contract/listings.ts'
import { emojisIn } from '../characters.ts'
import { CLICHES } from '../lexicon/claims.ts'
import { DESCRIPTION } from '../rules.ts'
import { countWords, isBulletLine, phrasesIn, sentences, tokens } from '../text.ts'
import { advice, hard, type Finding, type ListingInput } from './finding.ts'

export function reviewDescription(description: string, input: ListingInput): Finding[] {
  if (description.trim() === '') return [hard('description', 'The description is empty')]
  return [...switches(description, input), ...shape(description, input), ...wording(description)]
}

function switches(description: string, input: ListingInput): Finding[] {
  const emojis = emojisIn(description)
  const bullets = description.split('\n').filter(isBulletLine)
  return [
    ...(!input.includeEmojis && emojis.length > 0
      ? [hard('description', 'The description holds emojis although they are switched off')]
      : []),
    ...(!input.includeBulletedLists && bullets.length > 1
      ? [hard('description', 'The description holds a list although lists are switched off')]
      : []),
  ]
}

/** "Up to about 70 words" may be a few more, so that no sentence is cut for it. */
const ABOUT = 1.3

function shape(description: string, { descriptionLength }: ListingInput): Finding[] {
  const words = countWords(description)
  const { wordsMax } = DESCRIPTION_LENGTHS[descriptionLength]
  const first = sentences(description)[0]?.text ?? ''
  return [
    ...(words > wordsMax * ABOUT
      ? [advice('description', `The description has ${words} words; ${wordsMax} are enough`)]
      : []),
    ...(first.length > DESCRIPTION.openingMax
      ? [
          advice(
            'description',
            `The first sentence is longer than the ${DESCRIPTION.openingMax} characters a preview shows`,
          ),
        ]
      : []),
  ]
}

function wording(description: string): Finding[] {
  const cliches = phrasesIn(description, CLICHES).map((phrase) =>
    advice('description', `"${phrase}" is a stock phrase`, phrase),
  )
  const said = new Set<string>()
  const repeated = sentences(description).flatMap(({ text }) => {
    const key = tokens(text).join(' ')
    // An emoji between two sentences is no sentence.
    if (key === '') return []
    if (said.has(key)) return [advice('description', `"${text}" is said twice`, text)]
    said.add(key)
    return []
  })
  return [...cliches, ...repeated]
}
