import type { Listing } from '#contract/listings.ts'
import type { Generation } from './writing/use-generation.ts'
import type { Waiting } from '#client/listing/submitting/use-waiting.ts'
import type { Writing } from './writing/writing.ts'

/** What the result shows. */
export type View =
  | { shows: 'example'; listing: null; isWriting: false }
  /** It rests while another is being written that has nothing to show yet. */
  | { shows: 'listing'; listing: Listing; isWriting: false; isResting: boolean }
  | { shows: 'writing'; listing: null; writing: Writing; isWriting: true }
  | { shows: 'setting'; listing: Listing; isWriting: true }

export function viewOf(generation: Generation, waiting: Waiting): View {
  if (generation.step === 'setting') {
    return { shows: 'setting', listing: generation.listing, isWriting: true }
  }
  const { listing } = generation
  if (generation.step === 'writing' && waiting !== 'notYet') {
    const { writing } = generation
    return { shows: 'writing', listing: null, writing, isWriting: true }
  }
  if (listing) {
    const isResting = generation.step === 'writing'
    return { shows: 'listing', listing, isWriting: false, isResting }
  }
  return { shows: 'example', listing, isWriting: false }
}

export function spokenStatus(view: View): string {
  if (view.isWriting) return 'Writing your listing'
  return view.shows === 'listing' ? 'Listing ready' : ''
}
