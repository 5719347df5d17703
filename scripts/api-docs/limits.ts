import { BATCH } from '#contract/batches/batches.ts'
import { PARTS_AGAIN } from '#contract/improving/parts-again.ts'
import { PAGE } from '#contract/paging.ts'
import { RETENTION } from '#contract/retention.ts'
import { LIMITS, LIMITS_BY_SETTING } from '#server/limits/limits.ts'
import { limitVariables } from '#server/platform/limit-config.ts'

/** What a setting is where an operator says nothing. */
function usual(setting: keyof typeof limitVariables): string {
  return `${limitVariables[setting].parse(undefined).toLocaleString('en')} (\`${setting}\`)`
}

function every(windowMs: number): string {
  const minutes = windowMs / 60_000
  if (minutes === 1) return 'a minute'
  return minutes === 60 ? 'an hour' : 'a day'
}

const { requestsFromOneNetwork, generationsOfOnePerson, generationsFromOneNetwork, model } =
  LIMITS_BY_SETTING
const { exportsOfOnePerson, batchesOfOnePerson } = LIMITS

/** Every number that a program runs into, from where the server has it. */
export function limitsText(): string {
  const lines = [
    `Calls from one network (an IPv4 address, or 64 bits of IPv6): ${usual(requestsFromOneNetwork.max)} ${every(requestsFromOneNetwork.windowMs)}. \`X-RateLimit-*\` tells how many are left.`,
    `Listings asked for, failed ones too: ${usual(generationsOfOnePerson.max)} ${every(generationsOfOnePerson.windowMs)} by one person, ${usual(generationsFromOneNetwork.max)} from one network.`,
    `Calls of the language model, where the shop has one: ${usual(model.ofOnePerson.calls)} ${every(model.windowMs)} for one person, ${usual(model.ofAll.calls)} for all; a day begins at 00:00 UTC.`,
    `Exports of all listings: ${exportsOfOnePerson.max} ${every(exportsOfOnePerson.windowMs)}.`,
    `Batches: ${batchesOfOnePerson.max} opened ${every(batchesOfOnePerson.windowMs)}, ${BATCH.unfinishedMax} that are not over, ${BATCH.rowsMax.toLocaleString('en')} rows in each, ${BATCH.rowsAtOnceMax} in a call; ${BATCH.atOnceOfOnePerson} rows are written at once. One that was never started is thrown away after ${RETENTION.unstartedBatchDays} day, one that is over or rests after ${RETENTION.batchDays} days; its listings stay.`,
    `Parts written again for nothing: ${PARTS_AGAIN.max} of a listing within ${PARTS_AGAIN.days} days.`,
    `A page of a list: ${PAGE.default} entries where nothing is said, ${PAGE.max} at most. A body: 64 KiB.`,
  ]
  return `## Limits\n\nThese are the usual ones; an operator may set those that have a name in brackets. Beyond them a call is answered 429 with \`Retry-After\`.\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}
