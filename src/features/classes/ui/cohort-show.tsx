import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { RichText } from '#ui/rich-text.tsx'
import type { DetailView } from '../detail.server.ts'
import { pathOfCourse } from '../outline.ts'
import { classTexts } from '../texts.ts'
import { JoinBox, Mentors, TickList } from './class-parts.tsx'

/** The cohort: code, timetable, mode and cities; the course page describes what is taught. */
export function CohortShow({ view, trail }: { view: DetailView; trail: { label: string; href: string } }) {
  const t = useTexts(classTexts)
  return (
    <div className="container-page py-10 md:py-14">
      <Breadcrumbs trail={[trail]} current={view.code} />
      <div className="mt-4 grid gap-10 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <p className="text-primary-text font-semibold tracking-wide">
            {view.type} {view.code}
          </p>
          <h1 className="mt-1 text-3xl font-extrabold md:text-5xl">
            <InLang lang={view.lang}>{view.name}</InLang>
          </h1>
          <p className="mt-4 max-w-[60ch] text-lg">
            <InLang lang={view.lang}>{view.summary}</InLang>
          </p>
          <LanguageNote of="text" langs={[view.lang, view.contentLang]} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <JoinBox view={view} />
        </div>
        <div className="min-w-0 *:first:mt-0">
          {view.dates.length > 0 && (
            <section>
              <h2 className="text-2xl font-bold">{t.show.schedule}</h2>
              <ol className="border-line mt-4 border-l-2 pl-6">
                {view.dates.map(row => (
                  <li
                    key={row.label}
                    className="before:bg-primary relative pb-6 last:pb-0 before:absolute before:top-2 before:-left-[1.9375rem] before:size-3 before:rounded-full"
                  >
                    <p className="text-ink-soft">{row.label}</p>
                    <p className="text-lg font-semibold">{row.date}</p>
                  </li>
                ))}
              </ol>
              {view.deadline && view.state === 'registration' && <p className="mt-6">{t.fill('show.closes', { moment: view.deadline })}</p>}
            </section>
          )}
          <div className="mt-10">
            <RichText html={view.html} lang={view.contentLang} />
          </div>
          <TickList title={t.show.audience} lines={view.audience} lang={view.contentLang} />
          {view.registrantsFrom.length > 0 && <TickList title={t.show.from} lines={view.registrantsFrom} />}
          <p className="mt-10">
            <A
              href={pathOfCourse(view)}
              className="text-primary-text inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {t.show.wholeSyllabus}: {view.load}
            </A>
          </p>
          <Mentors view={view} />
        </div>
      </div>
    </div>
  )
}
