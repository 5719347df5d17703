import * as z from 'zod/mini'
import { ACCESS_TOKEN } from '#contract/access-tokens/access-tokens.ts'
import { routes } from '#contract/routes.ts'
import { TOKEN_SCOPES, type TokenScope } from '#contract/access-tokens/token-scopes.ts'
import { openApiDocument } from '#server/http/openapi.ts'
import { curlOf } from './curl.ts'
import { type Example, EXAMPLES } from './examples.ts'
import { limitsText } from './limits.ts'
import { refusalsText } from './refusals.ts'
import { bodyFields, defaultOf, kindOf, meaningOf, type Schema, shapes } from './schemas.ts'

const AnySchema = z.custom<Schema>()
const Scope = z.optional(
  z.enum(['listings:read', 'listings:write', 'batches'] satisfies TokenScope[]),
)

/** As much of a call's description as the page needs. */
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: AnySchema })),
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ schema: AnySchema })) }),
  ),
  responses: z.record(
    z.string(),
    z.object({
      content: z.optional(z.record(z.string(), z.object({ schema: z.optional(AnySchema) }))),
    }),
  ),
})
type Call = z.infer<typeof Operation> & { method: string; path: string; scope: TokenScope }

/** docs/api.md: the calls that an access token may make, from the description of all calls. */
export function apiPage(): string {
  const examples = new Map<string, Example>(Object.entries(EXAMPLES))
  const calls = callsForTokens()
  const named = shapes([
    ...calls.flatMap(answersOf).map((items) => ({ items })),
    ...calls.flatMap(bodiesOf),
  ])
  const order = [...examples.keys()]
  // In the order in which a reader runs them: each example may use what one before it has set.
  const scopes = new Set(
    order.flatMap((name) => calls.find((one) => one.operationId === name)?.scope ?? []),
  )
  const sections = [...scopes].flatMap((scope) => {
    const about = TOKEN_SCOPES[scope]
    const own = calls
      .filter((call) => call.scope === scope)
      .toSorted((one, other) => order.indexOf(one.operationId) - order.indexOf(other.operationId))
    const head = [`## ${about.label}: \`${scope}\``, costOf(about)]
    return own.length === 0
      ? []
      : [
          ...head,
          ...own.map((call) => callText(call, { example: examples.get(call.operationId), named })),
        ]
  })
  return (
    [INTRODUCTION, ...sections, ...shapesText(named), limitsText(), refusalsText()].join('\n\n') +
    '\n'
  )
}

function callsForTokens(): Call[] {
  const { paths } = openApiDocument(routes)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, one]) => {
      const operation = Operation.parse(one)
      const scope = Scope.parse(
        operation.security.flatMap(({ accessToken }) => accessToken ?? [])[0],
      )
      return scope === undefined
        ? []
        : [{ ...operation, method: method.toUpperCase(), path, scope }]
    }),
  )
}

function costOf({ opens, spendsCredits }: (typeof TOKEN_SCOPES)[TokenScope]): string {
  return `${opens} ${spendsCredits ? 'What spends a credit says so.' : 'None of it costs a credit.'}`
}

type About = { example: Example | undefined; named: Map<string, string> }

function callText(call: Call, { example, named }: About): string {
  if (example === undefined) throw new Error(`${call.operationId} has no example`)
  const [body] = bodiesOf(call)
  const inQuery = call.parameters.filter((one) => one.in === 'query')
  const inHead = call.parameters
    .filter((one) => one.in === 'header')
    .map(({ name }) => `\`${name}\``)
  const [answer] = answersOf(call)
  return [
    `### ${call.method} ${call.path}`,
    `${call.summary}.`,
    `\`\`\`sh\n${curlOf(call.method, call.path, example)}\n\`\`\``,
    ...(example.note === undefined ? [] : [example.note]),
    ...(body === undefined ? [] : [`Takes:\n\n${bodyFields(body, { named })}`]),
    ...(inQuery.length === 0 ? [] : [`In the address:\n\n${inQuery.map(fieldLine).join('\n')}`]),
    ...(inHead.length === 0 ? [] : [`Takes the header ${inHead.join(' and ')}.`]),
    answer === undefined ? `Answers ${fileOf(call)}.` : `Answers ${kindOf(answer, named)}.`,
  ].join('\n\n')
}

function fieldLine({ name, schema }: { name: string; schema: Schema }): string {
  return `- \`${name}\`: ${kindOf(schema)}${defaultOf(schema)}${meaningOf(name)}`
}

function bodiesOf({ requestBody }: Call): Schema[] {
  const schema = requestBody?.content['application/json']?.schema
  return schema === undefined ? [] : [schema]
}

function answersOf({ responses }: Call): Schema[] {
  const schema = responses['200']?.content?.['application/json']?.schema
  return schema === undefined ? [] : [schema]
}

function fileOf({ responses }: Call): string {
  const types = Object.keys(responses['200']?.content ?? {})
  return types.length === 0 ? 'nothing (204)' : `a file: ${types.join(', or ')}`
}

function shapesText(named: Map<string, string>): string[] {
  const texts = [...named].map(([json, name]) => {
    const schema = AnySchema.parse(JSON.parse(json))
    return `### ${name}\n\n${schema.enum ? kindOf(schema) : bodyFields(schema, { isAnswer: name !== 'Item', named, of: name })}`
  })
  return ['## What goes in and out', ...texts]
}

const INTRODUCTION = `# The API, from outside

Made by \`npm run api-docs\` from the description that the server answers at \`/api/openapi.json\`; \`scripts/api-docs.test.ts\` holds it current and runs every example, one after the other as they stand.

A program calls with an access token, which its owner makes on the page Access tokens of her account, for the scopes it needs, for ${new Intl.ListFormat('en', { type: 'disjunction' }).format(ACCESS_TOKEN.days.map(String))} days. It is shown once. Sent with each call it
stands for her, within its scopes and under her [limits](#limits). No token reaches an account, its sign-in, payments, admins or tokens, and none deletes anything; a batch that is canceled cannot be resumed. \`npx listwright\` and \`listwright mcp\`
([README](../README.md)) are such programs; the tools of the second also start, follow and steer batches.

\`\`\`sh
export LISTWRIGHT_URL=http://localhost:3000
export LISTWRIGHT_TOKEN=lw_...
\`\`\`

With these two the examples run from the first to the last, for three credits, with a token of all scopes. Three of them keep the id out of an answer for those that follow, by \`jq\`; refused, they print the sentence and fail, so that a script with \`set -e\` at its head stops there. To run them again, take other keys.

- **Refusals** are problem details (RFC 9457): \`status\`, \`code\` for programs, \`detail\`, a sentence for people; with 400 also \`errors\`, each with a \`path\`, the field as you sent it, and a \`message\`, which calls it as the page for sellers does (\`productType\` is "Product Description"); with \`nothing_better\` also \`health\`: how many checks the pasted listing passes (\`met\`, \`of\`, \`states\`), its \`faults\`, each a \`text\` with the \`part\` that it is about (\`title\`, \`description\`, \`tags\` or \`altText\`), and \`tagsToAdd\`, which are true by its text and have room. With 429 and 503 \`Retry-After\` says in how many seconds to ask again. [All of them](#what-is-refused).
- **Credits**: a call that is refused or fails costs nothing, ever. No token can read the balance: 402, or a batch with \`pausedFor\` \`no_credits\`, tells that there are none.
- **Repeating**: with the same \`Idempotency-Key\` (1 to 200 visible ASCII characters) and the same body a call that spends a credit can be sent again as often as needed: it is paid once and answers the same listing. Send one, and repeat with it whenever an answer is lost.
  \`start\`, \`resume\` and \`retry\` of a batch need none: sent again they have no row written or paid twice.
- **Changes** take \`If-Match\` with the \`ETag\` of the listing; with it nothing is overwritten that somebody changed meanwhile.
- **Texts** are cleaned of control characters. A field that a call does not know, in its body or in its address, is refused, never ignored.`
