const HANDLE = /(?<![\p{L}\d.])@[a-z][\w.]{2,}/iu
/** Neither the credit of a shop nor a card. */
const CREDITED =
  /(?<!\b(?:store|shop|account|etsy) )\bcredit(?:s|ed|ing)?\b(?! (?:cards?|notes?)\b)|\battribut(?:e|ed|es|ing|ion)\b/i
/** What no listing may hold, whatever it asks for. */
const ADDRESS = /https?:|www\.|[\w.]@[\w.]+\.\w/i

/** The name on a network that a text holds. */
export function handleIn(text: string): string | undefined {
  return HANDLE.exec(text)?.[0]
}

/** "Credit @maker please": a condition for whoever buys, and no talk of the shop. */
export function asksForCredit(text: string): boolean {
  return HANDLE.test(text) && CREDITED.test(text) && !ADDRESS.test(text)
}
