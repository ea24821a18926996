import { z } from 'zod'
import { listTenants } from '#features/sites/queries.server.ts'
import type { Site } from '#features/sites/site.ts'
import { type Ctx, createCtx, type Tag } from '#platform/context.ts'
import type { Change } from '#platform/db/changes.ts'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { defineJob, type HandledJob, handleJob } from '#platform/jobs/job.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import type { JobTools } from '#platform/jobs/run-job.ts'
import { countWords } from './count-words.server.ts'
import { hasChanges, indexChanges, type SitePages } from './index-content.server.ts'

const nothing = z.object({})
const indexContent = defineJob({ name: 'retrieval.index', schema: nothing, timeoutSeconds: 120, atOnce: 1 })
const countContent = defineJob({ name: 'retrieval.count', schema: nothing, timeoutSeconds: 120, atOnce: 1 })

/** Words are counted so long after a change: others often follow it. */
const COUNT_AFTER_MS = 15_000

/** Changes within this time are one. */
const GATHER_MS = 500

/** What passages are made of is announced by these. */
const TAGS: ReadonlySet<string> = new Set<Tag>(['posts', 'classes', 'programs', 'mentors', 'careers', 'portfolios', 'settings'])

export interface IndexParts {
  findSite(tenantId: TenantId): Promise<Site | undefined>
  pages: SitePages
}

/** Makes passages of what changed of a tenant's content; a large content takes several attempts, one after the other. */
export const indexTenant = ({ findSite, pages }: IndexParts): HandledJob =>
  handleJob(indexContent, async ctx => {
    const site = await findSite(ctx.tenantId)
    if (!site) return
    const { changes, isMore } = await indexChanges(ctx, site, pages)
    if (isMore) await enqueueIndex(ctx)
    else if (changes > 0)
      await enqueue(ctx, countContent, {}, { singletonKey: ctx.tenantId, startAfter: new Date(Date.now() + COUNT_AFTER_MS) })
  })

/** Counts a tenant's words anew. */
export const countTenantWords = (): HandledJob => handleJob(countContent, async ctx => await countWords(ctx))

/** Every minute: what changed unheard, or while no process listened. */
export const indexUnheard = (parts: IndexParts): ScheduledJob => ({
  name: 'retrieval.look',
  cron: '* * * * *',
  run: async tools => await lookAtAll(tools, parts),
})

async function lookAtAll({ pool, log }: JobTools, { findSite }: Pick<IndexParts, 'findSite'>): Promise<void> {
  for (const tenant of await withScope(pool, { system: 'find-tenant' }, listTenants)) {
    const tenantId = toTenantId(tenant.tenantId)
    await eachAlone(log, tenantId, async () => {
      const site = await findSite(tenantId)
      if (!site) return
      await withScope(pool, { tenantId }, async db => {
        const ctx = createCtx({ db, tenantId, log })
        if (await hasChanges(ctx, site)) await enqueueIndex(ctx)
      })
    })
  }
}

async function enqueueIndex(ctx: Pick<Ctx, 'db' | 'tenantId'>): Promise<void> {
  await enqueue(ctx, indexContent, {}, { singletonKey: ctx.tenantId })
}

/** Hears of changes, and has passages made of them soon. */
export interface ContentListener {
  hear(change: Change): void
  stop(): void
}

/** Creates the listener of a process that works jobs. Changes of one tenant that follow each other closely are one. */
export function createContentListener({ pool, log }: JobTools): ContentListener {
  const timers = new Map<TenantId, NodeJS.Timeout>()
  const enqueueFor = async (tenantId: TenantId) => {
    timers.delete(tenantId)
    await eachAlone(log, tenantId, () => withScope(pool, { tenantId }, db => enqueueIndex({ db, tenantId })))
  }
  return {
    hear({ tenantId, tags }) {
      if (!tenantId || !tags.some(tag => TAGS.has(tag))) return
      const id = toTenantId(tenantId)
      if (!timers.has(id)) timers.set(id, setTimeout(() => void enqueueFor(id), GATHER_MS).unref())
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
