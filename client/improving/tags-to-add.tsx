import { Plus } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'

type TagsToAddProps = { tags: readonly string[]; onAdd: () => void }

/** Tags that are true by her text and that she has not: with one press they are hers, for nothing. */
export function TagsToAdd({ tags, onAdd }: TagsToAddProps) {
  return (
    <section aria-label="Tags your text bears out" className="grid justify-items-start gap-2">
      <p className="text-small font-semibold">Tags your text bears out</p>
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
