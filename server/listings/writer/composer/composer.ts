import { readBrief } from '../brief/brief.ts'
import type { ListingWriter, Writing, WritingRequest } from '../writer.ts'
import { writeAltText } from './alt-text.ts'
import { describe } from './description/description.ts'
import { withEmojis } from './description/emojis.ts'
import { explain } from './explanation.ts'
import { createRandom } from './random.ts'
import { writeTags } from './tags.ts'
import { writeTitle } from './title.ts'
import { speaker } from './voice.ts'

/** The offline writer: it says only what the seller's own words hold. */
export function composer(): ListingWriter {
  return {
    name: 'composer',
    write: async (request) => {
      request.signal.throwIfAborted()
      return compose(request)
    },
  }
}

function compose({ input, seed, onProgress }: WritingRequest): Writing {
  const brief = readBrief(input)
  const random = createRandom(`${seed}\n${brief.product}\n${brief.primary}`)
  const title = writeTitle(brief, random.fork('title'))
  onProgress?.({ stage: 'title', title })
  const words = describe(speaker(brief, random.fork('description')))
  const description = withEmojis(words, brief, random.fork('emojis'))
  onProgress?.({ stage: 'description', description })
  const tags = writeTags(brief)
  onProgress?.({ stage: 'tags', tags })
  const altText = writeAltText(brief)
  onProgress?.({ stage: 'altText', altText })
  const explanation = explain(brief, { title, description, tags, altText })
  onProgress?.({ stage: 'explanation', explanation })
  return {
    generatedTitle: title,
    generatedDescription: description,
    generatedTags: tags,
    generatedAltText: altText,
    generatedExplanation: explanation,
  }
}
