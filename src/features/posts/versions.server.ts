import { sql } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { requireWriter } from './policy.ts'
import { postReason } from './texts.ts'
import type { PostWork, VersionSummary } from './work.ts'

/** Saves of one person within this time are one version in the history, unless readers got one of them. */
const ONE_SITTING_MINUTES = 10
const LISTED = 200

/** SQL for the work of a post's row `p`, as `PostWork`. */
const workOfRow = sql<PostWork>`jsonb_build_object('title', p.title, 'summary', p.summary, 'content', p.content, 'cover', p.cover,
  'slug', case when p.is_slug_chosen then p.slug end, 'categoryId', p.category_id, 'parentId', p.parent_id, 'authorName', p.author_name,
  'details', p.details, 'lang', p.lang, 'translations', coalesce((select jsonb_object_agg(t.lang,
    jsonb_strip_nulls(jsonb_build_object('title', t.title, 'summary', t.summary)) || case when t.content is null then '{}' else jsonb_build_object('content', t.content) end)
    from post_translations t where t.tenant_id = p.tenant_id and t.post_id = p.id), '{}'))`

/** Stores the row as the version that it shows, if that is not in the history: the seed and older releases kept none. */
export async function keepFirstVersion(ctx: Ctx, postId: string): Promise<void> {
  await sql`
    insert into post_versions (tenant_id, post_id, version, work, began_at, saved_at)
    select p.tenant_id, p.id, p.version, ${workOfRow}, p.updated_at, p.updated_at from posts p
    where p.tenant_id = ${ctx.tenantId} and p.id = ${postId} and p.version = p.shown_version
    on conflict do nothing`.execute(ctx.db)
}

interface Stored {
  /** What was typed; without it the row's own text. */
  work?: PostWork
  /** The row shows this version. */
  isShown: boolean
}

/** Stores a new newest version of a locked post and returns its number. A sitting goes on in the version that it began, under the new number. */
export async function storeVersion(ctx: Ctx, postId: string, { work, isShown }: Stored): Promise<number> {
  const writer = writerOf(ctx)
  const { rows } = await sql<{ version: number }>`
    with p as (select * from posts where tenant_id = ${ctx.tenantId} and id = ${postId}),
    next as (select coalesce(max(v.version), 0) + 1 as version from post_versions v where v.tenant_id = ${ctx.tenantId} and v.post_id = ${postId}),
    sitting as (
      delete from post_versions v using p
      where v.tenant_id = p.tenant_id and v.post_id = p.id and v.version = p.version and v.saved_by = ${writer} and not v.is_aside
        and v.began_at > ${ctx.now}::timestamptz - make_interval(mins => ${ONE_SITTING_MINUTES})
        and (p.published_at is null or p.published_at > ${ctx.now} or p.version > p.shown_version)
      returning v.began_at),
    stored as (
      insert into post_versions (tenant_id, post_id, version, work, saved_by, began_at, saved_at)
      select p.tenant_id, p.id, next.version, ${work ? sql`${JSON.stringify(work)}::jsonb` : workOfRow}, ${writer},
        coalesce((select began_at from sitting), ${ctx.now}), ${ctx.now} from p, next
      returning version)
    update posts set version = stored.version, shown_version = case when ${isShown} then stored.version else shown_version end
    from stored where tenant_id = ${ctx.tenantId} and id = ${postId} returning posts.version`.execute(ctx.db)
  const version = rows[0]?.version
  if (version === undefined) throw new NotFound(postReason('PostMissing'))
  return version
}

/** Keeps beside the history what was typed on top of an older version than the newest, and returns its number. The newest stays what it is. */
export async function storeAside(ctx: Ctx, postId: string, work: PostWork): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into post_versions (tenant_id, post_id, version, work, saved_by, began_at, saved_at, is_aside)
    select ${ctx.tenantId}, ${postId}, greatest(max(v.version), (select p.version from posts p where p.tenant_id = ${ctx.tenantId} and p.id = ${postId})) + 1,
      ${JSON.stringify(work)}::jsonb, ${writerOf(ctx)}, ${ctx.now}, ${ctx.now}, true
    from post_versions v where v.tenant_id = ${ctx.tenantId} and v.post_id = ${postId} returning version`.execute(ctx.db)
  return rows[0]?.version ?? 0
}

/** Returns the newest versions of a post, newest first. Throws Unauthenticated, NotFound or Forbidden. One statement. */
export async function listVersions(ctx: Ctx, postId: string): Promise<VersionSummary[]> {
  requireWriter(ctx.viewer)
  const { rows } = await sql<VersionSummary>`
    select v.version, v.work->>'title' as title, m.name as "savedBy", v.began_at as "beganAt", v.saved_at as "savedAt",
      v.version = p.shown_version as "isShown", v.is_aside as "isAside"
    from posts p join post_versions v on v.tenant_id = p.tenant_id and v.post_id = p.id
    left join members m on m.tenant_id = v.tenant_id and m.id = v.saved_by
    where p.tenant_id = ${ctx.tenantId} and p.id = ${postId} order by v.version desc limit ${LISTED}`.execute(ctx.db)
  if (rows.length === 0 && !(await isThere(ctx, postId))) throw new NotFound(postReason('PostMissing'))
  return rows
}

/** Returns the text of a version; without a number the newest, which is the row's own where none was stored. Throws Unauthenticated, NotFound or Forbidden. */
export async function getWork(ctx: Ctx, postId: string, version?: number): Promise<PostWork> {
  requireWriter(ctx.viewer)
  return await readWork(ctx, postId, version)
}

/** As `getWork`, for a caller who has asked who may read it. Throws NotFound. */
export async function readWork(ctx: Ctx, postId: string, version?: number): Promise<PostWork> {
  const { rows } = await sql<{ work: PostWork | null }>`
    select coalesce(v.work, case when ${version ?? null}::int is null or ${version ?? null}::int = p.shown_version then ${workOfRow} end) as work
    from posts p left join post_versions v on v.tenant_id = p.tenant_id and v.post_id = p.id and v.version = coalesce(${version ?? null}::int, p.version)
    where p.tenant_id = ${ctx.tenantId} and p.id = ${postId}`.execute(ctx.db)
  const work = rows[0]?.work
  if (!work) throw new NotFound(postReason(rows[0] ? 'VersionMissing' : 'PostMissing'))
  return work
}

async function isThere(ctx: Ctx, id: string): Promise<boolean> {
  return Boolean(
    await ctx.db.selectFrom('posts').select('id').where('tenant_id', '=', ctx.tenantId).where('id', '=', id).executeTakeFirst(),
  )
}

function writerOf({ viewer }: Ctx): string | null {
  return viewer.kind === 'person' ? viewer.person.memberId : null
}
