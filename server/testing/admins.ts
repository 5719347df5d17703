import { routes } from '#contract/routes.ts'
import { type Caller, type TestApp } from './test-app.ts'

/** Somebody who signed up and was made an admin at the command line. */
export async function anAdmin(shop: TestApp, email = 'admin@example.com'): Promise<Caller> {
  const admin = await shop.signIn(email)
  const { id } = (await admin.call(routes.currentUser)).answer()
  await shop.db.updateTable('users').set({ isAdmin: true }).where('id', '=', id).execute()
  return admin
}
