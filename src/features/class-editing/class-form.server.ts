import { can, requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { limitsOf } from '#features/records/record-page.server.ts'
import { langsOfSite } from '#features/sites/languages.ts'
import { withMarks } from '#features/starter/marks.server.ts'
import type { Lang } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { isPublished } from '#platform/db/published.ts'
import type { EditedRecord, Work } from '#ui/app/record/edited-record.ts'
import { classFields, FIXED_WHILE_PUBLISHED } from './class-fields.ts'
import { mayPublish } from './policy.server.ts'
import { getClassWork } from './read.server.ts'

/** Fields that always have a value: the schema knows one for calls that name none. */
const ALWAYS_THERE = ['type', 'level', 'mode', 'chapterOrder', 'passMark', 'priceRupiah']

/**
 * Loads a class for its form: that of the path's `id`, or a new one. `?draft=` gives a new one the id under which the browser keeps what was typed. Throws
 * Unauthenticated, NotFound or Forbidden.
 */
export async function loadClassForm({ ctx, page, query, site }: PageArgs): Promise<EditedRecord> {
  requirePermission(ctx.viewer, 'classes.draft')
  const { memberId } = requirePerson(ctx.viewer)
  const isPublisher = await mayPublish(ctx)
  const limits = limitsOf({ fields: classFields })
  const rights = {
    memberId,
    limits: { ...limits, ...Object.fromEntries(ALWAYS_THERE.map(name => [name, { ...limits[name], isRequired: true }])) },
    mayPublish: isPublisher,
    mayAsk: !isPublisher,
    mayRemove: isPublisher,
    mayUpload: can(ctx.viewer, 'files.write'),
    closed: [],
    isLocked: false,
  }
  const id = page.params['id']
  if (id === undefined) {
    const draft = query.get('draft') ?? ''
    return {
      ...rights,
      id: isUuid(draft) ? draft : newId(),
      version: 0,
      status: 'draft',
      slug: '',
      work: begin(ctx, langsOfSite(site.settings)[0]),
    }
  }
  const { updatedAt: _, code: __, ...stored } = await getClassWork(ctx, id)
  const [marked] = await withMarks(ctx, 'class', [{ id }])
  return {
    ...rights,
    ...stored,
    isStarter: marked?.isStarter ?? false,
    closed: isPublisher || stored.status !== 'published' ? [] : FIXED_WHILE_PUBLISHED,
  }
}

/** True if readers find a content in one of the class's chapters. */
export async function hasChapters(ctx: Ctx, id: string): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('class_chapters as h')
    .innerJoin('class_modules as m', join => join.onRef('m.tenant_id', '=', 'h.tenant_id').onRef('m.id', '=', 'h.module_id'))
    .select('h.id')
    .where('h.tenant_id', '=', ctx.tenantId)
    .where('m.class_id', '=', id)
    .where('m.removed_at', 'is', null)
    .where('h.removed_at', 'is', null)
    .where(isPublished(ctx, 'h'))
    .where('h.content', '<>', '{}')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** A mentor's class has them as its mentor; a lead of one program writes its classes. */
function begin({ viewer }: Ctx, lang: Lang): Work {
  const limits = viewer.kind === 'person' ? viewer.person.limits : undefined
  return {
    lang,
    type: 'kelas',
    level: 'Dasar',
    mode: 'online',
    chapterOrder: 'free',
    passMark: 70,
    priceRupiah: 0,
    hasCertificate: false,
    isPremium: false,
    alwaysOpen: false,
    mentorIds: limits?.mentorId ? [limits.mentorId] : [],
    programId: limits?.programIds.length === 1 ? limits.programIds[0] : null,
  }
}
