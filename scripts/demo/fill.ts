import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { PackageKey } from '#contract/credits.ts'
import { GeneratorInput, type Listing, MARKETPLACE_FIELDS } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import type { ShopProfile } from '#contract/shop-profile.ts'
import { sandboxRoutes } from '#contract/sandbox.ts'
import { confirmAddress, mailsIn } from '../outbox.ts'
import { askServer } from '#server/admin/socket.ts'
import { type Person, signUp } from './person.ts'
import type { DemoShop } from './shop.ts'

const INPUTS = new URL('listings.json', import.meta.url)
/** The first of the listings are Ana's, the others Ben's. */
const ANAS = 24
/** As many of Ana's stand in her shop already. */
const LISTED = 15
/** As many as one person may have in writing at once. */
const TOGETHER = 4

const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' }

export type People = { ana: Person; ben: Person; admin: Person }

/** Two sellers with listings, footers and purchases; a second account of one of them; an admin. */
export async function fillShop(
  { origin, dataDir }: DemoShop,
  onProgress: (written: number, all: number) => void,
): Promise<People> {
  const newcomer = (email: string, name: string, address: string) =>
    signUp(origin, { email, name, address })
  const ana = await newcomer('ana@example.com', 'Ana Silva', '203.0.113.10')
  const ben = await newcomer('ben@example.com', 'Ben Okafor', '203.0.113.20')
  const again = await newcomer('ben.again@example.com', 'B. O.', '203.0.113.20')
  const admin = await newcomer('admin@example.com', 'Mara Admin', '203.0.113.30')
  await leaveFingerprints([ana, 'k3v9a1x7'], [ben, 'q8d2m4tz'], [again, 'q8d2m4tz'])

  await buy(ana, 'popular')
  await buy(ben, 'starter')
  const refundable = await buy(ben, 'starter')
  const inputs = z.array(GeneratorInput).parse(JSON.parse(await readFile(INPUTS, 'utf8')))
  let written = 0
  const wrote = () => onProgress((written += 1), inputs.length)
  await listAll(ana, (await writeAll(ana, inputs.slice(0, ANAS), wrote)).slice(0, LISTED))
  await writeAll(ben, inputs.slice(ANAS), wrote)
  await ana.call(routes.saveShopProfile, { body: PROFILE })
  for (const [person, footer] of footers(ana, ben))
    await person.call(routes.createFooter, { body: footer })
  await ben.call(routes.requestRefund, { body: { paymentIntentId: refundable } })

  await confirmAddress({ url: origin, mails: () => mailsIn(dataDir) }, admin.email)
  const granted = await askServer(dataDir, ['grant', admin.email])
  if (granted?.isDone !== true) throw new Error('The admin could not be made')
  return { ana, ben, admin }
}

async function leaveFingerprints(...left: [Person, string][]): Promise<void> {
  for (const [person, fingerprint] of left)
    await person.call(routes.sendFingerprint, { body: { fingerprint } })
}

/** Opens a payment, pays it with a test card and claims its credits; answers its name. */
async function buy(person: Person, packageKey: PackageKey): Promise<string> {
  const { clientSecret } = await person.call(routes.createPaymentIntent, {
    body: { package: packageKey },
  })
  const [id = ''] = clientSecret.split('_secret_')
  await person.call(sandboxRoutes.confirmSandboxPayment, {
    params: { id },
    body: { clientSecret, card: CARD },
  })
  await person.call(routes.addCredits, { body: { paymentIntentId: id } })
  return id
}

async function writeAll(
  person: Person,
  inputs: GeneratorInput[],
  wrote: () => void,
): Promise<Listing[]> {
  const waiting = inputs.values()
  const written: Listing[] = []
  const writeOn = async () => {
    for (const body of waiting) {
      written.push(await person.call(routes.generateListing, { body }))
      wrote()
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, writeOn))
  return written
}

/** Copies all fields of listings into the shop, as far as each has them. */
async function listAll(person: Person, listings: readonly Listing[]): Promise<void> {
  for (const { id } of listings)
    await person.call(routes.placeListing, {
      params: { id },
      body: { copied: [...MARKETPLACE_FIELDS], isListed: true },
    })
}

const PROFILE: ShopProfile = {
  // What only a model follows is left out, as none writes here.
  shopName: null,
  audience: null,
  facts: ['Made by one pair of hands in a former bakery in Porto.'],
  neverSay: ['perfect', 'must-have'],
  alwaysSay: [],
  // Hers is spelt as she spells.
  spelling: null,
  speaker: null,
  writingStyle: 'friendly',
  descriptionLength: 'medium',
  includeEmojis: false,
  includeBulletedLists: true,
  footers: [],
}

function footers(ana: Person, ben: Person): [Person, { name: string; content: string }][] {
  return [
    [
      ana,
      {
        name: 'Care and post',
        content:
          'Every piece is wrapped in paper and leaves my studio within three working days.\nSomething is not right? Write to me within 14 days and we will find a way.',
      },
    ],
    [
      ana,
      {
        name: 'About the studio',
        content: 'I work alone, in a former bakery in Porto, with one kiln and a very patient cat.',
      },
    ],
    [
      ben,
      {
        name: 'Wood care',
        content:
          'Wash by hand, dry at once, and oil now and then with any food grade oil. Wood moves: small changes in colour and shape are its nature.',
      },
    ],
  ]
}
