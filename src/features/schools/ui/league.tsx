import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Timeline } from '#ui/timeline.tsx'
import type { LeagueView } from '../league.server.ts'
import { schoolTexts } from '../texts.ts'
import { StandingsTable } from './standings-table.tsx'

/** The league: what it is, how a day and a season run, standings, participants, how to join. */
export function League({ view }: { view: LeagueView }) {
  return (
    <>
      <Top view={view} />
      <Day />
      <Road />
      <Standings view={view} />
      <Rewards />
      <Schools view={view} />
      <Join view={view} />
    </>
  )
}

function Top({ view }: { view: LeagueView }) {
  const t = useTexts(schoolTexts)
  const facts: [number | string, string][] = [
    [view.members, t.facts.members],
    ['±3', t.facts.hours],
    [view.finalists, t.facts.final],
    ...(view.teams > 0 ? ([[view.schools, t.facts.schools]] satisfies [number, string][]) : []),
  ]
  return (
    <section className="section bg-ink text-page">
      <div className="container-page grid items-center gap-8 lg:grid-cols-[1fr_28rem]">
        <div>
          <p className="font-semibold opacity-90">{t.eyebrow}</p>
          <h1 className="heading-hero mt-2">{t.title}</h1>
          <p className="mt-5 max-w-[55ch] text-lg opacity-90 md:text-xl">{t.lead}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <A href="/Liga-Smk/Register" className="btn btn-main">
              {t.register}
            </A>
            <A href="/Leaderboards" className="btn bg-page text-ink">
              {t.board}
            </A>
          </p>
        </div>
        <Picture
          src={view.cover}
          alt=""
          width={640}
          height={360}
          sizes="(min-width: 64rem) 28rem, 100vw"
          priority
          isCut
          className="aspect-video w-full rounded-(--radius-picture) object-cover"
        />
      </div>
      <dl className="container-page mt-10 grid grid-cols-2 gap-6 md:grid-cols-4" aria-label={t.facts.label}>
        {facts.map(([number, words]) => (
          <div key={words} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 opacity-90">{words}</dt>
            <dd className="font-heading text-4xl font-extrabold md:text-5xl">{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Day() {
  const { day } = useTexts(schoolTexts)
  return (
    <section className="section">
      <div className="container-page">
        <h2 className="heading-section">{day.title}</h2>
        <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{day.lead}</p>
        <div className="mt-8">
          <Timeline items={day.steps} />
        </div>
      </div>
    </section>
  )
}

function Road() {
  const { road } = useTexts(schoolTexts)
  return (
    <section className="section bg-tint">
      <div className="container-page">
        <h2 className="heading-section">{road.title}</h2>
        <ol className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
          {road.steps.map((step, at) => (
            <li key={step.title} className="card text-ink p-6">
              <p aria-hidden className="font-heading text-primary-text text-3xl font-extrabold">
                {at + 1}
              </p>
              <h3 className="mt-2 text-xl font-bold">{step.title}</h3>
              <p className="text-ink-soft mt-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Standings({ view }: { view: LeagueView }) {
  const t = useTexts(schoolTexts)
  if (view.teams === 0) return null
  return (
    <section className="section">
      <div className="container-page">
        <h2 className="heading-section">{t.standings.title}</h2>
        <p className="text-ink-soft mt-3 mb-6 max-w-[60ch] text-lg">{t.scoring.lead}</p>
        {view.standings.length === 0 ? (
          <p className="text-lg">{t.standings.none}</p>
        ) : (
          <>
            <StandingsTable caption={t.standings.caption} rows={view.standings} />
            <A href="/Leaderboards" className="btn btn-quiet mt-6">
              {t.board}
            </A>
          </>
        )}
      </div>
    </section>
  )
}

function Rewards() {
  const { scoring, prizes } = useTexts(schoolTexts)
  return (
    <section className="section bg-tint">
      <div className="container-page grid gap-12 lg:grid-cols-2">
        {[scoring, prizes].map(group => (
          <div key={group.title}>
            <h2 className="heading-section">{group.title}</h2>
            <dl className="divide-line mt-6 divide-y">
              {group.items.map(item => (
                <div key={item.title} className="py-4">
                  <dt className="text-lg font-bold">{item.title}</dt>
                  <dd className="text-ink-soft mt-1">{item.text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}

function Schools({ view }: { view: LeagueView }) {
  const t = useTexts(schoolTexts)
  if (view.teams === 0) return null
  return (
    <section className="section">
      <div className="container-page">
        <h2 className="heading-section">{t.schools.title}</h2>
        <p className="text-ink-soft mt-3 text-lg">
          {t.fill('schools.lead', { schools: view.schools, cities: view.cities.length, teams: view.teams })}
        </p>
        <ul className="mt-8 gap-4 sm:columns-2 lg:columns-3">
          {view.cities.map(group => (
            <li key={group.city} className="card text-ink mb-4 break-inside-avoid p-5">
              <h3 className="text-lg font-bold">{group.city}</h3>
              <ul className="mt-2 space-y-1">
                {group.schools.map(school => (
                  <li key={school.name} className="flex justify-between gap-4">
                    <span>{school.name}</span>
                    <span className="text-ink-soft whitespace-nowrap">{t.fill('schools.teams', { count: school.teams })}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Join({ view }: { view: LeagueView }) {
  const t = useTexts(schoolTexts)
  return (
    <section className="section border-line border-t">
      <div className="container-page">
        <h2 className="heading-section">{view.teams === 0 ? t.begin.title : t.join.title}</h2>
        {view.teams === 0 && <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{t.fill('begin.text', { site: view.site })}</p>}
        <ol className="mt-8 grid gap-6 md:grid-cols-3">
          {t.join.steps.map((step, at) => (
            <li key={step.title} className="flex gap-4">
              <span
                aria-hidden
                className="bg-primary text-on-primary font-heading grid size-10 shrink-0 place-items-center rounded-full font-bold"
              >
                {at + 1}
              </span>
              <div>
                <h3 className="text-lg font-bold">{step.title}</h3>
                <p className="text-ink-soft mt-1">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <A href="/Liga-Smk/Register" className="btn btn-main mt-8">
          {t.register}
        </A>
      </div>
    </section>
  )
}
