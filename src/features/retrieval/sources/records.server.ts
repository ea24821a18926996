import { sql } from 'kysely'
import { type JobMode, type JobType, pathOfJob } from '#features/careers/career.ts'
import { formatDate, formatPrice } from '#kit/format.ts'
import type { SourceKind } from '../passage.ts'
import { retrievalTexts } from '../texts.ts'
import { blocksOf, listBlock, plainBlocks } from './blocks.ts'
import { fieldsIn, houseLang, langsOf, type Making, type ReadTexts, type Translations } from './making.ts'
import type { LangText, SourceText } from './source-text.ts'

interface Row {
  id: string
  slug: string
  lang: string
  translations: Translations
}

type Fields = ReturnType<typeof fieldsIn>
type Words = ReturnType<typeof retrievalTexts>

/** Returns a record as a source: `make` says what it is in one language. */
function toSource<R extends Row>(
  making: Making,
  row: R,
  kind: SourceKind,
  href: string,
  make: (fields: Fields, words: Words, lang: ReturnType<typeof houseLang>) => Omit<LangText, 'lang'>,
): SourceText {
  const texts = langsOf(making, row.lang, Object.keys(row.translations)).map(lang => ({
    lang,
    ...make(fieldsIn(row, row.translations, lang), retrievalTexts(houseLang(lang)), houseLang(lang)),
  }))
  return { kind, id: row.id, classId: null, href, texts }
}

export const readPrograms: ReadTexts = async (making, ids) => {
  const { rows } = await sql<Row & { isActive: boolean; bundlePrice: number | null; sponsor: string | null }>`
    select p.id, p.slug, p.lang, p.translations, p.name, p.summary, p.content, p.is_active as "isActive", p.bundle_price_rupiah as "bundlePrice", p.sponsor
    from programs p where p.tenant_id = ${making.ctx.tenantId} and p.id = any(${ids}::uuid[])`.execute(making.ctx.db)
  return rows.map(row =>
    toSource(making, row, 'program', `/Program/${row.slug}`, ({ text, json }, { facts, fill }, lang) => ({
      title: text('name'),
      place: '',
      blocks: [
        ...plainBlocks(text('summary')),
        ...blocksOf(json('content')),
        ...plainBlocks(
          row.bundlePrice === null ? '' : fill('facts.bundle', { price: formatPrice(row.bundlePrice, lang) }),
          row.isActive ? '' : facts.programOver,
        ),
      ],
    })),
  )
}

export const readQuestions: ReadTexts = async (making, ids) => {
  const { rows } = await sql<Row & { place: string }>`
    select q.id, '' as slug, q.lang, q.translations, q.question, q.answer, q.place
    from questions q where q.tenant_id = ${making.ctx.tenantId} and q.id = any(${ids}::uuid[])`.execute(making.ctx.db)
  return rows.map(row =>
    toSource(making, row, 'question', row.place === 'classes' ? '/Courses' : '/', ({ text }) => ({
      title: text('question'),
      place: '',
      blocks: plainBlocks(text('answer')),
    })),
  )
}

export const readCareers: ReadTexts = async (making, ids) => {
  const { rows } = await sql<Row & { company: string; city: string | null }>`
    select e.id, e.slug, e.lang, e.translations, e.company, e.industry, e.summary, e.content,
      (select city.name from regions.cities city where city.code = e.city_code) as city
    from careers e where e.tenant_id = ${making.ctx.tenantId} and e.id = any(${ids}::uuid[])`.execute(making.ctx.db)
  return rows.map(row =>
    toSource(making, row, 'career', `/Career/${row.slug}`, ({ text, json }, { fill }) => ({
      title: row.company,
      place: text('industry'),
      blocks: [
        ...plainBlocks(
          text('summary'),
          text('industry') && fill('facts.career', { company: row.company, industry: text('industry') }),
          row.city && fill('facts.careerCity', { city: row.city }),
        ),
        ...blocksOf(json('content')),
      ],
    })),
  )
}

interface JobRow extends Row {
  company: string
  type: JobType
  mode: JobMode
  city: string | null
  least: number | null
  most: number | null
  closesAt: Date | null
}

export const readJobs: ReadTexts = async (making, ids) => {
  const { rows } = await sql<JobRow>`
    select j.id, j.slug, j.lang, j.translations, j.title, j.summary, j.duties, j.requirements, j.type, j.mode, e.company, j.salary_min_rupiah as least,
      j.salary_max_rupiah as most, j.closes_at as "closesAt", (select city.name from regions.cities city where city.code = j.city_code) as city
    from jobs j join careers e on e.tenant_id = j.tenant_id and e.id = j.career_id
    where j.tenant_id = ${making.ctx.tenantId} and j.id = any(${ids}::uuid[])`.execute(making.ctx.db)
  return rows.map(row =>
    toSource(making, row, 'job', pathOfJob(row), ({ text, list }, { facts, fill }, lang) => {
      const { least, most, city, company, closesAt } = row
      const about = { title: text('title'), company, type: facts.jobTypes[row.type], mode: facts.jobModes[row.mode] }
      const [from, to] = [least ?? most, most]
      const salary = {
        least: from ? formatPrice(from, lang) : '',
        most: to ? formatPrice(to, lang) : '',
      }
      const said = [
        fill('facts.job', about),
        city && fill('facts.jobCity', { city }),
        from && fill(to && to !== from ? 'facts.salary' : 'facts.salaryFrom', salary),
        closesAt && fill('facts.closes', { date: formatDate(closesAt, making.site.settings.timeZone, lang) }),
      ]
      return {
        title: text('title'),
        place: company,
        blocks: [
          ...plainBlocks([...said, text('summary')].filter(Boolean).join(' ')),
          ...listBlock(facts.duties, list('duties')),
          ...listBlock(facts.jobRequirements, list('requirements')),
        ],
      }
    }),
  )
}

export const readMentors: ReadTexts = async (making, ids) => {
  const { rows } = await sql<Row & { name: string }>`
    select m.id, m.slug, m.lang, m.translations, m.name, m.headline, m.bio, m.expertise
    from mentors m where m.tenant_id = ${making.ctx.tenantId} and m.id = any(${ids}::uuid[])`.execute(making.ctx.db)
  return rows.map(row =>
    toSource(making, row, 'mentor', `/Mentor#${row.slug}`, ({ text, list }, { facts, fill }) => {
      const expertise = list('expertise').join(', ')
      return {
        title: row.name,
        place: facts.mentorHeading,
        blocks: plainBlocks(
          [text('headline'), text('bio'), expertise && fill('facts.expertise', { list: expertise })].filter(Boolean).join('\n'),
        ),
      }
    }),
  )
}

export const readPortfolios: ReadTexts = async (making, ids) => {
  const { rows } = await sql<Row & { type: string; client: string; heldOn: string }>`
    select w.id, w.slug, w.lang, w.translations, w.title, w.summary, w.content, w.kind, w.type, w.client_name as client, w.held_on::text as "heldOn"
    from portfolios w where w.tenant_id = ${making.ctx.tenantId} and w.id = any(${ids}::uuid[])`.execute(making.ctx.db)
  return rows.map(row =>
    toSource(making, row, 'portfolio', `/Portfolio/${row.type}/${row.slug}`, ({ text, json }, { fill }, lang) => ({
      title: text('title'),
      place: text('kind'),
      blocks: [
        ...plainBlocks(
          text('summary'),
          `${fill('facts.client', { client: row.client })} ${fill('facts.heldOn', { date: formatDate(row.heldOn, making.site.settings.timeZone, lang) })}`,
        ),
        ...blocksOf(json('content')),
      ],
    })),
  )
}
