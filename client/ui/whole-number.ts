const format = new Intl.NumberFormat('en-US')

/** 1234567 -> "1,234,567". */
export function wholeNumber(value: number): string {
  return format.format(value)
}
