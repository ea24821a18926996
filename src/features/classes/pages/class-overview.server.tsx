import { findOffer } from '#features/enrolments/offer.server.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { ShareLinks } from '#ui/share-links.tsx'
import { type ClassCardView, toCardView } from '../card-view.ts'
import { type DetailView, toDetailView } from '../detail.server.ts'
import { getClassOrLead } from '../former-names.server.ts'
import { pathOfCourse } from '../outline.ts'
import { listClasses } from '../queries.server.ts'
import { classTexts } from '../texts.ts'
import { StateBadge } from '../ui/class-card.tsx'
import { TickList } from '../ui/class-parts.tsx'
import { JoinBox } from '../ui/join-box.tsx'

const PER_PAGE = 20

/** Summary of a class; without a code, a table of all classes. */
export const loader = publicPage(async args => {
  const { ctx, page, query, site, lang } = args
  const t = classTexts(lang)
  const code = page.params['code']
  if (code) {
    const one = await getClassOrLead(args, code, ({ code: now }) => `/Overview/${now}`)
    const head = pageHead(args, {
      title: one.name,
      description: one.summary,
      image: one.logo ?? `/art/class/${one.slug}.svg`,
      langs: one.langs,
      params: { code: one.code },
      trail: [{ label: t.overview.label, href: '/Overview' }],
    })
    return { head, body: <OverviewShow view={await toDetailView(args, one, await findOffer(ctx, one))} url={head.canonical} /> }
  }
  const classes = await listClasses(ctx, { page: Number(query.get('page') ?? 1), perPage: PER_PAGE, sort: 'joinable' })
  const lead = t.fill('overview.lead', { site: site.settings.title })
  const rows = classes.items.map(card => ({ ...toCardView(card, '/Courses', site.settings.timeZone, lang), code: card.code }))
  return {
    head: pageHead(args, { title: t.overview.title, description: lead }),
    body: <OverviewList lead={lead} rows={rows} page={classes.page} totalPages={classes.totalPages} />,
  }
})

interface OverviewListProps {
  lead: string
  rows: (ClassCardView & { code: string })[]
  page: number
  totalPages: number
}

function OverviewList({ lead, rows, page, totalPages }: OverviewListProps) {
  const t = useTexts(classTexts)
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="heading-hero">{t.overview.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{lead}</p>
      <LanguageNote of="list" langs={rows.map(row => row.lang)} />
      <ul className="border-line mt-8 border-t">
        {rows.map(row => (
          <li
            key={row.code}
            className="border-line group relative grid gap-x-6 gap-y-1 border-b py-4 md:grid-cols-[1fr_12rem_10rem_auto] md:items-center"
          >
            <h2 className="text-lg font-bold">
              <A href={`/Overview/${row.code}`} className="group-hover:text-primary-text after:absolute after:inset-0">
                <InLang lang={row.lang}>{row.name}</InLang>
              </A>
            </h2>
            <p className="text-ink-soft">{row.when}</p>
            <p className="font-semibold">{row.price}</p>
            <p>
              <StateBadge state={row.state} />
            </p>
          </li>
        ))}
      </ul>
      <Pager page={page} totalPages={totalPages} base="/Overview" query={{}} />
    </div>
  )
}

function OverviewShow({ view, url }: { view: DetailView; url: string }) {
  const t = useTexts(classTexts)
  return (
    <article className="container-page max-w-4xl py-10 md:py-14">
      <Breadcrumbs trail={[{ label: t.overview.label, href: '/Overview' }]} current={view.code} />
      <h1 className="heading-hero mt-4">
        <InLang lang={view.lang}>{view.name}</InLang>
      </h1>
      <p className="mt-4 max-w-[60ch] text-lg">
        <InLang lang={view.lang}>{view.summary}</InLang>
      </p>
      <LanguageNote of="text" langs={[view.lang, view.contentLang]} />
      <div className="mt-6">
        <JoinBox view={view} />
      </div>
      <Picture
        src={view.logo}
        alt=""
        width={960}
        height={540}
        sizes="(min-width: 64rem) 54rem, 100vw"
        priority
        isCut
        className="mt-6 aspect-video w-full rounded-(--radius-picture) object-cover"
      />
      <p className="mt-6 text-lg">
        <strong>{t.overview.load}:</strong> {view.load}
      </p>
      <TickList title={t.competence.can} lines={view.outcomes.slice(0, 4)} lang={view.contentLang} />
      <p className="mt-8 flex flex-wrap gap-3">
        <A href={pathOfCourse(view)} className="btn btn-main">
          {t.overview.whole}
        </A>
        <A href={`/Class/Competence/${view.slug}`} className="btn btn-quiet">
          {t.competence.label}
        </A>
      </p>
      <ShareLinks title={view.name} url={url} lastingPath="" />
    </article>
  )
}
