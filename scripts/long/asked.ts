type Asked = {
  count: number
  /** Of what. */
  unit: string
  /** What says it in the environment, to try a row out with fewer. */
  setting?: string
}

/** How much of each row is asked for at least, by its part and what it tries: fewer is a broken promise. */
export const ASKED: ReadonlyMap<string, Asked> = new Map<string, Asked>([
  [
    'ledger: random histories against a model, the books looked at after each ten (embedded)',
    { count: 3000, unit: 'histories', setting: 'HISTORIES' },
  ],
  [
    'ledger: forbidden SQL, planted faults, late and repeated calls (embedded)',
    { count: 41, unit: 'tests' },
  ],
  [
    'ledger: 100 at once for one credit, 200 times one key, and every other race of a listing (embedded)',
    { count: 14, unit: 'tests' },
  ],
  [
    'ledger: random histories against a model, the books looked at after each ten (PostgreSQL)',
    { count: 10_000, unit: 'histories', setting: 'HISTORIES' },
  ],
  [
    'ledger: forbidden SQL, planted faults, late and repeated calls (PostgreSQL)',
    { count: 43, unit: 'tests' },
  ],
  [
    'ledger: 100 at once for one credit, 200 times one key, and every other race of a listing (PostgreSQL)',
    { count: 18, unit: 'tests' },
  ],
  [
    'mutants: mistakes put into the code of the money, each found by its tests (PostgreSQL)',
    { count: 8, unit: 'mistakes' },
  ],
  [
    'kills: kill -9 at random while people write, edit and buy (embedded)',
    { count: 60, unit: 'kills', setting: 'KILLS_EMBEDDED' },
  ],
  [
    'kills: kill -9 at random of one of two processes (PostgreSQL)',
    { count: 140, unit: 'kills', setting: 'KILLS_SHARED' },
  ],
  [
    'kills: killed after every statement of a listing and of a purchase (embedded)',
    { count: 28, unit: 'places to die' },
  ],
  [
    'stops: SIGTERM under load ends with 0, and nothing acknowledged is lost (embedded)',
    { count: 6, unit: 'stops', setting: 'STOPS' },
  ],
  [
    'stops: SIGTERM of one of two processes under load (PostgreSQL)',
    { count: 6, unit: 'stops', setting: 'STOPS' },
  ],
  ['races: 150 listings for 10 credits (embedded)', { count: 150, unit: 'at once' }],
  [
    'races: 150 listings for 10 credits (PostgreSQL, two processes)',
    { count: 150, unit: 'at once' },
  ],
  ['races: 60 times the same key (embedded)', { count: 60, unit: 'at once' }],
  ['races: 60 times the same key (PostgreSQL, two processes)', { count: 60, unit: 'at once' }],
  ['races: one payment claimed 40 times (embedded)', { count: 40, unit: 'at once' }],
  [
    'races: one payment claimed 40 times (PostgreSQL, two processes)',
    { count: 40, unit: 'at once' },
  ],
  ['races: 50 first calls of one person (embedded)', { count: 50, unit: 'at once' }],
  [
    'races: 50 first calls of one person (PostgreSQL, two processes)',
    { count: 50, unit: 'at once' },
  ],
  ['races: 20 admins who set one balance (embedded)', { count: 20, unit: 'at once' }],
  [
    'races: 20 admins who set one balance (PostgreSQL, two processes)',
    { count: 20, unit: 'at once' },
  ],
  ['races: 8 accounts closed while they write and buy (embedded)', { count: 8, unit: 'at once' }],
  [
    'races: 8 accounts closed while they write and buy (PostgreSQL, two processes)',
    { count: 8, unit: 'at once' },
  ],
  [
    'storm: a storm of refunds, each ordered three times at two processes while its buyer writes and claims (PostgreSQL)',
    { count: 200, unit: 'purchases', setting: 'REFUNDS' },
  ],
  [
    'payments: 1,000 settlements at once, 500 purchases with lost messages, 120 orders of events, faults of the provider (embedded)',
    { count: 236, unit: 'tests' },
  ],
  [
    'payments: 1,000 settlements at once, 500 purchases with lost messages, 120 orders of events, faults of the provider (PostgreSQL)',
    { count: 236, unit: 'tests' },
  ],
  [
    'outages: PostgreSQL restarted under load, every second time as by a crash; two processes',
    { count: 10, unit: 'restarts', setting: 'OUTAGES' },
  ],
  [
    'outages: every connection of PostgreSQL taken by others',
    { count: 20, unit: 'calls meanwhile' },
  ],
  [
    'disk: the disk is full: what fits is written, the rest refused, all is read, and it goes on when there is space (embedded)',
    { count: 20, unit: 'tries to write on a full disk' },
  ],
  [
    'faults: a model that is away, slow, cut off, wrong, hostile or too large; its day and its pause (embedded)',
    { count: 125, unit: 'tests' },
  ],
  [
    'faults: clocks that are wrong: leases by the database alone, messages within five minutes, tokens within one (PostgreSQL)',
    { count: 6, unit: 'tests' },
  ],
  [
    'faults: a database that panics, damaged files, a second process, a half-way first start, updates (embedded)',
    { count: 48, unit: 'tests' },
  ],
  ['faults: backups, and what was changed in them (embedded)', { count: 6, unit: 'tests' }],
  ['faults: backups, and what was changed in them (PostgreSQL)', { count: 1, unit: 'tests' }],
  [
    'border: 2,000 generated bodies for each call, and every nasty value in every field (embedded)',
    { count: 245, unit: 'tests' },
  ],
  [
    'border: requests no browser sends, smuggling, headers of every answer, limits (embedded)',
    { count: 64, unit: 'tests' },
  ],
  [
    'border: who may call what: every route, everybody else and nobody (embedded)',
    { count: 249, unit: 'tests' },
  ],
  [
    'border: forged tokens, sessions, guessed passwords, links and redirects (embedded)',
    { count: 171, unit: 'tests' },
  ],
  [
    'border: settings that would fail open, and every other that cannot work (embedded)',
    { count: 100, unit: 'tests' },
  ],
  [
    'border: the role that serves people, and a pooler in front (PostgreSQL)',
    { count: 70, unit: 'tests' },
  ],
  [
    'slow: connections that say nothing, or send a byte a second, while others call',
    { count: 600, unit: 'connections', setting: 'SLOW_SENDERS' },
  ],
  [
    'texts: 1,000 inputs for each promise of the writer and the review (embedded)',
    { count: 15, unit: 'tests' },
  ],
  [
    'texts: whatever form is filled in, nothing is turned round, torn or lost without a word (embedded)',
    { count: 10_000, unit: 'forms', setting: 'GENERATED_FORMS' },
  ],
  [
    'soak: fifty people at work for half an hour, and the memory of the process (embedded)',
    { count: 30, unit: 'minutes', setting: 'SOAK_MINUTES' },
  ],
  [
    'batches: a batch of 1,000 rows and kill -9 at random over it: each row written and paid once (embedded)',
    { count: 20, unit: 'kills', setting: 'BATCH_KILLS' },
  ],
  [
    'batches: a batch of 1,000 rows and kill -9 at random over it: each row written and paid once (PostgreSQL)',
    { count: 20, unit: 'kills', setting: 'BATCH_KILLS' },
  ],
  [
    'batches: a single listing beside the batches of two other sellers waits at most twice as long (embedded)',
    { count: 40, unit: 'single listings', setting: 'SINGLES' },
  ],
  [
    'batches: a single listing beside the batches of two other sellers waits at most twice as long (PostgreSQL, two processes)',
    { count: 40, unit: 'single listings', setting: 'SINGLES' },
  ],
])

/** What is asked of a row here. Throws for a row of which nobody said it. */
export function askedOf({ part, what }: { part: string; what: string }): Asked {
  const asked = ASKED.get(`${part}: ${what}`)
  if (asked === undefined) throw new Error(`asked.ts does not say how much of "${part}: ${what}"`)
  const { setting } = asked
  const said = setting === undefined ? undefined : process.env[setting]
  return said === undefined ? asked : { ...asked, count: Number(said) }
}
