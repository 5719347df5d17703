import { expect, it } from 'vitest'
import { networkOf, plainAddress } from './network.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('writes an IPv4 address the same way, however it travelled', () => {
  expect(plainAddress('::FFFF:203.0.113.9')).toBe('203.0.113.9')
  expect(plainAddress('2001:db8::1')).toBe('2001:db8::1')
})
