import { ConnectionError } from './api-error.ts'

/** Reads an answer that is a file, and tells how many bytes have arrived. */
export async function readFile(
  response: Response,
  onBytes: (bytes: number) => void,
): Promise<File> {
  const { headers } = response
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    const reader = response.body?.getReader()
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
      pieces.push(next.value)
      bytes += next.value.byteLength
      onBytes(bytes)
    }
  } catch (error) {
    // The browser tells a broken connection by a TypeError.
    throw error instanceof TypeError ? new ConnectionError(error) : error
  }
  return new File(pieces, nameIn(headers.get('content-disposition') ?? ''), {
    type: headers.get('content-type') ?? '',
  })
}

function nameIn(disposition: string): string {
  return /filename="([\w.-]+)"/.exec(disposition)?.[1] ?? 'listwright'
}
