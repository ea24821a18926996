import { sql } from 'kysely'
import { sitePages } from '#features/brands/static/page-texts.server.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { countWords } from '#features/retrieval/count-words.server.ts'
import { indexChanges } from '#features/retrieval/index-content.server.ts'
import { Sites } from '#features/sites/sites.server.ts'
import type { Role } from '#kit/roles.ts'
import type { Viewer } from '#platform/context.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { createLog } from '#platform/log.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { enrolDemoPeople } from '../../src/main/demo/demo-logins.ts'
import { makeSequenceQueues } from '../../src/main/payment-sequences/queues.ts'
import { seedId } from '../seed/ids.ts'
import { loadDemo } from '../seed/load.ts'
import { demoPeople } from '../seed/logins.ts'
import { loadMoney } from '../seed/money/load-money.ts'
import { asViewer, type DemoMember } from '../seed/money/target.ts'

const MOST_ROUNDS = 100

export const tenantOf = (slug: string): TenantId => toTenantId(seedId(slug))

/** Loads the demo with its logins and orders into a fresh database, and indexes what these tenants tell. */
export async function prepareDemo(database: TestDatabase, slugs: readonly string[], now: Date): Promise<void> {
  await Promise.all([makeSequenceQueues(database.url), loadRegions(database.pool)])
  await loadDemo(database.pool, { baseDomain: 'localhost', now })
  const sites = new Sites(database.pool, createLog('silent'))
  const people = demoPeople.map(person => ({ ...person, subject: person.email }))
  for (const slug of slugs) {
    const tenantId = tenantOf(slug)
    await withScope(database.pool, { tenantId }, db => enrolDemoPeople(db, tenantId, people))
  }
  const findSite = (tenantId: TenantId) => sites.findByTenant(tenantId)
  const tenants = slugs.map(slug => ({ tenantId: tenantOf(slug), slug }))
  await loadMoney(database.pool, { seal: createSeal('of an evaluation, which keeps nothing secret'), now, findSite }, tenants)
  await Promise.all(slugs.map(slug => indexTenant(database, sites, slug, now)))
}

async function indexTenant(database: TestDatabase, sites: Sites, slug: string, now: Date): Promise<void> {
  const site = await sites.findByTenant(tenantOf(slug))
  if (!site) throw new Error(`the demo has no site ${slug}`)
  const step = () => database.asTenant(tenantOf(slug), ctx => indexChanges(ctx, site, sitePages), { now })
  for (let rounds = 0, isMore = true; isMore; rounds++) {
    if (rounds === MOST_ROUNDS) throw new Error(`the index of ${slug} does not end`)
    isMore = (await step()).isMore
  }
  await database.asTenant(tenantOf(slug), countWords, { now })
}

/** Returns who asks: the demo's login of a role, or nobody. */
export async function askerOf(database: TestDatabase, slug: string, role: Role | null, now: Date): Promise<Viewer> {
  const email = demoPeople.find(({ kind }) => kind === role)?.email
  if (!role || !email) return { kind: 'nobody' }
  const { rows } = await database.asTenant(tenantOf(slug), ({ db, tenantId }) =>
    sql<DemoMember>`select id, name, email from members where tenant_id = ${tenantId} and email = ${email}`.execute(db),
  )
  if (!rows[0]) throw new Error(`nobody of ${slug} is ${email}`)
  return asViewer(rows[0], role, now)
}
