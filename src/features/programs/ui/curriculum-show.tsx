import ChevronDown from 'lucide-react/icons/chevron-down'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { CurriculumClassView, CurriculumView } from '../outline-pages.server.ts'
import { programTexts } from '../texts.ts'

/** A program's curriculum: classes in order, each with its modules in folds that open without JavaScript. */
export function CurriculumShow({ view }: { view: CurriculumView }) {
  const t = useTexts(programTexts).curriculum
  return (
    <>
      <header className="bg-tint text-ink">
        <div className="container-page py-10 md:py-14">
          <Breadcrumbs trail={[{ label: t.label, href: '/Curriculum' }]} current={view.name} lang={view.lang} />
          <h1 className="mt-4 text-3xl font-extrabold md:text-5xl">{view.title}</h1>
          <p className="mt-4 max-w-[60ch] text-lg">
            <InLang lang={view.lang}>{view.summary}</InLang>
          </p>
          <LanguageNote of="text" langs={[view.lang]} />
          {view.classes.length > 0 && <p className="mt-4 font-semibold">{view.sums}</p>}
          <A href={view.programHref} className="btn btn-quiet mt-6">
            {t.toProgram}
          </A>
        </div>
      </header>
      <div className="container-page py-10 md:py-14">
        {view.classes.length === 0 ? (
          <p className="text-lg">{view.isActive ? t.none : t.over}</p>
        ) : (
          <div className="grid gap-10 lg:grid-cols-[18rem_1fr]">
            <nav aria-label={t.contents} className="h-fit lg:sticky lg:top-24">
              <p className="font-semibold">{t.contents}</p>
              <p className="text-ink-soft mt-1">{t.ofLead}</p>
              <ol className="mt-3">
                {view.classes.map((one, at) => (
                  <li key={one.slug}>
                    <a
                      href={`#${one.slug}`}
                      className="hover:text-primary-text flex min-h-11 items-center gap-3 underline-offset-4 hover:underline"
                    >
                      <span aria-hidden className="text-ink-soft w-6 shrink-0 tabular-nums">
                        {at + 1}
                      </span>
                      <InLang lang={one.lang}>{one.name}</InLang>
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
            <ol className="min-w-0 space-y-12">
              {view.classes.map((one, at) => (
                <ClassOutline key={one.slug} one={one} isFirst={at === 0} />
              ))}
            </ol>
          </div>
        )}
      </div>
    </>
  )
}

function ClassOutline({ one, isFirst }: { one: CurriculumClassView; isFirst: boolean }) {
  const t = useTexts(programTexts).curriculum
  return (
    <li id={one.slug} className="scroll-mt-24">
      <h2 className="text-2xl font-bold">
        <InLang lang={one.lang}>{one.name}</InLang>
      </h2>
      <p className="text-ink-soft mt-1">{one.sums}</p>
      <p className="mt-2 max-w-[65ch]">
        <InLang lang={one.lang}>{one.summary}</InLang>
      </p>
      {one.modules.length === 0 && <p className="text-ink-soft mt-3">{t.noModules}</p>}
      <ol className="mt-4 space-y-3">
        {one.modules.map((module, at) => (
          <li key={module.slug}>
            <details className="border-line bg-surface text-ink group rounded-(--radius-card) border" open={isFirst && at === 0}>
              <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 md:gap-4 md:px-5">
                <span
                  aria-hidden
                  className="bg-tint text-primary-text font-heading grid size-9 shrink-0 place-items-center rounded-full font-bold"
                >
                  {at + 1}
                </span>
                <span className="flex min-w-0 grow flex-col md:flex-row md:items-baseline md:justify-between md:gap-4">
                  <span className="font-semibold">
                    <InLang>{module.title}</InLang>
                  </span>
                  <span className="text-ink-soft shrink-0">{module.length}</span>
                </span>
                <ChevronDown aria-hidden size={20} className="text-ink-soft shrink-0 transition-transform group-open:rotate-180" />
              </summary>
              <ol className="border-line border-t px-4 py-2 md:px-5">
                {module.chapters.map(chapter => (
                  <li key={chapter.slug} className="flex items-center justify-between gap-4">
                    <A
                      href={chapter.href}
                      className="hover:text-primary-text flex min-h-11 items-center underline-offset-4 hover:underline"
                    >
                      <InLang>{chapter.title}</InLang>
                    </A>
                    <span className="text-ink-soft shrink-0">{chapter.length}</span>
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ol>
      <A href={one.href} className="btn btn-quiet mt-4">
        {t.toClass}
        <span className="sr-only">
          : <InLang lang={one.lang}>{one.name}</InLang>
        </span>
      </A>
    </li>
  )
}
