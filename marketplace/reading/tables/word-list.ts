/** A table of single words, written as a seller would read it. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''))
}

/** A table of phrases, separated by commas or line ends. */
export function phraseTable(list: string): readonly (readonly string[])[] {
  return list
    .split(/[,\n]/)
    .map((phrase) => phrase.split(' ').filter((word) => word !== ''))
    .filter((phrase) => phrase.length > 0)
}
