import { Disclosure } from '#client/ui/accordion.tsx'
import { type TagInput, type TagSource, tagSource } from '#marketplace/tag-source.ts'

/** Why a tag was chosen, in words. */
export function reasonFor(tag: string, listing: TagInput): string {
  const source = tagSource(tag, listing)
  return source.kind === 'part'
    ? `Part of your keyword “${source.keyword}”.`
    : `${REASONS[source.kind]}.`
}

const REASONS: Record<TagSource['kind'], string> = {
  focus: 'Your focus keyword',
  keyword: 'Your keyword',
  part: 'Part of a longer keyword',
  product: 'From your product description',
  words: 'Joins words you entered',
  own: 'Not among what you entered',
}

type TagReasonsProps = { listing: TagInput & { generatedTags: readonly string[] } }

/** Why each tag stands there. */
export function TagReasons({ listing }: TagReasonsProps) {
  return (
    <Disclosure summary="Why these tags">
      <dl className="grid gap-1 text-small">
        {listing.generatedTags.map((tag, at) => (
          <div key={at} className="flex flex-wrap gap-x-2">
            <dt dir="auto" className="font-medium wrap-anywhere">
              {tag}
            </dt>
            <dd className="text-ink-2">{reasonFor(tag, listing)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
