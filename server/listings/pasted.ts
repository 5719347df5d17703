import { joinKeywords, splitKeywords } from '#contract/keywords.ts'
import type { ImproveRequest } from '#contract/improving/improving.ts'
import { type AskedInput, LISTING } from '#contract/listings.ts'
import { nicknameFrom } from '#contract/nickname.ts'
import { emojisIn } from '#marketplace/characters.ts'
import {
  focusInTitle,
  isTagSearch,
  nameInTitle,
  searchesInTitle,
} from '#marketplace/searches/title-phrases.ts'

type Pasted = Pick<
  ImproveRequest,
  'title' | 'description' | 'tags' | 'altText' | 'sku' | 'listingTitle' | 'writingStyle'
>

type PastedTexts = Pick<Pasted, 'title' | 'description' | 'tags' | 'altText'>

/** A pasted listing as the form that a writer reads: its description is what is told, its tags and title the searches. */
export function formOf(pasted: Pasted): AskedInput {
  const { title, description, tags, altText, sku, writingStyle } = pasted
  const searches = [...tags.filter(isTagSearch), ...searchesInTitle(title, tags)]
  const keywords = splitKeywords(searches.join('\n'))
  return {
    listingTitle: pasted.listingTitle ?? nameInTitle(title, tags),
    sku,
    productType: description,
    keywords: joinKeywords(keywords).slice(0, LISTING.keywordsMax),
    starredKeywords: joinKeywords(focusInTitle(title, tags)),
    writingStyle,
    includeEmojis: emojisIn(description).length > 0,
    includeBulletedLists: true,
    // Nothing of it may be lost, however long it is.
    descriptionLength: 'long',
    imageDescription: altText,
    customAiInstructions: null,
    targetAudience: null,
  }
}

/** The texts of a listing as they were pasted. */
export function textsOf({ title, description, tags, altText }: PastedTexts) {
  return {
    generatedTitle: title,
    generatedDescription: description,
    generatedTags: tags,
    generatedAltText: altText,
  }
}

/** What counts as entered of it: its nickname, which by itself is the first words of its title, and what that title and its shop say. */
export function enteredOf<Form extends { listingTitle: string }>(
  form: Form,
  { title, listingTitle, standingFacts }: Named,
) {
  return {
    ...form,
    listingTitle: listingTitle ?? nicknameFrom(form.listingTitle),
    standingFacts,
    pasted: { title, isDecided: false },
  }
}

type Named = Pick<Pasted, 'title' | 'listingTitle'> & { standingFacts: string[] }
