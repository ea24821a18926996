import { ClassCard } from '#features/classes/ui/class-card.tsx'
import { StandingsTable } from '#features/schools/ui/standings-table.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import type { ProgramShowView } from '../show.server.ts'
import { programTexts } from '../texts.ts'

/** A program: its text, classes, schools and best teams. */
export function ProgramShow({ view }: { view: ProgramShowView }) {
  const t = useTexts(programTexts)
  return (
    <>
      <header className="bg-tint text-ink">
        <div className="container-page grid gap-8 py-10 md:py-14 lg:grid-cols-[1fr_26rem] lg:items-center">
          <div className="min-w-0">
            <Breadcrumbs trail={[{ label: t.program.label, href: '/Program' }]} current={view.name} lang={view.lang} />
            <h1 className="mt-4 text-3xl font-extrabold md:text-5xl">
              <InLang lang={view.lang}>{view.name}</InLang>
            </h1>
            <p className="mt-4 max-w-[60ch] text-lg">
              <InLang lang={view.lang}>{view.summary}</InLang>
            </p>
            <LanguageNote of="text" langs={[view.lang]} />
            {view.facts && <p className="mt-4 font-semibold">{view.facts}</p>}
            {!view.isActive && <p className="mt-4">{t.show.over}</p>}
            {view.bundle && (
              <p data-bundle className="mt-4 text-lg">
                {t.show.bundle} <strong className="whitespace-nowrap">{view.bundle.price}</strong>
              </p>
            )}
            <p className="mt-6 flex flex-wrap gap-3">
              {view.bundle && (
                <A href={view.bundle.href} data-turbo="false" className="btn btn-main">
                  {t.show.buyBundle}
                </A>
              )}
              <A href={`/Curriculum/${view.slug}`} className={`btn ${view.bundle ? 'btn-quiet' : 'btn-main'}`}>
                {t.show.curriculum}
              </A>
            </p>
          </div>
          <Picture
            src={view.cover}
            alt=""
            width={768}
            height={432}
            sizes="(min-width: 64rem) 26rem, 100vw"
            priority
            isCut
            className="aspect-video w-full rounded-(--radius-picture) object-cover"
          />
        </div>
      </header>
      <div className="container-page py-10 md:py-14">
        <RichText html={view.html} lang={view.lang} />
        <Classes view={view} />
        <Top view={view} />
        <Schools view={view} />
      </div>
    </>
  )
}

function Classes({ view }: { view: ProgramShowView }) {
  const t = useTexts(programTexts)
  return (
    <section className="mt-14">
      <h2 className="heading-section">{t.show.classes}</h2>
      {view.cards.length === 0 ? (
        <p className="mt-4 text-lg">{view.isActive ? t.show.noClasses : t.curriculum.over}</p>
      ) : (
        <ul className="pairs mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {view.cards.map(card => (
            <ClassCard key={card.href} view={card} heading="h3" />
          ))}
        </ul>
      )}
      {view.totalClasses > view.cards.length && (
        <A href={`/Courses?program=${view.slug}`} className="btn btn-quiet mt-6">
          {t.fill('show.allClasses', { count: view.totalClasses })}
        </A>
      )}
    </section>
  )
}

function Top({ view }: { view: ProgramShowView }) {
  const t = useTexts(programTexts)
  if (view.top.length === 0) return null
  return (
    <section className="mt-14">
      <h2 className="heading-section mb-6">{t.show.top}</h2>
      <StandingsTable caption={t.fill('show.caption', { program: view.name })} rows={view.top} />
      <A href={`/Leaderboards?program=${view.slug}`} className="btn btn-quiet mt-6">
        {t.show.board}
      </A>
    </section>
  )
}

function Schools({ view }: { view: ProgramShowView }) {
  const t = useTexts(programTexts)
  if (view.schools.length === 0) return null
  return (
    <section className="mt-14">
      <h2 className="heading-section">{t.show.schools}</h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {view.schools.map(school => (
          <li key={school.id} className="card text-ink p-4">
            <p className="font-semibold">{school.name}</p>
            <p className="text-ink-soft">{school.city}</p>
          </li>
        ))}
      </ul>
      {view.moreSchools > 0 && <p className="text-ink-soft mt-4">{t.fill('show.moreSchools', { count: view.moreSchools })}</p>}
    </section>
  )
}
