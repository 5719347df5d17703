import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { counted } from './batch-words.ts'
import type { PreviewRow } from './preview.ts'

type RepeatedProps = { rows: PreviewRow[]; onLeaveOut: (numbers: number[]) => void }

/** Said before they are paid twice. */
export function Repeated({ rows, onLeaveOut }: RepeatedProps) {
  const repeated = rows.filter(({ repeats }) => repeats !== null)
  const [first] = repeated
  if (first === undefined) return null
  const isOne = repeated.length === 1
  return (
    <div className="px-4 pb-4 md:px-6">
      <Banner
        look="warning"
        title={
          isOne
            ? `Row ${first.number} repeats row ${first.repeats}`
            : `${counted(repeated.length)} repeat another row`
        }
        action={
          <Button
            size="small"
            className="max-md:min-h-11"
            onClick={() => onLeaveOut(repeated.map(({ number }) => number))}
          >
            Leave {isOne ? 'it' : 'them'} out
          </Button>
        }
      >
        <p>
          Word for word the same. Used as {isOne ? 'it is, it is' : 'they are, they are'} written
          and paid a second time.
        </p>
      </Banner>
    </div>
  )
}
