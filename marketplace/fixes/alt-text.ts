import type { Examined } from '../health/check.ts'
import type { Fix } from './fix.ts'

/** Only a person sees the photo; what was entered about it is a beginning. */
export function altTextFix({ listing }: Examined): Fix {
  return {
    kind: 'write',
    field: 'generatedAltText',
    label: 'Write alt text',
    suggestion: listing.imageDescription?.trim() ?? '',
  }
}
