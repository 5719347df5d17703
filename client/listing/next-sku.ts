/** The next number of a series, "MUG-13" after "MUG-12" and "A-010" after "A-009"; else nothing. */
export function nextSku(sku: string): string {
  const number = /\d{1,9}$/.exec(sku)?.[0]
  if (number === undefined) return ''
  const next = String(Number(number) + 1).padStart(number.length, '0')
  return sku.slice(0, -number.length) + next
}
