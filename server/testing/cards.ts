import type { SandboxCard } from '#contract/sandbox.ts'

/** Test cards by what their bank does. */
export const CARDS = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  asks: '4000002500003155',
  asksAlways: '4000002760003184',
  asksThenDeclines: '4000008400001629',
  disputes: '4000000000000259',
  inquires: '4000000000001976',
  warns: '4000000000005423',
} as const

export function aCard(wanted: Partial<SandboxCard> = {}): SandboxCard {
  return { number: CARDS.pays, expMonth: 12, expYear: 2040, cvc: '123', ...wanted }
}
