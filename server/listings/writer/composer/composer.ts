import { repair } from '#marketplace/repair.ts'
import { review } from '#marketplace/review.ts'
import { readBrief, type Brief } from '../brief/brief.ts'
import type { ListingWriter, Writing, WritingRequest } from '../writer.ts'
import { writeAltText } from './alt-text.ts'
import { describe } from './description/description.ts'
import { withEmojis } from './description/emojis.ts'
import { explain } from './explanation.ts'
import { plainest } from './plainest.ts'
import { createRandom, type Random } from './random.ts'
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
  const draft = repair(drafted(brief, random), input)
  const texts = review(draft, input).hard.length === 0 ? draft : repair(plainest(brief), input)
  const generatedExplanation = explain(brief, texts)
  report(onProgress, { ...texts, generatedExplanation })
  return { ...texts, generatedExplanation }
}

function drafted(brief: Brief, random: Random): Writing {
  const words = describe(speaker(brief, random.fork('description')))
  return {
    generatedTitle: writeTitle(brief, random.fork('title')),
    generatedDescription: withEmojis(words, brief, random.fork('emojis')),
    generatedTags: writeTags(brief),
    generatedAltText: writeAltText(brief),
    generatedExplanation: '',
  }
}

// Told after the review, so that nobody watches a word appear that is then taken back.
function report(onProgress: WritingRequest['onProgress'], writing: Writing): void {
  onProgress?.({ stage: 'title', title: writing.generatedTitle })
  onProgress?.({ stage: 'description', description: writing.generatedDescription })
  onProgress?.({ stage: 'tags', tags: writing.generatedTags })
  onProgress?.({ stage: 'altText', altText: writing.generatedAltText })
  onProgress?.({ stage: 'explanation', explanation: writing.generatedExplanation })
}
