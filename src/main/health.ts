import { timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Env, Hono } from 'hono'
import { sql } from 'kysely'
import { toHostName } from '#features/sites/site.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { registry, startMetrics } from './metrics.ts'
import type { Runtime } from './runtime.ts'

const READY_MS = 3000
/** This machine, as a socket names it. */
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/** True if this machine asks, and not through a proxy. The socket tells, since anybody may write any host. */
function isAskedHere(incoming: HttpBindings['incoming'] | undefined, forwardedFor: string | undefined): boolean {
  return LOOPBACK.test(incoming?.socket.remoteAddress ?? '') && !forwardedFor
}

/** `/tls-check?domain=`: whether a proxy on this machine may fetch a certificate for the host. `/healthz`: the process is alive. `/readyz`: it can serve, the database responds (drain.ts: and it is not stopping). `/metrics`: for Prometheus, not for the public. */
export function addHealthRoutes<E extends Env & { Bindings: Partial<HttpBindings> }>(app: Hono<E>, runtime: Runtime): void {
  const checkDatabase = createDatabaseCheck(runtime.pool)
  startMetrics({ pages: () => runtime.pages.size(), queue: runtime.queue, admission: runtime.admission })
  app.get('/healthz', c => c.text('ok'))
  app.get('/readyz', async c => {
    const trouble = runtime.databaseTrouble()
    if (trouble) return c.text(`database: ${trouble}`, 503)
    try {
      await checkDatabase()
      return c.text('ok')
    } catch (error) {
      runtime.log.warn({ err: error }, 'not ready')
      return c.text('database: no response', 503)
    }
  })
  app.get('/tls-check', async c => {
    if (!isAskedHere(c.env?.incoming, c.req.header('x-forwarded-for'))) return c.text('not for the public', 403)
    const { config, sites } = runtime
    const host = toHostName(c.req.query('domain'))
    const ofPackages = host && runtime.packages.tenantOf(host)
    const isOurs =
      host !== undefined &&
      (host === config.accountHost ||
        config.callHosts.has(host) ||
        (ofPackages ? await sites.findByTenant(toTenantId(ofPackages)) : await sites.find(host)) !== undefined)
    return c.text(isOurs ? 'ok' : 'unknown host', isOurs ? 200 : 404)
  })
  app.get('/metrics', async c => {
    const token = runtime.config.metricsToken
    const given = c.req.header('authorization') ?? ''
    // Without a token only this machine may ask.
    const isLocal = isAskedHere(c.env?.incoming, c.req.header('x-forwarded-for'))
    if (token ? !isEqual(given, `Bearer ${token}`) : !isLocal) return c.text('not for the public', 403)
    return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}

/**
 * Returns a check that throws unless the database responds within 3 s, whatever holds it up: a statement, the connection, the pool. Checks at the same time
 * share one connection, so that a database that is stuck does not collect them.
 */
function createDatabaseCheck(pool: Runtime['pool']): () => Promise<void> {
  let running: Promise<unknown> | undefined
  return async () => {
    running ??= withScope(pool, { system: 'readiness' }, db => sql`select 1`.execute(db), { timeoutSeconds: 3 }).finally(() => {
      running = undefined
    })
    const late = wait(READY_MS, true, { ref: false })
    if ((await Promise.race([running, late])) === true) throw new Error('no response within 3 s')
  }
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
