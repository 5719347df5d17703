import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { Fix } from '#marketplace/fixes/fix.ts'

type FixButtonProps = { fix: Fix | null; onFix: (fix: Fix) => Promise<void> }

/** Mends what a check found, where one press can. */
export function FixButton({ fix, onFix }: FixButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  if (fix === null) return null
  const press = async () => {
    setIsBusy(true)
    await onFix(fix)
    setIsBusy(false)
  }
  return (
    <Button
      size="small"
      isBusy={isBusy}
      onClick={() => void press()}
      className="text-start wrap-anywhere"
    >
      {fix.label}
    </Button>
  )
}
