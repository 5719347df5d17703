import { Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useFooters } from '#client/footers/use-footers.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Select } from '#client/ui/select.tsx'
import type { Footer } from '#contract/footers.ts'
import { ITEM_KINDS, type ItemKind } from '#contract/item-kinds.ts'
import { PAGES } from '#contract/pages.ts'
import type { FooterOfKind } from '#contract/shop-profile.ts'
import { footersIn, textOfFooters } from './profile-texts.ts'

type FootersOfKindsProps = {
  text: string
  error: string | undefined
  onChange: (text: string) => void
}

/** Which saved footer goes under which kind of item, where it is not the usual one. */
export function FootersOfKinds({ text, error, onChange }: FootersOfKindsProps) {
  const { data: footers } = useFooters()
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const chosen = footersIn(text)
  const change = (changed: readonly FooterOfKind[]) => onChange(textOfFooters(changed))
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="grid gap-3 border-t border-line px-4 py-5 md:px-6"
    >
      <div>
        <h2 id={headingId} className="text-small font-semibold">
          Footer for a kind of item
        </h2>
        <p className="text-meta text-ink-3">
          All other items get your default footer, if you have one.
        </p>
      </div>
      {chosen.length > 0 && footers && (
        <ul className="grid gap-2">
          {chosen.map((one) => (
            <li key={one.kind} className={ROW}>
              <span className="max-md:col-span-2">{named(one.kind)}</span>
              <Select
                label={`Footer for ${one.kind}`}
                value={one.footerId ?? ''}
                options={optionsOf(footers, one.footerId)}
                onChange={(footerId) => {
                  const changed = { ...one, footerId: footerId || null }
                  change(chosen.map((other) => (other === one ? changed : other)))
                }}
              />
              <IconButton
                label={`Use the default footer for ${one.kind}`}
                icon={<X aria-hidden="true" />}
                onClick={() => {
                  // The button goes with its row.
                  section.current?.focus()
                  change(chosen.filter((other) => other !== one))
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {footers?.length === 0 && (
        <p className="text-ink-2">
          <a href={PAGES.footers} className="text-link">
            Save a footer
          </a>{' '}
          first, then say here for which kind of item it is.
        </p>
      )}
      {footers && footers.length > 0 && (
        <NewFooterOfKind
          footers={footers}
          taken={chosen.map(({ kind }) => kind)}
          onAdd={(added) => change([...chosen, added])}
        />
      )}
      {error && (
        <p role="alert" className="text-meta font-medium text-madder-text">
          {error}
        </p>
      )}
    </section>
  )
}

type NewFooterOfKindProps = {
  footers: readonly Footer[]
  taken: readonly ItemKind[]
  onAdd: (added: FooterOfKind) => void
}

function NewFooterOfKind({ footers, taken, onAdd }: NewFooterOfKindProps) {
  const [kind, setKind] = useState<ItemKind | ''>('')
  const [footerId, setFooterId] = useState(footers[0]?.id ?? '')
  const groups = Object.entries(ITEM_KINDS).map(([group, kinds]) => ({
    group,
    options: kinds
      .filter((one) => !taken.includes(one))
      .map((value) => ({ value, label: named(value) })),
  }))
  return (
    <div className={ROW}>
      <Select<ItemKind | ''>
        label="Kind of item"
        className="max-md:col-span-2"
        value={kind}
        options={[{ value: '', label: 'Choose a kind …' }, ...groups]}
        onChange={setKind}
      />
      <Select
        label="Footer for it"
        value={footerId}
        options={optionsOf(footers, null)}
        onChange={setFooterId}
      />
      <Button
        size="small"
        icon={<Plus aria-hidden="true" />}
        onClick={({ currentTarget }) => {
          // The next one begins there.
          currentTarget.parentElement?.querySelector('select')?.focus()
          if (kind === '') return
          onAdd({ kind, footerId: footerId || null })
          setKind('')
        }}
      >
        Add
      </Button>
    </div>
  )
}

/** All footers, and the one that is chosen also where it was deleted: it may be brought back. */
function optionsOf(footers: readonly Footer[], chosen: string | null) {
  const isKnown = chosen === null || footers.some(({ id }) => id === chosen)
  return [
    { value: '', label: 'No footer' },
    ...footers.map(({ id, name }) => ({ value: id, label: name })),
    ...(isKnown ? [] : [{ value: chosen, label: 'A deleted footer' }]),
  ]
}

function named(kind: ItemKind): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_88px]'
