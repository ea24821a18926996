import { sql } from 'kysely'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isApproved } from '#platform/db/approved.ts'
import { type Paging, readPage } from '#platform/db/paging.ts'
import type { DiscType, Topic } from './voice.ts'

export interface Review {
  id: string
  name: string
  message: string
  /** 1 to 5; null without a rating. */
  rating: number | null
  createdAt: Date
}

/** Returns a page of the approved comments on the book, newest first. */
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

/** Returns a page of the approved aspirations, newest first. */
export async function listAspirations(ctx: Ctx, paging: Paging): Promise<Page<Aspiration>> {
  return await readPage(ctx, paging, {
    name: 'aspirations',
    tags: ['voices'],
    columns: sql`id, name, city, topics, message, created_at as "createdAt"`,
    matched: sql`aspirations where tenant_id = ${ctx.tenantId} and ${isApproved()}`,
    order: sql`created_at desc, id`,
  })
}

/** With fewer results, counts by type could identify people. */
const FEWEST_RESULTS = 10

/** Returns how often each style was the strongest in the reflection test; empty with fewer than ten results. Cached for up to a minute. */
export async function countDiscResults(ctx: Ctx): Promise<{ type: DiscType; count: number }[]> {
  return await ctx.cached('disc results', ['voices'], async () => {
    const { rows } = await sql<{ type: DiscType; count: number }>`
      select left(type, 1) as type, count(*)::int as count from user_disc where tenant_id = ${ctx.tenantId}
      group by 1 order by 2 desc, 1`.execute(ctx.db)
    return rows.reduce((sum, row) => sum + row.count, 0) < FEWEST_RESULTS ? [] : rows
  })
}
