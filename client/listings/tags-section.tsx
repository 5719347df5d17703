import { CardSection } from '#client/ui/card.tsx'
import { CopyButton, copyText } from '#client/ui/copy-button.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { TAG } from '#contract/listings.ts'
import { tagsAsText } from './listing-as-text.ts'
import { TagFacts } from './tag-facts.tsx'

export function TagsSection({ tags }: { tags: string[] }) {
  return (
    <CardSection
      title="Tags"
      counter={`${tags.length} / ${TAG.max}`}
      actions={<CopyButton text={tagsAsText(tags)} thing="Tags" />}
    >
      <SwingTags
        tags={tags}
        slots={TAG.max}
        lengthMax={TAG.lengthMax}
        pressLabel="Copy tag"
        onPress={(tag) => void copyText({ text: tag, thing: 'Tag' })}
        note={tagsNote(tags)}
      />
      <TagFacts />
    </CardSection>
  )
}

function tagsNote(tags: string[]): string {
  const used = tags.length === TAG.max ? `All ${TAG.max} used` : `${tags.length} of ${TAG.max} used`
  return `${used}, each within ${TAG.lengthMax} characters. The line under a tag shows how much of the ${TAG.lengthMax} it uses. Press a tag to copy it.`
}
