import { z } from 'zod'
import { can, requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { langsOfSite } from '#features/sites/languages.ts'
import { withMarks } from '#features/starter/marks.server.ts'
import { Forbidden } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import type { EditedRecord, FieldLimits } from '#ui/app/record/edited-record.ts'
import { getRecord } from './read.server.ts'
import { canMake, canRemove, isOwned, type RecordKind, type Work } from './record-kind.ts'
import { recordReason } from './texts.ts'

/**
 * Loads a record for its form: that of the path's `id`, or a new one with the fields of `begin`. `?draft=` gives a new one the id under which the browser
 * keeps what was typed. Throws Unauthenticated, NotFound or Forbidden.
 */
export async function loadRecord({ ctx, page, query, site }: PageArgs, kind: RecordKind, begin: Work = {}): Promise<EditedRecord> {
  const reach = requirePermission(ctx.viewer, kind.write)
  const { memberId } = requirePerson(ctx.viewer)
  const isStaffs = reach === 'all'
  const id = page.params['id']
  const rights = {
    memberId,
    limits: limitsOf(kind),
    mayPublish: kind.publish !== undefined && can(ctx.viewer, kind.publish),
    mayAsk: isOwned(kind) && !isStaffs,
    mayRemove: canRemove(ctx.viewer, kind),
    closed: isStaffs ? [] : (kind.closed?.[reach] ?? []),
    mayUpload: can(ctx.viewer, 'files.write'),
    hasHistory: true,
  }
  if (id === undefined) {
    if (!canMake(ctx.viewer, kind)) throw new Forbidden(recordReason('RecordNotMade'))
    const draft = query.get('draft') ?? ''
    return {
      ...rights,
      id: isUuid(draft) ? draft : newId(),
      version: 0,
      status: 'draft',
      slug: '',
      // A call refuses fields that its kind does not have.
      work: { ...('lang' in kind.columns && { lang: langsOfSite(site.settings)[0] }), ...begin },
      closed: [],
      isLocked: false,
    }
  }
  const { isOwn: _, updatedAt: __, ...record } = await getRecord(ctx, kind, id)
  const [marked] = await withMarks(ctx, kind.noun, [{ id: record.id }])
  return {
    ...rights,
    ...record,
    isStarter: marked?.isStarter ?? false,
    isLocked: isOwned(kind) && !isStaffs && record.status === 'published',
  }
}

/** Returns what the kind's schema says of each field, for the form: whether it must be there, and how long it may be. */
export function limitsOf({ fields }: Pick<RecordKind, 'fields'>): Record<string, FieldLimits> {
  const { properties = {}, required = [] } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const maxLength = typeof schema === 'object' ? schema.maxLength : undefined
      return [name, { isRequired: required.includes(name), ...(maxLength !== undefined && { maxLength }) }]
    }),
  )
}
