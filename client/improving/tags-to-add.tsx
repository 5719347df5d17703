import { Plus } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'

type TagsToAddProps = {
  tags: readonly string[]
  /** Her text is not the one any more that they were found in. */
  isTextChanged: boolean
  onAdd: () => void
}

/** Tags that are true by her text and that she has not: with one press they are hers, for nothing. */
export function TagsToAdd({ tags, isTextChanged, onAdd }: TagsToAddProps) {
  return (
    <section aria-labelledby="tags-to-add" className="grid justify-items-start gap-2">
      <h3 id="tags-to-add" className="font-display text-h3 font-semibold">
        More tags from your text
      </h3>
      {isTextChanged && (
        <p className="-mt-1 text-small text-ink-2">
          Found in your text as you pasted it. You changed it since: add them only if they still
          fit.
        </p>
      )}
      <ul className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag} className="compared-tag bg-sheet">
            {tag}
          </li>
        ))}
      </ul>
      <Button
        size="small"
        className="max-md:min-h-11"
        icon={<Plus aria-hidden="true" />}
        onClick={onAdd}
      >
        {tags.length === 1 ? 'Add this one' : 'Add these'}
      </Button>
    </section>
  )
}
