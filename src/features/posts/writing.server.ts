import { writeAudit } from '#features/audit/audit.server.ts'
import { Conflict, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { detailsOf } from './kinds/kinds.server.ts'
import { isKind, KINDS, kindOf, type PostKind } from './kinds/kinds.ts'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** Writes the change into the audit log and tells who shows posts. `what`: the noun and what became of it. */
export async function noteChange(
  ctx: Ctx,
  what: `${'post' | 'category'}.${'created' | 'changed' | 'removed'}`,
  subject: string,
): Promise<void> {
  await writeAudit(ctx, { act: 'content.changed', subject, details: { what } })
  ctx.announce('posts')
}

/** An address reads the name of a kind, an id and what the kind reserves as something else than a slug. */
export function requireSlug(kind: PostKind, slug: string): string {
  if (slug === '' || isKind(slug) || isUuid(slug) || kindOf(kind).reservedSlugs?.includes(slug))
    throw new InvalidInput('Slug tidak dapat dipakai', [{ path: 'slug', message: 'pilih slug lain' }])
  return slug
}

/** The details of a post as they are kept. Throws InvalidInput with the path of each field that its kind can't have so. */
export function parseDetails(kind: PostKind, details: Record<string, unknown>): Record<string, unknown> {
  const parsed = detailsOf(kind)?.safeParse(details)
  if (!parsed) return details
  if (parsed.success) return parsed.data
  throw new InvalidInput(
    'Masukan tidak sah',
    parsed.error.issues.map(({ path, message }) => ({ path: ['details', ...path].join('.'), message })),
  )
}

/** What a write names: a slug, and its kind where the slug alone does not say it. */
export interface WrittenName {
  kindSlug?: PostKind | undefined
  slug: string
}

/** The one of the rows that have the name's slug. Throws NotFound, and InvalidInput where several kinds have it and none is named. */
export function theOnly<T extends { kind: string }>(rows: readonly T[], missing: string): T {
  const [row] = rows
  if (!row) throw new NotFound(missing)
  if (rows.length === 1) return row
  const kinds = rows.map(one => one.kind).join(', ')
  throw new InvalidInput('Slug ada pada beberapa jenis', [{ path: 'kindSlug', message: `sebutkan salah satu: ${kinds}` }])
}

/** The kinds among which a name is looked for. */
export function kindsOf({ kindSlug }: WrittenName): readonly PostKind[] {
  return kindSlug === undefined ? KINDS : [kindSlug]
}

/** What `writing` answers. Throws Conflict where the slug is taken. */
export async function unlessTaken<T>(writing: Promise<T>): Promise<T> {
  return await unless(UNIQUE_VIOLATION, writing, () => new Conflict('Slug sudah dipakai', [{ path: 'slug', message: 'sudah dipakai' }]))
}

/** What `writing` answers. Throws NotFound where what it belongs to was removed meanwhile. */
export async function unlessGone<T>(writing: Promise<T>, missing: string): Promise<T> {
  return await unless(FOREIGN_KEY_VIOLATION, writing, () => new NotFound(missing))
}

async function unless<T>(code: string, writing: Promise<T>, refusal: () => Error): Promise<T> {
  try {
    return await writing
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === code ? refusal() : error
  }
}
