import { isAboutAPerson } from '#kit/personal.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { Viewer } from '#platform/context.ts'

/**
 * Whether what somebody opens may be recorded at all, even where they allow it: not of who is signed in and under 18, nor of who is not yet a member, since
 * they may be (PP 17/2025).
 */
export function mayBeRecorded(viewer: Viewer): boolean {
  return viewer.kind !== 'person' || (!viewer.person.isChild && viewer.person.roles.length > 0)
}

/**
 * Whether a document measures nothing and asks for no consent to it: a child's, and the signed-in product's, where addresses name people and may be keys.
 */
export function isUntracked({ ctx, page }: Pick<PageArgs, 'ctx' | 'page'>): boolean {
  return !mayBeRecorded(ctx.viewer) || isAboutAPerson(page.path)
}
