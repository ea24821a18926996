import { sql } from 'kysely'
import { type ChapterKindName, chapterKindOf, contentForReaders, readContent } from '#features/chapters/kinds/kinds.ts'
import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { isRecord, toText } from '#features/post-details/details.ts'
import { blocksOf, plainBlocks } from './blocks.ts'
import { langsOf, type ReadTexts } from './making.ts'
import type { Block } from './source-text.ts'

interface Row {
  id: string
  kind: ChapterKindName
  slug: string
  title: string
  lang: string
  content: unknown
  translations: Record<string, { title?: string; content?: unknown } | undefined>
  classId: string
  className: string
  classSlug: string
  isPremium: boolean
  moduleSlug: string
  moduleTitle: string
}

/** Kinds of which the title alone is found: what a practice asks and what is right is said by the practice alone, and a package has no text here. */
const TITLE_ALONE: ReadonlySet<ChapterKindName> = new Set(['practice', 'package'])

/** Reads chapters as their readers get them. */
export const readChapters: ReadTexts = async (making, ids) => {
  const { rows } = await sql<Row>`
    select h.id, h.kind, h.slug, h.title, h.lang, case when h.kind = any(${[...TITLE_ALONE]}) then '{}' else h.content end as content,
      case when h.kind = any(${[...TITLE_ALONE]}) then '{}' else h.translations end as translations,
      c.id as "classId", c.name as "className", c.slug as "classSlug", c.is_premium as "isPremium", m.slug as "moduleSlug", m.title as "moduleTitle"
    from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
      join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id
    where h.tenant_id = ${making.ctx.tenantId} and h.id = any(${ids}::uuid[])`.execute(making.ctx.db)
  return rows.map(row => {
    const course = pathOfCourse({ slug: row.classSlug, isPremium: row.isPremium })
    const whole = Object.keys(row.translations).filter(lang => row.translations[lang]?.title && row.translations[lang]?.content)
    return {
      kind: 'chapter' as const,
      id: row.id,
      classId: row.classId,
      href: pathOfChapter(course, { moduleSlug: row.moduleSlug, slug: row.slug }),
      texts: langsOf(making, row.lang, whole).map(lang => {
        const other = row.translations[lang]
        const blocks = blocksOfChapter(row.kind, other?.content ?? row.content)
        return {
          lang,
          title: other?.title || row.title,
          place: `${row.className}, ${row.moduleTitle}`,
          // A title alone is found, too.
          blocks: blocks.length > 0 ? blocks : plainBlocks(`${row.moduleTitle}: ${other?.title || row.title}`),
        }
      }),
    }
  })
}

function blocksOfChapter(kind: ChapterKindName, stored: unknown): Block[] {
  if (TITLE_ALONE.has(kind)) return []
  const content = contentForReaders(kind, readContent(kind, stored))
  if (isRecord(content)) {
    if (kind === 'article') return blocksOf(content['body'])
    if (kind === 'discussion') return blocksOf(content['question'])
    if (kind === 'live') {
      const recording = isRecord(content['recording']) ? toText(content['recording']['transcript']) : ''
      return [...plainBlocks(toText(content['place'])), ...blocksOf(content['about']), ...plainBlocks(recording)]
    }
  }
  return plainBlocks(chapterKindOf(kind).words(content))
}
