import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { RichText } from '#ui/rich-text.tsx'
import type { ClassAround as Around } from '../around.server.ts'
import type { DetailView } from '../detail.server.ts'
import { pathOfCourse } from '../outline.ts'
import { classTexts } from '../texts.ts'
import { ClassAround } from './class-around.tsx'
import { ClassFrame } from './class-frame.tsx'
import { ClassFacts, Mentors, TickList } from './class-parts.tsx'

interface CohortShowProps {
  view: DetailView
  around: Around
  trail: { label: string; href: string }
}

/** The cohort: code, timetable, mode and cities; the course page describes what is taught. */
export function CohortShow({ view, around, trail }: CohortShowProps) {
  const t = useTexts(classTexts)
  return (
    <>
      <ClassFrame view={view} trail={trail} current={view.code} eyebrow={`${view.type} ${view.code}`}>
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
        <ClassFacts view={view} hasDates={false} />
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
      </ClassFrame>
      <ClassAround around={around} />
    </>
  )
}
