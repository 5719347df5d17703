/** A title as a search shows it that has room for so many characters. */
export function cutTitle(title: string, max: number): string {
  const characters = Array.from(title)
  if (characters.length <= max) return title
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`
}
