import { badgeClass } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { CurriculaView } from '../outline-pages.server.ts'
import { programTexts } from '../texts.ts'
import { PageTop } from './page-top.tsx'

export function CurriculumList({ view }: { view: CurriculaView }) {
  const t = useTexts(programTexts).curriculum
  return (
    <div className="container-page py-10 md:py-14">
      <PageTop title={t.title} lead={view.lead} />
      <LanguageNote of="list" langs={view.programs.map(one => one.lang)} />
      {view.programs.length === 0 && (
        <EmptyState title={t.empty.title} text={t.empty.text} action={{ label: t.empty.action, href: '/Courses' }} />
      )}
      <div className="mt-8 space-y-8">
        {view.programs.map(program => (
          <ProgramOutline key={program.href} program={program} />
        ))}
      </div>
    </div>
  )
}

/** A program beside the list of its classes. */
function ProgramOutline({ program }: { program: CurriculaView['programs'][number] }) {
  const t = useTexts(programTexts)
  return (
    <section className="card text-ink grid gap-6 p-5 md:p-8 lg:grid-cols-[22rem_1fr] lg:gap-10">
      <div>
        {!program.isActive && (
          <p className="mb-2">
            <span className={badgeClass('red')}>{t.program.isFinished}</span>
          </p>
        )}
        <h2 className="text-2xl font-bold">
          <InLang lang={program.lang}>{program.name}</InLang>
        </h2>
        <p className="text-ink-soft mt-2">
          <InLang lang={program.lang}>{program.summary}</InLang>
        </p>
        {program.classes.length > 0 && (
          <>
            <p className="mt-3 font-semibold">{program.sums}</p>
            <A href={program.href} className="btn btn-quiet mt-5">
              {t.curriculum.whole}
              <span className="sr-only">
                : <InLang lang={program.lang}>{program.name}</InLang>
              </span>
            </A>
          </>
        )}
      </div>
      {program.classes.length === 0 ? (
        <p className="text-ink-soft">{program.isActive ? t.curriculum.none : t.curriculum.over}</p>
      ) : (
        <ol className="divide-line divide-y">
          {program.classes.map((one, at) => (
            <li key={one.href} className="flex gap-4 py-3 first:pt-0 last:pb-0">
              <span aria-hidden className="font-heading text-primary-text w-7 shrink-0 pt-2 text-lg font-bold tabular-nums">
                {at + 1}
              </span>
              <div className="min-w-0">
                <A
                  href={one.href}
                  className="hover:text-primary-text flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
                >
                  <InLang lang={one.lang}>{one.name}</InLang>
                </A>
                <p className="text-ink-soft">{one.sums}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
