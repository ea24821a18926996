import { type RawBuilder, sql } from 'kysely'
import { reachOf } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { isPublished } from '#platform/db/published.ts'
import { holdsSeat } from './holds-seat.server.ts'
import type { ChapterKindName } from './kinds/kind.ts'
import { contentForReaders, readContent } from './kinds/kinds.ts'
import { type ChapterLock, type ChapterOrder, type ChapterRule, locksOf } from './rules.ts'

/** A chapter as somebody may read it. One that is closed to them has neither content nor version. */
export type ReadChapter = ChapterLine & ({ lock: null; version: number; content: unknown } | { lock: ChapterLock })

/** What everybody may know of a published chapter. */
interface ChapterLine {
  id: string
  classId: string
  moduleId: string
  slug: string
  title: string
  /** The language of the title and the content. */
  lang: string
  minutes: number
  kind: ChapterKindName
  isPreview: boolean
  state: 'open' | 'done' | null
}

interface Text {
  title?: string
  content?: unknown
}

interface Version {
  version: number
  kind: ChapterKindName
  title: string
  minutes: number
  lang: string
  content: unknown
  translations: Record<string, Text | undefined>
}

interface Row extends Version {
  id: string
  classId: string
  moduleId: string
  slug: string
  isPreview: boolean
  isUnwritten: boolean
  rule: ChapterRule | null
  order: ChapterOrder
  isIn: boolean
  isTeacher: boolean
  isGone: boolean
  state: 'open' | 'done' | null
  result: number | null
  begun: Version | null
}

/**
 * Returns a published chapter of a class as the viewer may read it, where the class is published or they take part in it (decision 083), in their language where it is translated: the version that they are in the middle
 * of, else the newest. A chapter that is closed to them has `lock` and no content; one that was taken out is there for those in the middle of it. One statement.
 * Throws NotFound.
 */
export async function readChapterFor(ctx: Ctx, chapterId: string): Promise<ReadChapter> {
  const found = isUuid(chapterId) ? await readChapters(ctx, sql`c.id = (${classOfChapter(ctx, chapterId)})`) : []
  const chapter = found.find(({ id }) => id === chapterId)
  if (!chapter) throw new NotFound()
  return chapter
}

/** Returns all published chapters of a class in their order, none where the class is shown to the viewer no longer, each as of `readChapterFor`. One statement. */
export async function listChaptersFor(ctx: Ctx, classId: string): Promise<ReadChapter[]> {
  return await readChapters(ctx, sql`c.id = ${classId}::uuid`)
}

function classOfChapter(ctx: Ctx, chapterId: string) {
  return sql`select om.class_id from class_chapters oh join class_modules om on om.tenant_id = oh.tenant_id and om.id = oh.module_id
    where oh.tenant_id = ${ctx.tenantId} and oh.id = ${chapterId}::uuid`
}

async function readChapters(ctx: Ctx, where: RawBuilder<unknown>): Promise<ReadChapter[]> {
  const memberId = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  const { rows } = await sql<Row>`
    select h.id, c.id as "classId", m.id as "moduleId", h.slug, h.title, h.minutes, h.kind, h.content, h.lang, h.translations, h.version, h.rule,
      h.is_preview as "isPreview", h.content = '{}' as "isUnwritten", c.chapter_order as "order", coalesce(${holdsSeat()}, false) as "isIn", ${teaches(ctx)} as "isTeacher",
      (h.removed_at is not null or m.removed_at is not null) as "isGone", p.state, p.result,
      case when v.version is not null then json_build_object('version', v.version, 'kind', v.kind, 'title', v.title, 'minutes', v.minutes, 'content', v.content,
        'lang', v.lang, 'translations', v.translations) end as begun
    from classes c
    join class_modules m on m.tenant_id = c.tenant_id and m.class_id = c.id
    join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
    left join enrolments e on e.tenant_id = c.tenant_id and e.class_id = c.id and e.member_id = ${memberId}::uuid
    left join chapter_progress p on p.tenant_id = h.tenant_id and p.chapter_id = h.id and p.member_id = ${memberId}::uuid
    left join class_chapter_versions v on v.tenant_id = h.tenant_id and v.chapter_id = h.id and v.version = p.version
      and p.state = 'open' and p.version < h.version
    where c.tenant_id = ${ctx.tenantId} and ${where} and ${isReadable(ctx)} and ${isPublished(ctx, 'h')}
      and ((h.removed_at is null and m.removed_at is null) or p.state = 'open')
    order by m.position, m.id, h.position, h.id`.execute(ctx.db)
  const [first] = rows
  if (!first) return []
  const locks = locksOf(
    rows.filter(row => !row.isGone),
    {
      order: first.order,
      isIn: first.isIn,
      done: rows.map(({ id, state, result }) => ({ chapterId: id, isDone: state === 'done', result })),
      now: ctx.now,
    },
  )
  return rows.map(row => {
    // Who left reads nothing of what was taken out, either.
    const lock = row.isTeacher ? undefined : row.isGone && !row.isIn ? ({ reason: 'not-joined' } as const) : locks.get(row.id)
    return toRead(ctx, row, lock)
  })
}

/**
 * SQL condition: the class `c` is published, or the person of the enrolment `e` takes part in it. Who is in a class keeps it when it is withdrawn: that closes
 * it to new people alone (docs/decisions/083). As long as somebody is in it, those who teach it read and answer there as before.
 */
export function isReadable(ctx: Ctx): RawBuilder<boolean> {
  return sql`(coalesce(${isPublished(ctx, 'c')}, false) or coalesce(${holdsSeat()}, false) or (${teaches(ctx)} and ${isTakenPartIn}))`
}

/** SQL condition: the class `c` is published, or it is withdrawn and somebody takes part in it: there is who reads its chapters. */
export function hasReaders(ctx: Pick<Ctx, 'now'>): RawBuilder<boolean> {
  return sql`(coalesce(${isPublished(ctx, 'c')}, false) or ${isTakenPartIn})`
}

const isTakenPartIn = sql<boolean>`exists (select from enrolments part where part.tenant_id = c.tenant_id and part.class_id = c.id
  and ${holdsSeat('part')})`

/** SQL: the viewer teaches the class `c`, and reads all of it. */
export function teaches({ viewer }: Ctx): RawBuilder<boolean> {
  const reach = reachOf(viewer, 'teaching.write')
  if (viewer.kind !== 'person' || reach === undefined) return sql`false`
  if (reach === 'all') return sql`true`
  return sql`(coalesce(c.created_by = ${viewer.person.memberId}, false) or exists (select from class_mentors own
    where own.tenant_id = c.tenant_id and own.class_id = c.id and own.mentor_id = ${viewer.person.limits.mentorId}::uuid))`
}

function toRead(ctx: Ctx, row: Row, lock: ChapterLock | undefined): ReadChapter {
  const shown: Version = lock ? row : (row.begun ?? row)
  const { title, lang, content } = inLang(shown, ctx.lang)
  const { id, classId, moduleId, slug, isPreview, state } = row
  const line = { id, classId, moduleId, slug, title, lang, minutes: shown.minutes, kind: shown.kind, isPreview, state }
  return lock
    ? { ...line, lock }
    : { ...line, lock: null, version: shown.version, content: contentForReaders(shown.kind, readContent(shown.kind, content)) }
}

/** A translation without a content of its own has the title alone: the content stays in the chapter's language, and so does the title then. */
function inLang({ title, lang, content, translations }: Version, asked: string): { title: string; lang: string; content: unknown } {
  const text = translations[asked]
  return text?.title && text.content ? { title: text.title, lang: asked, content: text.content } : { title, lang, content }
}
