/** A name that is nearly one of ours is a slip: to ignore it would start another shop than was meant. */
export function misspeltNames(environment: object, names: readonly string[]): string[] {
  return Object.keys(environment)
    .filter((given) => !names.includes(given))
    .flatMap((given) => {
      const meant = names.find((name) => isNearly(given.toUpperCase(), name))
      return meant === undefined
        ? []
        : [`${given} is not a setting; ${meant} is. Please mend its name.`]
    })
}

/** Short names are let off: too many variables of others are like them. */
function isNearly(given: string, name: string): boolean {
  if (name.length < 8) return false
  return slipsBetween(given, name) <= (name.length < 10 ? 1 : 2)
}

/** How many letters are missing, too many, wrong or swapped with the next. */
function slipsBetween(given: string, meant: string): number {
  if (Math.abs(given.length - meant.length) > 2) return Infinity
  const rows = [Array.from({ length: meant.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= given.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= meant.length; j += 1) {
      const isSame = given[i - 1] === meant[j - 1]
      const isSwapped = given[i - 1] === meant[j - 2] && given[i - 2] === meant[j - 1]
      row[j] = Math.min(
        at(rows, i - 1, j) + 1,
        (row[j - 1] ?? 0) + 1,
        at(rows, i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped && i > 1 && j > 1 ? at(rows, i - 2, j - 2) + 1 : Infinity,
      )
    }
    rows.push(row)
  }
  return at(rows, given.length, meant.length)
}

const at = (rows: number[][], i: number, j: number) => rows[i]?.[j] ?? Infinity
