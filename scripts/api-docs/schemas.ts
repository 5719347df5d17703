import { MEANINGS } from './meanings.ts'

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

/** What goes by a name of its own, wherever it stands, and by which of its fields it is known. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  Listing: ['generatedTitle', 'productType'],
  Improvement: ['written', 'leftOut'],
  Batch: ['pausedFor'],
  Item: ['listingTitle', 'customAiInstructions'],
}
/** More choices than these are read once, and not in the middle of a sentence. */
const CHOICES_IN_LINE = 20

/** What stands within these schemas and is long or there more than once, each with the name that it goes by. */
export function shapes(schemas: readonly Schema[]): Map<string, string> {
  const named = new Map<string, string>()
  for (const schema of schemas.flatMap(allWithin)) {
    const json = JSON.stringify(schema)
    const { properties = {} } = schema
    const own = Object.entries(SHAPES).find(([, fields]) =>
      fields.every((one) => one in properties),
    )
    if (own !== undefined && !new Set(named.values()).has(own[0])) named.set(json, own[0])
    if ((schema.enum?.length ?? 0) > CHOICES_IN_LINE) named.set(json, 'Kind')
  }
  return named
}

function allWithin({ properties = {}, items, anyOf = [], oneOf = [] }: Schema): Schema[] {
  const within = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...oneOf]
  return [...within, ...within.flatMap(allWithin)]
}

/** What a value may be, in words. */
export function kindOf(schema: Schema, named?: Map<string, string>): string {
  const name = named?.get(JSON.stringify(schema))
  if (name !== undefined)
    return `${/^[AEIO]/.test(name) ? 'an' : 'a'} [${name}](#${name.toLowerCase().replaceAll(' ', '-')})`
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

type Fields = { isAnswer?: boolean; named?: Map<string, string>; of?: string }

/** A line for each field of an object; all of an answer's are always there. */
export function bodyFields(
  { properties = {}, required = [] }: Schema,
  { isAnswer = false, named, of }: Fields = {},
): string {
  return Object.entries(properties)
    .map(([name, schema]) => {
      const must = !isAnswer && required.includes(name) ? ', required' : ''
      return `- \`${name}\`${must}: ${kindOf(schema, named)}${defaultOf(schema)}${meaningOf(name, of)}`
    })
    .join('\n')
}

export function meaningOf(name: string, of = ''): string {
  const meaning = MEANINGS[`${of}.${name}`] ?? MEANINGS[name]
  return meaning === undefined ? '' : ` (${meaning})`
}

/** What a field is taken to say where a call leaves it out. */
export function defaultOf(schema: Schema): string {
  return schema.default === undefined ? '' : `; default \`${JSON.stringify(schema.default)}\``
}
