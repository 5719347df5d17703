import { page, userEvent } from 'vitest/browser'
import { Improve } from '#client/pages/one-listing/improve.tsx'
import type { Improvement } from '#contract/improving/improving.ts'
import { type Answers, fakeApi } from './fake-api.ts'
import { renderScreen } from './render.tsx'
import { aListing, aUser } from './samples.ts'

export const PASTED = {
  generatedTitle: 'Ring Dish | Ring Dish | FREE SHIPPING',
  generatedDescription: 'Welcome! A ring dish of walnut. 4 in wide.',
  generatedTags: ['ring dish', 'wood'],
  generatedAltText: 'A dish on linen',
}

export const DECIDED = { title: PASTED.generatedTitle, isDecided: true }

export function anImprovement(given: Partial<Improvement> = {}): Improvement {
  return {
    listing: aListing({
      ...PASTED,
      listingTitle: 'Ring dish',
      generatedExplanation: null,
      pasted: { title: PASTED.generatedTitle, isDecided: false },
    }),
    pasted: PASTED,
    written: {
      generatedTitle: 'Walnut Ring Dish, 4 in Wide',
      generatedDescription: 'A ring dish of walnut. 4 in wide.',
      generatedTags: ['walnut ring dish', 'ring dish'],
      generatedAltText: null,
      generatedExplanation: 'Title: Leads with the thing.',
    },
    details: 'A ring dish of walnut. 4 in wide.',
    parts: [
      {
        part: 'title',
        isOffered: true,
        why: 'Wrong with yours:\nMore than twice: "ring".\nIt sells.\n\nNo longer in it: "ring".',
      },
      { part: 'description', isOffered: true, why: 'Every fact of yours is told.' },
      { part: 'tags', isOffered: false, why: 'Yours is kept: the new one leaves out "wood".' },
      { part: 'altText', isOffered: false, why: 'Yours is kept: nothing new was written for it.' },
    ],
    health: {
      checks: 10,
      choices: [
        { parts: [], passed: 6 },
        { parts: ['title'], passed: 8 },
        { parts: ['description'], passed: 7 },
        { parts: ['title', 'description'], passed: 9 },
      ],
    },
    facts: { read: 3, told: 3 },
    leftOut: [
      { text: 'Welcome!', why: 'greetings and thanks' },
      { text: 'FREE SHIPPING', why: 'what no listing may say' },
    ],
    ...given,
  }
}

/** The screen, with a comparison where the address names one. */
export const open = (answers: Answers = {}, hash = '') => {
  const server = fakeApi({
    currentUser: aUser(),
    findImproved: { improved: null },
    listListings: [],
    ...answers,
  })
  return renderScreen(<Improve />, { path: `/improve${hash}` }).then(() => server)
}
export const compare = (answers: Answers = {}) =>
  open({ getImprovement: anImprovement(), ...answers }, '#listing-listing-1')

export const field = (name: string) => page.getByRole('textbox', { name })
export const send = page.getByRole('button', { name: 'Improve for 1 credit' })
export const part = (name: string) => page.getByRole('region', { name })

export async function fillIn() {
  await userEvent.fill(field('Title'), PASTED.generatedTitle)
  await userEvent.fill(field('Description'), PASTED.generatedDescription)
  await userEvent.fill(field('Tags'), 'ring dish, Ring Dish, wood')
}
