import type { Example } from './examples.ts'

/** A call as it is typed into a shell, with the address and the token in variables. */
export function curlOf(method: string, path: string, example: Example): string {
  const { params = {}, search = '', headers = {}, body, keeps } = example
  const address = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? '')
  const hasBody = body !== undefined
  const isPlain = method === (hasBody ? 'POST' : 'GET')
  const sent = { ...(hasBody && { 'Content-Type': 'application/json' }), ...headers }
  const call = [
    `curl -sS --fail-with-body ${isPlain ? '' : `-X ${method} `}"$LISTWRIGHT_URL${address}${search}"`,
    '-H "Authorization: Bearer $LISTWRIGHT_TOKEN"',
    ...Object.entries(sent).map(([name, value]) => `-H "${name}: ${value}"`),
    ...(hasBody ? [`-d '${quoted(JSON.stringify(body, null, 2))}'`] : []),
  ].join(' \\\n  ')
  // Of a refusal it says the sentence and fails, or the id would be "null" in all that follow.
  return keeps === undefined
    ? call
    : `${keeps.as}=$(${call} | jq -r '${keeps.path} // error(.detail)')`
}

/** Within single quotes a shell takes everything as it stands, but for such a quote itself. */
function quoted(text: string): string {
  return text.replaceAll("'", String.raw`'\''`)
}
