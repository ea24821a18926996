import type { ClassDetail, ListedClass } from '#features/classes/class.ts'
import { getClass, isShown } from '#features/classes/detail-query.server.ts'
import { listClasses } from '#features/classes/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { shareIn } from './answering.server.ts'

const READ = 12
/** A class is the one that was meant if so many of the words are of its name. */
const ENOUGH = 0.5

/** Returns the class that a person means by a name, a code or a slug; `close`: what the words fit otherwise, best first. Reads what everybody may. */
export async function findClassNamed(ctx: Ctx, name: string): Promise<{ one: ClassDetail | undefined; close: ListedClass[] }> {
  const key = name.trim()
  if (/^[\w-]+$/.test(key) && (await isShown(ctx, key))) return { one: await getClass(ctx, key), close: [] }
  const { items } = await listClasses(ctx, { page: 1, perPage: READ, search: name })
  const [best] = items
    .map((item, at) => ({ item, at, share: shareIn(name, `${item.name} ${item.code}`) }))
    .toSorted((a, b) => b.share - a.share || Number(b.item.flags.onRegistration) - Number(a.item.flags.onRegistration) || a.at - b.at)
  if (best && best.share >= ENOUGH) return { one: await getClass(ctx, best.item.slug), close: [] }
  return { one: undefined, close: items.slice(0, 3) }
}
