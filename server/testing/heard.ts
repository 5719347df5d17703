import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'

/** What a started program says: `until` waits for words, and throws where it ends without them; `end` for its end. */
export function heard(child: ChildProcessWithoutNullStreams) {
  let said = ''
  const hear = (text: Buffer) => void (said += String(text))
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const until = async (words: RegExp): Promise<string> => {
    while (!words.test(said)) {
      if (child.exitCode !== null) throw new Error(`It ended, having said: ${said}`)
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    }
    return words.exec(said)?.[1] ?? ''
  }
  const end = async () => {
    if (child.exitCode === null) await once(child, 'close')
    return { code: child.exitCode, said }
  }
  return { until, end }
}
