import { ApiError } from '#client/api/api-error.ts'

type SaveOver<Row> = {
  /** As it stands here. */
  row: Row
  /** The fields that are changed. */
  fields: string[]
  send: (row: Row) => Promise<Row>
  /** Fetches the row as it is now, and shows it. */
  refresh: () => Promise<Row>
}

/**
 * Saves over what stands here. Where the same texts were changed elsewhere meanwhile, it shows them
 * as they are now and is refused; where other texts were, both changes stand.
 */
export async function saveOver<Row extends object>(save: SaveOver<Row>): Promise<Row> {
  try {
    return await save.send(save.row)
  } catch (error) {
    if (!isChangedElsewhere(error)) throw error
    const current = await save.refresh()
    if (!save.fields.every((field) => isSame(save.row, current, field))) throw error
    return save.send(current)
  }
}

export function isChangedElsewhere(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 412
}

function isSame(one: object, other: object, field: string): boolean {
  return textOf(one, field) === textOf(other, field)
}

function textOf(row: object, field: string): string | undefined {
  const fields = new Map<string, unknown>(Object.entries(row))
  return JSON.stringify(fields.get(field))
}
