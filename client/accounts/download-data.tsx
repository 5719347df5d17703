import { Download } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '#client/api/use-api.ts'
import { Button } from '#client/ui/button.tsx'
import { saveFile } from '#client/browser/save-file.ts'
import { toasted } from '#client/ui/toasts/toasted.ts'
import { type AccountExport, meRoutes } from '#contract/me.ts'
import { sentenceOr } from '#client/api/api-error.ts'

/** Everything that is kept about the person, as one file. */
export function DownloadData() {
  const api = useApi()
  const [isBusy, setIsBusy] = useState(false)

  const download = async () => {
    setIsBusy(true)
    await toasted(api.read(meRoutes.exportAccount).then(save), {
      failed: sentenceOr('Your data could not be collected. Please try again.'),
      failedTitle: 'Download Failed',
    })
    setIsBusy(false)
  }
  return (
    <div className="grid gap-3 pb-3">
      <p className="text-small text-ink-2">
        Your profile, listings, footers, credits and purchases as one JSON file.
      </p>
      <Button
        icon={<Download aria-hidden="true" />}
        isBusy={isBusy}
        onClick={() => void download()}
      >
        {isBusy ? 'Collecting...' : 'Download'}
      </Button>
    </div>
  )
}

function save(taken: AccountExport): void {
  const name = `listwright-${taken.exportedAt.slice(0, 10)}.json`
  saveFile(new File([JSON.stringify(taken, null, 2)], name, { type: 'application/json' }))
}
