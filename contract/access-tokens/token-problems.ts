/** The refusals that access tokens know of. */
export const TOKEN_PROBLEMS = {
  token_refused: {
    status: 401,
    title: 'Access token refused',
    detail:
      'This access token does not work: it was revoked, has run out, or was never made here. Please make another one on the page Access tokens. No credit was spent.',
  },
  token_without_scope: {
    status: 403,
    title: 'Not within this token',
    detail: 'This access token was not made for this. No credit was spent.',
  },
  not_for_tokens: {
    status: 403,
    title: 'Not for access tokens',
    detail: 'No access token can do this. Please sign in with a browser. Nothing was changed.',
  },
  token_not_found: {
    status: 404,
    title: 'Token not found',
    detail: 'There is no such access token any more. Please reload the page.',
  },
  too_many_tokens: {
    status: 409,
    title: 'Too many tokens',
    detail:
      'You have 20 access tokens. Please revoke one that you no longer need, then make this one.',
  },
} as const
