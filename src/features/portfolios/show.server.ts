import { pageHead } from '#features/sites/head.server.ts'
import { NotFound } from '#kit/errors.ts'
import { formatDate } from '#kit/format.ts'
import type { PageArgs } from '#page/page.server.ts'
import { redirectPage } from '#page/redirect.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import { isType, toFilm, type WorkCard } from './portfolio.ts'
import { getPortfolio, listPortfolios } from './queries.server.ts'
import { portfolioReason, portfolioTexts } from './texts.ts'

const PER_PAGE = 9

/** Loads the works, all or of one type. Throws NotFound for an unknown type. */
export async function loadWorks(args: PageArgs) {
  const { ctx, page, query, site, lang } = args
  const texts = portfolioTexts(lang)
  const type = page.params['type']
  if (type !== undefined && !isType(type)) throw new NotFound(portfolioReason('WorkMissing'))
  const works = await listPortfolios(ctx, { ...(type && { type }), page: Number(query.get('page') ?? 1), perPage: PER_PAGE })
  const lead = texts.fill('lead', { site: site.settings.title })
  return {
    head: pageHead(args, { title: type ? texts.ofType[type] : texts.title, description: lead }),
    title: type ? texts.ofType[type] : texts.title,
    lead,
    type,
    works: works.items.map(toView),
    page: works.page,
    totalPages: works.totalPages,
  }
}

/** Loads one work. Throws NotFound, or a redirect if the URL is not canonical. Two statements. */
export async function loadWork(args: PageArgs) {
  const { ctx, page, site, lang } = args
  const work = await getPortfolio(ctx, page.params['title'] ?? '')
  const path = `/Portfolio/${work.type}/${work.slug}`
  if (page.params['type'] !== work.type || page.params['title'] !== work.slug) throw redirectPage(path, args)
  const others = await listPortfolios(ctx, { type: work.type, page: 1, perPage: 4 })
  const texts = portfolioTexts(lang)
  const date = (at: string) => formatDate(at, 'UTC', lang)
  return {
    head: pageHead(args, {
      title: work.title,
      description: work.summary,
      image: work.cover ?? `/art/program/${work.slug}.svg`,
      langs: work.langs,
      path,
      type: 'article',
      trail: [{ label: texts.label, href: '/Portfolio' }],
    }),
    ...toView(work),
    kind: work.kind,
    when: date(work.heldOn),
    html: await toHtml(work.content),
    projectLink: work.projectLink,
    batches: work.batches.map(batch => ({ label: batch.label, date: date(batch.date) })),
    film: toFilm(work.video),
    poster: work.video?.thumbnail ?? toView(work).cover,
    pictures: [...work.images, ...work.photos],
    related: others.items
      .filter(one => one.slug !== work.slug)
      .slice(0, 3)
      .map(toView),
    site: site.settings.title,
  }
}

function toView(work: WorkCard) {
  return {
    href: `/Portfolio/${work.type}/${work.slug}`,
    type: work.type,
    title: work.title,
    summary: work.summary,
    lang: work.lang,
    client: work.clientName,
    cover: work.cover ?? `/art/program/${work.slug}.svg`,
    year: work.heldOn.slice(0, 4),
  }
}

export type WorkView = ReturnType<typeof toView>
export type WorksData = Awaited<ReturnType<typeof loadWorks>>
export type WorkData = Awaited<ReturnType<typeof loadWork>>
