import { writeAudit } from '#features/tenants/audit.server.ts'
import { Conflict, InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { isKind, type PostKind } from './post.ts'

const UNIQUE_VIOLATION = '23505'

/** Writes the change into the audit log and tells who shows posts. `what`: the noun and what became of it. */
export async function noteChange(
  ctx: Ctx,
  what: `${'post' | 'category'}.${'created' | 'changed' | 'removed'}`,
  subject: string,
): Promise<void> {
  await writeAudit(ctx, { act: 'content.changed', subject, details: { what } })
  ctx.announce('posts')
}

/** An address reads the name of a kind, an id and `Detail` (of /Berita/Detail) as something else than a slug. */
export function requireSlug(kind: PostKind, slug: string): string {
  if (slug === '' || isKind(slug) || isUuid(slug) || (kind === 'news' && slug === 'detail'))
    throw new InvalidInput('Slug tidak dapat dipakai', [{ path: 'slug', message: 'pilih slug lain' }])
  return slug
}

/** What `writing` answers. Throws Conflict where the slug is taken. */
export async function unlessTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) {
      throw new Conflict('Slug sudah dipakai', [{ path: 'slug', message: 'sudah dipakai' }])
    }
    throw error
  }
}
