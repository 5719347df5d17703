import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { identityRoutes } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'

const TRIES = 600
const BETWEEN_MS = 100

type Post = { mails: () => Promise<string[]> }
type Wanted = { to: string; page: string }

/** The newest link to a page that was mailed to an address, where mails end in a folder. */
export async function linkInOutbox(post: Post, { to, page }: Wanted): Promise<string> {
  const link = new RegExp(`https?:\\S+${page}#[\\w-]{43}`)
  for (let tried = 0; tried < TRIES; tried += 1) {
    for (const mail of (await post.mails()).toReversed()) {
      const [found] = mail.includes(`\nTo: ${to}\n`) ? (link.exec(mail) ?? []) : []
      if (found !== undefined) return found
    }
    await wait(BETWEEN_MS)
  }
  throw new Error(`No mail to ${to} has a link to ${page}`)
}

/** Says for whoever was signed up with an address that it is theirs, as its owner would. */
export async function confirmAddress(shop: Post & { url: string }, email: string): Promise<void> {
  const link = await linkInOutbox(shop, { to: email, page: PAGES.confirmAddress })
  const answer = await fetch(shop.url + identityRoutes.answerForAddress.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: new URL(link).hash.slice(1), isMine: true }),
  })
  if (!answer.ok) throw new Error(`${email} could not be confirmed: ${await answer.text()}`)
}

/** The mails that a server without a mail server wrote into its outbox, the oldest first. */
export async function mailsIn(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  // A name begins with its time.
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names
      .toSorted((a, b) => a.localeCompare(b))
      .map((name) => readFile(join(folder, name), 'utf8')),
  )
}
