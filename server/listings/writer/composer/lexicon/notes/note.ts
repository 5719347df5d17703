/** What follows from a stated fact, and may be said because the fact was stated. */
export type Note = {
  when: RegExp
  warm: string
  plain: string
  terse: string
}
