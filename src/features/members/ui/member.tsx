import { Form } from 'react-router'
import { GIVEN_ROLES, type GivenRole, LIMIT_OF } from '#features/permissions/role-limits.ts'
import { formatDate } from '#kit/format.ts'
import { ConfirmForm, sureIdOf } from '#ui/app/confirm-form.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormSelect } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { type LimitChoice, type NamedLimit, valuesOf } from '../limits.ts'
import type { HeldRole, MemberDetail } from '../member-list.server.ts'
import { memberTexts } from '../texts.ts'
import { LimitFields } from './limit-fields.tsx'
import { LimitNames } from './limit-names.tsx'

type NamedRole = HeldRole & { named: NamedLimit[] }

export interface MemberView {
  member: Omit<MemberDetail, 'held'> & { held: NamedRole[] }
  /** The role whose form is open. */
  giving: { role: GivenRole; choices: LimitChoice[] } | undefined
  isSelf: boolean
  done: 'granted' | 'revoked' | undefined
}

interface MemberProps {
  view: MemberView
  form: FormResult | undefined
}

export function Member({ view, form }: MemberProps) {
  const t = useTexts(memberTexts).studio.member
  const { member, giving, done } = view
  return (
    <div className="max-w-3xl space-y-8">
      {done && !form && <FormMessage tone="done">{t.done[done]}</FormMessage>}
      {form && <FormRefusal form={form} idOf={sureIdOf(form)} />}
      <Who member={member} />
      {!member.hasConsent && <FormMessage tone="note">{t.noConsent}</FormMessage>}
      <Held member={member} />
      {/* A key per role: the checkboxes of the previous role's form are not kept. */}
      {giving ? <Give key={giving.role} member={member} giving={giving} form={form} /> : <Choose member={member} />}
      {!view.isSelf && <Remove member={member} form={form} />}
    </div>
  )
}

function Who({ member }: { member: MemberView['member'] }) {
  const lang = useLang()
  const { studio: t, fill } = useTexts(memberTexts)
  return (
    <div className="card flex flex-wrap items-center gap-4 p-5">
      <Avatar seed={member.id} name="" size={72} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{member.email}</p>
        <p className="text-ink-soft">{fill('studio.member.since', { when: formatDate(member.joinedAt, undefined, lang) })}</p>
        <p className="text-ink-soft">{fill('studio.member.seen', { when: formatDate(member.seenAt, undefined, lang) })}</p>
        <A
          href={`/Studio/Audit?search=${encodeURIComponent(member.email)}`}
          className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t.member.trail}
        </A>
      </div>
    </div>
  )
}

function Held({ member }: { member: MemberView['member'] }) {
  const t = useTexts(memberTexts).studio.member
  return (
    <Section title={t.roles}>
      {member.held.length === 0 && <p className="text-ink-soft">{t.noRoles}</p>}
      <ul className="divide-line divide-y">
        {member.held.map(held => (
          <HeldLine key={held.role} held={held} memberId={member.id} />
        ))}
      </ul>
    </Section>
  )
}

function HeldLine({ held, memberId }: { held: NamedRole; memberId: string }) {
  const lang = useLang()
  const { studio: t, roles, fill } = useTexts(memberTexts)
  const role = roles[held.role]
  const when = formatDate(held.grantedAt, undefined, lang)
  const limit = LIMIT_OF[held.role]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{role}</p>
        {limit && held.named.length === 0 && (
          <p className="text-ink-soft">
            {t.limits[limit]}: {t.limits.unset}
          </p>
        )}
        <LimitNames limits={held.named} />
        <p className="text-ink-soft">
          {held.grantedBy ? fill('studio.member.grantedBy', { when, who: held.grantedBy }) : fill('studio.member.granted', { when })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {limit && (
          <A href={`/Studio/Members/${memberId}?role=${held.role}#beri`} className="btn btn-quiet">
            {t.member.change}
          </A>
        )}
        <PostButton
          form="revoke"
          values={{ role: held.role }}
          action={`/Studio/Members/${memberId}`}
          className="btn btn-quiet"
          label={fill('studio.member.revokeLabel', { role })}
        >
          {t.member.revoke}
        </PostButton>
      </div>
    </li>
  )
}

/** The first step, choosing the role: a GET form to this page. */
function Choose({ member }: { member: MemberView['member'] }) {
  const { studio, roles: names } = useTexts(memberTexts)
  const { give } = studio.member
  const held = member.held.map(one => one.role)
  const open = GIVEN_ROLES.filter(role => !held.includes(role))
  if (open.length === 0) return null
  return (
    <Section title={give.title}>
      <Form action={`/Studio/Members/${member.id}#beri`} className="flex max-w-xl flex-wrap items-end gap-3">
        <div className="min-w-48 grow">
          <FormSelect
            name="role"
            label={give.choose}
            value={open.includes('student') ? 'student' : open[0]}
            choices={open.map(role => [role, names[role]] as const)}
          />
        </div>
        <button type="submit" className="btn btn-quiet">
          {give.next}
        </button>
      </Form>
    </Section>
  )
}

interface GiveProps {
  member: MemberView['member']
  giving: NonNullable<MemberView['giving']>
  form: FormResult | undefined
}

function Give({ member, giving: { role, choices }, form }: GiveProps) {
  const { studio: t, roles, fill } = useTexts(memberTexts)
  const held = member.held.find(one => one.role === role)
  const limit = LIMIT_OF[role]
  const title = fill(held ? 'studio.member.give.changeOf' : 'studio.member.give.titleOf', { role: roles[role] })
  return (
    <div id="beri" className="scroll-mt-24">
      <Section title={title} lead={t.invite.about[role]}>
        <Form method="post" className="space-y-6">
          <input type="hidden" name="form" value="grant" />
          <LimitFields
            role={role}
            choices={choices}
            field={fieldsOf(form, 'grant')}
            chosen={held && limit ? valuesOf(held.limits, limit) : []}
          />
          <p className="flex flex-wrap gap-3">
            <button type="submit" className="btn btn-main">
              {t.member.give.save}
            </button>
            <A href={`/Studio/Members/${member.id}`} className="btn btn-quiet">
              {t.member.give.cancel}
            </A>
          </p>
        </Form>
      </Section>
    </div>
  )
}

function Remove({ member, form }: { member: MemberView['member']; form: FormResult | undefined }) {
  const { studio, fill } = useTexts(memberTexts)
  const sure = fill('studio.member.remove.sure', { name: member.name })
  return <ConfirmForm name="remove" action={`/Studio/Members/${member.id}`} words={studio.member.remove} sure={sure} isDanger form={form} />
}
