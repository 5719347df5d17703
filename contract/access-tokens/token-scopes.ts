/** What an access token may be made for. Which calls each opens stands beside every call, as its `scope`. */
export const TOKEN_SCOPES = {
  'listings:read': {
    label: 'Read listings',
    opens: 'Search, read, check and export listings.',
    spendsCredits: false,
  },
  'listings:write': {
    label: 'Write listings',
    opens: 'Write, improve and edit listings.',
    spendsCredits: true,
  },
  batches: {
    label: 'Batches',
    opens: 'Start batches, follow and steer them.',
    spendsCredits: true,
  },
} as const
export type TokenScope = keyof typeof TOKEN_SCOPES
