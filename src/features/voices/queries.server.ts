import { sql } from 'kysely'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { type Paging, readPage } from '#platform/db/paging.ts'
import { isApproved } from './approved.server.ts'
import type { DiscType, Topic } from './voice.ts'

export interface Review {
  id: string
  name: string
  message: string
  /** 1 to 5; null: none was given. */
  rating: number | null
  createdAt: Date
}

/** What readers said of the book and staff let through, the newest first. */
export async function listReviews(ctx: Ctx, paging: Paging): Promise<Page<Review>> {
  return await readPage(ctx, paging, {
    name: 'book_reviews',
    tags: ['voices'],
    columns: sql`id, name, message, rating, created_at as "createdAt"`,
    matched: sql`book_reviews where tenant_id = ${ctx.tenantId} and ${isApproved()}`,
    order: sql`created_at desc, id`,
  })
}

export interface Aspiration {
  id: string
  name: string
  city: string | null
  topics: Topic[]
  message: string
  createdAt: Date
}

/** What people wish for and staff let through, the newest first. */
export async function listAspirations(ctx: Ctx, paging: Paging): Promise<Page<Aspiration>> {
  return await readPage(ctx, paging, {
    name: 'aspirations',
    tags: ['voices'],
    columns: sql`id, name, city, topics, message, created_at as "createdAt"`,
    matched: sql`aspirations where tenant_id = ${ctx.tenantId} and ${isApproved()}`,
    order: sql`created_at desc, id`,
  })
}

/** The gifts that are there: how much in whole rupiah, and how many. Summed once for all who ask within a minute, until staff decide anew. */
export async function sumDonations(ctx: Ctx): Promise<{ amount: number; count: number }> {
  return await ctx.cached('gifts', ['voices'], async () => {
    const { rows } = await sql<{ amount: number; count: number }>`
      select coalesce(sum(amount), 0)::float8 as amount, count(*)::int as count
      from donations where tenant_id = ${ctx.tenantId} and ${isApproved()}`.execute(ctx.db)
    return rows[0] ?? { amount: 0, count: 0 }
  })
}

/** Below this, numbers by type could tell who it was. */
const FEWEST_RESULTS = 10

/** How often each style came out strongest in the reflection test, a minute ago at most; nothing where there are fewer than ten results. */
export async function countDiscResults(ctx: Ctx): Promise<{ type: DiscType; count: number }[]> {
  return await ctx.cached('disc results', ['voices'], async () => {
    const { rows } = await sql<{ type: DiscType; count: number }>`
      select left(type, 1) as type, count(*)::int as count from user_disc where tenant_id = ${ctx.tenantId}
      group by 1 order by 2 desc, 1`.execute(ctx.db)
    return rows.reduce((sum, row) => sum + row.count, 0) < FEWEST_RESULTS ? [] : rows
  })
}
