import type { HeldRole, MemberDetail } from '#features/members/member-list.server.ts'
import { memberTexts } from '#features/members/texts.ts'
import { GIVEN_ROLES, type GivenRole, LIMIT_OF } from '#features/permissions/role-limits.ts'
import { formatDate } from '#kit/format.ts'
import { localHref } from '#kit/lang.ts'
import type { FormState } from '#page/page.server.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck, FormSelect } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { type LimitChoice, type NamesOf, valuesOf } from '../limits.server.ts'
import { studioTexts } from '../texts.ts'
import { LimitFields } from './limit-fields.tsx'
import { LimitNames } from './limit-names.tsx'
import { PostButton } from './post-button.tsx'
import { Section } from './section.tsx'

export interface MemberView {
  member: MemberDetail
  namesOf: NamesOf
  /** The role whose form is open. */
  giving: { role: GivenRole; choices: readonly LimitChoice[] } | undefined
  isSelf: boolean
  done: 'granted' | 'revoked' | undefined
  form: FormState | undefined
}

export function Member({ view }: { view: MemberView }) {
  const t = useTexts(studioTexts).member
  const { member, form, done } = view
  return (
    <div className="max-w-3xl space-y-8">
      {done && !form && <FormMessage tone="done">{t.done[done]}</FormMessage>}
      {form && <FormRefusal form={form} />}
      <Who member={member} />
      {!member.hasConsent && <FormMessage tone="note">{t.noConsent}</FormMessage>}
      <Held view={view} />
      {view.giving ? <Give view={view} giving={view.giving} /> : <Choose member={member} />}
      {!view.isSelf && <Remove member={member} form={form} />}
    </div>
  )
}

function Who({ member }: { member: MemberDetail }) {
  const lang = useLang()
  const t = useTexts(studioTexts)
  return (
    <div className="card flex flex-wrap items-center gap-4 p-5">
      <Avatar seed={member.id} name="" size={72} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{member.email}</p>
        <p className="text-ink-soft">{t.fill('member.since', { when: formatDate(member.joinedAt, undefined, lang) })}</p>
        <p className="text-ink-soft">{t.fill('member.seen', { when: formatDate(member.seenAt, undefined, lang) })}</p>
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

function Held({ view: { member, namesOf } }: { view: MemberView }) {
  const t = useTexts(studioTexts).member
  return (
    <Section title={t.roles}>
      {member.held.length === 0 && <p className="text-ink-soft">{t.noRoles}</p>}
      <ul className="divide-line divide-y">
        {member.held.map(held => (
          <HeldLine key={held.role} held={held} memberId={member.id} limits={namesOf(held.limits)} />
        ))}
      </ul>
    </Section>
  )
}

function HeldLine({ held, memberId, limits }: { held: HeldRole; memberId: string; limits: ReturnType<NamesOf> }) {
  const lang = useLang()
  const t = useTexts(studioTexts)
  const role = useTexts(memberTexts).roles[held.role]
  const when = formatDate(held.grantedAt, undefined, lang)
  const limit = LIMIT_OF[held.role]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{role}</p>
        {limit && limits.length === 0 && (
          <p className="text-ink-soft">
            {t.limits[limit]}: {t.limits.unset}
          </p>
        )}
        <LimitNames limits={limits} />
        <p className="text-ink-soft">
          {held.grantedBy ? t.fill('member.grantedBy', { when, who: held.grantedBy }) : t.fill('member.granted', { when })}
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
          action={localHref(lang, `/Studio/Members/${memberId}`)}
          className="btn btn-quiet"
          label={t.fill('member.revokeLabel', { role })}
        >
          {t.member.revoke}
        </PostButton>
      </div>
    </li>
  )
}

/** The first step: which role. A plain form that asks for this page with it. */
function Choose({ member }: { member: MemberDetail }) {
  const lang = useLang()
  const { give } = useTexts(studioTexts).member
  const names = useTexts(memberTexts).roles
  const held = member.held.map(one => one.role)
  const open = GIVEN_ROLES.filter(role => !held.includes(role))
  if (open.length === 0) return null
  return (
    <Section title={give.title}>
      <form action={`${localHref(lang, `/Studio/Members/${member.id}`)}#beri`} className="flex max-w-xl flex-wrap items-end gap-3">
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
      </form>
    </Section>
  )
}

function Give({ view: { member, form }, giving: { role, choices } }: { view: MemberView; giving: NonNullable<MemberView['giving']> }) {
  const { roles } = useTexts(memberTexts)
  const t = useTexts(studioTexts)
  const held = member.held.find(one => one.role === role)
  const limit = LIMIT_OF[role]
  const title = t.fill(held ? 'member.give.changeOf' : 'member.give.titleOf', { role: roles[role] })
  return (
    <div id="beri" className="scroll-mt-24">
      <Section title={title} lead={t.invite.about[role]}>
        <form method="post" className="space-y-6">
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
        </form>
      </Section>
    </div>
  )
}

function Remove({ member, form }: { member: MemberDetail; form: FormState | undefined }) {
  const lang = useLang()
  const t = useTexts(studioTexts)
  const { remove } = t.member
  const field = fieldsOf(form, 'remove')
  return (
    <Section title={remove.title} lead={remove.text}>
      <form method="post" action={localHref(lang, `/Studio/Members/${member.id}`)}>
        <input type="hidden" name="form" value="remove" />
        <FormCheck {...field('sure')} value="1" label={t.fill('member.remove.sure', { name: member.name })} required />
        <button type="submit" className="btn btn-quiet text-danger-text mt-2">
          {remove.button}
        </button>
      </form>
    </Section>
  )
}
