const NAME_WORDS_MAX = 5
const NAME_LENGTH_MAX = 40

/** A nickname made of the first words of a description or a title, for a seller who gives none. */
export function nicknameFrom(description: string): string {
  const [start = ''] = description.trim().split(/[,.;:\n(]/)
  const words = start
    .replace(/^(an?|the|my)\s+/i, '')
    .split(/\s+/)
    .slice(0, NAME_WORDS_MAX)
  while (words.length > 1 && words.join(' ').length > NAME_LENGTH_MAX) words.pop()
  while (words.length > 1 && HALVES.has(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  const name = calmed(words.join(' ').slice(0, NAME_LENGTH_MAX))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** No name ends with these: "Wool felt coasters set of". */
const HALVES = new Set('a an the and or of in on for with to by from set'.split(' '))

/** "LAVENDER SOY CANDLE" is shouted; "BJD" is a name. */
function calmed(name: string): string {
  return name.includes(' ') && name === name.toUpperCase() ? name.toLowerCase() : name
}
