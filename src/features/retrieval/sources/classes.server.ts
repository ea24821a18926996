import { sql } from 'kysely'
import type { ClassType, Level, Mode } from '#features/classes/class.ts'
import { pathOfCourse } from '#features/classes/outline.ts'
import { formatDate, formatPrice } from '#kit/format.ts'
import { isPublished } from '#platform/db/published.ts'
import { retrievalTexts } from '../texts.ts'
import { blocksOf, listBlock, plainBlocks, sentenceBlock } from './blocks.ts'
import { houseLang, langsOf, type Making, type ReadTexts } from './making.ts'
import type { Block, SourceText } from './source-text.ts'

interface Dates {
  /** Of a batch; '' of the class itself. */
  name: string
  alwaysOpen: boolean
  opens: string | null
  closes: string | null
  starts: string | null
  ends: string | null
}

interface Text {
  lang: string
  name: string
  summary: string
  content: unknown
  outcomes: string[] | null
  audience: string[] | null
  requirements: string[] | null
}

interface Row extends Text {
  id: string
  slug: string
  isPremium: boolean
  level: Level
  mode: Mode
  type: ClassType
  priceRupiah: number
  oldPriceRupiah: number | null
  hasCertificate: boolean
  passMark: number
  quota: number | null
  tags: string[]
  cities: string[] | null
  registrantCities: string[] | null
  program: string | null
  mentors: string[] | null
  modules: { title: string; chapters: string[] | null }[] | null
  batches: Dates[] | null
  dates: Dates
  translations: Text[]
}

/** A list of cities that is no longer one: then it is everywhere. */
const MOST_CITIES = 12

const cityNames = (codes: string) =>
  sql`(select json_agg(city.name order by city.name) from regions.cities city where city.code = any(${sql.ref(codes)}))`
const datesOf = (
  of: string,
) => sql`json_build_object('name', ${of === 'b' ? sql`b.name` : sql`''`}, 'alwaysOpen', ${sql.ref(`${of}.always_open`)},
  'opens', ${sql.ref(`${of}.registration_opens_at`)}, 'closes', ${sql.ref(`${of}.registration_closes_at`)}, 'starts', ${sql.ref(`${of}.starts_at`)},
  'ends', ${sql.ref(`${of}.ends_at`)})`

/** Reads classes, their figures as sentences. */
export const readClasses: ReadTexts = async (making, ids) => {
  const { rows } = await sql<Row>`
    select c.id, c.slug, c.is_premium as "isPremium", c.lang, c.name, c.summary, c.content, c.outcomes, c.audience, c.requirements, c.level, c.mode, c.type,
      c.price_rupiah as "priceRupiah", c.old_price_rupiah as "oldPriceRupiah", c.has_certificate as "hasCertificate", c.pass_mark as "passMark", c.quota, c.tags,
      ${cityNames('c.held_city_codes')} as cities, ${cityNames('c.registrar_city_codes')} as "registrantCities",
      (select p.name from programs p where p.tenant_id = c.tenant_id and p.id = c.program_id) as program, ${datesOf('c')} as dates,
      (select json_agg(m.name order by w.position) from class_mentors w join mentors m on m.tenant_id = w.tenant_id and m.id = w.mentor_id
        where w.tenant_id = c.tenant_id and w.class_id = c.id) as mentors,
      (select json_agg(json_build_object('title', m.title, 'chapters', (select json_agg(h.title order by h.position) from class_chapters h
          where h.tenant_id = m.tenant_id and h.module_id = m.id and h.removed_at is null and ${isPublished(making.ctx, 'h')})) order by m.position)
        from class_modules m where m.tenant_id = c.tenant_id and m.class_id = c.id and m.removed_at is null) as modules,
      (select json_agg(${datesOf('b')} order by b.starts_at) from class_batches b
        where b.tenant_id = c.tenant_id and b.class_id = c.id and not b.is_closed and b.id <> c.batch_id) as batches,
      coalesce((select json_agg(json_build_object('lang', t.lang, 'name', t.name, 'summary', t.summary, 'content', t.content, 'outcomes', t.outcomes,
          'audience', t.audience, 'requirements', t.requirements) order by t.lang)
        from class_translations t where t.tenant_id = c.tenant_id and t.class_id = c.id), '[]') as translations
    from classes c where c.tenant_id = ${making.ctx.tenantId} and c.id = any(${ids}::uuid[])`.execute(making.ctx.db)
  return rows.map(row => toSource(making, row))
}

function toSource(making: Making, row: Row): SourceText {
  const translated = row.translations.map(({ lang }) => lang)
  const texts = langsOf(making, row.lang, translated).map(lang => {
    const other = row.translations.find(one => one.lang === lang)
    const name = other?.name ?? row.name
    return { lang, title: name, place: row.tags.join(', '), blocks: blocksIn(making, row, other, name, lang) }
  })
  return { kind: 'class', id: row.id, classId: null, href: pathOfCourse(row), texts }
}

function blocksIn(making: Making, row: Row, other: Text | undefined, name: string, lang: string): Block[] {
  const { facts } = retrievalTexts(houseLang(lang))
  return [
    ...plainBlocks(other?.summary ?? row.summary),
    ...sentenceBlock(facts.heading, factsOf(making, row, name, lang)),
    ...(other && !other.content ? [] : blocksOf(other?.content ?? row.content)),
    ...listBlock(facts.outcomes, other?.outcomes ?? row.outcomes ?? []),
    ...listBlock(facts.audience, other?.audience ?? row.audience ?? []),
    ...listBlock(facts.requirements, other?.requirements ?? row.requirements ?? []),
    ...(other
      ? []
      : listBlock(
          facts.syllabus,
          (row.modules ?? []).map(({ title, chapters }) => (chapters ? `${title}: ${chapters.join('; ')}.` : '')),
        )),
  ]
}

function factsOf(making: Making, row: Row, name: string, written: string): string[] {
  const lang = houseLang(written)
  const { facts, fill } = retrievalTexts(lang)
  const [price, before] = [formatPrice(row.priceRupiah, lang), row.oldPriceRupiah && formatPrice(row.oldPriceRupiah, lang)]
  const cities = (names: string[] | null) => (names && names.length <= MOST_CITIES ? names.join(', ') : '')
  const [held, from] = [cities(row.cities), cities(row.registrantCities)]
  return [
    row.priceRupiah === 0
      ? fill('facts.free', { name })
      : before
        ? fill('facts.priceBefore', { name, price, before })
        : fill('facts.price', { name, price }),
    ...[row.dates, ...(row.batches ?? [])].map(one => {
      if (one.alwaysOpen) return facts.alwaysOpen
      const dates = datesIn(making, one, lang)
      return dates && fill(one.name ? 'facts.batch' : 'facts.schedule', { batch: one.name, dates })
    }),
    `${fill('facts.type', { type: facts.types[row.type] })} ${fill('facts.level', { level: facts.levels[row.level] })} ${fill('facts.mode', { mode: facts.modes[row.mode] })}`,
    held && fill('facts.heldIn', { cities: held }),
    from && fill('facts.registrants', { cities: from }),
    row.hasCertificate ? fill('facts.certificate', { mark: row.passMark }) : facts.noCertificate,
    row.quota ? fill('facts.quota', { count: row.quota }) : '',
    row.program ? fill('facts.program', { program: row.program }) : '',
    row.mentors ? fill('facts.mentors', { names: row.mentors.join(', ') }) : '',
  ]
}

function datesIn({ site }: Making, dates: Dates, lang: ReturnType<typeof houseLang>): string {
  const { fill } = retrievalTexts(lang)
  const day = (at: string | null) => (at ? formatDate(at, site.settings.timeZone, lang) : '')
  const [opens, closes, starts, ends] = [day(dates.opens), day(dates.closes), day(dates.starts), day(dates.ends)]
  const registration = opens && closes ? fill('facts.registration', { opens, closes }) : ''
  const held = starts ? fill(ends ? 'facts.dates' : 'facts.starts', { starts, ends }) : ''
  return [registration, held].filter(Boolean).join('; ')
}
