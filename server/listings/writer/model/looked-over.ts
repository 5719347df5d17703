import type { Answer } from './answer.ts'
import { faultsOf, remarksOf, withoutFaultyTags, type Written } from './finish.ts'
import { withHonestTags } from './honest-tags.ts'
import type { Material } from './material.ts'
import { notesOf } from './notes.ts'
import { sharesTold, trueQuotes } from './quotes.ts'
import type { Objections } from './repair-request.ts'
import { afterSecondLook, withRefused } from './second-look.ts'
import { shape } from './shape.ts'
import { trusting } from './trusting.ts'
import { withEasyWishes } from './wishes.ts'

/** An answer in the form of a listing, as its writer mended it at a second look, with what is to be said against it. */
export async function lookedOver(
  answer: Answer,
  read: Material,
): Promise<Written & { objections: Objections }> {
  const noted = notesOf(answer, read)
  const material = trusting(read, noted)
  const quotes = trueQuotes(answer.facts, material.input)
  const typed = new Set(material.brief.keywords.map(({ text }) => text.toLowerCase()))
  const { refused, writing, objections } = await afterSecondLook(answer, {
    isTyped: (tag) => typed.has(tag),
    review: (draft) => {
      const shaped = withEasyWishes(shape(draft, material), material)
      const own = withoutFaultyTags(withHonestTags(shaped, material, noted.searches), material)
      const faults = faultsOf({ writing: own, quotes }, material)
      const remarks = remarksOf(own, material)
      return { writing: own, objections: { faults, remarks }, told: sharesTold(own, quotes) }
    },
  })
  return { writing, quotes, notes: notesOf(withRefused(answer, refused), read), objections }
}
