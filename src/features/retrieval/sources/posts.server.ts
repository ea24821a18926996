import { sql } from 'kysely'
import { isRecord, toMoment, toRows, toText, toWhole } from '#features/post-details/details.ts'
import { withLineUp } from '#features/post-details/line-up.server.ts'
import { localDetails } from '#features/post-details/local-details.ts'
import type { PostKind } from '#features/posts/kinds/kinds.ts'
import { pathOfPost } from '#features/posts/post.ts'
import { formatMoment } from '#kit/format.ts'
import { retrievalTexts } from '../texts.ts'
import { blocksOf, listBlock, plainBlocks, sentenceBlock } from './blocks.ts'
import { houseLang, langsOf, type Making, type ReadTexts } from './making.ts'
import type { Block, LangText, SourceText } from './source-text.ts'

interface Row {
  id: string
  kind: PostKind
  slug: string
  lang: string
  title: string
  summary: string
  content: unknown
  details: Record<string, unknown>
  category: { slug: string; name: string; translations: Record<string, { name?: string } | undefined> } | null
  translations: { lang: string; title: string; summary: string; content: unknown }[]
}

/** Reads posts, each with what its kind says besides: an event's time, place and agenda, an episode's transcript. */
export const readPosts: ReadTexts = async (making, ids) => {
  const { rows } = await sql<Row>`
    select p.id, p.kind, p.slug, p.lang, p.title, p.summary, p.content, p.details,
      case when k.id is not null then json_build_object('slug', k.slug, 'name', k.name, 'translations', k.translations) end as category,
      coalesce((select json_agg(json_build_object('lang', t.lang, 'title', t.title, 'summary', t.summary, 'content', t.content) order by t.lang)
        from post_translations t where t.tenant_id = p.tenant_id and t.post_id = p.id), '[]') as translations
    from posts p left join post_categories k on k.tenant_id = p.tenant_id and k.id = p.category_id
    where p.tenant_id = ${making.ctx.tenantId} and p.id = any(${ids}::uuid[])`.execute(making.ctx.db)
  return await Promise.all(rows.map(row => toSource(making, row)))
}

async function toSource(making: Making, row: Row): Promise<SourceText> {
  const texts: LangText[] = []
  const translated = row.translations.map(one => one.lang)
  for (const lang of langsOf(making, row.lang, translated)) {
    const other = row.translations.find(one => one.lang === lang)
    const details = await detailsIn(making, row, lang)
    texts.push({
      lang,
      title: other?.title ?? row.title,
      place: row.category?.translations[lang]?.name || (row.category?.name ?? ''),
      blocks: [
        ...plainBlocks(other?.summary ?? row.summary),
        ...detailBlocks(making, row, other?.title ?? row.title, details, lang),
        // A translation without a content of its own is a title and a summary.
        ...(other && !other.content ? [] : blocksOf(other?.content ?? row.content)),
        ...sentenceBlock(retrievalTexts(houseLang(lang)).facts.transcript, [toText(details['transcript'])]),
      ],
    })
  }
  return { kind: 'post', id: row.id, classId: null, href: pathOfPost(row, making.site.variant), texts }
}

async function detailsIn({ ctx }: Making, { details, kind }: Row, lang: string): Promise<Record<string, unknown>> {
  const local = localDetails(isRecord(details) ? details : {}, lang)
  if (kind !== 'event') return local
  return await withLineUp({ ...ctx, lang: houseLang(lang) }, local)
}

function detailBlocks({ site }: Making, { kind }: Row, name: string, details: Record<string, unknown>, lang: string): Block[] {
  const { facts, fill } = retrievalTexts(houseLang(lang))
  if (kind === 'event') {
    const starts = toMoment(details['startsAt'])
    const place = toText(details['place'])
    const count = toWhole(details['quota'], 1_000_000)
    const at = starts && formatMoment(starts, site.settings.timeZone, houseLang(lang), toMoment(details['endsAt']))
    const said = [
      at && fill('facts.event', { name, at }),
      place && fill('facts.eventPlace', { place }),
      count && fill('facts.eventQuota', { count }),
    ]
    return [
      ...sentenceBlock(facts.eventHeading, [said.filter(Boolean).join(' ')]),
      ...listBlock(
        facts.speakers,
        toRows(details['speakers']).map(row => joined(row, ['name', 'role', 'organisation', 'bio'])),
      ),
      ...listBlock(
        facts.activities,
        toRows(details['activities']).map(row => joined(row, ['time', 'title', 'text'])),
      ),
      ...listBlock(facts.sponsors, [
        toRows(details['sponsors'])
          .map(row => toText(row['name']))
          .filter(Boolean)
          .join(', '),
      ]),
    ]
  }
  const guest = toText(details['guest'])
  return [
    ...plainBlocks(guest && fill('facts.guest', { guest })),
    ...listBlock(
      facts.parts,
      toRows(details['chapters']).map(row => toText(row['title'])),
    ),
  ]
}

function joined(row: Record<string, unknown>, names: readonly string[]): string {
  return names
    .map(name => toText(row[name]))
    .filter(Boolean)
    .join(', ')
}
