import { Card, CardHeader } from '#client/ui/card.tsx'
import { type Listing, UNTITLED } from '#contract/listings.ts'
import { type Effect, type EffectPiece, effectOf, type Said } from './profile-effect.ts'
import { type ProfileTexts, SUGGESTED } from './profile-texts.ts'

export const EFFECT_ID = 'shown-effect'

type InLastListingProps = { listing: Listing; typed: ProfileTexts }

/** What a profile does, in her own words: her last listing as it would be written with what is typed. */
export function InLastListing({ listing, typed }: InLastListingProps) {
  return (
    <Shown
      where="In your last listing"
      note={`“${listing.listingTitle || UNTITLED}”. Changes as you type.`}
      said={{ title: listing.generatedTitle, description: listing.generatedDescription }}
      typed={typed}
    />
  )
}

type InAnExampleProps = { example: Said & { name: string }; typed: ProfileTexts }

/** The same for a shop that has written nothing yet; what the fields suggest counts until one is filled. */
export function InAnExample({ example, typed }: InAnExampleProps) {
  const isBlank = `${typed.facts}${typed.neverSay}${typed.alwaysSay}`.trim() === ''
  return (
    <Shown
      where="In an example"
      note={`“${example.name}”. ${isBlank ? 'With the suggestions of the empty fields. What your profile adds is marked.' : 'Changes as you type.'}`}
      said={example}
      typed={isBlank ? { ...typed, ...SUGGESTED } : typed}
    />
  )
}

type ShownProps = { where: string; note: string; said: Said; typed: ProfileTexts }

function Shown({ where, note, said, typed }: ShownProps) {
  const { title, paragraphs } = effectOf(said, typed)
  const effects = new Set([title, ...paragraphs].flat().map(({ effect }) => effect))
  const kinds = KINDS.filter(({ effect }) => effects.has(effect))
  return (
    <Card aria-labelledby={EFFECT_ID}>
      <CardHeader title={where} titleId={EFFECT_ID} note={<bdi>{note}</bdi>} />
      <div className="difference grid gap-[0.6em] border-t border-line px-4 py-4 wrap-anywhere md:px-6">
        <p dir="auto" className="font-semibold text-pretty">
          <Pieces pieces={title} kinds={kinds} />
        </p>
        {paragraphs.map((pieces, at) => (
          <p key={at} dir="auto" className="text-small">
            <Pieces pieces={pieces} kinds={kinds} />
          </p>
        ))}
      </div>
      <Meanings kinds={kinds} />
    </Card>
  )
}

function Meanings({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <div className="rounded-b-lg border-t border-line bg-paper px-4 py-4 text-small text-ink-2 md:px-6">
      {kinds.length === 0 ? (
        <p>Nothing of this profile shows in it yet.</p>
      ) : (
        <ul className="grid gap-2">
          {kinds.map(({ effect, words }) => (
            <li key={effect} className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2">
              <b className="font-semibold text-ink">{numberOf(kinds, effect)}</b>
              {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Kind = { effect: Effect; words: string }

const KINDS: readonly Kind[] = [
  { effect: 'fact', words: 'a standing fact' },
  {
    effect: 'never',
    words: 'what you never say: left out whole or said otherwise; of a title only the word goes',
  },
  { effect: 'always', words: 'a preferred word of yours' },
]

/** In their order, without a gap. */
function numberOf(kinds: readonly Kind[], effect: Effect): number {
  return kinds.findIndex((kind) => kind.effect === effect) + 1
}

type PiecesProps = { pieces: readonly EffectPiece[]; kinds: readonly Kind[] }

function Pieces({ pieces, kinds }: PiecesProps) {
  return pieces.map(({ text, effect }, at) => {
    if (effect === null) return text
    const Mark = effect === 'never' ? 'del' : 'mark'
    return (
      <span key={at}>
        <Mark className={effect === 'never' ? undefined : 'profile-mark'}>{text}</Mark>
        <sup className="ml-px text-tick font-semibold text-weld-text">
          {numberOf(kinds, effect)}
        </sup>
      </span>
    )
  })
}
