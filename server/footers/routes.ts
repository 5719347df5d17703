import type { Routes } from '#contract/routes.ts'
import type { Database } from '#server/database/database.ts'
import type { Handlers } from '#server/http/serve.ts'
import {
  chooseUsualFooter,
  createFooter,
  listFooters,
  patchFooter,
  removeFooter,
  restoreFooter,
} from './footers.ts'

type FooterRoutes = Pick<
  Routes,
  | 'listFooters'
  | 'createFooter'
  | 'updateFooter'
  | 'chooseUsualFooter'
  | 'deleteFooter'
  | 'restoreFooter'
>

export function footerHandlers(db: Database): Handlers<FooterRoutes> {
  return {
    listFooters: async ({ actor }) => listFooters(db, actor.id),
    createFooter: async ({ actor, body }) => createFooter(db, actor.id, body),
    updateFooter: async ({ actor, params, body, version }) =>
      patchFooter(db, { userId: actor.id, id: params.id, version }, body),
    chooseUsualFooter: async ({ actor, body }) => chooseUsualFooter(db, actor.id, body.footerId),
    deleteFooter: async ({ actor, params }) =>
      removeFooter(db, { userId: actor.id, id: params.id }),
    restoreFooter: async ({ actor, params }) =>
      restoreFooter(db, { userId: actor.id, id: params.id }),
  }
}
