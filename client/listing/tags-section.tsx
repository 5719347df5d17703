import { CardSection } from '#client/ui/card.tsx'
import { ChangedElsewhere } from '#client/editing/changed-elsewhere.tsx'
import { CopyButton, copyText } from '#client/ui/copying/copy-button.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { type Listing, TAG, tagsAsText } from '#contract/listings.ts'
import { TagBenchEditor } from './tags/tag-bench.tsx'
import { TagFacts } from './tags/tag-facts.tsx'
import type { Edit } from '#client/editing/use-edit.ts'
import { AgainButton } from './again/again-button.tsx'
import { LatePartAgain } from './again/late-part-again.tsx'
import { ToMendHere } from './to-mend.tsx'
import { useAgain } from './again/use-again.ts'
import { EditButton } from '#client/editing/edit-button.tsx'

type TagsSectionProps = { listing: Listing; edit: Edit<string[]> }

/** The tags on their threads, each copied with a press; Edit opens the workbench. */
export function TagsSection({ listing, edit }: TagsSectionProps) {
  const again = useAgain()
  const tags = edit.saved
  const isReading = edit.phase === 'reading'
  const rewrite = { listing, part: 'tags', again, onEdit: () => edit.open() } as const
  if (again.isOpen && isReading) {
    return (
      <CardSection title="Rewrite tags" actions={<AgainButton again={again} thing="tags" />}>
        <LatePartAgain {...rewrite} />
      </CardSection>
    )
  }
  return (
    <CardSection
      title="Tags"
      counter={`${tags.length} / ${TAG.max}`}
      actions={
        <>
          {isReading && <AgainButton again={again} thing="tags" />}
          <EditButton edit={edit} thing="tags" />
          <CopyButton text={tagsAsText(tags)} thing="Tags" />
        </>
      }
    >
      {again.written && isReading && <LatePartAgain {...rewrite} />}
      {isReading ? (
        <SwingTags
          tags={tags}
          slots={TAG.max}
          lengthMax={TAG.lengthMax}
          pressLabel="Copy tag"
          onPress={(tag) => void copyText({ text: tag, thing: 'Tag' })}
          note={<TagsNote count={tags.length} />}
        />
      ) : (
        <>
          <ToMendHere part="tags" />
          <TagBenchEditor listing={listing} edit={edit} />
        </>
      )}
      <ChangedElsewhere edit={edit} now={tagsAsText(tags)} className="mt-3" />
      {isReading && <TagFacts listing={listing} />}
    </CardSection>
  )
}

function TagsNote({ count }: { count: number }) {
  const isFull = count === TAG.max
  const used = isFull
    ? `All ${TAG.max} used`
    : `${count} of ${TAG.max} used, ${TAG.max - count} free`
  return (
    <p>
      {!isFull && <span className="swing-note-short">{used}. </span>}
      <span className="swing-note-more">
        {used}. The line under a tag shows how much of its {TAG.lengthMax} characters it uses.{' '}
      </span>
      Press a tag to copy it.
    </p>
  )
}
