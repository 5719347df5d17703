import { argumentsOf } from './arguments.ts'
import type { Surroundings } from './command.ts'
import { COMMANDS } from './commands.ts'
import { connect } from './connection.ts'
import { EXIT, Failure, misused } from './failure.ts'
import { helpText } from './help.ts'

/** Runs one command line, and answers what the program ends with. */
export async function run(words: string[], surroundings: Surroundings): Promise<number> {
  const isJson = words.includes('--json')
  try {
    await obey(words, surroundings)
    return EXIT.done
  } catch (error) {
    const failure = error instanceof Failure ? error : unexpected(error)
    const { message: detail, code, creditSpent, exit } = failure
    if (isJson)
      surroundings.print(JSON.stringify({ error: { code, detail, creditSpent } }, null, 2))
    else surroundings.tell(detail)
    return exit
  }
}

async function obey([name = '--help', ...rest]: string[], around: Surroundings): Promise<void> {
  if (['--help', '-h', 'help'].includes(name)) return around.print(helpText())
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined)
    throw misused(`There is no command "${name}". Please see listwright --help.`)
  const given = argumentsOf(rest, command.options)
  if (given.values['help'] === true)
    return around.print(`listwright ${command.usage}\n\n${command.summary}`)
  await command.run({
    ...around,
    given,
    isJson: given.values['json'] === true,
    connection: () => connect({ environment: around.environment, warn: around.tell }),
  })
}

function unexpected(error: unknown): Failure {
  const what = error instanceof Error ? error.message : 'unknown'
  const sentence = `Something went wrong in listwright itself: ${what}\nIf it was to spend a credit, please look into your history before you run it again.`
  return new Failure(sentence, { exit: EXIT.unanswered, code: 'unexpected', creditSpent: null })
}
