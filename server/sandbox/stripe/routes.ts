import type { sandboxRoutes } from '#contract/sandbox.ts'
import { asId } from '#server/database/ids.ts'
import type { Handlers } from '#server/http/serve.ts'
import { Problem } from '#server/platform/problem.ts'
import { Refusal } from './refusal.ts'
import type { Sandbox } from './sandbox.ts'

/** The sandbox's card form. Without a sandbox there is nothing at these addresses. */
export function sandboxHandlers(
  sandbox: Pick<Sandbox, 'confirm' | 'authenticate'> | null,
): Handlers<typeof sandboxRoutes> {
  const on = () => {
    if (sandbox === null) throw new Problem('not_found')
    return sandbox
  }
  return {
    confirmSandboxPayment: async ({ params, body }) =>
      asProblem(on().confirm({ id: asId(params.id), ...body })),
    authenticateSandboxPayment: async ({ params, body }) =>
      asProblem(on().authenticate({ id: asId(params.id), ...body })),
  }
}

async function asProblem<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.status === 404) throw new Problem('payment_not_found', { cause: error })
    throw new Problem('payment_over', { cause: error })
  }
}
