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
  const name = words.join(' ').slice(0, NAME_LENGTH_MAX)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
