/** Whole cents as a dollar price: 499 -> "$4.99". The only place that divides by 100. */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
