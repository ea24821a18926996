import { Form, useActionData, useLoaderData } from 'react-router'
import { toCityLabel } from '#kit/city-label.ts'
import { formatCount, formatDate, formatMoment } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormText } from '#ui/form/form-field.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { confirmRegistration, declineRegistration, MAX_REASON } from '../decisions.server.ts'
import type { WholeRegistration } from '../registration.ts'
import { getRegistration } from '../registration-list.server.ts'
import { schoolTexts } from '../texts.ts'
import { ContactLine } from '../ui/contact-line.tsx'

const BASE = '/Studio/Registrations'

/** A registration with everything that was handed in, and its decision. */
export const loader = appLoader(async ({ ctx, page }) => {
  const registration = await getRegistration(ctx, page.params['id'] ?? '')
  return { title: registration.name, registration, mostReason: MAX_REASON }
})

export const action = appAction({
  confirm: async ({ ctx, site, origin, page }) => {
    await confirmRegistration(ctx, page.params['id'] ?? '', { site, origin })
    return `${BASE}?done=confirmed`
  },
  decline: async ({ ctx, site, origin, page }, fields) => {
    const batch = await declineRegistration(ctx, page.params['id'] ?? '', fields.get('reason') ?? '', { site, origin })
    return `${BASE}?done=binned&batch=${batch}&count=1`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function RegistrationShow() {
  const { title, registration, mostReason } = useLoaderData<typeof loader>()
  const { studio: t } = useTexts(schoolTexts)
  return (
    <AppPage title={title} lead={t.kinds[registration.kind]}>
      <div className="space-y-6">
        <HandedIn registration={registration} />
        <Section title={t.teams}>
          <Teams registration={registration} />
        </Section>
        <Section title={t.contacts}>
          <Contacts registration={registration} />
        </Section>
        {registration.confirmedAt === null && <Decision registration={registration} mostReason={mostReason} />}
      </div>
    </AppPage>
  )
}

function HandedIn({ registration: one }: { registration: WholeRegistration }) {
  const lang = useLang()
  const { studio } = useTexts(schoolTexts)
  const t = studio.columns
  return (
    <div className="card p-5">
      <Facts>
        {one.kind === 'team' && <Fact name={t.school}>{one.school}</Fact>}
        <Fact name={t.npsn}>{one.npsn ?? '–'}</Fact>
        <Fact name={t.city}>{toCityLabel(one.city) || '–'}</Fact>
        {/* The number of students is optional. */}
        {one.kind === 'school' && one.students > 0 && <Fact name={t.students}>{formatCount(one.students)}</Fact>}
        <Fact name={t.programs}>{one.programs.join(', ') || '–'}</Fact>
        <Fact name={t.sent}>{formatMoment(one.createdAt, undefined, lang)}</Fact>
        <Fact name={studio.state}>{one.confirmedAt ? studio.states.confirmed : studio.states.waiting}</Fact>
        {one.confirmedAt && <Fact name={t.confirmedAt}>{formatMoment(one.confirmedAt, undefined, lang)}</Fact>}
      </Facts>
    </div>
  )
}

function Teams({ registration: { teams } }: { registration: WholeRegistration }) {
  const { studio: t } = useTexts(schoolTexts)
  if (teams.length === 0) return <p className="text-ink-soft">{t.noTeams}</p>
  return (
    <ul className="divide-line divide-y wrap-anywhere">
      {teams.map(({ id, name, program, members }) => (
        <li key={id} className="py-3 first:pt-0 last:pb-0">
          <strong className="block">{name}</strong>
          {program && <span className="text-ink-soft block">{program}</span>}
          {members.join(', ') || t.noMembers}
        </li>
      ))}
    </ul>
  )
}

function Contacts({ registration: { contacts } }: { registration: WholeRegistration }) {
  const lang = useLang()
  const { studio: t, fill } = useTexts(schoolTexts)
  if (contacts.length === 0) return <p className="text-ink-soft">{t.noContact}</p>
  return (
    <ul className="divide-line divide-y">
      {contacts.map(one => (
        <li key={`${one.email} ${one.team} ${one.createdAt}`} className="space-y-1 py-3 first:pt-0 last:pb-0">
          <p>
            <ContactLine contact={one} />
          </p>
          <p className="text-ink-soft wrap-anywhere">
            {[one.team && fill('studio.contactOf', { team: one.team }), formatDate(one.createdAt, undefined, lang)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {one.consent && (
            <p className="text-ink-soft max-w-[65ch] wrap-anywhere">
              {t.columns.consent}: {one.consent}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Decision({ registration: { name, waitsFor }, mostReason }: { registration: WholeRegistration; mostReason: number }) {
  const form = useActionData<typeof action>()
  const { studio: t, fill } = useTexts(schoolTexts)
  if (waitsFor)
    return (
      <Section title={t.decision}>
        <p>
          {t.waitsFor}{' '}
          <A href={`${BASE}/${waitsFor.id}`} className="font-semibold underline underline-offset-4">
            {waitsFor.name}
          </A>
        </p>
      </Section>
    )
  return (
    <Section title={t.decision} lead={t.decisionLead}>
      <div className="max-w-xl space-y-6">
        {form && <FormRefusal form={form} />}
        <PostButton form="confirm" className="btn btn-main" label={fill('studio.confirmLabel', { name })} act="confirm">
          {t.confirm}
        </PostButton>
        <Form method="post" className="space-y-4">
          <input type="hidden" name="form" value="decline" />
          <FormText {...fieldsOf(form, 'decline')('reason')} label={t.reason} hint={t.reasonHint} maxLength={mostReason} rows={3} />
          <button
            type="submit"
            data-act="decline"
            aria-label={fill('studio.declineLabel', { name })}
            className="btn btn-quiet text-danger-text"
          >
            {t.decline}
          </button>
        </Form>
      </div>
    </Section>
  )
}
