import { expect, it } from 'vitest'
import { aListing } from '#client/testing/samples.ts'
import { viewOf } from './result-view.ts'
import { NOTHING_WRITTEN } from './writing/writing.ts'

const listing = aListing()
const writing = { step: 'writing', listing, writing: NOTHING_WRITTEN, isTakenUp: false } as const

it('lets a finished listing rest as soon as another is being written, and goes once that is told', () => {
  const idle = { step: 'idle', listing, isEarlier: false, failure: undefined } as const
  expect(viewOf(idle, 'notYet')).toMatchObject({ shows: 'listing', isResting: false })
  expect(viewOf(writing, 'notYet')).toMatchObject({ shows: 'listing', isResting: true })
  expect(viewOf(writing, 'shown')).toMatchObject({ shows: 'writing', listing: null })
})
