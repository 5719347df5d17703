/** As much of a JSON schema as the description uses. */
export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minLength?: number
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** The objects that are answered more than once or hold many fields, each with the name that it goes by. */
export function shapes(answers: readonly Schema[]): Map<string, string> {
  const named = new Map<string, string>()
  for (const answer of answers) {
    const whole = answer.items ?? answer
    const has = (field: string) => whole.properties?.[field] !== undefined
    if (has('generatedTitle') && has('productType')) named.set(JSON.stringify(whole), 'Listing')
  }
  return named
}

/** What a value may be, in words. */
export function kindOf(schema: Schema, named?: Map<string, string>): string {
  const name = named?.get(JSON.stringify(schema))
  if (name !== undefined) return `a [${name}](#${name.toLowerCase().replaceAll(' ', '-')})`
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return choices.map((one) => kindOf(one, named)).join(' or ')
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum !== undefined)
    return schema.enum.map((one) => `\`${JSON.stringify(one)}\``).join(', ')
  if (Array.isArray(schema.type))
    return schema.type.map((type) => kindOf({ ...schema, type }, named)).join(' or ')
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return numberOf(schema)
    case 'number':
      return 'a number'
    case 'boolean':
      return '`true` or `false`'
    case 'null':
      return '`null`'
    case 'array':
      return listOf(schema, named)
    case 'object':
      return objectOf(schema, named)
    case undefined:
    default:
      return 'anything'
  }
}

function textOf({ format, maxLength }: Schema): string {
  if (format === 'date-time') return 'a time'
  return maxLength === undefined ? 'text' : `text of at most ${maxLength} characters`
}

/** Where nobody set a bound, the schema still names the largest number that JSON can hold. */
function numberOf({ minimum, maximum = Number.MAX_SAFE_INTEGER }: Schema): string {
  const isBound = minimum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  return isBound ? `a whole number from ${minimum} to ${maximum}` : 'a whole number'
}

function listOf({ items = {}, maxItems }: Schema, named?: Map<string, string>): string {
  const bound = maxItems === undefined ? '' : ` of at most ${maxItems}`
  return `a list${bound}, each ${kindOf(items, named)}`
}

function objectOf({ properties = {} }: Schema, named?: Map<string, string>): string {
  const fields = Object.entries(properties).map(
    ([name, one]) => `\`${name}\` (${kindOf(one, named)})`,
  )
  return `an object of ${fields.join(', ')}`
}

/** A line for each field of an object; all of an answer's are always there. */
export function bodyFields({ properties = {}, required = [] }: Schema, isAnswer = false): string {
  return Object.entries(properties)
    .map(([name, schema]) => {
      const must = !isAnswer && required.includes(name) ? ', required' : ''
      return `- \`${name}\`${must}: ${kindOf(schema)}${byItself(schema)}`
    })
    .join('\n')
}

/** What a field is taken to say where a call leaves it out. */
export function byItself(schema: Schema): string {
  return schema.default === undefined ? '' : `; by itself \`${JSON.stringify(schema.default)}\``
}
