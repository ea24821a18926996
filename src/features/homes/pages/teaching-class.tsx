import { sql } from 'kysely'
import { useLoaderData } from 'react-router'
import { placeOf } from '#features/lists/forms.server.ts'
import { can } from '#features/permissions/permissions.ts'
import { formatDate } from '#kit/format.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Section } from '#ui/app/section.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { listBehind } from '../behind.server.ts'
import { listHardQuestionsOf, listOpenQuestions } from '../questions.server.ts'
import { toShownQuestion, toShownSession } from '../shown.server.ts'
import { type BatchLine, listBatchLines, listNextSessions, requireTaught } from '../taught.server.ts'
import { homeTexts } from '../texts.ts'
import { BehindList } from '../ui/behind-list.tsx'
import { BesidePages } from '../ui/beside-pages.tsx'
import { NextSessions } from '../ui/next-sessions.tsx'
import { OpenQuestions } from '../ui/open-questions.tsx'

const PER_PAGE = 25
const QUESTIONS = 20

/** How one class goes: its batches, who falls behind and why, questions, hard exercises, next sessions. Seven statements, however many people learn in it. */
export const loader = appLoader(async args => {
  const { ctx, page, query, site } = args
  const one = await requireTaught(ctx, page.params['id'] ?? '')
  const questions = await listOpenQuestions(ctx, sql`c.id = ${one.id}::uuid`, { perPage: QUESTIONS })
  return {
    title: one.name,
    one,
    timeZone: site.settings.timeZone,
    mayWrite: can(ctx.viewer, 'teaching.write'),
    batches: await listBatchLines(ctx, one.id),
    behind: await listBehind(ctx, { classId: one.id }, placeOf(query, PER_PAGE)),
    hard: await listHardQuestionsOf(ctx, one.id),
    questions: questions.items.map(each => toShownQuestion(each, args)),
    sessions: (await listNextSessions(ctx, one.id)).map(each => toShownSession(each, args)),
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function TeachingClass() {
  const { title, one, timeZone, mayWrite, batches, behind, hard, questions, sessions } = useLoaderData<typeof loader>()
  const { class: t, teaching } = useTexts(homeTexts)
  return (
    <AppPage title={title} lead={t.lead}>
      <p className="mb-6 flex flex-wrap gap-3">
        {mayWrite && (
          <A href={`/Studio/Classes/${one.id}/Announcements`} className="btn btn-main">
            {teaching.announce}
          </A>
        )}
        <A href={`/Studio/Classes/${one.id}/Participants`} className="btn btn-quiet">
          {teaching.people}
        </A>
        {one.groupLink && (
          <a href={one.groupLink} rel="noopener noreferrer" className="btn btn-quiet">
            {teaching.group}
          </a>
        )}
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_26rem]">
        <div className="grid min-w-0 gap-6">
          <Section title={t.behind} lead={behind.items.length > 0 ? t.behindLead : t.noneBehind}>
            <BehindList people={behind.items} timeZone={timeZone} />
            <BesidePages base={`/Studio/Teaching/${one.id}`} before={behind.before} after={behind.after} label={t.behind} />
          </Section>
          <Hard questions={hard} />
        </div>
        <div className="grid min-w-0 gap-6">
          <OpenQuestions questions={questions} isOfOneClass />
          <Batches batches={batches} timeZone={timeZone} />
          <NextSessions sessions={sessions} />
        </div>
      </div>
    </AppPage>
  )
}

function Hard({ questions }: { questions: readonly Awaited<ReturnType<typeof listHardQuestionsOf>>[number][] }) {
  const { class: t, fill } = useTexts(homeTexts)
  return (
    <Section title={t.hard} lead={questions.length > 0 ? t.hardLead : t.noHard}>
      <ul data-home="hard" className="divide-line divide-y">
        {questions.map(({ id, prompt, chapterTitle, people, rightAtFirst }) => (
          <li key={id} className="py-3 first:pt-0">
            <p className="font-semibold wrap-anywhere">
              <InLang>{prompt}</InLang>
            </p>
            <p className="text-ink-soft">
              {fill('class.right', { percent: rightAtFirst, people })} · <InLang>{chapterTitle}</InLang>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Batches({ batches, timeZone }: { batches: readonly BatchLine[]; timeZone: string }) {
  const lang = useLang()
  const { class: t, fill } = useTexts(homeTexts)
  return (
    <Section title={t.batches}>
      <ul data-home="batches" className="divide-line divide-y">
        {batches.map(one => {
          const dates = [one.startsAt, one.endsAt].flatMap(at => (at ? [formatDate(at, timeZone, lang)] : [])).join(' – ')
          const figures = [
            fill('teaching.learning', { count: one.learning }),
            fill('teaching.completed', { count: one.completed }),
            ...(one.average === null ? [] : [fill('teaching.average', { percent: one.average })]),
            ...(one.asking > 0 ? [fill('teaching.asking', { count: one.asking })] : []),
            ...(one.waiting > 0 ? [fill('class.waiting', { count: one.waiting })] : []),
          ]
          return (
            <li key={one.id} className="py-3 first:pt-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold wrap-anywhere">{one.name || t.firstBatch}</span>
                <span className="text-ink-soft text-sm">{dates || t.always}</span>
              </p>
              <p className="text-ink-soft tabular-nums">{figures.join(' · ')}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
