const ID = /^[\w-]{1,64}$/

/**
 * An id as it came in an address. What no id of ours looks like (a NUL would make the database
 * refuse the whole query) becomes the empty text, which no row has.
 */
export function asId(text: string): string {
  return ID.test(text) ? text : ''
}
