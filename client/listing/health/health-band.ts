/** From so many of ten checks on a listing stands well. */
const WELL = 0.7

/** The ground on which a health stands: green is kept for one that stands well. */
export function healthBand(passed: number, of: number): string {
  return passed >= of * WELL ? 'border-green-line bg-green-tint' : 'border-line bg-paper'
}
