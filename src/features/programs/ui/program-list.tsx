import { PostCard } from '#features/posts/ui/post-card.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import type { ProgramListView, ProgramView } from '../show.server.ts'
import { programTexts } from '../texts.ts'
import { PageTop } from './page-top.tsx'

export function ProgramList({ view }: { view: ProgramListView }) {
  const t = useTexts(programTexts).program
  return (
    <div className="container-page py-10 md:py-14">
      <PageTop title={t.title} lead={view.lead} />
      <LanguageNote of="list" langs={[...view.active, ...view.finished].map(one => one.lang)} />
      {view.active.length === 0 && view.page === 1 ? (
        <EmptyState title={t.active} text={t.none} action={{ label: t.seeClasses, href: '/Courses' }} />
      ) : (
        <ul className="pairs mt-8 grid gap-6 sm:grid-cols-2">
          {view.active.map((program, at) => (
            <ProgramCard key={program.href} program={program} isFirst={at === 0} />
          ))}
        </ul>
      )}
      {view.finished.length > 0 && (
        <section className="mt-14">
          <h2 className="heading-section">{t.finished}</h2>
          <p className="text-ink-soft mt-2 text-lg">{t.finishedLead}</p>
          <ul className="pairs mt-6 grid gap-6 sm:grid-cols-2">
            {view.finished.map(program => (
              <ProgramCard key={program.href} program={program} />
            ))}
          </ul>
        </section>
      )}
      <Pager page={view.page} totalPages={view.totalPages} base="/Program" query={{}} />
      {view.news.length > 0 && (
        <section className="mt-16">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 className="heading-section">{t.news}</h2>
            <A
              href="/Event/Program"
              className="text-primary-text inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {t.allNews}
            </A>
          </div>
          <ul className="pairs mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {view.news.map(card => (
              <PostCard key={card.href} view={card} heading="h3" />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** A program in a list. The whole card is the link's target. */
function ProgramCard({ program, isFirst = false }: { program: ProgramView; isFirst?: boolean }) {
  const t = useTexts(programTexts).program
  const Heading = program.isActive ? 'h2' : 'h3'
  return (
    <li className="card text-ink group relative flex flex-col overflow-hidden transition-shadow hover:shadow-lg">
      <Picture
        src={program.cover}
        alt=""
        width={640}
        height={274}
        sizes="(min-width: 48rem) 36rem, 100vw"
        priority={isFirst}
        className="aspect-[21/9] w-full object-cover"
      />
      <div className="flex grow flex-col p-5 md:p-6">
        {!program.isActive && (
          <p className="mb-3">
            <span className={badgeClass('red')}>{t.isFinished}</span>
          </p>
        )}
        <Heading className="text-xl font-bold md:text-2xl">
          <A href={program.href} className="group-hover:text-primary-text after:absolute after:inset-0">
            <InLang lang={program.lang}>{program.name}</InLang>
          </A>
        </Heading>
        <p className="text-ink-soft mt-2 mb-4">
          <InLang lang={program.lang}>{program.summary}</InLang>
        </p>
        {program.facts && <p className="border-line mt-auto border-t pt-4 font-semibold">{program.facts}</p>}
      </div>
    </li>
  )
}
