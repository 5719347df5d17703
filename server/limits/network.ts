import { isIPv6 } from 'node:net'

/**
 * An address as we keep it: an IPv4 address that travelled inside IPv6 is written as IPv4. A request
 * whose connection has gone meanwhile has none, whatever its type says.
 */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}

/** What one person can hold: an IPv4 address, or the 64 leading bits of an IPv6 address. */
export function networkOf(address: string | undefined): string {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('%', 1).join('').split('::')
  const left = head.split(':').filter((group) => group !== '')
  const right = tail.split(':').filter((group) => group !== '')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
