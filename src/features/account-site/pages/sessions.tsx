import { endOtherSessions, endSession, listSessions, type OpenSession } from '#features/accounts/sessions/sessions.server.ts'
import { readId } from '#features/accounts/settings-schema.ts'
import type { Agent } from '#features/accounts/user-agent.ts'
import { formatDate, formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { type RefusedForm, refuseForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, Notice, Refusal, Text, TextLink } from '../ui/form-components.server.tsx'
import { ActionRow, Badge, Rows } from '../ui/rows.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit, SignedInVisit } from '../visit.ts'

/** More than anybody reads. Older ones are ended by the button for all. */
const MAX_SHOWN = 30

/** Ends one of the person's sessions, or all but this one. */
export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  const { engine, person, fields } = visit
  if (fields.get('answer') === 'others') {
    await endOtherSessions(engine, person.id, person.sessionId)
    return redirect(visit, '/sessions?done=others')
  }
  const id = readId(fields.get('session'))
  if (id === person.sessionId) return redirect(visit, '/sign-out')
  if (!(await endSession(engine, person.id, id))) return refuseForm(visit, 404, accountTexts(visit.lang).sessions.gone)
  return redirect(visit, '/sessions?done=one')
}

export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const { person } = visit
  const sessions = await listSessions(visit.engine, person.id)
  const here = sessions.filter(session => session.id === person.sessionId)
  const others = sessions.filter(session => session.id !== person.sessionId)
  const { sessions: t } = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.lead}</Text>
      <Refusal form={form} />
      {!form && <ResultNotice visit={visit} />}
      <Rows label={t.title}>
        {[...here, ...others.slice(0, MAX_SHOWN)].map(session => (
          <SessionRow key={session.id} visit={visit} session={session} isHere={session.id === person.sessionId} />
        ))}
      </Rows>
      <Others visit={visit} count={others.length} />
      <Aside>
        <TextLink href="/">{accountTexts(visit.lang).password.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.title, form, body, isWide: true })
}

function ResultNotice({ visit }: { visit: AccountVisit }) {
  const { sessions: t } = accountTexts(visit.lang)
  const done = visit.url.searchParams.get('done')
  if (done === 'others') return <Notice>{t.othersEnded}</Notice>
  return done === 'one' ? <Notice>{t.ended}</Notice> : null
}

function SessionRow({ visit, session, isHere }: { visit: AccountVisit; session: OpenSession; isHere: boolean }) {
  const { lang } = visit
  const t = accountTexts(lang)
  const agent = agentText(session.agent, lang)
  const moment = formatMoment(session.signedInAt, undefined, lang)
  const [signedIn, used] = [session.signedInAt, session.usedAt].map(at => formatDate(at, undefined, lang))
  const action = { label: t.sessions.end, accessibleName: t.fill('sessions.endOf', { agent, moment }), hidden: { session: session.id } }
  const title = (
    <>
      {agent}
      {isHere && <Badge>{t.sessions.here}</Badge>}
    </>
  )
  return (
    <ActionRow visit={visit} title={title} action={isHere ? undefined : action}>
      <p>{t.fill('sessions.signedIn', { moment })}</p>
      {!isHere && used && used !== signedIn && <p>{t.fill('sessions.used', { date: used })}</p>}
      {session.address && <p>{t.fill('sessions.address', { address: session.address })}</p>}
    </ActionRow>
  )
}

function Others({ visit, count }: { visit: AccountVisit; count: number }) {
  const t = accountTexts(visit.lang)
  if (count === 0) return null
  return (
    <>
      {count > MAX_SHOWN && <Text>{t.fill('sessions.more', { count: count - MAX_SHOWN })}</Text>}
      <Form visit={visit} submit={t.sessions.others} hidden={{ answer: 'others' }} quiet />
    </>
  )
}

/** For example `Chrome di Android`. */
function agentText({ browser, system }: Agent, lang: Lang): string {
  const t = accountTexts(lang)
  if (browser && system) return t.fill('sessions.agent', { browser, system })
  if (browser) return browser
  return system ? t.fill('sessions.system', { system }) : t.sessions.unknown
}
