/** What is typed into the card form, as it stands in its fields. */
export type CardDetails = { number: string; expiry: string; cvc: string }

export type CardErrors = Partial<Record<keyof CardDetails, string>>

type Brand = { name: string; starts: RegExp; groups: number[]; cvcLength: number }

const BRANDS: Brand[] = [
  { name: 'Visa', starts: /^4/, groups: [4, 4, 4, 4], cvcLength: 3 },
  { name: 'Mastercard', starts: /^(5[1-5]|2[2-7])/, groups: [4, 4, 4, 4], cvcLength: 3 },
  { name: 'American Express', starts: /^3[47]/, groups: [4, 6, 5], cvcLength: 4 },
  { name: 'Discover', starts: /^6(011|5)/, groups: [4, 4, 4, 4], cvcLength: 3 },
]
const OTHER: Brand = { name: '', starts: /^/, groups: [4, 4, 4, 4], cvcLength: 3 }

/** The brand a card number begins like; without a name while that is open. */
export function brandOf(number: string): Brand {
  return BRANDS.find((brand) => brand.starts.test(digitsOf(number))) ?? OTHER
}

/** The number in the groups in which it stands on the card. */
export function formatNumber(typed: string): string {
  const digits = digitsOf(typed)
  let from = 0
  const groups = brandOf(digits).groups.map((length) => {
    from += length
    return digits.slice(from - length, from)
  })
  return groups.filter((group) => group !== '').join(' ')
}

/** "MM / YY", however it was typed: 125, 1/25, 01/2025. */
export function formatExpiry(typed: string): string {
  const isLoneMonth = /^\s*([2-9]|\d\s*\/)/.test(typed)
  const digits = (isLoneMonth ? '0' : '') + digitsOf(typed)
  const year = digits.slice(2)
  // A browser may fill in all four digits of the year.
  const shownYear = year.length === 4 ? year.slice(2) : year.slice(0, 2)
  return shownYear === '' ? digits : `${digits.slice(0, 2)} / ${shownYear}`
}

export function formatCvc(typed: string, number: string): string {
  return digitsOf(typed).slice(0, brandOf(number).cvcLength)
}

/** What is not yet right, one sentence for each field. */
export function errorsOf(details: CardDetails, today: Date): CardErrors {
  const number = numberError(details.number)
  const expiry = expiryError(details.expiry, today)
  const cvc =
    details.cvc.length < brandOf(details.number).cvcLength
      ? `Enter the ${brandOf(details.number).cvcLength} digits of the security code.`
      : undefined
  return { ...(number && { number }), ...(expiry && { expiry }), ...(cvc && { cvc }) }
}

/** The month and the full year of an expiry that has no error. */
export function monthAndYear(expiry: string): { month: number; year: number } {
  const digits = digitsOf(expiry)
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) }
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

function numberError(number: string): string | undefined {
  const digits = digitsOf(number)
  const whole = brandOf(number).groups.reduce((sum, length) => sum + length, 0)
  if (digits.length < whole) return 'Enter the whole card number.'
  return hasCheckDigit(digits) ? undefined : 'This card number has a typing mistake in it.'
}

function expiryError(expiry: string, today: Date): string | undefined {
  const { month, year } = monthAndYear(expiry)
  if (digitsOf(expiry).length < 4) return 'Enter the month and the year.'
  if (month < 1 || month > 12) return 'The month must be between 01 and 12.'
  const isPast = new Date(year, month) <= today
  return isPast ? 'This card has expired.' : undefined
}

/** The Luhn check, which every card number passes. */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
