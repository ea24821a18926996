import { toPictures } from '#features/post-details/gallery.ts'
import { createPost, findForWriting, type StoredPost, type WrittenPost, writePost } from '#features/posts/commands.server.ts'
import { isKind, kindOf, type PostKind } from '#features/posts/kinds/kinds.ts'
import { requireWriter } from '#features/posts/policy.ts'
import { statusOf } from '#features/posts/post.ts'
import type { PostChange } from '#features/posts/schema.ts'
import { postReason } from '#features/posts/texts.ts'
import { getWork, keepFirstVersion, storeAside, storeVersion } from '#features/posts/versions.server.ts'
import type { PostWork, PublishInput, SaveInput } from '#features/posts/work.ts'
import { noteChange, parseDetails, requireSlug } from '#features/posts/writing.server.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { Conflict, type FieldReason, InvalidInput, NotFound } from '#kit/errors.ts'
import { toSlug } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { lock } from '#platform/db/lock.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { tellOtherWriters } from './tell-writers.server.ts'
import { editorReason } from './texts.ts'

/** The state of a post after a save. `conflict`: somebody saved meanwhile, and what was sent is kept beside the newest version, as `version`. */
export interface SavedPost extends WrittenPost {
  state: 'saved' | 'conflict'
  version: number
  newest: number
  shownVersion: number
}

const SLUG_LENGTH = 120
/** The slug of a post without a title. */
const UNTITLED = 'tanpa-judul'

/**
 * Saves what a writer typed. The first save makes the post, a draft; a draft or scheduled post shows what was saved last, a published one what was published.
 * Throws Unauthenticated, NotFound (a base of a post that is gone), Forbidden, Conflict (a chosen slug is taken) or InvalidInput.
 */
export async function savePost(ctx: Ctx, { id, kindSlug, base, work }: SaveInput): Promise<SavedPost> {
  requireWriter(ctx.viewer)
  // Two first saves of one post wait for each other: the second one finds the row.
  await lock(ctx, `post ${id}`)
  const post = await findForWriting(ctx, id)
  if (!post) {
    if (base > 0) throw new NotFound(postReason('PostMissing'))
    await requireFreeSlug(ctx, kindSlug, work, id)
    return await makeDraft(ctx, id, kindSlug, work)
  }
  await keepFirstVersion(ctx, id)
  // Also what readers don't get yet is told at once, beside its field.
  await requireFreeSlug(ctx, post.kind, work, id)
  parseDetails(post.kind, work.details)
  if (base !== post.version) {
    const version = await storeAside(ctx, id, work)
    await tellOtherWriters(ctx, 'conflict', post)
    return { ...summaryOf(ctx, post), state: 'conflict', version, newest: post.version, shownVersion: post.shownVersion }
  }
  return await storeWork(ctx, post, work)
}

/**
 * Shows a version that the writer sees to readers: now, at its own day if it is shown already, or from a day in the future on.
 * Throws Unauthenticated, NotFound, Forbidden, Conflict (a newer version, a taken slug) or InvalidInput (no title, no text).
 */
export async function publishPost(ctx: Ctx, { id, version, publishedAt }: PublishInput): Promise<SavedPost> {
  const post = await getForEditing(ctx, id)
  if (post.version !== version) throw new Conflict(postReason('PostChanged'))
  const work = await getWork(ctx, id)
  requireWhole(work)
  await keepFirstVersion(ctx, id)
  const isShown = statusOf(post.publishedAt, ctx.now) === 'published'
  const day = publishedAt ?? (isShown && post.publishedAt ? post.publishedAt : ctx.now).toISOString()
  const written = await applyWork(ctx, post, work, day)
  await markShown(ctx, id)
  await noteChange(ctx, written.status === 'scheduled' ? 'post.scheduled' : 'post.published', `${written.kind}/${written.slug}`)
  await tellOtherWriters(ctx, written.status === 'scheduled' ? 'scheduled' : 'published', { id, title: work.title })
  return { ...written, state: 'saved', version, newest: version, shownVersion: version }
}

/** Takes a post away from readers; its text stays as a draft. Throws Unauthenticated, NotFound or Forbidden. */
export async function withdrawPost(ctx: Ctx, id: string): Promise<SavedPost> {
  const post = await getForEditing(ctx, id)
  await keepFirstVersion(ctx, id)
  // The draft shows the newest text from now on.
  const written = await applyWork(ctx, post, await getWork(ctx, id), null)
  await markShown(ctx, id)
  await noteChange(ctx, 'post.withdrawn', `${written.kind}/${written.slug}`)
  await tellOtherWriters(ctx, 'withdrawn', post)
  return { ...written, state: 'saved', version: post.version, newest: post.version, shownVersion: post.version }
}

/** Makes an older version's text the newest one. Throws Unauthenticated, NotFound, Forbidden or Conflict (somebody saved meanwhile). */
export async function restoreVersion(ctx: Ctx, { id, version, base }: { id: string; version: number; base: number }): Promise<SavedPost> {
  const post = await getForEditing(ctx, id)
  if (post.version !== base) throw new Conflict(postReason('PostChanged'))
  await keepFirstVersion(ctx, id)
  return await storeWork(ctx, post, await getWork(ctx, id, version))
}

async function makeDraft(ctx: Ctx, id: string, kind: PostKind, typed: PostWork): Promise<SavedPost> {
  const { slug, ...work } = typed
  const free = slug ?? (await freeSlug(ctx, kind, work.title, id))
  const written = await createPost(ctx, {
    ...work,
    id,
    kindSlug: kind,
    slug: free,
    publishedAt: null,
    authorName: work.authorName || bylineOf(ctx),
    translations: shownTranslations(work),
  })
  if (slug === null) await rememberSlug(ctx, id, false)
  const version = await storeVersion(ctx, id, { work: typed, isShown: true })
  return { ...written, state: 'saved', version, newest: version, shownVersion: version }
}

async function storeWork(ctx: Ctx, post: StoredPost, work: PostWork): Promise<SavedPost> {
  const isShown = statusOf(post.publishedAt, ctx.now) === 'published'
  const written = isShown ? summaryOf(ctx, post) : await applyWork(ctx, post, work, undefined)
  const version = await storeVersion(ctx, post.id, { work, isShown: !isShown })
  return { ...written, state: 'saved', version, newest: version, shownVersion: isShown ? post.shownVersion : version }
}

/** Writes a text to the row; `publishedAt` undefined keeps its day. */
async function applyWork(ctx: Ctx, post: StoredPost, work: PostWork, publishedAt: string | null | undefined): Promise<WrittenPost> {
  const { slug, translations, ...rest } = work
  const fields = { ...rest, authorName: rest.authorName || bylineOf(ctx) }
  const wasShown = post.publishedAt !== null && post.publishedAt <= ctx.now
  const newSlug = slug ?? (wasShown ? post.slug : await freeSlug(ctx, post.kind, work.title, post.id))
  const known = await ctx.db
    .selectFrom('post_translations')
    .select('lang')
    .where('tenant_id', '=', ctx.tenantId)
    .where('post_id', '=', post.id)
    .execute()
  const all = { ...Object.fromEntries(known.map(({ lang }) => [lang, null])), ...shownTranslations({ translations }) }
  const change = { ...fields, newSlug, translations: all, ...(publishedAt !== undefined && { publishedAt }) }
  const written = await writePost(ctx, post, change satisfies Omit<PostChange, 'slug'>)
  await rememberSlug(ctx, post.id, slug !== null)
  return written
}

async function getForEditing(ctx: Ctx, id: string): Promise<StoredPost> {
  requireWriter(ctx.viewer)
  const post = await findForWriting(ctx, id)
  if (!post) throw new NotFound(postReason('PostMissing'))
  return post
}

async function markShown(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('posts')
    .set(eb => ({ shown_version: eb.ref('version') }))
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
}

async function rememberSlug(ctx: Ctx, id: string, isChosen: boolean): Promise<void> {
  await ctx.db.updateTable('posts').set({ is_slug_chosen: isChosen }).where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
}

/** Returns the languages that readers get: those with a title. */
function shownTranslations({ translations }: Pick<PostWork, 'translations'>): PostWork['translations'] {
  return Object.fromEntries(Object.entries(translations).filter(([, text]) => text === null || text?.title))
}

function bylineOf({ viewer }: Ctx): string {
  return viewer.kind === 'person' ? viewer.person.name : ''
}

/** Title and text suffice. */
function requireWhole(work: PostWork): void {
  const missing: FieldReason[] = []
  if (work.title === '') missing.push({ path: 'title', reason: postReason('TitleNeeded') })
  if (toWords(work.content) === '' && !hasMedia(work)) missing.push({ path: 'content', reason: postReason('TextNeeded') })
  if (missing.length > 0) throw new InvalidInput(commonReason('InputRefused'), missing)
}

const MEDIA: ReadonlySet<string> = new Set(['image', 'gallery', 'video', 'audio', 'file', 'embed'])

/** An album's pictures are its text. */
function hasMedia({ content, details }: PostWork): boolean {
  return content.content.some(node => MEDIA.has(node.type)) || toPictures({ details }).length > 0
}

/** Throws Conflict, with a slug that is free, if another post of the kind has the chosen one; InvalidInput if a page would read it as something else. */
async function requireFreeSlug(ctx: Ctx, kind: PostKind, { slug }: PostWork, id: string): Promise<void> {
  if (slug === null) return
  const free = await freeSlug(ctx, kind, requireSlug(kind, slug), id)
  if (free !== slug) throw new Conflict(commonReason('SlugTaken'), [{ path: 'slug', reason: editorReason('SlugTakenTry', { slug: free }) }])
}

/** Returns a slug of the title that no other post of the kind has. */
async function freeSlug(ctx: Ctx, kind: PostKind, title: string, id: string): Promise<string> {
  const derived = toSlug(title, SLUG_LENGTH - 4) || UNTITLED
  const wanted = isKind(derived) || kindOf(kind).reservedSlugs?.includes(derived) ? `${derived}-1` : derived
  const rows = await ctx.db
    .selectFrom('posts')
    .select('slug')
    .where('tenant_id', '=', ctx.tenantId)
    .where('kind', '=', kind)
    .where('id', '<>', id)
    .where(eb => eb.or([eb('slug', '=', wanted), eb('slug', 'like', `${wanted}-%`)]))
    .execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number++
  return `${wanted}-${number}`
}

function summaryOf(ctx: Ctx, { id, kind, slug, publishedAt }: StoredPost): WrittenPost {
  return { id, kind, slug, status: statusOf(publishedAt, ctx.now) }
}
