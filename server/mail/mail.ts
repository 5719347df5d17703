export type Mail = { to: string; subject: string; text: string }

/** Takes a mail and sees to it; nobody waits for the outcome. */
export type Post = {
  name: 'smtp' | 'outbox'
  send(mail: Mail): void
  /** Stops trying. What could not be sent yet is lost. */
  close(): void
}

/** One way for a mail to leave; rejects when it did not. */
export type Deliver = (mail: Mail) => Promise<void>
