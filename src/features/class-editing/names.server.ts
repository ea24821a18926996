import { sql } from 'kysely'
import { commonReason } from '#kit/common-reasons.ts'
import { InvalidInput } from '#kit/errors.ts'
import { toSlug } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import type { ClassWork } from './class-fields.ts'
import type { StoredClass } from './read.server.ts'
import { classEditingReason } from './texts.ts'

const CODE_LENGTH = 16
const SLUG_LENGTH = 110
/** What a code is made from where a name has neither letters nor digits. */
const NAMELESS = 'kelas'

/**
 * Returns the code and the slug of a class: those that were chosen, else those that it has, else some made of its name that are free. Take the lock
 * `CLASS_NAMES` first. Throws InvalidInput beside the field with one that is free, where another class has what was chosen.
 */
export async function namesFor(
  ctx: Ctx,
  id: string,
  { name, code, slug }: Pick<ClassWork, 'name' | 'code' | 'slug'>,
  stored: Pick<StoredClass, 'code' | 'slug'> | undefined,
): Promise<{ code: string; slug: string }> {
  const wantedCode = code ?? stored?.code ?? (toSlug(name, CODE_LENGTH).toUpperCase() || NAMELESS.toUpperCase())
  const wantedSlug = slug ?? stored?.slug ?? (toSlug(name, SLUG_LENGTH) || NAMELESS)
  const { rows } = await sql<{ code: string; slug: string }>`
    select c.code, c.slug from classes c where c.tenant_id = ${ctx.tenantId} and c.id <> ${id}
      and (starts_with(c.code, ${wantedCode}) or starts_with(c.slug, ${wantedSlug}))`.execute(ctx.db)
  const codes = new Set(rows.map(row => row.code))
  const slugs = new Set(rows.map(row => row.slug))
  // A code of one letter is none.
  const free = {
    code: freeOf(codes, wantedCode.length < 2 ? `${wantedCode}-1` : wantedCode),
    slug: freeOf(slugs, wantedSlug),
  }
  if (code !== null && free.code !== wantedCode)
    throw new InvalidInput(commonReason('InputRefused'), [{ path: 'code', reason: classEditingReason('CodeTaken', { free: free.code }) }])
  if (slug !== null && free.slug !== wantedSlug)
    throw new InvalidInput(commonReason('InputRefused'), [{ path: 'slug', reason: classEditingReason('SlugTaken', { free: free.slug }) }])
  return free
}

function freeOf(taken: ReadonlySet<string>, wanted: string): string {
  let number = 1
  let free = wanted
  while (taken.has(free)) free = `${wanted}-${++number}`
  return free
}
