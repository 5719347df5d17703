/** What to do about a database that a start cannot use, by how its trouble is named. */
const SENTENCES: [RegExp, string][] = [
  [
    /^(E[A-Z]+|EAI_AGAIN|57P03|timeout)$/,
    'The database that DATABASE_URL names does not answer. Start it, or mend DATABASE_URL.',
  ],
  [/^28/, 'The database does not let the user of DATABASE_URL in. Mend its user or password.'],
  [/^3D000$/, 'The database that DATABASE_URL names does not exist on its server. Create it.'],
  [
    /^42501$/,
    'The tables are not up to date, and the user of DATABASE_URL may not change them. Run "npm run migrate" with MIGRATION_DATABASE_URL, or let it own the database: ALTER DATABASE ... OWNER TO ...',
  ],
  [
    /unsupported startup parameter/,
    'The pooler before the database refuses a setting. Let PgBouncer say: ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout',
  ],
  [
    /CERT|SIGNATURE/,
    'The certificate of the database is not trusted. Name its authority in DATABASE_URL: ?sslmode=verify-full&sslrootcert=FILE',
  ],
  [
    /does not support SSL/,
    'The database speaks no TLS. Take sslmode out of DATABASE_URL, if it is on this machine.',
  ],
]

/** The error as a sentence with what to do, where one is known, and as it was where not. */
export function startingFault(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause
  const name = nameOf(cause)
  const [, sentence] = SENTENCES.find(([pattern]) => pattern.test(name)) ?? []
  return sentence === undefined
    ? cause
    : new Error(`${sentence} (${cause.message || name})`, { cause })
}

function nameOf(error: Error): string {
  // A host with several addresses fails at each of them.
  if (error instanceof AggregateError && error.errors[0] instanceof Error)
    return nameOf(error.errors[0])
  if (error.message.includes('unsupported startup parameter')) return error.message
  if ('code' in error && typeof error.code === 'string') return error.code
  return /timeout/.test(error.message) ? 'timeout' : error.message
}
