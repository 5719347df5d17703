/**
 * An answer, or a page of one, that the database has written as JSON already. Whoever makes one answers
 * for it: it leaves as it is, unchecked (docs/decisions/032-a-page-as-the-database-writes-it.md).
 */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  static list(parts: readonly string[]): JsonText {
    return new JsonText(`[${parts.join(',')}]`)
  }
}
