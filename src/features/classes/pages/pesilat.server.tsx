import { pageHead } from '#features/sites/head.server.ts'
import { localHref } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { redirectPage } from '#page/redirect.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type ClassCardView, toCardView } from '../card-view.ts'
import { listClasses } from '../queries.server.ts'
import { classTexts } from '../texts.ts'
import { ClassCard } from '../ui/class-card.tsx'

/** The express program. The middleware `pesilat` of its routes redirects the main sites to the pesilat tenant's host. */
export const loader = publicPage(async args => {
  const { ctx, site, lang } = args
  const t = classTexts(lang)
  const classes = await listClasses(ctx, { page: 1, perPage: 6, sort: 'joinable', ...ofPesilat(site) })
  const lead = t.fill('pesilat.lead', { site: site.settings.title })
  return {
    head: pageHead(args, { title: t.pesilat.title, description: lead }),
    body: <Pesilat lead={lead} cards={classes.items.map(card => toCardView(card, '/Courses', site.settings.timeZone, lang))} />,
  }
})

/** The slug of the pesilat tenant, whose classes are all of this program, and of the program at other tenants. */
const PESILAT = 'pesilat'

/** Returns the filter for a tenant's Pesilat classes: those of its program of this name; at the pesilat tenant all. */
export function ofPesilat({ slug }: PageArgs['site']): { programSlug?: string } {
  return slug === PESILAT ? {} : { programSlug: PESILAT }
}

/** The middleware `pesilat`: throws a redirect (308) from `/Pesilat…` of the main variant to the same path on the pesilat tenant's host. Source: domain.md. */
export function leadToPesilat({ site, page, origin, lang, visit }: PageArgs): void {
  if (site.variant !== 'main') return
  const url = new URL(origin)
  // The demo's tenants share one domain, as subdomains; the default site is the domain itself.
  const domain = url.hostname.startsWith(`${site.slug}.`) ? url.hostname.slice(site.slug.length + 1) : url.hostname
  url.hostname = `${PESILAT}.${domain}`
  throw redirectPage(url.origin + localHref(lang, page.givenPath), { visit }, 308)
}

function Pesilat({ lead, cards }: { lead: string; cards: ClassCardView[] }) {
  const t = useTexts(classTexts).pesilat
  return (
    <>
      <section className="bg-ink text-page section">
        <div className="container-page">
          <p className="font-semibold opacity-90">{t.eyebrow}</p>
          <h1 className="heading-hero mt-2">{t.title}</h1>
          <p className="mt-5 max-w-[55ch] text-lg opacity-90 md:text-xl">{lead}</p>
          <A href="/Pesilat/Class" className="btn btn-main mt-8">
            {t.all}
          </A>
        </div>
      </section>
      <section className="section">
        <ol className="container-page grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {t.steps.map((step, at) => (
            <li key={step.title} className="card p-6">
              <p aria-hidden className="font-heading text-primary-text text-3xl font-extrabold">
                {at + 1}
              </p>
              <h2 className="mt-2 text-xl font-bold">{step.title}</h2>
              <p className="text-ink-soft mt-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="section bg-tint">
        <div className="container-page">
          <h2 className="heading-section">{t.classes}</h2>
          {cards.length === 0 ? (
            <EmptyState title={t.none.title} text={t.none.text} action={{ label: t.none.action, href: '/Class' }} />
          ) : (
            <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {cards.map(card => (
                <ClassCard key={card.href} view={card} heading="h3" />
              ))}
            </ul>
          )}
        </div>
      </section>
    </>
  )
}
