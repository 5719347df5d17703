import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FooterDialog } from '#client/footers/footer-dialog.tsx'
import { EXAMPLE_FOOTER } from '#client/footers/example-footer.ts'
import { FooterList, FooterPlaceholders, NoFooters } from '#client/footers/footer-list.tsx'
import { FooterPreview } from '#client/footers/footer-preview.tsx'
import { useFooters } from '#client/footers/use-footers.ts'
import { useNewestListings } from '#client/history/use-listing-pages.ts'
import { Button } from '#client/ui/button.tsx'
import type { Footer } from '#contract/footers.ts'
import { UNTITLED } from '#contract/listings.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageTop } from './heading/page-top.tsx'
import { SaidEverywhere } from './said-everywhere.tsx'

type Task = { kind: 'create' } | { kind: 'edit'; footer: Footer }

/** The saved footers: what goes below descriptions again and again. */
export function Footers() {
  const { data: footers, error, refetch } = useFooters()
  const [task, setTask] = useState<Task | null>(null)
  const isEmpty = footers?.length === 0
  const addButton = (
    <Button
      look="primary"
      icon={<Plus aria-hidden="true" />}
      className={isEmpty ? undefined : 'max-md:w-full'}
      onClick={() => setTask({ kind: 'create' })}
    >
      Add Footer
    </Button>
  )
  return (
    <div className="grid gap-5 py-4">
      <SaidEverywhere />
      <PageTop name="Footers" actions={!isEmpty && addButton}>
        Text to reuse under your descriptions: care, shipping, a thank-you.
      </PageTop>
      {error && <LoadFailure thing="footers" error={error} onRetry={() => void refetch()} />}
      {!footers && !error && <FooterPlaceholders />}
      {isEmpty && (
        <div className={BENCH}>
          <NoFooters action={addButton} />
          <FooterPreview footer={EXAMPLE_FOOTER} isExample />
        </div>
      )}
      {footers && !isEmpty && (
        <Bench footers={footers} onEdit={(footer) => setTask({ kind: 'edit', footer })} />
      )}
      <FooterDialog
        isOpen={task !== null}
        onOpenChange={(isOpen) => !isOpen && setTask(null)}
        footer={edited(task, footers)}
      />
    </div>
  )
}

const BENCH = 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_560px]'

type BenchProps = { footers: readonly Footer[]; onEdit: (footer: Footer) => void }

/** The footers, and beside them how the one that is looked at reads under the newest listing. */
function Bench({ footers, onEdit }: BenchProps) {
  const [seen, setSeen] = useState<string>()
  const [newest] = useNewestListings(1).listings ?? []
  const shown =
    footers.find(({ id }) => id === seen) ?? footers.find(({ isUsual }) => isUsual) ?? footers[0]
  return (
    <div className={BENCH}>
      <FooterList
        footers={footers}
        shownId={shown?.id}
        onEdit={onEdit}
        onLook={({ id }) => setSeen(id)}
      />
      {shown && (
        <div className="lg:sticky lg:top-6">
          <FooterPreview
            footer={shown}
            above={
              newest && {
                nickname: newest.listingTitle || UNTITLED,
                title: newest.generatedTitle,
                description: newest.generatedDescription,
              }
            }
          />
        </div>
      )}
    </div>
  )
}

/** The footer being edited, as it is saved now. */
function edited(task: Task | null, footers: readonly Footer[] = []): Footer | undefined {
  if (task?.kind !== 'edit') return undefined
  return footers.find(({ id }) => id === task.footer.id) ?? task.footer
}
