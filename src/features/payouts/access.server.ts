import { can, requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'

/** Whose payouts somebody sees. */
export type Scope = { kind: 'all' } | { kind: 'own'; mentorId: string | undefined }

/** Returns whose payouts the viewer sees: staff all, mentors their own; a mentor without an entry none. Throws as `requirePermission`. */
export function scopeOf({ viewer }: Pick<Ctx, 'viewer'>): Scope {
  if (can(viewer, 'payouts.read')) return { kind: 'all' }
  requirePermission(viewer, 'payouts.request')
  return { kind: 'own', mentorId: requirePerson(viewer).limits.mentorId ?? undefined }
}

/** Returns the mentor whose books the viewer asks for: mentors their own, staff the one that is named. Throws as `requirePermission`, and NotFound. */
export function mentorFor(ctx: Pick<Ctx, 'viewer'>, asked: string | undefined): string {
  const scope = scopeOf(ctx)
  const mentorId = scope.kind === 'all' ? asked : scope.mentorId
  if (mentorId === undefined || (asked !== undefined && asked !== mentorId)) throw new NotFound()
  return mentorId
}
