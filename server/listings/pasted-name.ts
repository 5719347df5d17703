import type { Comparison, ImproveRequest } from '#contract/improving/improving.ts'
import { nicknameFrom } from '#contract/nickname.ts'
import { nameInTitle } from '#marketplace/searches/title-phrases.ts'

/** As an improved listing is called wherever it is listed: as she calls it, or by what its title says first, the new one where it is worth taking. */
export function nameOf(
  { listingTitle, title, tags }: ImproveRequest,
  { parts, written }: Pick<Comparison, 'parts' | 'written'>,
): string {
  if (listingTitle !== null) return listingTitle
  const isBetter = parts.some(({ part, isOffered }) => part === 'title' && isOffered)
  return nameBy(isBetter ? written : { generatedTitle: title, generatedTags: tags })
}

type Titled = Pick<Comparison['written'], 'generatedTitle' | 'generatedTags'>

function nameBy({ generatedTitle, generatedTags }: Titled): string {
  const said = nameInTitle(generatedTitle, generatedTags)
  // A part of a title ends on what it is: what is too long loses its front.
  return nicknameFrom(`${onceEach(said).map(unshouted).join(' ')},`)
}

type Choice = Record<'chosen' | 'other', Titled> & { listingTitle: string }

/** What a listing is called once this title is chosen and not the other one. The name that she gave it stays. */
export function nameChosen({ chosen, other, listingTitle }: Choice): string {
  return listingTitle === nameBy(other) ? nameBy(chosen) : listingTitle
}

/** From the word on that stood before, a row of words begins to repeat what it is. */
function onceEach(said: string): string[] {
  const words = said.split(' ')
  const again = words.findIndex((word, at) =>
    words.slice(0, at).some((before) => before.toLowerCase() === word.toLowerCase()),
  )
  if (again < NAME_WORDS_MIN) return words
  // What a row begins and ends with is what the thing is: "Cover Refillable Notebook Cover".
  const isAround = words[again]?.toLowerCase() === words[0]?.toLowerCase()
  return isAround ? words.slice(1, again + 1) : words.slice(0, again)
}

const NAME_WORDS_MIN = 2

/** "HANDMADE mug" is shouted; "BJD" and "IKEA" are names. */
function unshouted(word: string): string {
  return word.length > SHORT_NAME_MAX && word === word.toUpperCase() ? word.toLowerCase() : word
}

const SHORT_NAME_MAX = 4
