import { classNames } from '#client/ui/class-names.ts'

export type Bead = 'paid' | 'waits' | 'unusable' | 'leftOut'

/** More rows than this are told ten to a bead. */
const BEADS_MAX = 200
const ROWS_A_BEAD = 10

const LOOKS: Record<Bead, string> = {
  paid: 'bg-green',
  waits: 'inset-ring-[1.5px] inset-ring-weld-line',
  unusable: 'inset-ring-[1.5px] inset-ring-line',
  leftOut: 'bg-sunk',
}

/** A bead for each row of a file: what the balance pays for, what waits for credits, what cannot be used or is left out. */
export function BatchBeads({ beads }: { beads: Bead[] }) {
  const shown = beads.length > BEADS_MAX ? beads.filter((_, at) => at % ROWS_A_BEAD === 0) : beads
  return (
    <div aria-hidden="true" className="batch-beads">
      {shown.map((bead, place) => (
        <i key={place} className={classNames('h-3 rounded-[2px]', LOOKS[bead])} />
      ))}
    </div>
  )
}
