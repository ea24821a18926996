import { requireTeacher } from '#features/enrolments/policy.server.ts'
import { can, type Permission, requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { requireStaff, type Staff } from '#features/permissions/staff.ts'
import { Forbidden, isAppError, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isCourse, isOfClass } from './import.ts'
import type { ImportOptions, ImportRow } from './import-row.server.ts'
import { importReason } from './texts.ts'

/** Returns the permission that an import of a source needs. */
export function permissionOf(source: string): Permission {
  if (isCourse(source)) return 'classes.draft'
  return isOfClass(source) ? 'teaching.write' : 'site.manage'
}

/**
 * Returns who may bring in files of a source: staff; classes, whoever writes classes; people of a class, whoever teaches. `row`: an import that is there; of
 * these, who is no staff has only their own. Which class it is, `requireImportedClass` asks. Throws as `requirePermission`, NotFound (`ImportMissing`).
 */
export function requireImporter({ viewer }: Pick<Ctx, 'viewer'>, source: string, row?: Pick<ImportRow, 'started_by'>): Staff {
  const permission = permissionOf(source)
  if (permission === 'site.manage' || viewer.kind !== 'person' || can(viewer, 'site.manage')) return requireStaff({ viewer })
  requirePermission(viewer, permission)
  const person = requirePerson(viewer)
  if (row && row.started_by !== person.memberId) throw new NotFound(importReason('ImportMissing'))
  return person
}

/** Throws Forbidden if an import is of a class's people and the viewer does not teach the class, or no longer, or it is gone. One statement. */
export async function requireImportedClass(
  ctx: Ctx,
  { source, options }: { source: string; options: Pick<ImportOptions, 'classId'> },
): Promise<void> {
  if (!isOfClass(source)) return
  try {
    await requireTeacher(ctx, options.classId ?? '')
  } catch (error) {
    throw isAppError(error) && error.status === 404 ? new Forbidden() : error
  }
}

/** Throws as `requirePermission` for who may bring in nothing at all, before anything is looked up. */
export const requireAnyImporter = (ctx: Pick<Ctx, 'viewer'>): Staff => requireImporter(ctx, 'course')
