import { Pencil } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { CardSection } from '#client/ui/card.tsx'
import { ChangedElsewhere } from '#client/ui/changed-elsewhere.tsx'
import { CopyButton, copyText } from '#client/ui/copy-button.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { type Listing, TAG, tagsAsText } from '#contract/listings.ts'
import { TagBenchEditor } from './tag-bench.tsx'
import { TagFacts } from './tag-facts.tsx'
import { useEditing } from './use-editing.ts'

type TagsSectionProps = {
  listing: Listing
  draftName: string
  onSave: (tags: string[]) => Promise<unknown>
  onDraft: (tags: string[] | null) => void
}

/** The tags on their threads, each copied with a press; Edit opens the workbench. */
export function TagsSection({ listing, draftName, onSave, onDraft }: TagsSectionProps) {
  const tags = listing.generatedTags
  const { isEditing, changeEditing, editButton, ...editing } = useEditing({
    draftName,
    saved: asLines(tags),
  })
  const edit = (next: boolean) => {
    onDraft(next ? tags : null)
    changeEditing(next)
  }
  const draft = (typed: string[]) => {
    editing.keep(asLines(typed))
    onDraft(typed)
  }
  return (
    <CardSection
      title="Tags"
      counter={`${tags.length} / ${TAG.max}`}
      actions={
        <>
          {!isEditing && (
            <Button
              ref={editButton}
              look="quiet"
              size="small"
              icon={<Pencil aria-hidden="true" />}
              aria-label="Edit tags"
              onClick={() => edit(true)}
            >
              Edit
            </Button>
          )}
          <CopyButton text={tagsAsText(tags)} thing="Tags" />
        </>
      }
    >
      {isEditing ? (
        <TagBenchEditor
          listing={listing}
          initial={editing.left === undefined ? tags : tagsIn(editing.left)}
          onDraft={draft}
          onSave={(changed) => editing.saving(() => onSave(changed))}
          onClose={() => edit(false)}
        />
      ) : (
        <SwingTags
          tags={tags}
          slots={TAG.max}
          lengthMax={TAG.lengthMax}
          pressLabel="Copy tag"
          onPress={(tag) => void copyText({ text: tag, thing: 'Tag' })}
          note={tagsNote(tags)}
        />
      )}
      {editing.isOutdated && (
        <div className="mt-3">
          <ChangedElsewhere now={tagsAsText(tags)} onTake={() => edit(false)} />
        </div>
      )}
      {!isEditing && <TagFacts />}
    </CardSection>
  )
}

// No tag holds a line break.
function asLines(tags: readonly string[]): string {
  return tags.join('\n')
}

function tagsIn(lines: string): string[] {
  return lines.split('\n').filter((tag) => tag !== '')
}

function tagsNote(tags: string[]): string {
  const used = tags.length === TAG.max ? `All ${TAG.max} used` : `${tags.length} of ${TAG.max} used`
  return `${used}, each within ${TAG.lengthMax} characters. The line under a tag shows how much of the ${TAG.lengthMax} it uses. Press a tag to copy it.`
}
