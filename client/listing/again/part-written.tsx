import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { sentenceOr } from '#client/api/api-error.ts'
import { ComparedTags, ComparedText } from '#client/comparing/compared.tsx'
import { differenceOf, differenceOfTags, type Piece } from '#client/comparing/difference.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Listing } from '#contract/listings.ts'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'
import type { WrittenAgain } from './use-again.ts'
import { NAME_OF_PART } from './use-part-again.ts'
import { useTakeBack } from './use-take-back.ts'

type PartWrittenProps = { listing: Listing; part: WrittenPart; written: WrittenAgain }

/** In the head of a part that was just written again: what changed, and the way back. It goes with the next change. */
export function PartWritten({ listing, part, written }: PartWrittenProps) {
  const [version, setVersion] = useState(written.version)
  const { takeBack, isPending, error } = useTakeBack(listing.id)
  if (listing.version !== version) return null
  const isTaken = version !== written.version
  const name = NAME_OF_PART[part]
  const undo = async () => {
    const old = await takeBack().catch(() => null)
    if (old) setVersion(old.version)
  }
  return (
    <div className="part-written">
      <p role="status" className="min-w-0 flex-1 basis-64 text-small">
        {isTaken ? (
          <>
            <b>Restored</b> <span>The old {name} is back.</span>
          </>
        ) : (
          <>
            <b>Rewritten</b> <span>The {name} is new; everything else is unchanged.</span>
          </>
        )}
      </p>
      {!isTaken && (
        <Button
          size="small"
          icon={<Undo2 aria-hidden="true" />}
          isBusy={isPending}
          className="max-md:min-h-11 max-md:basis-full"
          onClick={() => void undo()}
        >
          Restore the old one
        </Button>
      )}
      {!isTaken && <WhatChanged before={written.before} after={listing} part={part} />}
      {error && (
        <div className="basis-full">
          <Banner look="error" isLive>
            {sentenceOr('The old part could not be restored. It is kept under Versions.')(error)}
          </Banner>
        </div>
      )}
    </div>
  )
}

type WhatChangedProps = { before: Listing; after: Listing; part: WrittenPart }

/** The new text stands below it in full, so of what shares nothing with it only the old is shown. */
function WhatChanged({ before, after, part }: WhatChangedProps) {
  const pieces =
    part === 'tags'
      ? differenceOfTags(before.generatedTags, after.generatedTags)
      : differenceOf(textOf(before, part), textOf(after, part))
  const shown = pieces.some(isKept) ? pieces : pieces.filter(({ kind }) => kind === 'gone')
  return (
    <section
      aria-label={`What changed in the ${NAME_OF_PART[part]}`}
      className="part-written-change"
    >
      {part === 'tags' ? <ComparedTags pieces={shown} /> : <ComparedText pieces={shown} />}
    </section>
  )
}

function isKept({ kind, text }: Piece): boolean {
  return kind === 'same' && text.trim() !== ''
}

function textOf(listing: Listing, part: Exclude<WrittenPart, 'tags'>): string {
  return listing[FIELD_OF_PART[part]] ?? ''
}
