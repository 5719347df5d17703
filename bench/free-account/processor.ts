import { readFile } from 'node:fs/promises'

/** The unit of the two counts in /proc, on every Linux for user programs. */
const TICK_MS = 10

/** What a process has used of the processor so far, whatever else the machine was busy with. */
export async function processorMsOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name before the bracket may hold spaces itself.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
