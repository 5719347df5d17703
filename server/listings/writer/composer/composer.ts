import { repair } from '#marketplace/repair.ts'
import { review } from '#marketplace/review.ts'
import { readBrief, type Brief } from '../brief/brief.ts'
import {
  NothingToWriteAbout,
  type ListingWriter,
  type Writing,
  type WritingRequest,
} from '../writer.ts'
import { writeAltText } from './alt-text.ts'
import { describe } from './description/description.ts'
import { memoryOf } from './memory.ts'
import { withEmojis } from './description/emojis.ts'
import { explain } from './explanation.ts'
import { ownReasons } from './languages/own-reasons.ts'
import { ownTitle } from './languages/own-title.ts'
import { ownWords } from './languages/own-words.ts'
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

// What one draft may not say, another may be able to word: only then is it the bare name.
function compose({ input, seed, others = [], onProgress }: WritingRequest): Writing {
  const brief = readBrief(input)
  const random = createRandom(`${seed}\n${brief.product}\n${brief.primary}`)
  const isClean = (writing: Writing) => review(writing, input).hard.length === 0
  const drafts = ['', 'second', 'third'].map((name) => () => {
    const source = name === '' ? random : random.fork(name)
    return drafted(brief, { random: source, others })
  })
  const texts = [...drafts, () => plainest(brief)]
    .values()
    .map((write) => repair(write(), input))
    .find(isClean)
  if (texts === undefined) throw new NothingToWriteAbout()
  const explained = { ...texts, generatedExplanation: reasonsFor(brief, texts) }
  const writing = isClean(explained) ? explained : { ...texts, generatedExplanation: BARE_REASON }
  report(onProgress, writing)
  return writing
}

/** Where even the reasons would have to repeat what no listing may hold. */
const BARE_REASON = 'The listing is made from your own words and kept to what can be published.'

type Draft = { random: Random; others: readonly string[] }

function drafted(brief: Brief, { random, others }: Draft): Writing {
  const isEnglish = brief.language === 'en'
  const memory = memoryOf(others)
  const words = isEnglish
    ? describe(speaker(brief, { random: random.fork('description'), memory }))
    : ownWords(brief, random.fork('description'), memory)
  return {
    generatedTitle: isEnglish ? writeTitle(brief, random.fork('title')) : ownTitle(brief),
    generatedDescription: withEmojis(words, brief, random.fork('emojis')),
    generatedTags: writeTags(brief),
    generatedAltText: writeAltText(brief),
    generatedExplanation: '',
  }
}

function reasonsFor(brief: Brief, texts: Writing): string {
  return brief.language === 'en' ? explain(brief, texts) : ownReasons(brief, texts)
}

// Told after the review, so that nobody watches a word appear that is then taken back.
function report(onProgress: WritingRequest['onProgress'], writing: Writing): void {
  onProgress?.({ stage: 'title', title: writing.generatedTitle })
  onProgress?.({ stage: 'description', description: writing.generatedDescription })
  onProgress?.({ stage: 'tags', tags: writing.generatedTags })
  onProgress?.({ stage: 'altText', altText: writing.generatedAltText })
  onProgress?.({ stage: 'explanation', explanation: writing.generatedExplanation })
}
