/** What a part of a listing says in one of two versions: a text, or its tags; null where it says nothing. */
export type Said = string | readonly string[] | null

export function asTags(said: Said): readonly string[] {
  return typeof said === 'string' || said === null ? [] : said
}

export function asText(said: Said): string {
  return typeof said === 'string' ? said : ''
}

export function areTags(...both: readonly Said[]): boolean {
  return both.some((said) => Array.isArray(said))
}
