import { writeAudit } from '#features/audit/audit.server.ts'
import { categoryFields, categoryRecords } from '#features/categories/records.server.ts'
import { classFields } from '#features/class-editing/class-fields.ts'
import { publishClass, saveClass } from '#features/class-editing/commands.server.ts'
import { mentorFields, mentorRecords } from '#features/mentors/records.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { createPost } from '#features/posts/commands.server.ts'
import { artOfPost, type PostKind } from '#features/posts/kinds/kinds.ts'
import { postInput } from '#features/posts/schema.ts'
import { programFields, programRecords } from '#features/programs/records.server.ts'
import { questionFields, questionRecords } from '#features/questions/records.server.ts'
import type { RecordKind, Work } from '#features/records/record-kind.ts'
import { saveRecord } from '#features/records/write.server.ts'
import { noteStarters } from '#features/starter/marks.server.ts'
import type { StarterEntity } from '#features/starter/starter.ts'
import { daysAfter } from '#kit/days.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { type ContentWords, inAllLanguages, withContent } from './words.ts'

type PostName = keyof ContentWords['posts']

interface StarterPost {
  name: PostName
  kind: PostKind
  slug: string
  daysAgo: number
  category?: keyof ContentWords['categories']
  details?: (ctx: Ctx, organisation: string) => Record<string, unknown>
}

const POSTS: readonly StarterPost[] = [
  { name: 'opened', kind: 'news', slug: 'situs-kami-terbuka', daysAgo: 1, category: 'news' },
  { name: 'classes', kind: 'news', slug: 'dua-kelas-pertama', daysAgo: 2, category: 'news' },
  { name: 'habit', kind: 'articles', slug: 'belajar-sedikit-setiap-hari', daysAgo: 3, category: 'articles' },
  { name: 'why', kind: 'blog', slug: 'mengapa-kami-menulis', daysAgo: 4 },
  { name: 'meet', kind: 'event', slug: 'kenalan-dengan-kami', daysAgo: 1, details: meetingOf },
  { name: 'colours', kind: 'gallery', slug: 'warna-warni-kami', daysAgo: 5, details: picturesOf },
  { name: 'together', kind: 'program', slug: 'pendaftaran-belajar-bersama', daysAgo: 2 },
]

const SLUGS = {
  news: 'kabar',
  articles: 'cara-belajar',
  program: 'belajar-bersama',
  mentor: 'tim-kami',
  first: 'langkah-pertama',
  alone: 'belajar-mandiri',
} as const

/** The longest name of a mentor. */
const NAME_LENGTH = 120

type Noted = { entity: StarterEntity; id: string; version: number }[]

/**
 * Fills a new tenant's site with content in the organisation's name, in all languages of the interface, published at once, and notes it as starter content. For a
 * tenant without content: its addresses are fixed. Throws as `requirePermission`, and Conflict if an address is taken.
 */
export async function makeStarterContent(ctx: Ctx, organisation: string): Promise<void> {
  requirePermission(ctx.viewer, 'site.manage')
  const made: Noted = []
  const makeRecord = async (entity: StarterEntity, kind: RecordKind, work: Work) => {
    const { id, version } = await saveRecord(ctx, kind, { id: newId(), base: 0, work })
    made.push({ entity, id, version })
    return id
  }
  const categories = {
    news: await makeRecord('category', categoryRecords, categoryOf(organisation, 'news')),
    articles: await makeRecord('category', categoryRecords, categoryOf(organisation, 'articles')),
  }
  for (const post of POSTS) {
    const input = await postOf(ctx, organisation, post, post.category && categories[post.category])
    // Nobody subscribed to a site that has just been made: it is no news.
    const { id } = await createPost(ctx, input, { isOld: true })
    made.push({ entity: 'post', id, version: 1 })
  }
  const programId = await makeRecord(
    'program',
    programRecords,
    await programFields.parseAsync({ ...inAllLanguages(organisation, ({ program }) => withContent(program)), slug: SLUGS.program }),
  )
  const mentorId = await makeRecord('mentor', mentorRecords, mentorOf(organisation))
  for (const which of ['first', 'alone'] as const) {
    const { id } = await saveClass(ctx, { id: newId(), base: 0, work: await classOf(ctx, organisation, which, { programId, mentorId }) })
    const { version } = await publishClass(ctx, id)
    made.push({ entity: 'class', id, version })
  }
  for (const which of ['join', 'beginners', 'contact'] as const)
    await makeRecord('question', questionRecords, questionFields.parse(inAllLanguages(organisation, ({ questions }) => questions[which])))
  await noteStarters(ctx, made)
  await writeAudit(ctx, { act: 'starter.made', subject: organisation, details: { records: made.length } })
}

function categoryOf(organisation: string, kind: keyof ContentWords['categories']) {
  const texts = inAllLanguages(organisation, ({ categories }) => ({ name: categories[kind] }))
  return categoryFields.parse({ ...texts, kind, slug: SLUGS[kind] })
}

async function postOf(ctx: Ctx, organisation: string, { name, kind, slug, daysAgo, details }: StarterPost, categoryId: string | undefined) {
  return await postInput.parseAsync({
    ...inAllLanguages(organisation, ({ posts }) => withContent(posts[name])),
    kindSlug: kind,
    slug,
    cover: artOfPost({ kind, slug }),
    categoryId: categoryId ?? null,
    authorName: organisation,
    publishedAt: daysAfter(ctx.now, -daysAgo).toISOString(),
    details: details?.(ctx, organisation) ?? {},
  })
}

/** Nine in the morning in Jakarta, for an hour. */
const MEETING_UTC_HOUR = 2
const MEETING_DAYS = 21

function meetingOf({ now }: Ctx, organisation: string): Record<string, unknown> {
  const startsAt = daysAfter(now, MEETING_DAYS)
  startsAt.setUTCHours(MEETING_UTC_HOUR, 0, 0, 0)
  const { place, translations } = inAllLanguages(organisation, words => ({ place: words.place }))
  return { startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 3_600_000).toISOString(), place, translations }
}

function picturesOf(_: Ctx, organisation: string): Record<string, unknown> {
  const { pictures, translations } = inAllLanguages(organisation, words => ({ pictures: words.pictures }))
  return {
    pictures: pictures.map((alt, at) => ({
      src: `/art/gallery/warna-warni-kami-${at + 1}.svg`,
      alt,
      translations: Object.fromEntries(Object.entries(translations).map(([lang, own]) => [lang, { alt: own.pictures[at] }])),
    })),
  }
}

function mentorOf(organisation: string) {
  const { translations, ...texts } = inAllLanguages(organisation, ({ mentor }) => mentor)
  // A name is one in all languages.
  const others = Object.entries(translations).map(([lang, { name: _, ...own }]) => [lang, own])
  const photo = `/art/avatar/${SLUGS.mentor}.svg`
  // An organisation's name may be as long as a mentor's whole one.
  const name = texts.name.slice(0, NAME_LENGTH).trim()
  return mentorFields.parse({ ...texts, name, translations: Object.fromEntries(others), slug: SLUGS.mentor, photo })
}

async function classOf(
  ctx: Ctx,
  organisation: string,
  which: keyof ContentWords['classes'],
  { programId, mentorId }: { programId: string; mentorId: string },
) {
  const { translations, ...texts } = inAllLanguages(organisation, ({ classes }) => withContent(classes[which]))
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
    slug: SLUGS[which],
    logo: `/art/class/${SLUGS[which]}.svg`,
    level: 'Pemula',
    programId,
    mentorIds: [mentorId],
  })
}
