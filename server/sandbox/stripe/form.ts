/** A form as Stripe's SDK writes it: `metadata[userId]=7` is a field within a field. */
export type Form = { [name: string]: string | Form }

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/

/** Reads the encoding; what the fields mean is for the parameters to say. */
export function parseForm(text: string): Form {
  const root: Branch = new Map()
  for (const [name, value] of new URLSearchParams(text)) plant(root, pathOf(name), value)
  return asForm(root)
}

type Branch = Map<string, string | Branch>

function pathOf(name: string): string[] {
  const [, first = name, rest = ''] = NAME.exec(name) ?? []
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)]
}

function plant(branch: Branch, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    branch.set(name, value)
    return
  }
  const known = branch.get(name)
  const next: Branch = known instanceof Map ? known : new Map()
  branch.set(name, next)
  plant(next, rest, value)
}

// fromEntries makes own properties even of names such as __proto__.
function asForm(branch: Branch): Form {
  return Object.fromEntries(
    [...branch].map(([name, value]) => [name, value instanceof Map ? asForm(value) : value]),
  )
}
