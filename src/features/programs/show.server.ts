import { toCardView } from '#features/classes/card-view.ts'
import { listClasses } from '#features/classes/queries.server.ts'
import { toPostCardView } from '#features/posts/card-view.ts'
import { pathOfPost } from '#features/posts/post.ts'
import { getPost, listLatestPosts } from '#features/posts/queries.server.ts'
import { toStandingView } from '#features/schools/standing-view.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { toCityLabel } from '#kit/city-label.ts'
import { isAppError } from '#kit/errors.ts'
import { formatPrice } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import { redirectPage } from '#page/redirect.ts'
import { isUuid } from '#platform/db/ids.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { type ProgramDetail, type ProgramSummary, pictureOf } from './program.ts'
import { getProgram, listProgramSchools, listPrograms } from './queries.server.ts'
import { programTexts } from './texts.ts'

const PROGRAMS_PER_PAGE = 24
const ANNOUNCEMENTS = 3
const CLASSES = 6
const SCHOOLS = 24

/** Loads the list of programs: active ones, finished ones below, the newest announcements. Two statements. */
export async function loadProgramList(args: PageArgs) {
  const { ctx, site, query, lang } = args
  const t = programTexts(lang)
  const [programs, posts] = await Promise.all([
    listPrograms(ctx, { page: Number(query.get('page') ?? 1), perPage: PROGRAMS_PER_PAGE }),
    listLatestPosts(ctx, { program: ANNOUNCEMENTS }),
  ])
  const lead = t.fill('program.lead', { site: site.settings.title })
  const views = programs.items.map(program => ({ ...toProgramView(program), facts: factsOf(program, args) }))
  return {
    head: pageHead(args, { title: t.program.title, description: lead }),
    lead,
    active: views.filter(view => view.isActive),
    finished: views.filter(view => !view.isActive),
    news: posts.map(post => toPostCardView(post, site, lang)),
    page: programs.page,
    totalPages: programs.totalPages,
  }
}

export type ProgramListView = Awaited<ReturnType<typeof loadProgramList>>
export type ProgramView = ProgramListView['active'][number]

function toProgramView({ slug, name, summary, lang, logo, isActive }: ProgramSummary) {
  return { href: `/Program/${slug}`, name, summary, lang, isActive, cover: pictureOf({ slug, logo }) }
}

/** e.g. `5 kelas · 12 sekolah`; zero counts are omitted. */
function factsOf({ classes, schools }: ProgramSummary, { lang }: PageArgs): string {
  const t = programTexts(lang)
  return [classes > 0 && t.fill('program.classes', { count: classes }), schools > 0 && t.fill('program.schools', { count: schools })]
    .filter(Boolean)
    .join(' · ')
}

/** Loads a program's page: text, classes, schools, best teams. Three statements. Throws NotFound, or a redirect if the URL has an id. */
export async function loadProgram(args: PageArgs) {
  const { ctx, site, page, lang } = args
  const t = programTexts(lang)
  const asked = page.params['slug'] ?? ''
  const program = isUuid(asked) ? await leadOn(args, asked) : await getProgram(ctx, asked)
  const [classes, schools] = await Promise.all([
    listClasses(ctx, { page: 1, perPage: CLASSES, programIds: [program.id], sort: 'joinable' }),
    listProgramSchools(ctx, { programId: program.id, page: 1, perPage: SCHOOLS }),
  ])
  return {
    head: pageHead(args, {
      title: program.name,
      description: program.summary,
      text: toWords(program.content),
      image: pictureOf(program),
      langs: program.langs,
      params: { slug: program.slug },
      trail: [{ label: t.program.label, href: '/Program' }],
    }),
    ...toProgramView(program),
    slug: program.slug,
    facts: factsOf(program, args),
    html: await toHtml(program.content),
    cards: classes.items.map(card => toCardView(card, '/Courses', site.settings.timeZone, lang)),
    totalClasses: classes.totalItems,
    bundle: toBundle(program, lang),
    schools: schools.items.map(({ id, name, city }) => ({ id, name, city: toCityLabel(city) })),
    moreSchools: schools.totalItems - schools.items.length,
    top: program.top.map(one => toStandingView({ ...one, program: null }, lang)),
  }
}

export type ProgramShowView = Awaited<ReturnType<typeof loadProgram>>

/** What its classes cost together; null: not sold as one, or it is over. Who is in some of them sees the rest on the way to the checkout. */
function toBundle({ slug, bundlePriceRupiah, isActive, classes }: ProgramDetail, lang: Lang): { price: string; href: string } | null {
  if (bundlePriceRupiah === null || !isActive || classes === 0) return null
  return { price: formatPrice(bundlePriceRupiah, lang), href: `/Checkout/Program/${slug}` }
}

/** Throws a redirect from a program's id to its slug, or from an announcement's id to the announcement. Throws NotFound for other ids. */
async function leadOn(args: PageArgs, id: string): Promise<ProgramDetail> {
  const { ctx, site } = args
  throw redirectPage(await pathOfId(), args)

  async function pathOfId(): Promise<string> {
    try {
      return `/Program/${(await getProgram(ctx, id)).slug}`
    } catch (error) {
      if (!isAppError(error)) throw error
      return pathOfPost(await getPost(ctx, { kind: 'program', id }), site.variant)
    }
  }
}
