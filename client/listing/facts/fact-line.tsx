import { Lock } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import type { Listing } from '#contract/listings.ts'
import type { FactField, Unbacked } from '#marketplace/fact-lock.ts'
import type { FactLock } from './use-fact-lock.ts'
import { notBacked, REFUSED } from './unbacked-words.ts'

type FactLineProps = {
  lock: FactLock
  listing: Listing
  /** On which the strip above stands. */
  ground: string
}

/** How many words of the listing nobody entered, and which: in words, for those who see no marks. */
export function FactLine({ lock, listing, ground }: FactLineProps) {
  const { kept, line, askAgain } = lock
  // Nothing to decide: it ends the strip above.
  const isClear = lock.open.length === 0 && lock.unsaid.length === 0 && kept.length === 0
  return (
    <section
      ref={line}
      tabIndex={-1}
      aria-label="Fact lock"
      className={classNames(
        'flex flex-wrap items-center gap-x-2.5 gap-y-1 px-4 text-small text-ink-2 md:px-6',
        isClear ? classNames(ground, 'pb-3') : 'border-t border-line-soft py-3',
      )}
    >
      <Lock
        aria-hidden="true"
        strokeWidth={1.9}
        className={classNames('size-4 flex-none', isClear && 'max-md:hidden')}
      />
      <p role="status" className="min-w-0 flex-1 wrap-anywhere">
        {!isClear && <b className="font-semibold text-ink">Fact lock. </b>}
        {finding(lock, listing)}
        {kept.length > 0 && ` You keep ${countOf(kept)}.`}
      </p>
      {kept.length > 0 && (
        <Button look="quiet" size="small" onClick={askAgain}>
          Ask again
        </Button>
      )}
    </section>
  )
}

const NAMED_MAX = 3

const PLACES: Record<FactField, string> = {
  title: 'in the title',
  description: 'in the description',
  tags: 'in the tags',
  altText: 'in the alt text',
}

const ENGLISH_ONLY =
  'Materials, colors and claims are compared in English only: check those yourself.'

function finding({ open, unsaid, isComparedInFull }: FactLock, listing: Listing): string {
  if (unsaid.length > 0) return [missing(unsaid), ...marked(open, listing)].join(' ')
  if (open.length > 0)
    return [...marked(open, listing), ...(isComparedInFull ? [] : [ENGLISH_ONLY])].join(' ')
  return isComparedInFull
    ? `Checked against ${sourcesOf(listing)}. ${added(fromProfile(listing))}`
    : `Every number is in your inputs. ${ENGLISH_ONLY}`
}

/** Of a profile that says nothing there is nothing to check. */
function sourcesOf({ standingFacts, pasted }: Listing): string {
  const hers = pasted ? 'what you pasted' : 'your notes'
  return standingFacts.length === 0 ? hers : `${hers} and your shop profile`
}

/** How many sentences of the shop's profile the description says. */
function fromProfile({ standingFacts, generatedDescription }: Listing): number {
  return standingFacts.filter((fact) => generatedDescription.includes(fact.replace(/\.$/, '')))
    .length
}

function added(ofShop: number): string {
  if (ofShop === 0) return 'Nothing was added to what you entered.'
  return ofShop === 1
    ? 'Only the line from your shop profile was added to the description.'
    : `Only ${ofShop} lines from your shop profile were added to the description.`
}

/** What no listing may say is hers as often as ours: that she did not enter it is not said of it. */
function marked(open: readonly Unbacked[], listing: Listing): string[] {
  if (open.length === 0) return []
  const forbidden = open.filter(({ isForbidden }) => isForbidden)
  const unbacked = open.filter(({ isForbidden }) => !isForbidden)
  return [
    ...(unbacked.length > 0 ? [`${notBacked(listing)}: ${named(unbacked)}.`] : []),
    ...(forbidden.length > 0 ? [`${REFUSED}: ${named(forbidden)}.`] : []),
    'Press a marked word to keep or remove it.',
  ]
}

function named(open: readonly Unbacked[]): string {
  const words = open.slice(0, NAMED_MAX).map((one) => `“${one.words}” ${PLACES[one.field]}`)
  const more = open.length > NAMED_MAX ? ` and ${open.length - NAMED_MAX} more` : ''
  return `${words.join(', ')}${more}`
}

function missing(unsaid: readonly string[]): string {
  const texts = unsaid.slice(0, NAMED_MAX).map((text) => `“${text.replaceAll('\n', ' ')}”`)
  const more = unsaid.length > NAMED_MAX ? ` and ${unsaid.length - NAMED_MAX} more` : ''
  return `A buyer must know this, and the description does not say it: ${texts.join(', ')}${more}.`
}

function countOf(kept: readonly Unbacked[]): string {
  const count = new Set(kept.map(({ words }) => words)).size
  return count === 1 ? '1 word not in your details' : `${count} words not in your details`
}
