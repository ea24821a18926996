import { writeAudit } from '#features/audit/audit.server.ts'
import { careerFields, careerRecords, jobFields, jobRecords } from '#features/careers/records.server.ts'
import { categoryFields, categoryRecords } from '#features/categories/records.server.ts'
import { classFields } from '#features/class-editing/class-fields.ts'
import { publishClass, saveClass } from '#features/class-editing/commands.server.ts'
import { mentorFields, mentorRecords } from '#features/mentors/records.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { portfolioFields, portfolioRecords } from '#features/portfolios/records.server.ts'
import { createPost } from '#features/posts/commands.server.ts'
import { programFields, programRecords } from '#features/programs/records.server.ts'
import { questionFields, questionRecords } from '#features/questions/records.server.ts'
import type { RecordKind, Work } from '#features/records/record-kind.ts'
import { publishRecord, saveRecord } from '#features/records/write.server.ts'
import { noteStarters } from '#features/starter/marks.server.ts'
import type { StarterEntity } from '#features/starter/starter.ts'
import { daysAfter } from '#kit/days.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import type { StarterBrand } from './brand.ts'
import { postOf, postsFor } from './posts.ts'
import { type About, type ContentWords, inAllLanguages, slugsOf, withContent } from './words.ts'

const CATEGORY_SLUGS = { news: 'kabar', articles: 'cara-belajar' } as const
const MENTOR_SLUG = 'tim-kami'
const WORK_SLUG = 'situs-kami'
const EMPLOYER_SLUG = 'bekerja-bersama-kami'
const JOB_SLUG = 'magang-pendamping-kelas'

/** The longest name of a mentor and of an employer. */
const NAME_LENGTH = 120

type Noted = { entity: StarterEntity; id: string; version: number }[]

/**
 * Fills a new tenant's site with content in the organisation's name, about what its brand is for, and of the kinds that its brand shows; in all languages of the
 * interface, published at once, and noted as starter content. For a tenant without content: its addresses are fixed. Throws as `requirePermission`, and
 * Conflict if an address is taken.
 */
export async function makeStarterContent(ctx: Ctx, organisation: string, { layout, parts }: StarterBrand): Promise<void> {
  requirePermission(ctx.viewer, 'site.manage')
  const about: About = { organisation, layout }
  const made: Noted = []
  const makeRecord = async (entity: StarterEntity, kind: RecordKind, work: Work, isDraft = false) => {
    const saved = await saveRecord(ctx, kind, { id: newId(), base: 0, work })
    const { id, version } = isDraft ? await publishRecord(ctx, kind, saved.id) : saved
    made.push({ entity, id, version })
    return id
  }
  const categories = {
    news: await makeRecord('category', categoryRecords, categoryOf(about, 'news')),
    articles: parts.has('articles') ? await makeRecord('category', categoryRecords, categoryOf(about, 'articles')) : undefined,
  }
  for (const post of postsFor(parts)) {
    const input = await postOf(ctx, about, post, post.category && categories[post.category])
    // Nobody subscribed to a site that has just been made: it is no news.
    const { id } = await createPost(ctx, input, { isOld: true })
    made.push({ entity: 'post', id, version: 1 })
  }
  const programId = parts.has('programs') ? await makeRecord('program', programRecords, await programOf(about)) : null
  const mentorId = await makeRecord('mentor', mentorRecords, mentorOf(about))
  for (const which of ['first', 'alone'] as const) {
    const { id } = await saveClass(ctx, { id: newId(), base: 0, work: await classOf(ctx, about, which, { programId, mentorId }) })
    const { version } = await publishClass(ctx, id)
    made.push({ entity: 'class', id, version })
  }
  if (parts.has('portfolios')) await makeRecord('portfolio', portfolioRecords, await workOf(ctx, about), true)
  if (parts.has('careers')) {
    const careerId = await makeRecord('career', careerRecords, await employerOf(about), true)
    await makeRecord('job', jobRecords, jobOf(about, careerId), true)
  }
  for (const which of ['about', 'join', 'beginners', 'contact'] as const)
    await makeRecord('question', questionRecords, questionFields.parse(inAllLanguages(about, ({ questions }) => questions[which])))
  await noteStarters(ctx, made)
  await writeAudit(ctx, { act: 'starter.made', subject: organisation, details: { records: made.length } })
}

function categoryOf(about: About, kind: keyof ContentWords['categories']) {
  const texts = inAllLanguages(about, ({ categories }) => ({ name: categories[kind] }))
  return categoryFields.parse({ ...texts, kind, slug: CATEGORY_SLUGS[kind] })
}

async function programOf(about: About) {
  const texts = inAllLanguages(about, ({ program, subject }) => withContent({ ...program, ...subject.program }))
  return await programFields.parseAsync({ ...texts, slug: slugsOf(about).program })
}

/** An organisation's name may be as long as a mentor's whole one. */
const shortened = (name: string) => name.slice(0, NAME_LENGTH).trim()

function mentorOf(about: About) {
  const { translations, ...texts } = inAllLanguages(about, ({ mentor }) => mentor)
  // A name is one in all languages.
  const others = Object.entries(translations).map(([lang, { name: _, ...own }]) => [lang, own])
  const photo = `/art/avatar/${MENTOR_SLUG}.svg`
  return mentorFields.parse({
    ...texts,
    name: shortened(texts.name),
    translations: Object.fromEntries(others),
    slug: MENTOR_SLUG,
    photo,
  })
}

/** The organisation's own site, as the first work that it shows. */
async function workOf({ now }: Ctx, about: About) {
  const texts = inAllLanguages(about, ({ work }) => withContent(work))
  const clientName = about.organisation
  return await portfolioFields.parseAsync({
    ...texts,
    type: 'community',
    slug: WORK_SLUG,
    clientName,
    heldOn: now.toISOString().slice(0, 10),
  })
}

async function employerOf(about: About) {
  const texts = inAllLanguages(about, ({ employer }) => withContent(employer))
  return await careerFields.parseAsync({ ...texts, company: shortened(about.organisation), slug: EMPLOYER_SLUG })
}

function jobOf(about: About, careerId: string) {
  return jobFields.parse({ ...inAllLanguages(about, ({ job }) => job), careerId, slug: JOB_SLUG, type: 'internship', mode: 'hybrid' })
}

async function classOf(
  ctx: Ctx,
  about: About,
  which: keyof ContentWords['classes'],
  { programId, mentorId }: { programId: string | null; mentorId: string },
) {
  const { translations, ...texts } = inAllLanguages(about, ({ classes, subject }) => withContent({ ...classes[which], ...subject[which] }))
  const slug = slugsOf(about)[which]
  const day = (days: number) => daysAfter(ctx.now, days).toISOString()
  const dates =
    which === 'alone'
      ? { alwaysOpen: true }
      : { registrationOpensAt: day(-1), registrationClosesAt: day(30), startsAt: day(35), endsAt: day(77), quota: 30 }
  return await classFields.parseAsync({
    ...texts,
    ...dates,
    // Tags are not translated.
    translations: Object.fromEntries(Object.entries(translations).map(([lang, { tags: _, ...own }]) => [lang, own])),
    slug,
    logo: `/art/class/${slug}.svg`,
    level: 'Pemula',
    programId,
    mentorIds: [mentorId],
  })
}
