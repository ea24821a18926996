import { useLoaderData } from 'react-router'
import { placeOf } from '#features/lists/forms.server.ts'
import { can } from '#features/permissions/permissions.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Section } from '#ui/app/section.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { MOST_BEHIND } from '../behind.ts'
import { listOpenQuestions } from '../questions.server.ts'
import { toShownQuestion, toShownSession } from '../shown.server.ts'
import { listNextSessions, listTaught, type TaughtLine, taughtBy } from '../taught.server.ts'
import { homeTexts } from '../texts.ts'
import { BesidePages } from '../ui/beside-pages.tsx'
import { NextSessions } from '../ui/next-sessions.tsx'
import { OpenQuestions } from '../ui/open-questions.tsx'

const PER_PAGE = 12
const QUESTIONS = 8

/** The home of who teaches and of who leads programs or regions: their classes, unanswered questions, next sessions. Three statements. */
export const loader = appLoader(async args => {
  const { ctx, query, lang } = args
  const own = taughtBy(ctx)
  const classes = await listTaught(ctx, placeOf(query, PER_PAGE))
  const questions = await listOpenQuestions(ctx, own, { perPage: QUESTIONS })
  return {
    title: homeTexts(lang).teaching.title,
    mayWrite: can(ctx.viewer, 'teaching.write'),
    classes,
    questions: questions.items.map(one => toShownQuestion(one, args)),
    sessions: (await listNextSessions(ctx)).map(one => toShownSession(one, args)),
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function Teaching() {
  const { title, mayWrite, classes, questions, sessions } = useLoaderData<typeof loader>()
  const { teaching: t } = useTexts(homeTexts)
  return (
    <AppPage title={title} lead={t.lead}>
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_26rem]">
        <Section title={t.classes}>
          {classes.items.length === 0 && <p>{t.none}</p>}
          <ul data-home="classes" className="divide-line divide-y">
            {classes.items.map(one => (
              <ClassLine key={one.id} one={one} mayWrite={mayWrite} />
            ))}
          </ul>
          <BesidePages base="/Studio/Teaching" before={classes.before} after={classes.after} label={t.classes} />
        </Section>
        <div className="grid min-w-0 gap-6">
          <OpenQuestions questions={questions} />
          <NextSessions sessions={sessions} />
        </div>
      </div>
    </AppPage>
  )
}

function ClassLine({ one, mayWrite }: { one: TaughtLine; mayWrite: boolean }) {
  const { teaching: t, fill } = useTexts(homeTexts)
  const figures = [
    fill('teaching.learning', { count: one.learning }),
    fill('teaching.completed', { count: one.completed }),
    ...(one.average === null ? [] : [fill('teaching.average', { percent: one.average })]),
    ...(one.asking > 0 ? [fill('teaching.asking', { count: one.asking })] : []),
    ...(one.batches > 1 ? [fill('teaching.batches', { count: one.batches })] : []),
  ]
  const link = 'text-primary-text inline-flex min-h-11 items-center font-medium underline underline-offset-4'
  return (
    <li data-behind={one.behind} className="py-4 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <A
          href={`/Studio/Teaching/${one.id}`}
          className="inline-block min-h-6 min-w-0 font-bold wrap-anywhere underline-offset-4 hover:underline"
        >
          <InLang>{one.name}</InLang>
        </A>
        <span className={one.behind > 0 ? badgeClass('orange') : 'text-ink-soft'}>
          {one.behind > 0 ? fill('teaching.behind', { count: one.behind > MOST_BEHIND ? `${MOST_BEHIND}+` : one.behind }) : t.noneBehind}
        </span>
      </div>
      <p className="text-ink-soft wrap-anywhere tabular-nums">{figures.join(' · ')}</p>
      <p className="flex flex-wrap gap-x-5">
        {mayWrite && (
          <A href={`/Studio/Classes/${one.id}/Announcements`} className={link}>
            {t.announce}
            <span className="sr-only">: {one.name}</span>
          </A>
        )}
        <A href={`/Studio/Classes/${one.id}/Participants`} className={link}>
          {t.people}
          <span className="sr-only">: {one.name}</span>
        </A>
        {one.groupLink && (
          <a href={one.groupLink} rel="noopener noreferrer" className={link}>
            {t.group}
            <span className="sr-only">: {one.name}</span>
          </a>
        )}
      </p>
    </li>
  )
}
