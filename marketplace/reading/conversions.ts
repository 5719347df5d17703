/** What one of each unit is worth in the first of its row. */
const SAME_KIND: readonly ReadonlyMap<string, number>[] = [
  new Map([
    ['mm', 1],
    ['cm', 10],
    ['m', 1000],
    ['inch', 25.4],
    ['ft', 304.8],
    ['yd', 914.4],
  ]),
  new Map([
    ['g', 1],
    ['kg', 1000],
    ['oz', 28.35],
    ['lb', 453.59],
  ]),
  new Map([
    ['ml', 1],
    ['l', 1000],
  ]),
]

export type Amount = { number: string; unit: string }

/** "8 inch" is "20 cm", as exactly as it is told. */
export function isSameAmount(told: Amount, given: Amount): boolean {
  if (told.unit === given.unit) return false
  const worth = SAME_KIND.find((units) => units.has(told.unit) && units.has(given.unit))
  if (worth === undefined) return false
  const exact = (Number(given.number) * (worth.get(given.unit) ?? 0)) / (worth.get(told.unit) ?? 1)
  const [, decimals = ''] = told.number.split('.')
  return Math.abs(exact - Number(told.number)) <= 0.5 / 10 ** decimals.length
}
