import { CircleAlert, PenTool } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { ProfileSwitch } from '#client/accounts/profile-switch.tsx'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { BuyCredits } from '#client/credits/buy-credits.tsx'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { Batch, NewBatchRow } from '#contract/batches/batches.ts'
import { LISTING_COST } from '#contract/credits.ts'
import { usualSettings } from '#contract/shop-profile/usual-settings.ts'
import { BatchBeads } from './batch-beads.tsx'
import type { BatchDraft } from './batch-draft.ts'
import { type Bill, billOf, limitsOf, priceOf } from './bill.ts'
import { counted } from './batch-words.ts'
import { keepNotUsed } from './not-used.ts'
import { previewOf } from './preview.ts'
import { leftOut, PreviewedRows, type ShownRows } from './previewed-rows.tsx'
import { Repeated } from './repeated-rows.tsx'
import { batchNameOf } from './read-batch-file.ts'
import { type SendStep, useSendBatch } from './use-send-batch.ts'
import { UsualSettingsRow } from './usual-settings.tsx'

type BatchPreviewProps = {
  draft: BatchDraft
  onChange: (draft: BatchDraft) => void
  onStarted: (batch: Batch) => void
}

/** Every row of a file and what it costs, before anything is sent. */
export function BatchPreview({ draft, onChange, onStarted }: BatchPreviewProps) {
  const { data: user } = useCurrentUser()
  const usual = useMemo(() => draft.usual ?? usualSettings(user?.usual), [draft.usual, user?.usual])
  const rows = useMemo(() => previewOf(draft, usual), [draft, usual])
  const { step, send } = useSendBatch((batch) => {
    keepNotUsed(batch.id, rows)
    onStarted(batch)
  })
  const bill = billOf(rows, Math.floor((user?.credits ?? 0) / LISTING_COST))
  const [shown, setShown] = useState<ShownRows>('all')
  const list = useRef<HTMLDivElement>(null)
  const showUnusable = () => {
    setShown('unusable')
    list.current?.scrollIntoView({ block: 'start' })
  }
  const start = () =>
    send({
      name: batchNameOf(draft.file),
      usesProfile: draft.usesProfile,
      rows: rows.flatMap((row): NewBatchRow[] =>
        row.isUsable && !row.isLeftOut ? [{ number: row.number, input: row.input }] : [],
      ),
    })
  return (
    <Card>
      <div className="grid items-center gap-x-6 gap-y-3 px-4 py-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:px-6">
        <p className="whitespace-nowrap text-ink-2">
          <b className="font-display text-[2rem] leading-none font-semibold text-ink">
            {wholeNumber(bill.paid)}
          </b>{' '}
          of {counted(rows.length)} ready
        </p>
        <Price bill={bill} credits={user?.credits} onFix={showUnusable} />
        <Start step={step} count={bill.paid} isKnown={user !== undefined} onStart={start} />
      </div>
      {step.name === 'failed' && (
        <div className="px-4 pb-4 md:px-6">
          <Banner look="error" title="The batch was not started" isLive>
            <p>{step.reason} Nothing was charged. Press the button again: no row is sent twice.</p>
          </Banner>
        </div>
      )}
      <Repeated rows={rows} onLeaveOut={(numbers) => onChange(leftOut(draft, numbers))} />
      <UsualSettingsRow
        usual={usual}
        onChange={(changed) => onChange({ ...draft, usual: changed })}
      />
      <ProfileSwitch
        of="these rows"
        isOn={draft.usesProfile}
        onChange={(usesProfile) => onChange({ ...draft, usesProfile })}
        className="border-t border-line-soft px-4 md:px-6"
      />
      <div ref={list}>
        <PreviewedRows
          rows={rows}
          beads={bill.beads}
          usual={usual}
          draft={draft}
          onChange={onChange}
          shown={shown}
          onShow={setShown}
        />
      </div>
    </Card>
  )
}

type PriceProps = { bill: Bill; credits: number | undefined; onFix: () => void }

function Price({ bill, credits, onFix }: PriceProps) {
  return (
    <div className="grid gap-2">
      <BatchBeads beads={bill.beads} />
      {credits !== undefined && (
        <p className="text-small text-ink-2">
          <b className="font-semibold text-ink">{priceOf(bill, credits)}</b> {limitsOf(bill)}
        </p>
      )}
      {bill.unusable > 0 && (
        <button
          type="button"
          className="flex items-center gap-1.5 justify-self-start rounded-sm text-small font-semibold text-weld-text underline underline-offset-3 pointer-coarse:min-h-11"
          onClick={onFix}
        >
          <CircleAlert aria-hidden="true" strokeWidth={1.9} className="size-4 flex-none" />
          {bill.unusable === 1 ? '1 row needs fixing' : `${counted(bill.unusable)} need fixing`}
        </button>
      )}
    </div>
  )
}

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
      {count === 1
        ? 'Write 1 listing, 1 credit'
        : `Write ${wholeNumber(count)} listings, ${wholeNumber(count)} credits`}
    </Button>
  )
}
