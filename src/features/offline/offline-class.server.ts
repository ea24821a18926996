import { sql } from 'kysely'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { htmlOf } from '#features/chapters/kinds/html.server.ts'
import { type ChapterKindName, type ContentOf, chapterKindOf } from '#features/chapters/kinds/kinds.ts'
import { listChaptersFor, type ReadChapter } from '#features/chapters/reading.server.ts'
import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { inReadersLanguage } from '#features/classes/queries.server.ts'
import { classReason } from '#features/classes/texts.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { Forbidden, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang } from '#platform/db/translated.ts'
import { filesOf } from '#platform/rich-text/files-of.ts'
import {
  filesInHtml,
  isKeepable,
  type OfflineChapter,
  type OfflineClass,
  PAGE_BYTES,
  sizeOf,
  TEXT_TIMES,
  uploadIn,
} from './offline-class.ts'
import { offlineReason } from './texts.ts'

/** Kinds that are nothing without others or a server of their own. */
const ONLINE: readonly ChapterKindName[] = ['discussion', 'package']
/** Kinds that are nothing without their file: a session is watched by its recording. */
const OF_FILE: readonly ChapterKindName[] = ['video', 'audio', 'document', 'live']

interface ModuleRow {
  id: string
  slug: string
  title: string
}

/**
 * Returns what the viewer may take along of a class: its chapters in order, in the versions that they read, with sizes in bytes. A chapter that is locked has
 * neither files nor size. Three statements, however long the class is. Throws Unauthenticated; NotFound, as for a withdrawn class in which they take no
 * part; Forbidden for who takes no part in one that is published.
 */
export async function getOfflineClass(ctx: Ctx, slug: string): Promise<OfflineClass> {
  const { memberId } = requirePerson(ctx.viewer)
  const { rows } = await sql<{ id: string; slug: string; name: string; isPremium: boolean; isIn: boolean; modules: ModuleRow[] | null }>`
    select c.id, c.slug, coalesce(t.name, c.name) as name, c.is_premium as "isPremium",
      coalesce(${holdsSeat()}, false) as "isIn",
      (select json_agg(json_build_object('id', m.id, 'slug', m.slug, 'title', ${inReadersLang(ctx, 'm', 'title')}))
        from class_modules m where m.tenant_id = c.tenant_id and m.class_id = c.id) as modules
    from classes c ${inReadersLanguage(ctx)}
      left join enrolments e on e.tenant_id = c.tenant_id and e.class_id = c.id and e.member_id = ${memberId}
    where c.tenant_id = ${ctx.tenantId} and c.slug = ${slug.toLowerCase()} 
      and (coalesce(${isPublished(ctx, 'c')}, false) or coalesce(${holdsSeat()}, false))`.execute(ctx.db)
  const [course] = rows
  if (!course) throw new NotFound(classReason('ClassMissing'))
  if (!course.isIn) throw new Forbidden(offlineReason('NotTakingPart'))
  const path = pathOfCourse(course)
  const modules = new Map((course.modules ?? []).map(one => [one.id, one]))
  const chapters = await listChaptersFor(ctx, course.id)
  const read = await Promise.all(chapters.map(async one => ({ one, found: one.lock ? undefined : await findFiles(one.kind, one.content) })))
  const sizes = await readSizes(
    ctx,
    read.flatMap(({ found }) => found?.files ?? []),
  )
  return {
    slug: course.slug,
    name: course.name,
    path,
    chapters: read.map(({ one, found }) => toPacked(one, { module: modules.get(one.moduleId), path, found, sizes })),
  }
}

interface Found {
  files: string[]
  /** Letters of its texts as they are shown. */
  letters: number
  isOnline: boolean
}

async function findFiles<Name extends ChapterKindName>(name: Name, content: unknown): Promise<Found> {
  // Named boundary: `readChapter` parsed the content by this kind.
  const typed = content as ContentOf<Name>
  const kind = chapterKindOf(name)
  const texts = Object.values(await htmlOf(name, typed))
  // What its texts show is taken in the size of the phone.
  const inTexts = new Set(Object.values(kind.documents(typed)).flatMap(filesOf))
  const own = kind.files(typed).filter(address => !inTexts.has(address))
  const isWithout = own[0] === undefined ? name === 'live' : !isKeepable(own[0])
  return {
    files: [...new Set([...own, ...texts.flatMap(filesInHtml)])].filter(isKeepable),
    letters: texts.join('').length + JSON.stringify(content).length,
    isOnline: ONLINE.includes(name) || (OF_FILE.includes(name) && isWithout),
  }
}

async function readSizes(ctx: Ctx, addresses: readonly string[]): Promise<Map<string, number>> {
  const ids = [...new Set(addresses.flatMap(address => uploadIn(address) ?? []))]
  const rows = await ctx.db
    .selectFrom('uploads')
    .select(['id', 'size_bytes'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', 'in', ids.length > 0 ? ids : [null])
    .execute()
  return new Map(rows.map(row => [row.id, Number(row.size_bytes)]))
}

function toPacked(
  one: ReadChapter,
  {
    module,
    path,
    found,
    sizes,
  }: { module: ModuleRow | undefined; path: string; found: Found | undefined; sizes: ReadonlyMap<string, number> },
): OfflineChapter {
  const moduleSlug = module?.slug ?? ''
  const line = {
    chapterId: one.id,
    title: one.title,
    lang: one.lang,
    path: pathOfChapter(path, { moduleSlug, slug: one.slug }),
    moduleSlug,
    moduleTitle: module?.title ?? '',
  }
  const without = { version: null, sizeBytes: 0, files: [] }
  if (one.lock) return { ...line, ...without, state: 'locked', lock: one.lock.reason }
  if (!found || found.isOnline) return { ...line, ...without, state: 'online', lock: null }
  const files = found.files.map(address => ({ address, sizeBytes: sizeOf(address, sizes) }))
  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, PAGE_BYTES + TEXT_TIMES * found.letters)
  return { ...line, state: 'open', lock: null, version: one.version, sizeBytes, files }
}
