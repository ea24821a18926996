import { randomBytes } from 'node:crypto'
import { writeAudit } from '#features/audit/audit.server.ts'
import type { PostKind } from '#features/posts/kinds/kinds.ts'
import { requireWriter } from '#features/posts/policy.ts'
import type { PostDetail } from '#features/posts/post.ts'
import { postReason } from '#features/posts/texts.ts'
import { readWork } from '#features/posts/versions.server.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { langsOfWork, textIn } from './languages.ts'

const PREVIEW_DAYS = 30
/** Of one post; the oldest makes room. */
const MOST_LINKS = 50
const DAY_MS = 86_400_000

/**
 * Makes a link under which anybody sees the newest text of a post. Its secret is stored nowhere: each link is told once. Throws Unauthenticated, NotFound or
 * Forbidden.
 */
export async function createPreview(ctx: Ctx, postId: string): Promise<{ path: string; expiresAt: Date }> {
  const subject = await requirePost(ctx, postId)
  const token = randomBytes(32).toString('hex')
  const expiresAt = new Date(ctx.now.getTime() + PREVIEW_DAYS * DAY_MS)
  await ctx.db.deleteFrom('post_previews').where('tenant_id', '=', ctx.tenantId).where('expires_at', '<=', ctx.now).execute()
  const kept = ctx.db
    .selectFrom('post_previews')
    .select('token_sha256')
    .where('tenant_id', '=', ctx.tenantId)
    .where('post_id', '=', postId)
    .orderBy('made_at', 'desc')
    .limit(MOST_LINKS - 1)
  await ctx.db
    .deleteFrom('post_previews')
    .where('tenant_id', '=', ctx.tenantId)
    .where('post_id', '=', postId)
    .where('token_sha256', 'not in', kept)
    .execute()
  await ctx.db
    .insertInto('post_previews')
    .values({
      tenant_id: ctx.tenantId,
      token_sha256: sha256(token),
      post_id: postId,
      made_by: ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null,
      made_at: ctx.now,
      expires_at: expiresAt,
    })
    .execute()
  await writeAudit(ctx, { act: 'content.changed', subject, details: { what: 'post.preview-made' } })
  return { path: `/Preview/${token}`, expiresAt }
}

/** Withdraws all links to previews of a post and returns how many there were. Throws Unauthenticated, NotFound or Forbidden. */
export async function withdrawPreviews(ctx: Ctx, postId: string): Promise<number> {
  const subject = await requirePost(ctx, postId)
  const gone = await ctx.db
    .deleteFrom('post_previews')
    .where('tenant_id', '=', ctx.tenantId)
    .where('post_id', '=', postId)
    .returning('token_sha256')
    .execute()
  if (gone.length > 0) await writeAudit(ctx, { act: 'content.changed', subject, details: { what: 'post.previews-withdrawn' } })
  return gone.length
}

/** Returns the newest text of the post that a link leads to, in the reader's language if it is there. Throws NotFound (also withdrawn or expired). */
export async function getPreviewedPost(ctx: Ctx, token: string): Promise<{ post: PostDetail; expiresAt: Date }> {
  const row = await ctx.db
    .selectFrom('post_previews as l')
    .innerJoin('posts as p', join => join.onRef('p.tenant_id', '=', 'l.tenant_id').onRef('p.id', '=', 'l.post_id'))
    .select(['p.id', 'p.kind', 'p.slug', 'p.published_at as publishedAt', 'l.expires_at as expiresAt'])
    .where('l.tenant_id', '=', ctx.tenantId)
    .where('l.token_sha256', '=', sha256(token))
    .where('l.expires_at', '>', ctx.now)
    .executeTakeFirst()
  if (!row) throw new NotFound(postReason('PostMissing'))
  const work = await readWork(ctx, row.id)
  const langs = langsOfWork(work).filter(lang => lang === work.lang || textIn(work, lang).title !== '')
  const lang = langs.find(one => one === ctx.lang) ?? work.lang
  const text = textIn(work, lang)
  const hasContent = lang === work.lang || text.content.content.length > 0
  const post = {
    id: row.id,
    // Named boundary: the database checks the kind.
    kind: row.kind as PostKind,
    slug: work.slug ?? row.slug,
    title: text.title,
    summary: text.summary,
    lang,
    cover: work.cover,
    category: await findCategory(ctx, work.categoryId),
    authorName: work.authorName,
    publishedAt: row.publishedAt ?? ctx.now,
    views: 0,
    parentId: null,
    details: work.details,
    content: hasContent ? text.content : work.content,
    contentLang: hasContent ? lang : work.lang,
    langs,
    updatedAt: ctx.now,
    parent: null,
    parts: [],
  }
  return { post, expiresAt: row.expiresAt }
}

async function findCategory(ctx: Ctx, id: string | null) {
  if (id === null) return null
  const found = await ctx.db
    .selectFrom('post_categories')
    .select(['id', 'slug', 'name'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

/** Returns the post's name in the audit log, and locks its row. */
async function requirePost(ctx: Ctx, id: string): Promise<string> {
  requireWriter(ctx.viewer)
  const post = await ctx.db
    .selectFrom('posts')
    .select(['kind', 'slug'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!post) throw new NotFound(postReason('PostMissing'))
  return `${post.kind}/${post.slug}`
}
