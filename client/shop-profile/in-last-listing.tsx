import { Card, CardHeader } from '#client/ui/card.tsx'
import { type Listing, UNTITLED } from '#contract/listings.ts'
import { type Effect, type EffectPiece, effectOf } from './profile-effect.ts'
import type { ProfileTexts } from './profile-texts.ts'

type InLastListingProps = { listing: Listing; typed: ProfileTexts }

/** What a profile does, in her own words: her last listing as it would be written with what is typed. */
export function InLastListing({ listing, typed }: InLastListingProps) {
  const { title, paragraphs } = effectOf(
    { title: listing.generatedTitle, description: listing.generatedDescription },
    typed,
  )
  const effects = new Set([title, ...paragraphs].flat().map(({ effect }) => effect))
  const kinds = KINDS.filter(({ effect }) => effects.has(effect))
  return (
    <Card aria-labelledby="in-last-listing">
      <CardHeader
        title="In your last listing"
        titleId="in-last-listing"
        note={<bdi>{listing.listingTitle || UNTITLED}. Changes as you type.</bdi>}
      />
      <div className="difference grid gap-[0.6em] border-t border-line px-4 py-4 wrap-anywhere md:px-6">
        <p dir="auto" className="font-semibold text-pretty">
          <Pieces pieces={title} />
        </p>
        {paragraphs.map((pieces, at) => (
          <p key={at} dir="auto" className="text-small">
            <Pieces pieces={pieces} />
          </p>
        ))}
      </div>
      <div className="rounded-b-lg border-t border-line bg-paper px-4 py-4 text-small text-ink-2 md:px-6">
        {kinds.length === 0 ? (
          <p>Nothing of this profile shows in it yet.</p>
        ) : (
          <ul className="grid gap-2">
            {kinds.map(({ effect, words }) => (
              <li key={effect} className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2">
                <b className="font-semibold text-ink">{NUMBERS[effect]}</b>
                {words}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

const KINDS: readonly { effect: Effect; words: string }[] = [
  { effect: 'fact', words: 'a standing fact' },
  { effect: 'never', words: 'a word you never say: it would be left out' },
  { effect: 'always', words: 'your word for it' },
]
const NUMBERS: Record<Effect, number> = { fact: 1, never: 2, always: 3 }

function Pieces({ pieces }: { pieces: readonly EffectPiece[] }) {
  return pieces.map(({ text, effect }, at) => {
    if (effect === null) return text
    const Mark = effect === 'never' ? 'del' : 'mark'
    return (
      <span key={at}>
        <Mark className={effect === 'never' ? undefined : 'profile-mark'}>{text}</Mark>
        <sup className="ml-px text-tick font-semibold text-weld-text">{NUMBERS[effect]}</sup>
      </span>
    )
  })
}
