import { type AuditAct, writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { removeRedirect, saveRedirects } from '#features/redirects/commands.server.ts'
import { findRedirect } from '#features/redirects/queries.server.ts'
import { MAX_TENANT_PAGES } from '#features/sites/pages.ts'
import { Conflict, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { hasRoom, PAGES_LOCK } from './bin-entity.ts'
import { type TenantPageInput, tenantPageInput } from './page-input.ts'
import { findPage, type WholePage } from './queries.server.ts'
import { isReserved } from './reserved.ts'
import { pageReason } from './texts.ts'

/**
 * Makes a page as a draft and returns its id. `id`: chosen by the form, so that one sent twice makes one page. Throws InvalidInput that names each bad field
 * (an address that is reserved, taken, or leads on, among them), Conflict above the most pages of a tenant, and as `requirePermission`.
 */
export async function createPage(ctx: Ctx, given: unknown, id: string = newId()): Promise<string> {
  requirePermission(ctx.viewer, 'site.manage')
  const input = parse(given)
  const pageId = isUuid(id) ? id : newId()
  await lock(ctx, PAGES_LOCK)
  if (await findPage(ctx, pageId)) return pageId
  await requireFree(ctx, input.path)
  if (!(await hasRoom(ctx))) throw new Conflict(pageReason('TooMany', { maximum: MAX_TENANT_PAGES }))
  await ctx.db
    .insertInto('pages')
    .values({ tenant_id: ctx.tenantId, id: pageId, ...toColumns(input), created_at: ctx.now, updated_at: ctx.now })
    .execute()
  await note(ctx, 'page.created', input.path, { title: input.title })
  return pageId
}

/**
 * Changes address, title, description and languages. An old address that visitors have seen leads on to the new one. Throws NotFound for a page that does not
 * exist, and as `createPage`.
 */
export async function changePage(ctx: Ctx, id: string, given: unknown): Promise<void> {
  requirePermission(ctx.viewer, 'site.manage')
  const input = parse(given)
  await lock(ctx, PAGES_LOCK)
  const before = await requirePage(ctx, id)
  const isMoved = before.path !== input.path
  if (isMoved) {
    await requireFree(ctx, input.path, before.path)
    // It had this address before, and gets it back.
    if ((await findRedirect(ctx, input.path)) !== undefined) await removeRedirect(ctx, input.path)
  }
  await ctx.db
    .updateTable('pages')
    .set(eb => ({ ...toColumns(input), version: eb('version', '+', 1), updated_at: ctx.now }))
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  if (isMoved) await leadOn(ctx, before.path, input.path, before.publishedAt !== null)
  await note(ctx, 'page.changed', input.path, { before: { path: before.path, title: before.title, langs: before.langs }, after: input })
}

/** What became of a save. `conflict`: somebody saved on the same version before; nothing was written, and `version` is theirs. */
export interface SavedPage {
  id: string
  state: 'saved' | 'conflict'
  version: number
  path: string
}

/**
 * Makes a page as a draft (base 0, an id of the caller's), or changes it where nobody else did since version `base`. Throws as `createPage`, and NotFound for a
 * base of a page that does not exist.
 */
export async function savePage(ctx: Ctx, { id, base, page }: { id: string; base: number; page: unknown }): Promise<SavedPage> {
  requirePermission(ctx.viewer, 'site.manage')
  await lock(ctx, PAGES_LOCK)
  const there = await findPage(ctx, id)
  if (!there && base > 0) throw new NotFound(pageReason('PageMissing'))
  if (there && there.version !== base) return { id, state: 'conflict', version: there.version, path: there.path }
  await (there ? changePage(ctx, id, page) : createPage(ctx, page, id))
  const { version, path } = await requirePage(ctx, id)
  return { id, state: 'saved', version, path }
}

/** Shows a page to visitors. One that they see stays as it is. Throws NotFound for a page that does not exist, and as `requirePermission`. */
export async function publishPage(ctx: Ctx, id: string): Promise<void> {
  await setPublished(ctx, id, true)
}

/** Takes a page from visitors; it stays a draft. Throws as `publishPage`. */
export async function withdrawPage(ctx: Ctx, id: string): Promise<void> {
  await setPublished(ctx, id, false)
}

/**
 * Lets the addresses that led to `from` lead to `to`, and `from` itself if visitors have seen it: at once, so that a page can return to an address that it had.
 */
async function leadOn(ctx: Ctx, from: string, to: string, wasSeen: boolean): Promise<void> {
  const older = await ctx.db
    .selectFrom('redirects')
    .select('from_path')
    .where('tenant_id', '=', ctx.tenantId)
    .where('to_address', '=', from)
    .execute()
  const moved = [...(wasSeen ? [{ from, to }] : []), ...older.map(row => ({ from: row.from_path, to }))]
  if (moved.length > 0) await saveRedirects(ctx, moved)
}

async function setPublished(ctx: Ctx, id: string, isPublished: boolean): Promise<void> {
  requirePermission(ctx.viewer, 'site.manage')
  await lock(ctx, PAGES_LOCK)
  const page = await requirePage(ctx, id)
  if ((page.publishedAt !== null) === isPublished) return
  await ctx.db
    .updateTable('pages')
    .set({ published_at: isPublished ? ctx.now : null, updated_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  await note(ctx, isPublished ? 'page.published' : 'page.withdrawn', page.path, { title: page.title })
}

function parse(given: unknown): TenantPageInput {
  const parsed = tenantPageInput.safeParse(given)
  if (!parsed.success) throw new InvalidInput(pageReason('PageRefused'), toReasons(parsed.error))
  if (isReserved(parsed.data.path)) throw refuseAddress('Reserved')
  return parsed.data
}

/** Throws InvalidInput for an address that another page has, or that leads on elsewhere; `own`: where the page is now. */
async function requireFree(ctx: Ctx, path: string, own?: string): Promise<void> {
  const taken = await ctx.db
    .selectFrom('pages')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('path', '=', path)
    .executeTakeFirst()
  if (taken) throw refuseAddress('Taken')
  const to = await findRedirect(ctx, path)
  if (to !== undefined && to !== own) throw refuseAddress('LeadsOn', { to })
}

function refuseAddress(...[code, values]: Parameters<typeof pageReason>): InvalidInput {
  return new InvalidInput(pageReason('PageRefused'), [{ path: 'path', reason: pageReason(code, values) }])
}

async function requirePage(ctx: Ctx, id: string): Promise<WholePage> {
  const page = await findPage(ctx, id)
  if (!page) throw new NotFound(pageReason('PageMissing'))
  return page
}

function toColumns({ path, title, description, langs }: TenantPageInput) {
  return { path, title: JSON.stringify(title), description: JSON.stringify(description), langs }
}

/** Writes the audit row, and lets sites and stored pages follow. */
async function note(ctx: Ctx, act: AuditAct & `page.${string}`, path: string, details: Record<string, unknown>): Promise<void> {
  await writeAudit(ctx, { act, subject: path, details })
  ctx.announce('settings')
}
