import { useRef, useState } from 'react'
import { messageOf } from '#client/api/api-error.ts'
import { readFile } from '#client/api/read-file.ts'
import { useApi } from '#client/api/use-api.ts'
import { saveFile } from '#client/browser/save-file.ts'
import { showToast } from '#client/ui/toasts/toasts.ts'
import { exportRoutes, type FileFormat } from '#contract/export.ts'

export type ExportStep =
  | { name: 'choosing' }
  | { name: 'loading'; bytes: number }
  | { name: 'failed'; reason: string }

/** Fetches the file with all listings, piece by piece, and hands it to the browser's downloads. */
export function useExport(onSaved: () => void) {
  const api = useApi()
  const [step, setStep] = useState<ExportStep>({ name: 'choosing' })
  const loading = useRef<AbortController>(null)

  const start = async (format: FileFormat) => {
    const stop = new AbortController()
    loading.current = stop
    setStep({ name: 'loading', bytes: 0 })
    try {
      const search = `?format=${format}`
      const response = await api.open(exportRoutes.exportListings, { search, signal: stop.signal })
      const file = await readFile(response, (bytes) => setStep({ name: 'loading', bytes }))
      saveFile(file)
      setStep({ name: 'choosing' })
      onSaved()
      showToast({ title: 'Listings Downloaded', description: `Saved as ${file.name}` })
    } catch (error) {
      if (stop.signal.aborted) return
      setStep({ name: 'failed', reason: messageOf(error, 'Please try again.') })
    }
  }

  return {
    step,
    start: (format: FileFormat) => void start(format),
    giveUp: () => {
      loading.current?.abort()
      setStep({ name: 'choosing' })
    },
  }
}
