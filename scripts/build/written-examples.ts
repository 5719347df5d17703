import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Composed } from '#composer/composer.ts'
import type { GeneratorInput } from '#contract/listings.ts'

type ExampleItem = {
  nickname: string
  notes: string
  keywords: readonly string[]
  focusKeywords: readonly string[]
  photo: string
}

const NAME = /^\0virtual:(written|first)-(.+)$/

/**
 * Answers "virtual:written-NAME" with the listing that the product's own writer makes of the item of that name: what is shown
 * as an example is what somebody gets who types the same, however the writer words it by then. "virtual:first-NAME" is as
 * much of both as a first look shows.
 */
export function writtenExamples(items: Readonly<Record<string, ExampleItem>>): Plugin {
  return {
    name: 'written-examples',
    resolveId: { filter: { id: /^virtual:(?:written|first)-/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: NAME },
      handler: async (id) => {
        const [, kind, name = ''] = NAME.exec(id) ?? []
        const item = items[name]
        if (item === undefined) throw new Error(`There is no example for ${id}`)
        const written = await writtenFrom(item)
        return kind === 'first'
          ? `export const FIRST = ${JSON.stringify(atFirst(item, written))}`
          : `export const WRITTEN = ${JSON.stringify(written)}`
      },
    },
  }
}

type Written = Awaited<ReturnType<typeof writtenFrom>>

export function atFirst({ notes, keywords, focusKeywords }: ExampleItem, written: Written) {
  const { title, description, tags } = written
  const more = keywords.length - focusKeywords.length
  return { notes, focusKeywords, more, title, description, tags }
}

export async function writtenFrom(item: ExampleItem) {
  const { compose, listingHealth } = await writer()
  const input = inputOf(item)
  const listing = compose(input)
  if (listing === null) throw new Error(`No listing can be made of the example ${item.nickname}`)
  const checks = listingHealth({ ...input, ...listing })
  return {
    title: listing.generatedTitle,
    description: listing.generatedDescription.split('\n').filter((line) => line !== ''),
    tags: listing.generatedTags,
    altText: listing.generatedAltText ?? '',
    reasons: listing.generatedExplanation.split('\n').filter((line) => line !== ''),
    checksMet: checks.filter(({ state }) => state === 'met').length,
    checks: checks.length,
  }
}

/** The form as the example fills it, with the choices that it opens with. */
function inputOf({ nickname, notes, keywords, focusKeywords, photo }: ExampleItem): GeneratorInput {
  return {
    listingTitle: nickname,
    sku: null,
    productType: notes,
    keywords: keywords.join(', '),
    starredKeywords: focusKeywords.join(', '),
    writingStyle: 'friendly',
    includeEmojis: false,
    includeBulletedLists: false,
    descriptionLength: 'medium',
    imageDescription: photo,
    customAiInstructions: null,
    targetAudience: null,
  }
}

type Writer = {
  compose: (input: GeneratorInput) => Composed | null
  listingHealth: (listing: GeneratorInput & Composed) => readonly { state: string }[]
}

async function writer(): Promise<Writer> {
  const { compose } = await import(placeOf('composer/composer.ts'))
  const { listingHealth } = await import(placeOf('marketplace/health.ts'))
  return { compose, listingHealth }
}

// A configuration is bundled into one file, from which the names of rooms lead nowhere.
function placeOf(file: string): string {
  return pathToFileURL(join(import.meta.dirname, '../..', file)).href
}
