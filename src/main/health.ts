import { timingSafeEqual } from 'node:crypto'
import type { Env, Hono } from 'hono'
import { sql } from 'kysely'
import { withScope } from '#platform/db/scope.ts'
import { registry, startMetrics } from './metrics.ts'
import type { Runtime } from './runtime.ts'

/** `/healthz`: the process is alive. `/readyz`: it can serve, the database responds. `/metrics`: for Prometheus, not for the public. */
export function addHealthRoutes<E extends Env>(app: Hono<E>, runtime: Runtime): void {
  startMetrics({ pages: () => runtime.pages.size(), queue: runtime.queue })
  app.get('/healthz', c => c.text('ok'))
  app.get('/readyz', async c => {
    try {
      await withScope(runtime.pool, { system: 'readiness' }, db => sql`select 1`.execute(db), { timeoutSeconds: 3 })
      return c.text('ok')
    } catch (error) {
      runtime.log.warn({ err: error }, 'not ready')
      return c.text('the database does not answer', 503)
    }
  })
  app.get('/metrics', async c => {
    const token = runtime.config.metricsToken
    const given = c.req.header('authorization') ?? ''
    // Without a token only this machine may ask, and not through a proxy.
    const isLocal = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(c.req.header('host') ?? '') && !c.req.header('x-forwarded-for')
    if (token ? !isEqual(given, `Bearer ${token}`) : !isLocal) return c.text('not for the public', 403)
    return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
