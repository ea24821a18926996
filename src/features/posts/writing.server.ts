import { writeAudit } from '#features/audit/audit.server.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { InvalidInput, NotFound } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { detailsOf } from './kinds/kinds.server.ts'
import { isKind, KINDS, kindOf, type PostKind } from './kinds/kinds.ts'
import { postReason } from './texts.ts'

/** Writes the change to the audit log and announces the tag `posts`. `what` is the noun and the change. */
export async function noteChange(
  ctx: Ctx,
  what: `${'post' | 'category'}.${'created' | 'changed' | 'removed'}` | `post.${'published' | 'scheduled' | 'withdrawn'}`,
  subject: string,
): Promise<void> {
  await writeAudit(ctx, { act: 'content.changed', subject, details: { what } })
  ctx.announce('posts')
}

/** Returns the slug. Throws InvalidInput for an empty slug or one that a URL would read as a kind, an id or a reserved word. */
export function requireSlug(kind: PostKind, slug: string): string {
  if (slug === '' || isKind(slug) || isUuid(slug) || kindOf(kind).reservedSlugs?.includes(slug))
    throw new InvalidInput(postReason('SlugRefused'), [{ path: 'slug', reason: postReason('OtherSlug') }])
  return slug
}

/** Returns a post's details as stored. Throws InvalidInput with the path of each field that the kind does not allow. */
export function parseDetails(kind: PostKind, details: Record<string, unknown>): Record<string, unknown> {
  const parsed = detailsOf(kind)?.safeParse(details)
  if (!parsed) return details
  if (parsed.success) return parsed.data
  throw new InvalidInput(commonReason('InputRefused'), toReasons(parsed.error, 'details'))
}

/** Names the row to write: a slug, and its kind if the slug alone is ambiguous. */
export interface WrittenName {
  kindSlug?: PostKind | undefined
  slug: string
}

/** Returns the only row with the slug. Throws NotFound, or InvalidInput if several kinds have it and none is given. */
export function theOnly<T extends { kind: string }>(rows: readonly T[], missing: Reason): T {
  const [row] = rows
  if (!row) throw new NotFound(missing)
  if (rows.length === 1) return row
  const kinds = rows.map(one => one.kind).join(', ')
  throw new InvalidInput(postReason('SlugAmbiguous'), [{ path: 'kindSlug', reason: postReason('NameKind', { kinds }) }])
}

/** Returns the kinds to look the name up in. */
export function kindsOf({ kindSlug }: WrittenName): readonly PostKind[] {
  return kindSlug === undefined ? KINDS : [kindSlug]
}
