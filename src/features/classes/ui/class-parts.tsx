import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import type { DetailView } from '../detail.server.ts'
import { classTexts } from '../texts.ts'
import { ChapterLock, PreviewMark } from './chapter-lock.tsx'

/** A fact with its label, of a `dl`. */
export function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

/** How and when the class is held, and what passing it takes. `hasDates`: false where the page shows the dates elsewhere. */
export function ClassFacts({ view, hasDates = true }: { view: DetailView; hasDates?: boolean }) {
  const t = useTexts(classTexts)
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{t.show.facts}</h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {hasDates && view.dates.map(row => <Fact key={row.label} label={row.label} value={row.date} />)}
        <Fact label={t.join.mode} value={view.place} />
        <Fact label={t.join.level} value={view.level} />
        <Fact label={t.join.passMark} value={String(view.passMark)} />
        <Fact label={t.join.certificate} value={view.hasCertificate ? t.join.hasCertificate : t.join.noCertificate} />
      </dl>
    </section>
  )
}

/** A titled list of short lines in a language, with check marks. */
export function TickList({ title, lines, lang }: { title: string; lines: string[]; lang?: string }) {
  if (lines.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{title}</h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {lines.map(line => (
          <li key={line} className="flex gap-3">
            <Check aria-hidden size={20} className="text-success-text mt-1 shrink-0" />
            <InLang lang={lang}>{line}</InLang>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Modules and chapters in folds that open without JavaScript. The first is open. */
export function Syllabus({ view }: { view: DetailView }) {
  const t = useTexts(classTexts)
  if (view.modules.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{t.show.syllabus}</h2>
      <p className="text-ink-soft mt-1">{view.load}</p>
      <ol className="mt-4 space-y-3">
        {view.modules.map((module, at) => (
          <li key={module.title}>
            <details className="border-line group rounded-(--radius-card) border" open={at === 0}>
              <summary className="flex min-h-14 list-none items-center gap-4 px-5 py-3">
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
              <ol className="border-line border-t px-5 py-2">
                {module.chapters.map(chapter => (
                  <li key={chapter.title} className="flex justify-between gap-4 py-2.5">
                    <A href={chapter.href} className="hover:text-primary-text flex min-h-6 gap-2.5 underline-offset-4 hover:underline">
                      {chapter.isPreview ? <PreviewMark /> : <ChapterLock />}
                      <span>
                        <InLang>{chapter.title}</InLang>
                      </span>
                    </A>
                    <span className="text-ink-soft shrink-0">{chapter.length}</span>
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The class's mentors. */
export function Mentors({ view }: { view: DetailView }) {
  const t = useTexts(classTexts)
  if (view.mentors.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{t.show.mentors}</h2>
      <ul className={`mt-4 grid gap-6 ${view.mentors.length > 1 ? 'md:grid-cols-2' : ''}`}>
        {view.mentors.map(mentor => (
          <li key={mentor.slug} className="flex gap-4">
            <Avatar seed={mentor.slug} name="" size={72} className="self-start" />
            <div>
              <h3 className="text-lg font-bold">{mentor.name}</h3>
              <p className="text-ink-soft">
                <InLang>{mentor.headline}</InLang>
              </p>
              <Biography parts={mentor.bio} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A biography whole: its first sentences, and the rest in a fold that opens without JavaScript. */
function Biography({ parts: [first, rest] }: { parts: readonly [first: string, rest: string] }) {
  const t = useTexts(classTexts)
  return (
    <>
      <p className="mt-2 max-w-[65ch]">
        <InLang>{first}</InLang>
      </p>
      {rest && (
        <details className="max-w-[65ch]">
          <summary className="text-primary-text min-h-11 content-center font-semibold">{t.show.readOn}</summary>
          <p>
            <InLang>{rest}</InLang>
          </p>
        </details>
      )}
    </>
  )
}
