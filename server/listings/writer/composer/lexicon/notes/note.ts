/** What follows from a stated fact, and may be said because the fact was stated: "this is so > that follows". */
export type Note = { when: RegExp; says: string }
