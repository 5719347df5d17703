import { isOrnament } from '../clean.ts'

const PICTURE = /\p{Extended_Pictographic}/u
const PICTURED_MIN = 3

/** "🍄 3 cm long 🍄 so light 🍄 one of a kind": one picture again and again parts statements; null of any other line. */
export function partedByPicture(line: string): string[] | null {
  const [sign] = PICTURE.exec(line) ?? []
  if (sign === undefined || isOrnament(sign)) return null
  const parts = line.split(sign).filter((part) => /[\p{L}\p{Nd}]/u.test(part))
  if (parts.length < PICTURED_MIN) return null
  return parts.map((part) => `${sign} ${part.trim()}`)
}
