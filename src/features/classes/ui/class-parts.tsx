import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import type { DetailView } from '../detail.server.ts'
import { classTexts } from '../texts.ts'
import { StateBadge } from './class-card.tsx'

/** The box beside a class: price, state, dates. Enrolment is not built yet; until then the box links to a contact. */
export function JoinBox({ view }: { view: DetailView }) {
  const t = useTexts(classTexts)
  return (
    <aside aria-label={t.join.label} className="border-line rounded-(--radius-card) border bg-surface p-6 shadow-sm lg:sticky lg:top-24">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong className="font-heading text-2xl font-extrabold md:text-3xl">{view.price}</strong>
        <StateBadge state={view.state} />
      </p>
      <p className="text-ink-soft mt-3">{t.join.next[view.state]}</p>
      <dl className="divide-line mt-4 divide-y">
        {view.dates.map(row => (
          <div key={row.label} className="flex justify-between gap-4 py-2.5">
            <dt className="text-ink-soft">{row.label}</dt>
            <dd className="text-right font-medium whitespace-nowrap">{row.date}</dd>
          </div>
        ))}
        <Fact label={t.join.mode} value={view.place} />
        <Fact label={t.join.level} value={view.level} />
        {view.quota && <Fact label={t.join.quota} value={t.fill('join.places', { count: view.quota })} />}
        <Fact label={t.join.passMark} value={String(view.passMark)} />
        <Fact label={t.join.certificate} value={view.hasCertificate ? t.join.hasCertificate : t.join.noCertificate} />
      </dl>
      {view.whatsapp && (
        <a
          href={view.whatsapp}
          rel="noopener noreferrer"
          className="bg-primary text-on-primary mt-5 flex min-h-12 items-center justify-center rounded-(--radius-button) px-5 text-center font-semibold hover:brightness-95"
        >
          {t.join.ask}
        </a>
      )}
    </aside>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right font-medium">{value}</dd>
    </div>
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
                    <A href={chapter.href} className="hover:text-primary-text underline-offset-4 hover:underline">
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
              <p className="mt-2 max-w-[65ch]">
                <InLang>{mentor.bio}</InLang>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
