import * as z from 'zod/mini'
import { route } from './route.ts'

/** The forms in which all listings can be exported. */
export const FILE_FORMATS = {
  csv: { label: 'CSV', use: 'for a spreadsheet', type: 'text/csv; charset=utf-8' },
  json: { label: 'JSON', use: 'for other programs', type: 'application/json; charset=utf-8' },
} as const
export type FileFormat = keyof typeof FILE_FORMATS

const Format = z.enum(['csv', 'json'], 'Please ask for csv or json.')

/** Exporting all listings. */
export const exportRoutes = {
  exportListings: route({
    method: 'GET',
    path: '/api/listings/export',
    summary: 'All listings of the person as one file, newest first',
    access: 'signedIn',
    scope: 'listings:read',
    query: z.strictObject({ format: z._default(Format, 'csv') }),
    answer: null,
    fileTypes: Object.values(FILE_FORMATS).map(({ type }) => type),
  }),
} as const
