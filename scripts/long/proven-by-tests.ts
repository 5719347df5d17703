import { ofTests } from './of-tests.ts'
import type { Row } from './row.ts'

const BOTH = ['embedded', 'PostgreSQL'] as const
const PAYMENTS = { SETTLEMENTS: 1000, ORDERS: 120, PURCHASES: 500 }
const WRITER = 'server/listings/writer/model'

/** The rows that tests beside the code prove, with larger counts than every day. */
export const ledger: Row[] = BOTH.flatMap((on) => [
  ofTests({
    part: 'ledger',
    what: 'random histories against a model, the books looked at after each ten',
    on,
    files: ['server/credits/histories'],
    counted: { setting: 'HISTORIES' },
  }),
  ofTests({
    part: 'ledger',
    what: 'forbidden SQL, planted faults, late and repeated calls',
    on,
    files: ['server/credits/ledger', 'server/credits/invariants', 'server/credits/sweep'],
  }),
  ofTests({
    part: 'ledger',
    what: '100 at once for one credit, 200 times one key, and every other race of a listing',
    on,
    files: ['server/listings/generate.db', 'server/two-processes'],
  }),
])

export const killPoints: Row[] = [
  ofTests({
    part: 'kills',
    what: 'killed after every statement of a listing and of a purchase',
    on: 'embedded',
    files: ['server/listings/killed', 'server/checkout/killed'],
    counts: { EVERY_KILL: 'on' },
    counted: {},
  }),
]

export const payments: Row[] = BOTH.flatMap((on) => [
  ofTests({
    part: 'payments',
    what: '1,000 settlements at once, 500 purchases with lost messages, 120 orders of events, faults of the provider',
    on,
    files: ['server/checkout/', 'server/sandbox/'],
    counts: PAYMENTS,
  }),
])

export const border: Row[] = [
  ofTests({
    part: 'border',
    what: '2,000 generated bodies for each call, and every nasty value in every field',
    on: 'embedded',
    files: ['server/http/malformed'],
    counts: { MALFORMED_RUNS: 2000, PROPERTY_RUNS: 2000 },
  }),
  ofTests({
    part: 'border',
    what: 'requests no browser sends, smuggling, headers of every answer, limits',
    on: 'embedded',
    files: ['server/http/hardening', 'server/http/security-headers', 'server/limits/'],
  }),
  ofTests({
    part: 'border',
    what: 'who may call what: every route, everybody else and nobody',
    on: 'embedded',
    files: ['server/assembly/access', 'server/assembly/app', 'server/admin/access'],
  }),
  ofTests({
    part: 'border',
    what: 'forged tokens, sessions, guessed passwords, links and redirects',
    on: 'embedded',
    files: ['server/accounts/token', 'server/accounts/identity/'],
  }),
  ofTests({
    part: 'border',
    what: 'settings that would fail open, and every other that cannot work',
    on: 'embedded',
    files: ['server/platform/', 'server/main', 'server/closing'],
  }),
  ofTests({
    part: 'border',
    what: 'the role that serves people, and a pooler in front',
    on: 'PostgreSQL',
    files: ['server/database/'],
  }),
]

export const faults: Row[] = [
  ofTests({
    part: 'faults',
    what: 'a model that is away, slow, cut off, wrong, hostile or too large; its day and its pause',
    on: 'embedded',
    files: [
      ...['faults', 'careless', 'isolation', 'leak', 'service', 'credits'].map(
        (name) => `${WRITER}/${name}`,
      ),
      'server/listings/writer/breaker',
      'server/listings/generate-failing',
      'server/limits/model-allowance',
    ],
  }),
  ofTests({
    part: 'faults',
    what: 'clocks that are wrong: leases by the database alone, messages within five minutes, tokens within one',
    on: 'PostgreSQL',
    files: ['server/credits/ledger', 'server/checkout/messages', 'server/accounts/token'],
    named: 'clock|five minutes|expired',
  }),
  ofTests({
    part: 'faults',
    what: 'a database that panics, damaged files, a second process, a half-way first start, updates',
    on: 'embedded',
    files: ['server/database/'],
  }),
  ...BOTH.map((on) =>
    ofTests({
      part: 'faults',
      what: 'backups, and what was changed in them',
      on,
      files: on === 'embedded' ? ['scripts/backup.all'] : ['scripts/backup.db'],
    }),
  ),
]

export const texts: Row[] = [
  ofTests({
    part: 'texts',
    what: '1,000 inputs for each promise of the writer and the review',
    on: 'embedded',
    files: ['marketplace/review/properties', 'composer/any-form', 'composer/statements'],
    counts: { PROPERTY_RUNS: 1000 },
  }),
  ofTests({
    part: 'texts',
    what: 'whatever form is filled in, nothing is turned round, torn or lost without a word',
    on: 'embedded',
    files: ['composer/generated-forms'],
    counted: { setting: 'GENERATED_FORMS' },
  }),
]

export const batches: Row[] = BOTH.map((on) =>
  ofTests({
    part: 'batches',
    what: 'a batch of 1,000 rows and kill -9 at random over it: each row written and paid once',
    on,
    files: ['server/batches/killed'],
    counts: { BATCH_ROWS: 1000 },
    counted: { setting: 'BATCH_KILLS' },
  }),
)
