import { can, requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { requireStaff, type Staff } from '#features/permissions/staff.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isCourse } from './import.ts'
import type { ImportRow } from './import-row.server.ts'
import { importReason } from './texts.ts'

/**
 * Returns who may bring in files of a source: staff, and for classes whoever writes classes. `row`: an import that is there; of classes, who is no staff has only
 * their own. Throws as `requirePermission`, NotFound (`ImportMissing`).
 */
export function requireImporter({ viewer }: Pick<Ctx, 'viewer'>, source: string, row?: Pick<ImportRow, 'started_by'>): Staff {
  if (!isCourse(source) || viewer.kind !== 'person' || can(viewer, 'site.manage')) return requireStaff({ viewer })
  requirePermission(viewer, 'classes.draft')
  const person = requirePerson(viewer)
  if (row && row.started_by !== person.memberId) throw new NotFound(importReason('ImportMissing'))
  return person
}

/** Throws as `requirePermission` for who may bring in nothing at all, before anything is looked up. */
export const requireAnyImporter = (ctx: Pick<Ctx, 'viewer'>): Staff => requireImporter(ctx, 'course')
