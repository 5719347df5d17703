export type Mail = { to: string; subject: string; text: string }

/** One way for a mail to leave; rejects when it did not. */
export type Deliver = (mail: Mail) => Promise<void>

/** Why a mail that did not leave shall not be tried again: nobody would ever take it. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood'
}
