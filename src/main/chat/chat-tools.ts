import type { MiddlewareHandler } from 'hono'
import type { ChatTools } from '#features/assistant/chat-scope.server.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { createTutor } from '#features/tutor/answer-as-tutor.server.ts'
import { requireValidRequest } from '../request-validation.ts'
import type { Runtime } from '../runtime.ts'

/** Returns what the chat's calls need of the process. `before`: what every call passes first. */
export function chatTools(runtime: Runtime, before: readonly MiddlewareHandler<ApiEnv>[]): ChatTools {
  const { pool, log, accounts, config } = runtime
  const models = { pool, log, seal: accounts.seal, local: config.localModels, simulator: config.modelSimulator }
  return {
    before,
    pool,
    log,
    isSecure: config.publicScheme === 'https',
    limits: runtime.chatLimits,
    findGrant: runtime.findGrant,
    checkSession: (site, person) => runtime.checkSession(site, person),
    cached: tenantId => (name, tags, load) => runtime.small.get(tenantId, name, tags, load),
    requireValid: requireValidRequest,
    models,
    tutor: createTutor({ models, log }),
  }
}
