import { describe, expect, it } from 'vitest'
import { errorsOf, formatCvc, formatExpiry, formatNumber, monthAndYear } from './card-details.ts'

describe('a card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242', '4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242', '4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42424242424242421234', '4242 4242 4242 4242'],
  ])('stands in groups: %s', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown)
  })
})

describe('an expiry', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['5', '05'],
    ['1/', '01'],
    ['1/28', '01 / 28'],
    ['12 / 2034', '12 / 34'],
    ['012030', '01 / 30'],
    ['12 / 3456', '12 / 56'],
  ])('reads month and year however it is typed: %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })

  it('is a month and a full year', () => {
    expect(monthAndYear('04 / 31')).toEqual({ month: 4, year: 2031 })
  })
})

it('takes a security code of three digits, and of four for American Express', () => {
  expect(formatCvc('12345', '4242')).toBe('123')
  expect(formatCvc('12345', '3782')).toBe('1234')
})

describe('a card', () => {
  const today = new Date(2026, 4, 31)
  const card = { number: '4242 4242 4242 4242', expiry: '05 / 26', cvc: '123' }

  it('is good to the last day of its month', () => {
    expect(errorsOf(card, today)).toEqual({})
    expect(errorsOf(card, new Date(2026, 5, 1))).toEqual({ expiry: 'This card has expired.' })
  })

  it('says what is missing in each field', () => {
    expect(errorsOf({ number: '4242', expiry: '13', cvc: '' }, today)).toEqual({
      number: 'Enter the whole card number.',
      expiry: 'Enter the month and the year.',
      cvc: 'Enter the 3 digits of the security code.',
    })
    expect(errorsOf({ ...card, expiry: '13 / 30' }, today)).toEqual({
      expiry: 'The month must be between 01 and 12.',
    })
  })

  it('tells a number with a typing mistake', () => {
    expect(errorsOf({ ...card, number: '4242 4242 4242 4241' }, today)).toEqual({
      number: 'This card number has a typing mistake in it.',
    })
  })
})
