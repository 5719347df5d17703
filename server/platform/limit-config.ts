import * as z from 'zod/mini'

type Range = { name: string; min?: number; max: number; fallback: number }

export const wholeNumber = ({ name, min = 0, max, fallback }: Range) =>
  z.pipe(
    z
      ._default(z.string(), String(fallback))
      .check(
        z.refine(
          (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
          `${name} must be a whole number from ${min} to ${max}.`,
        ),
      ),
    z.transform(Number),
  )

const upToAMillion = (name: string, fallback: number) =>
  wholeNumber({ name, max: 1_000_000, fallback })

const tokens = (name: string, fallback: number) => wholeNumber({ name, max: 999_999_999, fallback })

/** How much of what one may have. */
export const limitVariables = {
  REQUESTS_PER_MINUTE: upToAMillion('REQUESTS_PER_MINUTE', 300),
  GENERATIONS_PER_MINUTE: upToAMillion('GENERATIONS_PER_MINUTE', 20),
  GENERATIONS_PER_MINUTE_NETWORK: upToAMillion('GENERATIONS_PER_MINUTE_NETWORK', 120),
  MODEL_CALLS_PER_DAY: upToAMillion('MODEL_CALLS_PER_DAY', 2000),
  MODEL_TOKENS_PER_DAY: tokens('MODEL_TOKENS_PER_DAY', 10_000_000),
  MODEL_CALLS_PER_PERSON: upToAMillion('MODEL_CALLS_PER_PERSON', 200),
  MODEL_TOKENS_PER_PERSON: tokens('MODEL_TOKENS_PER_PERSON', 1_000_000),
  GENERATIONS_AT_ONCE: wholeNumber({
    name: 'GENERATIONS_AT_ONCE',
    min: 1,
    max: 10_000,
    fallback: 32,
  }),
  GENERATIONS_WAITING: wholeNumber({ name: 'GENERATIONS_WAITING', max: 10_000, fallback: 200 }),
  GENERATION_WAIT_SECONDS: wholeNumber({
    name: 'GENERATION_WAIT_SECONDS',
    max: 120,
    fallback: 20,
  }),
  // A writer has 60 seconds, and what it wrote still has to be stored.
  HOLD_LEASE_SECONDS: wholeNumber({
    name: 'HOLD_LEASE_SECONDS',
    min: 90,
    max: 86_400,
    fallback: 180,
  }),
  DATABASE_CONNECTIONS: wholeNumber({
    name: 'DATABASE_CONNECTIONS',
    min: 2,
    max: 1000,
    fallback: 10,
  }),
  STATEMENT_TIMEOUT_SECONDS: wholeNumber({
    name: 'STATEMENT_TIMEOUT_SECONDS',
    min: 1,
    max: 3600,
    fallback: 15,
  }),
}
