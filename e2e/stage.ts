import type { Page } from '@playwright/test'
import { pino } from 'pino'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Role } from '#kit/roles.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import { createPool } from '#platform/db/pool.ts'
import { withScope } from '#platform/db/scope.ts'
import { test as base, tenantUrl } from './fixtures.ts'

/** The database behind the shared server: journeys bring their own people to it, and look up what a form has written. */
export interface Stage {
  tenant(slug: string): Promise<TenantId>
  /** Creates a member with these roles, as `enrol` does. */
  enrol(slug: string, name: string, roles?: readonly Role[]): Promise<Enrolled>
  /** Creates a member and signs the page's browser in as them. */
  enter(page: Page, slug: string, name: string, roles?: readonly Role[]): Promise<Enrolled>
  /** Runs work as a tenant, as the factories of tests want it (`testing.ts` of each feature). */
  within<T>(slug: string, work: (ctx: Ctx) => Promise<T>): Promise<T>
  query<T extends object>(statement: string, values?: readonly unknown[]): Promise<T[]>
  /** Returns a digest of a tenant's rows by table. Equal before and after: nothing was written. For tenants that no other journey changes. */
  contentOf(slug: string): Promise<Record<string, string>>
}

/** Tables that reading fills, whoever reads, and that jobs fill by the clock. */
const COUNTED = ['click_log', 'post_views', 'recorded_counts', 'daily_figures', 'figure_rollups']
/** Columns that reading changes: when somebody was seen. */
const SEEN = ['seen_at', 'checked_at', 'renewed_at', 'expires_at']

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures this one needs
    async ({}, provide) => {
      const { databaseUrl } = await startEmbedded(process.env['E2E_DATA'] ?? '', () => {})
      const pool = createPool(process.env['DATABASE_URL'] ?? databaseUrl, 2, () => {})
      await provide(createStage(pool))
      await pool.end()
    },
    { scope: 'worker' },
  ],
})

function createStage(pool: ReturnType<typeof createPool>): Stage {
  const query = async <T extends object>(statement: string, values: readonly unknown[] = []) =>
    (await pool.query<T>(statement, [...values])).rows
  const log = pino({ level: 'silent' })
  const database: Parameters<typeof enrol>[0] = {
    pool,
    asTenant: (tenantId, work) => withScope(pool, { tenantId }, db => work(createCtx({ db, tenantId, log }))),
  }
  const stage: Stage = {
    query,
    async tenant(slug) {
      const [row] = await query<{ id: string }>('select id from directory.tenants where slug = $1', [slug])
      return toTenantId(row?.id ?? '')
    },
    async enrol(slug, name, roles = []) {
      return await enrol(database, await stage.tenant(slug), name, roles)
    },
    async within(slug, work) {
      return await database.asTenant(await stage.tenant(slug), work)
    },
    async enter(page, slug, name, roles) {
      const member = await stage.enrol(slug, name, roles)
      await page.context().addCookies([{ name: 'sanggar_access', value: member.token, url: tenantUrl(slug) }])
      return member
    },
    async contentOf(slug) {
      const tables = await query<{ name: string }>(
        `select table_name as name from information_schema.columns
         where table_schema = 'public' and column_name = 'tenant_id' and table_name <> all ($1) order by 1`,
        [COUNTED],
      )
      const parts = tables.map(
        ({ name }) =>
          `select '${name}' as name, coalesce(string_agg(md5((to_jsonb(t) - $2::text[])::text), '' order by to_jsonb(t)::text), '') as rows
           from "${name}" t where tenant_id = $1`,
      )
      const rows = await query<{ name: string; rows: string }>(parts.join(' union all '), [await stage.tenant(slug), SEEN])
      return Object.fromEntries(rows.map(row => [row.name, row.rows]))
    },
  }
  return stage
}
