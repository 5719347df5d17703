import { asTag, asTitle, isTagAccepted } from '#marketplace/characters.ts'
import { TAGS, TITLE } from '#marketplace/rules.ts'
import { tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { capitalised } from '../english/grammar.ts'
import type { Writing } from '../writer.ts'

/** The listing of last resort: the item's name and nothing that could be wrong about it. */
export function plainest({ item, primary, usable }: Brief): Writing {
  const name = capitalised(wholeWords(asTitle(primary === '' ? item.name : primary)))
  const tags = [...new Set(usable.map((keyword) => asTag(keyword.toLowerCase())))]
  return {
    generatedTitle: name,
    generatedDescription: `${name}.`,
    generatedTags: tags.filter(isTagAccepted).slice(0, TAGS.max),
    generatedAltText: null,
    generatedExplanation: '',
  }
}

function wholeWords(text: string): string {
  const words = text.split(' ')
  while (words.length > 1 && words.join(' ').length > TITLE.lengthMax) words.pop()
  return [...new Set(words)].join(' ').slice(0, TITLE.lengthMax) || tokens(text).join(' ')
}
