import { EmptyState } from '#ui/empty-state.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import type { NetworkView } from '../network.server.ts'
import { programTexts } from '../texts.ts'
import { PageTop } from './page-top.tsx'

export function Network({ view }: { view: NetworkView }) {
  const t = useTexts(programTexts).network
  const isEmpty = view.schools.length === 0 && view.partners.length === 0 && view.places.length === 0
  return (
    <div className="container-page py-10 md:py-14">
      <PageTop title={t.title} lead={view.lead} />
      <dl aria-label={t.facts} className="mt-8 grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-5">
        {view.facts.map(fact => (
          <div key={fact.words} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-soft mt-1">{fact.words}</dt>
            <dd className="font-heading text-4xl font-extrabold md:text-5xl">{fact.number}</dd>
          </div>
        ))}
      </dl>
      {isEmpty && <EmptyState title={t.empty.title} text={t.empty.text} action={{ label: t.empty.action, href: '/Courses' }} />}
      <Schools view={view} />
      <Partners view={view} />
      <Places view={view} />
      <section className="bg-tint text-ink mt-16 rounded-(--radius-card) p-6 md:p-10">
        <h2 className="heading-section">{t.joinTitle}</h2>
        <p className="mt-3 max-w-[60ch] text-lg">{t.joinText}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <A href="/Liga-Smk/Register" className="btn btn-main">
            {t.school}
          </A>
          <A href="/Collaboration" className="btn btn-quiet">
            {t.partner}
          </A>
        </p>
      </section>
    </div>
  )
}

function Schools({ view }: { view: NetworkView }) {
  const t = useTexts(programTexts).network
  if (view.schools.length === 0) return null
  return (
    <section className="mt-14">
      <h2 className="heading-section">{t.schools}</h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {view.schools.map(school => (
          <li key={school.id} className="card text-ink p-5">
            <h3 className="text-lg font-bold">{school.name}</h3>
            <p className="text-ink-soft mt-1">{[school.city, school.students].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
      <Pager page={view.page} totalPages={view.totalPages} base="/Network" query={{}} />
    </section>
  )
}

function Partners({ view }: { view: NetworkView }) {
  const t = useTexts(programTexts).network
  if (view.partners.length === 0) return null
  return (
    <section className="mt-14">
      <h2 className="heading-section">{t.partners}</h2>
      <ul className="mt-6 gap-4 sm:columns-2 lg:columns-3">
        {view.partners.map(group => (
          <li key={group.kind} className="card text-ink mb-4 break-inside-avoid p-5">
            <h3 className="text-primary-text font-semibold">
              <InLang>{group.kind}</InLang>
            </h3>
            <ul className="mt-1">
              {group.names.map(name => (
                <li key={name} className="font-heading py-1 text-lg font-bold">
                  {name}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Places({ view }: { view: NetworkView }) {
  const t = useTexts(programTexts)
  if (view.places.length === 0) return null
  return (
    <section className="mt-14">
      <h2 className="heading-section">{t.network.cities}</h2>
      <p className="text-ink-soft mt-2 text-lg">{t.network.citiesLead}</p>
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {view.places.map(place => (
          <li key={place.city} className="border-line flex items-baseline justify-between gap-4 border-b py-3">
            <span className="font-semibold">{place.city}</span>
            <span className="text-ink-soft text-right">{place.facts}</span>
          </li>
        ))}
      </ul>
      {view.morePlaces > 0 && <p className="text-ink-soft mt-4">{t.fill('network.moreCities', { count: view.morePlaces })}</p>}
    </section>
  )
}
