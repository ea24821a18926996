import { ClassCard } from '#features/classes/ui/class-card.tsx'
import { pageHead } from '#features/sites/head.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { type City, type CityData, loadCity } from '../city.server.ts'
import { EventRows } from '../sections/events.tsx'
import { SectionFrame } from '../sections/section-head.tsx'
import { staticTexts } from '../static/texts.ts'

/** A city's page: learning there, upcoming classes and events, people and schools; links elsewhere for empty lists. */
export const loader = publicPage(async args => {
  const { site, lang, page } = args
  const city = page.route.name === 'Jakarta' ? 'Jakarta' : 'Bandung'
  const lead = staticTexts(lang).fill(`city.about.${city}.lead`, { site: site.settings.title })
  return {
    head: pageHead(args, { title: city, description: lead }),
    body: <CityPage city={city} lead={lead} found={await loadCity(args, city)} />,
  }
})

function CityPage({ city, lead, found }: { city: City; lead: string; found: CityData }) {
  const t = useTexts(staticTexts)
  const other = city === 'Bandung' ? 'Jakarta' : 'Bandung'
  const named = (key: string) => t.fill(`city.${key}`, { city })
  return (
    <>
      <Top city={city} lead={lead} />
      <SectionFrame title={named('classes')} {...(found.classes.length > 0 && { more: { label: t.city.allClasses, href: '/Class' } })}>
        {found.classes.length > 0 ? (
          <Classes cards={found.classes} />
        ) : (
          <None text={named('noClasses')} href="/Class" label={t.city.allClasses} />
        )}
      </SectionFrame>
      <SectionFrame
        title={named('events')}
        tone="tint"
        {...(found.events.length > 0 && { more: { label: t.city.allEvents, href: '/Event' } })}
      >
        {found.events.length > 0 ? (
          <EventRows events={found.events} />
        ) : (
          <None text={named('noEvents')} href="/Event" label={t.city.allEvents} />
        )}
      </SectionFrame>
      {found.mentors.length > 0 && <Mentors title={named('mentors')} mentors={found.mentors} />}
      {found.schools.length > 0 && <Schools title={named('schools')} schools={found.schools} />}
      {found.online.length > 0 && (
        <SectionFrame title={named('online')}>
          <Classes cards={found.online} />
        </SectionFrame>
      )}
      <p className="container-page pb-14">
        <A href={`/${other}`} className="btn btn-quiet">
          {t.city.other}: {other}
        </A>
      </p>
    </>
  )
}

function Top({ city, lead }: { city: City; lead: string }) {
  const { title, text, tips } = useTexts(staticTexts).city.about[city]
  return (
    <>
      <section className={`section bg-ink text-page city-${city.toLowerCase()}`}>
        <div className="container-page">
          <h1 className="heading-hero">{city}</h1>
          <p className="mt-4 max-w-[55ch] text-lg opacity-90 md:text-xl">{lead}</p>
        </div>
      </section>
      <section className="section">
        <div className="container-page grid gap-8 lg:grid-cols-2">
          <div>
            <h2 className="heading-section">{title}</h2>
            <p className="mt-4 max-w-[60ch] text-lg">{text}</p>
          </div>
          <ul className="max-w-[60ch] list-disc space-y-3 pl-5 text-lg lg:pt-2">
            {tips.map(tip => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}

/** A sentence in place of an empty list, with a link elsewhere. */
function None({ text, href, label }: { text: string; href: string; label: string }) {
  return (
    <>
      <p className="max-w-[60ch] text-lg">{text}</p>
      <A href={href} className="btn btn-quiet mt-5">
        {label}
      </A>
    </>
  )
}

function Classes({ cards }: { cards: CityData['classes'] }) {
  return (
    <ul className="pairs grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(card => (
        <ClassCard key={card.href} view={card} heading="h3" />
      ))}
    </ul>
  )
}

function Mentors({ title, mentors }: { title: string; mentors: CityData['mentors'] }) {
  const t = useTexts(staticTexts)
  return (
    <SectionFrame title={title} more={{ label: t.city.allMentors, href: '/Mentor' }}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {mentors.map(mentor => (
          <li key={mentor.slug} className="flex items-center gap-4">
            <Avatar seed={mentor.slug} name="" size={64} />
            <div className="min-w-0">
              <h3 className="font-bold">{mentor.name}</h3>
              <p className="opacity-85">
                <InLang>{mentor.headline}</InLang>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function Schools({ title, schools }: { title: string; schools: CityData['schools'] }) {
  return (
    <SectionFrame title={title} tone="tint">
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {schools.map(school => (
          <li key={school.name} className="border-b border-current/20 py-3">
            <h3 className="font-bold">{school.name}</h3>
            <p className="opacity-80">{school.city}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
