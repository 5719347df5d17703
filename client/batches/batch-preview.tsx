import { PenTool } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { BuyCredits } from '#client/credits/buy-credits.tsx'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { Batch, NewBatchRow } from '#contract/batches/batches.ts'
import type { RowTexts } from '#contract/batches/row-texts.ts'
import { LISTING_COST } from '#contract/credits.ts'
import { type UsualSettings, usualSettings } from '#contract/usual-settings.ts'
import { BatchBeads } from './batch-beads.tsx'
import { billOf, limitsOf, priceOf } from './bill.ts'
import { MendRow } from './mend-row.tsx'
import { PreviewRows } from './preview-rows.tsx'
import { type BatchFile, previewOf, type PreviewRow } from './read-batch-file.ts'
import { RowFilter } from './row-filter.tsx'
import { type SendStep, useSendBatch } from './use-send-batch.ts'
import { UsualSettingsRow } from './usual-settings.tsx'

type Shown = 'all' | 'ready' | 'waits' | 'unusable'
type BatchPreviewProps = { file: BatchFile; onStarted: (batch: Batch) => void }

/** Every row of a file and what it costs, before anything is sent. */
export function BatchPreview({ file, onStarted }: BatchPreviewProps) {
  const { data: user } = useCurrentUser()
  const [changed, setChanged] = useState<UsualSettings | null>(null)
  const usual = useMemo(() => changed ?? usualSettings(user?.usual), [changed, user?.usual])
  const [mended, setMended] = useState<ReadonlyMap<number, RowTexts>>(new Map())
  const [shown, setShown] = useState<Shown>('all')
  const [open, setOpen] = useState<PreviewRow | null>(null)
  const { step, send } = useSendBatch(onStarted)
  const rows = useMemo(
    () =>
      file.rows.map((row) =>
        previewOf({ ...row, texts: mended.get(row.number) ?? row.texts }, usual),
      ),
    [file, mended, usual],
  )
  const bill = billOf(rows, Math.floor((user?.credits ?? 0) / LISTING_COST))
  const usable = rows.filter((row) => row.isUsable)
  const counts = { all: rows.length, ready: bill.paid, waits: bill.waits, unusable: bill.unusable }
  const start = () =>
    send({
      name: file.name,
      rows: usable.map(({ number, input }): NewBatchRow => ({ number, input })),
    })
  return (
    <Card>
      <div className="grid items-center gap-x-6 gap-y-3 px-4 py-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:px-6">
        <p className="whitespace-nowrap text-ink-2">
          <b className="font-display text-[2rem] leading-none font-semibold text-ink">
            {wholeNumber(bill.paid)}
          </b>{' '}
          of {wholeNumber(usable.length)} listings
        </p>
        <div className="grid gap-2">
          <BatchBeads beads={bill.beads} />
          {user && (
            <p className="text-small text-ink-2">
              <b className="font-semibold text-ink">{priceOf(bill, user.credits)}</b>{' '}
              {limitsOf(bill)}
            </p>
          )}
        </div>
        <Start step={step} count={bill.paid} isKnown={user !== undefined} onStart={start} />
      </div>
      {step.name === 'failed' && (
        <div className="px-4 pb-4 md:px-6">
          <Banner look="error" title="The batch was not started" isLive>
            <p>{step.reason} Nothing was charged. Press the button again: no row is sent twice.</p>
          </Banner>
        </div>
      )}
      <UsualSettingsRow usual={usual} onChange={setChanged} />
      <RowFilter
        value={shown}
        onChange={setShown}
        choices={CHOICES.map((choice) => ({ ...choice, count: counts[choice.value] }))}
      />
      <PreviewRows
        key={shown}
        rows={rows.filter((_, at) => shown === 'all' || bill.beads[at] === BEAD_OF[shown])}
        onOpen={setOpen}
      />
      <MendRow
        row={open}
        usual={usual}
        onClose={() => setOpen(null)}
        onMended={(texts) => {
          if (open) setMended(new Map(mended).set(open.number, texts))
          setOpen(null)
        }}
      />
    </Card>
  )
}

const CHOICES: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'All rows' },
  { value: 'ready', label: 'Ready' },
  { value: 'waits', label: 'Waiting for credits' },
  { value: 'unusable', label: 'Cannot be used' },
]
const BEAD_OF = { ready: 'paid', waits: 'waits', unusable: 'unusable' } as const

type StartProps = { step: SendStep; count: number; isKnown: boolean; onStart: () => void }

function Start({ step, count, isKnown, onStart }: StartProps) {
  if (step.name === 'sending')
    return (
      <Button look="primary" size="large" isBusy>
        <span role="status">
          Sending {wholeNumber(step.sent)} of {wholeNumber(step.total)}
        </span>
      </Button>
    )
  if (count === 0 && isKnown) return <BuyCredits look="primary" size="large" />
  return (
    <Button
      look="primary"
      size="large"
      disabled={count === 0}
      icon={<PenTool aria-hidden="true" />}
      onClick={onStart}
    >
      {count === 1 ? 'Write 1 listing' : `Write ${wholeNumber(count)} listings`}
    </Button>
  )
}
