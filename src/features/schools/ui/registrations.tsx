import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { toCityLabel } from '#kit/city-label.ts'
import { formatCount, formatDate } from '#kit/format.ts'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { schoolTexts } from '../texts.ts'
import type { Contact, WaitingSchool, WaitingTeam } from '../waiting.server.ts'

interface Waiting<T> {
  items: T[]
  total: number
}

interface RegistrationsProps {
  schools: Waiting<WaitingSchool>
  teams: Waiting<WaitingTeam>
  form: FormResult | undefined
  done: string | undefined
  /** When the lists were loaded; newer lists reset the forms. */
  now: Date
  /** Path of the page. */
  action: string
}

/** The registrations that wait for confirmation, each with its actions. */
export function Registrations({ schools, teams, form, done, now, action }: RegistrationsProps) {
  const { studio: t } = useTexts(schoolTexts)
  return (
    <div className="space-y-8">
      {form && form.name !== 'forget' && <FormRefusal form={form} />}
      {!form && (done === 'confirmed' || done === 'declined' || done === 'forgotten') && <FormMessage tone="done">{t[done]}</FormMessage>}
      <Section title={t.schools.title}>
        <List waiting={schools} none={t.schools.none} keyOf={one => one.id} show={one => <SchoolEntry school={one} />} />
      </Section>
      <Section title={t.teams.title} lead={t.teams.lead}>
        <List waiting={teams} none={t.teams.none} keyOf={one => one.id} show={one => <TeamEntry team={one} />} />
      </Section>
      <Forget key={now.getTime()} form={form} action={action} />
    </div>
  )
}

interface ListProps<T> {
  waiting: Waiting<T>
  none: string
  keyOf(one: T): string
  show(one: T): ReactNode
}

function List<T>({ waiting: { items, total }, none, keyOf, show }: ListProps<T>) {
  const { fill } = useTexts(schoolTexts)
  if (items.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <>
      {total > items.length && (
        <p className="text-ink-soft mb-3">{fill('studio.schools.more', { shown: items.length, total: formatCount(total) })}</p>
      )}
      <ul className="divide-line divide-y">
        {items.map(one => (
          <li key={keyOf(one)} className="py-5 first:pt-0 last:pb-0">
            {show(one)}
          </li>
        ))}
      </ul>
    </>
  )
}

function SchoolEntry({ school }: { school: WaitingSchool }) {
  const { studio: t, fill } = useTexts(schoolTexts)
  const facts = [
    school.npsn && fill('studio.npsn', { npsn: school.npsn }),
    toCityLabel(school.city),
    // The number of students is optional.
    school.students > 0 && fill('studio.students', { count: formatCount(school.students) }),
  ]
  return (
    <Entry kind="school" id={school.id} name={school.name} contact={school.contact} createdAt={school.createdAt}>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {school.programs.length > 0 && <p>{fill('studio.program', { names: school.programs.join(', ') })}</p>}
      {school.teams.map(team => (
        <p key={team.name}>{fill('studio.team', { name: team.name, members: team.members.join(', ') || t.noContact })}</p>
      ))}
    </Entry>
  )
}

function TeamEntry({ team }: { team: WaitingTeam }) {
  const { fill } = useTexts(schoolTexts)
  return (
    <Entry kind="team" id={team.id} name={team.name} contact={team.contact} createdAt={team.createdAt}>
      <p>{team.school}</p>
      {team.program && <p>{fill('studio.program', { names: team.program })}</p>}
      <p>{fill('studio.members', { members: team.members.join(', ') })}</p>
    </Entry>
  )
}

interface EntryProps {
  kind: 'school' | 'team'
  id: string
  name: string
  contact: Contact | null
  createdAt: Date
  children: ReactNode
}

function Entry({ kind, id, name, contact, createdAt, children }: EntryProps) {
  const lang = useLang()
  const { studio: t, fill } = useTexts(schoolTexts)
  return (
    <article className="space-y-4">
      <div className="min-w-0 space-y-1 wrap-anywhere">
        <h3 className="text-lg font-semibold">{name}</h3>
        {children}
        <p className="text-ink-soft">
          {t.contact}: {contact ? <ContactLine contact={contact} /> : t.noContact}
        </p>
        <p className="text-ink-soft">{fill('studio.sent', { when: formatDate(createdAt, undefined, lang) })}</p>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <PostButton form={`confirm-${kind}`} values={{ id }} className="btn btn-main" label={fill('studio.confirmLabel', { name })}>
          {t.confirm}
        </PostButton>
        <details className="max-w-96">
          <summary className="btn btn-quiet cursor-pointer list-none">{t.decline}</summary>
          <p className="my-3">{t.declineText}</p>
          <PostButton form={`decline-${kind}`} values={{ id }} className="btn btn-quiet" label={fill('studio.declineLabel', { name })}>
            {t.declineSure}
          </PostButton>
        </details>
      </div>
    </article>
  )
}

function ContactLine({ contact: { name, role, email, phone } }: { contact: Contact }) {
  return (
    <>
      {role ? `${name} (${role})` : name},{' '}
      <a href={`mailto:${email}`} className="underline underline-offset-4">
        {email}
      </a>
      {phone && (
        <>
          ,{' '}
          <a href={`https://wa.me/${phone}`} rel="noopener noreferrer" className="underline underline-offset-4">
            {phone}
          </a>
        </>
      )}
    </>
  )
}

function Forget({ form, action }: Pick<RegistrationsProps, 'form' | 'action'>) {
  const { forget: t } = useTexts(schoolTexts).studio
  const sent = form?.name === 'forget' ? form : undefined
  return (
    <Section title={t.title} lead={t.lead}>
      <Form method="post" action={action} noValidate className="max-w-xl space-y-4">
        <input type="hidden" name="form" value="forget" />
        {sent && <FormRefusal form={sent} />}
        <FormField {...fieldsOf(sent, 'forget')('email')} label={t.email} type="email" maxLength={254} required />
        <button type="submit" className="btn btn-quiet">
          {t.send}
        </button>
      </Form>
    </Section>
  )
}
