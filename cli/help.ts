import { COMMANDS } from './commands.ts'

/** What the program can do, and what it takes from its surroundings. */
export function helpText(): string {
  const commands = Object.values(COMMANDS).map(
    ({ usage, summary }) => `  listwright ${usage}\n      ${summary}`,
  )
  return `Listings written and checked from the command line.

${commands.join('\n')}

Every command:
  --json      prints the answer, or the failure, as JSON
  --help, -h  prints this

From the environment:
  LISTWRIGHT_TOKEN  an access token (lw_...), made on the page Access tokens of your account
  LISTWRIGHT_URL    where Listwright runs (default: http://localhost:3000)

It ends with 0 when it is done, 1 when the server refused, 2 when it was called wrongly, 3 without a token that may do it,
4 without credits, 5 when no answer came. Each failure says whether a credit was spent. Where that is not known, it names
the --key with which the same can be run again and is paid once.`
}
