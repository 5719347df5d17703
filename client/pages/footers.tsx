import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FooterDialog } from '#client/footers/footer-dialog.tsx'
import { FooterList, FooterPlaceholders, NoFooters } from '#client/footers/footer-list.tsx'
import { useFooters } from '#client/footers/use-footers.ts'
import { Button } from '#client/ui/button.tsx'
import type { Footer } from '#contract/footers.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageHeading } from './page-heading.tsx'

type Task = { kind: 'create' } | { kind: 'edit'; footer: Footer }

/** The saved footers: what goes below descriptions again and again. */
export function Footers() {
  const { data: footers, error, refetch } = useFooters()
  const [task, setTask] = useState<Task | null>(null)
  const addButton = (
    <Button
      look="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => setTask({ kind: 'create' })}
    >
      Add Footer
    </Button>
  )
  const isEmpty = footers?.length === 0
  return (
    <div className="grid gap-6 py-4">
      <header className="flex flex-wrap items-end gap-4">
        <div className="flex-1">
          <PageHeading name="Footers" />
          <p className="text-ink-3">Care notes, shipping times, a thank-you: written once.</p>
        </div>
        {!isEmpty && addButton}
      </header>
      {error && <LoadFailure thing="footers" error={error} onRetry={() => void refetch()} />}
      {!footers && !error && <FooterPlaceholders />}
      {isEmpty && <NoFooters action={addButton} />}
      {footers && !isEmpty && (
        <FooterList footers={footers} onEdit={(footer) => setTask({ kind: 'edit', footer })} />
      )}
      <FooterDialog
        isOpen={task !== null}
        onOpenChange={(isOpen) => !isOpen && setTask(null)}
        footer={edited(task, footers)}
      />
    </div>
  )
}

/** The footer being edited, as it is saved now. */
function edited(task: Task | null, footers: readonly Footer[] = []): Footer | undefined {
  if (task?.kind !== 'edit') return undefined
  return footers.find(({ id }) => id === task.footer.id) ?? task.footer
}
