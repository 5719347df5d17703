import * as z from 'zod/mini'
import { EmailSchema } from './identity-fields.ts'
import { route } from './route.ts'

/** How long the link in a mail about an address works. */
export const ADDRESS_LINK_DAYS = 7

/** The domain of whoever's address turned out to be somebody else's; no mail goes there (RFC 2606). */
const FREED_DOMAIN = '@freed.invalid'

/** What stands in place of the address until the person has given theirs. */
export function freedAddress(personId: string): string {
  return `${personId}${FREED_DOMAIN}`
}

export function isFreedAddress(email: string): boolean {
  return email.endsWith(FREED_DOMAIN)
}

/** The token is the secret of the link in the mail. */
export const AddressAnswer = z.strictObject({
  token: z.string('The link is not complete').check(z.maxLength(200, 'The link is not complete')),
  /** False from whoever never asked for an account or a change here. */
  isMine: z.boolean('Please say whether the address is yours'),
})
export type AddressAnswer = z.infer<typeof AddressAnswer>

export const AddressChange = z.strictObject({ email: EmailSchema })

/** Whose an address is, with the embedded identity provider. */
export const addressRoutes = {
  sendConfirmation: route({
    method: 'POST',
    path: '/api/identity/send-confirmation',
    summary: 'Mail once more the link that confirms the address of the session',
    access: 'anyone',
    scope: null,
    answer: null,
  }),
  changeAddress: route({
    method: 'POST',
    path: '/api/identity/change-email',
    summary: 'Mail a link to a new address; needs a sign-in of the last minutes',
    access: 'anyone',
    scope: null,
    body: AddressChange,
    answer: null,
  }),
  answerForAddress: route({
    method: 'POST',
    path: '/api/identity/confirm-address',
    summary: 'Say with the link of the mail whether the address is the own',
    access: 'anyone',
    scope: null,
    body: AddressAnswer,
    answer: null,
  }),
} as const
