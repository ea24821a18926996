import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { moveToBin } from '#features/bin/commands.server.ts'
import { forgetFormerName, keepFormerNames } from '#features/classes/former-names.server.ts'
import { addNotices } from '#features/notices/notices.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { SavedRecord } from '#features/records/write.server.ts'
import { Conflict, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { CLASS_IN_BIN, CLASS_NAMES } from './bin-entity.ts'
import { checkWork } from './check.server.ts'
import type { ClassWork } from './class-fields.ts'
import { namesFor } from './names.server.ts'
import { mayPublish, requirePublisher } from './policy.server.ts'
import { findClassWork, getClassWork, type StoredClass } from './read.server.ts'
import { classEditingReason } from './texts.ts'
import { insertClass, updateClass } from './write-rows.server.ts'

/** A class as it comes in: its fields, and the version that they were typed on; 0 makes it, as a draft. */
export interface ClassInput {
  id: string
  base: number
  work: ClassWork
}

/**
 * Makes a class, or changes it where nobody else did since `base`. A mentor is among the mentors of what they write. Readers of a published class
 * see the change at once; who may not publish leaves its price, program and names as they are. Throws Unauthenticated, NotFound (a base of a class that is
 * gone, another tenant's), Forbidden or InvalidInput.
 */
export async function saveClass(ctx: Ctx, { id, base, work: typed }: ClassInput): Promise<SavedRecord> {
  requirePermission(ctx.viewer, 'classes.draft')
  // Two first saves of one class wait for each other, and so do two classes of one name.
  await lock(ctx, CLASS_NAMES)
  const stored = await findClassWork(ctx, id)
  if (!stored && base > 0) throw new NotFound(classEditingReason('ClassMissing'))
  if (stored && stored.version !== base) return toSaved(stored, 'conflict')
  const work = withOwnMentor(ctx, typed)
  await checkWork(ctx, work, stored?.status === 'published' && !(await mayPublish(ctx)) ? stored : undefined)
  const names = await namesFor(ctx, id, work, stored)
  await (stored ? updateClass(ctx, id, work, names) : insertClass(ctx, id, work, names))
  await forgetFormerName(ctx, names)
  // A draft's address is known to nobody but its writers; a withdrawn class's may be, and costs nothing to keep.
  if (stored) await keepFormerNames(ctx, id, stored, names)
  const saved = await getClassWork(ctx, id)
  const priced = stored && (stored.work.priceRupiah !== work.priceRupiah || stored.work.oldPriceRupiah !== work.oldPriceRupiah)
  await noteChange(ctx, stored ? 'changed' : 'created', saved, {
    ...(priced && { price: `${pricesOf(stored.work)} → ${pricesOf(work)}` }),
  })
  return toSaved(saved, 'saved')
}

/** `150000`, `150000 (200000)` with the price that is struck through. */
const pricesOf = ({ priceRupiah, oldPriceRupiah }: ClassWork) =>
  oldPriceRupiah === null ? `${priceRupiah}` : `${priceRupiah} (${oldPriceRupiah})`

/** Shows a class to readers. Throws Unauthenticated, NotFound or Forbidden. */
export async function publishClass(ctx: Ctx, id: string): Promise<SavedRecord> {
  await requirePublisher(ctx)
  const saved = await setState(ctx, id, 'published', { published_at: sql`least(published_at, ${ctx.now}::timestamptz)`, asked_at: null })
  await tellWriter(ctx, id, 'classPublished')
  return saved
}

/** Takes a class away from readers; it stays as a draft. Throws Unauthenticated, NotFound or Forbidden. */
export async function withdrawClass(ctx: Ctx, id: string): Promise<SavedRecord> {
  await requirePublisher(ctx)
  const saved = await setState(ctx, id, 'withdrawn', { published_at: null, asked_at: null })
  await tellWriter(ctx, id, 'classWithdrawn')
  return saved
}

/** Asks those who may publish to do so, and tells them. Throws Unauthenticated, NotFound, Forbidden, or Conflict if it is published. */
export async function askForPublication(ctx: Ctx, id: string): Promise<SavedRecord> {
  const stored = await getClassWork(ctx, id)
  if (stored.status === 'published') throw new Conflict(classEditingReason('ClassPublished'))
  if (stored.status === 'asked') return toSaved(stored, 'saved')
  const saved = await setState(ctx, id, 'asked', { asked_at: ctx.now })
  await addNotices(ctx, { kind: 'class', subject: stored.work.name, href: `/Studio/Classes/${id}` })
  return saved
}

/**
 * Moves a class with its batches and its syllabus to the bin, and returns what restores it. `batchId`: as of `moveToBin`. Throws Unauthenticated, NotFound or
 * Forbidden, and Conflict (`ClassHasPeople`) where somebody takes part in it, or did.
 */
export async function removeClass(ctx: Ctx, id: string, batchId: string = newId()): Promise<string> {
  await requirePublisher(ctx)
  await getClassWork(ctx, id)
  await requireNoPeople(ctx, id)
  // Mentors may remove where they may publish; restoring takes the entity's own permission.
  await moveToBin(ctx, { ...CLASS_IN_BIN, permission: 'classes.draft' }, id, batchId)
  return batchId
}

/**
 * Makes a draft from a class, with its syllabus and without its dates: another cohort. Throws Unauthenticated, NotFound or Forbidden.
 */
export async function duplicateClass(ctx: Ctx, id: string): Promise<SavedRecord> {
  const { work } = await getClassWork(ctx, id)
  const copyId = newId()
  const undated = { registrationOpensAt: null, registrationClosesAt: null, startsAt: null, endsAt: null }
  await saveClass(ctx, { id: copyId, base: 0, work: { ...work, ...undated, code: null, slug: null } })
  // A rule by the result of a chapter asks for the copy of that chapter.
  await sql`
    with copied as (
      select m.*, gen_random_uuid() as copy_id from class_modules m where m.tenant_id = ${ctx.tenantId} and m.class_id = ${id} and m.removed_at is null
    ), modules as (
      insert into class_modules (tenant_id, id, class_id, slug, title, translations, position)
      select tenant_id, copy_id, ${copyId}, slug, title, translations, position from copied
    ), chapters as (
      select h.*, m.copy_id as copy_module_id, gen_random_uuid() as copy_id
      from copied m join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id and h.removed_at is null
    )
    insert into class_chapters (tenant_id, id, module_id, slug, title, minutes, position, kind, content, lang, translations, is_preview, rule, draft, published_at)
    select h.tenant_id, h.copy_id, h.copy_module_id, h.slug, h.title, h.minutes, h.position, h.kind, h.content, h.lang, h.translations, h.is_preview,
      case when o.copy_id is null then h.rule else jsonb_set(h.rule, '{chapterId}', to_jsonb(o.copy_id)) end, h.draft, h.published_at
    from chapters h left join chapters o on o.id::text = h.rule ->> 'chapterId'`.execute(ctx.db)
  return toSaved(await getClassWork(ctx, copyId), 'saved')
}

/** Says in words what `CLASS_IN_BIN.keptBy` enforces. */
async function requireNoPeople(ctx: Ctx, id: string): Promise<void> {
  const { rows } = await sql`
    select from enrolments where tenant_id = ${ctx.tenantId} and class_id = ${id}
    union all select from bought_places where tenant_id = ${ctx.tenantId} and class_id = ${id} limit 1`.execute(ctx.db)
  if (rows.length > 0) throw new Conflict(classEditingReason('ClassHasPeople'))
}

interface State {
  published_at?: Date | null | ReturnType<typeof sql<Date>>
  asked_at: Date | null
}

async function setState(ctx: Ctx, id: string, what: string, state: State): Promise<SavedRecord> {
  await getClassWork(ctx, id)
  await ctx.db.updateTable('classes').set(state).where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
  const saved = await getClassWork(ctx, id)
  await noteChange(ctx, what, saved)
  return toSaved(saved, 'saved')
}

/** Tells who began a class what somebody else did with it. */
async function tellWriter(ctx: Ctx, id: string, kind: 'classPublished' | 'classWithdrawn'): Promise<void> {
  const { name, created_by } = await ctx.db
    .selectFrom('classes')
    .select(['name', 'created_by'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await addNotices(ctx, { kind, subject: name, href: `/Studio/Classes/${id}`, to: created_by ? [created_by] : [] })
}

async function noteChange(ctx: Ctx, what: string, { code }: StoredClass, details: Record<string, string> = {}): Promise<void> {
  await writeAudit(ctx, { act: 'content.changed', subject: `class/${code}`, details: { what: `class.${what}`, ...details } })
  ctx.announce('classes')
}

/** A mentor is among the mentors of what they write. */
function withOwnMentor({ viewer }: Ctx, work: ClassWork): ClassWork {
  if (viewer.kind !== 'person' || viewer.person.role !== 'mentor') return work
  const { mentorId } = viewer.person.limits
  return mentorId === null || work.mentorIds.includes(mentorId) ? work : { ...work, mentorIds: [mentorId, ...work.mentorIds] }
}

function toSaved({ id, version, status, slug }: StoredClass, state: SavedRecord['state']): SavedRecord {
  return { id, state, version, newest: version, status, slug }
}
