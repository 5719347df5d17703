import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../build/stamp.ts'
import { openCheckout, withAllPackages } from '../testing/checkout.ts'
import { run } from '../run.ts'
import { NO_POSTGRES, type Row } from './row.ts'

type Mutant = { what: string; file: string; from: string; to: string }

const LEDGER = 'server/credits/ledger.ts'

/** Mistakes that somebody could make in the code of the money, each of them plausible. */
const MUTANTS: Mutant[] = [
  {
    what: 'looks at the balance without locking it',
    file: LEDGER,
    from: 'selectBalance(tx, userId).forNoKeyUpdate()',
    to: 'selectBalance(tx, userId)',
  },
  {
    what: 'captures a hold again that has paid already',
    file: LEDGER,
    from: "if (current.listingId !== null) return { state: 'captured', listingId: current.listingId }",
    to: '',
  },
  {
    what: 'lets an earlier attempt pay',
    file: LEDGER,
    from: "if (current.attempt !== held.attempt) return { state: 'superseded' }",
    to: '',
  },
  {
    what: 'takes for a late listing a credit that has gone elsewhere',
    file: LEDGER,
    from: "if (balance.available < LISTING_COST) return { state: 'expired' }",
    to: '',
  },
  {
    what: 'gives a credit back without looking whether it is held',
    file: LEDGER,
    from: "if (current.status !== 'held' || current.attempt !== held.attempt) return",
    to: '',
  },
  {
    what: 'takes the same key for another request',
    file: LEDGER,
    from: ".where('idempotencyKey', '=', request.idempotencyKey)",
    to: ".where('idempotencyKey', '=', `${request.idempotencyKey}?`)",
  },
  {
    what: 'sweeps holds whose lease is not over',
    file: 'server/credits/sweep.ts',
    from: ".where('leaseExpiresAt', '<', sql<Date>`now()`)",
    to: '',
  },
  {
    what: 'believes an older look at a payment',
    file: 'server/checkout/settle.ts',
    from: 'if (payment.stateVersion > look.version)',
    to: 'if (payment.stateVersion > look.version + 1000)',
  },
]

const CATCHERS = ['server/credits/', 'server/checkout/settle', 'server/listings/generate.db']

export const mutants: Row[] = [
  {
    part: 'mutants',
    what: 'mistakes put into the code of the money, each found by its tests (PostgreSQL)',
    attempt: async ({ seed, postgres }) => {
      const database = await postgres()
      if (database === null) return NO_POSTGRES
      const checkout = await openCheckout()
      const { folder } = checkout
      await withAllPackages(folder)
      await copyFile(join(ROOT, 'vitest.config.ts'), join(folder, 'vitest.config.ts'))
      const env = {
        TEST_DATABASE_URL: database.url,
        HISTORIES: '100',
        HISTORY_SEED: String(seed),
      }
      const isGreen = async () => {
        const words = ['run', '--root', folder, '--project', 'node', '--bail', '1', ...CATCHERS]
        return (await run('vitest', words, { env, isQuiet: true })).exitCode === 0
      }
      const violations: string[] = []
      if (!(await isGreen())) violations.push('the tests fail without a mistake')
      let done = 0
      for (const { what, file, from, to } of MUTANTS) {
        const path = join(folder, file)
        const whole = await readFile(path, 'utf8')
        if (!whole.includes(from)) violations.push(`there is no place for the one that ${what}`)
        await writeFile(path, whole.replace(from, to))
        if (await isGreen()) violations.push(`nothing notices that it ${what}`)
        else done += 1
        await writeFile(path, whole)
      }
      await checkout.remove()
      return { done, violations }
    },
  },
]
