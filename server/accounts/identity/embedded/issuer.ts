/**
 * Who vouches in the ID tokens. A name of its own, not the site's address: people stay who they are
 * when the site moves to another port or domain.
 */
export const ISSUER = 'urn:listwright:identity'
