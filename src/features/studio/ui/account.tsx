import { REASON_LENGTH } from '#features/members/roles.server.ts'
import { memberTexts } from '#features/members/texts.ts'
import { IMPERSONATABLE_ROLES } from '#features/permissions/role-limits.ts'
import type { JoinState } from '#features/privacy/join.server.ts'
import { formatDate } from '#kit/format.ts'
import { localHref } from '#kit/lang.ts'
import type { Role } from '#kit/roles.ts'
import type { FormState } from '#page/page.server.ts'
import type { Person } from '#platform/context.ts'
import { badgeClass } from '#ui/badge.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormSelect, FormText } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import type { NamesOf } from '../limits.server.ts'
import { studioTexts } from '../texts.ts'
import { LimitNames } from './limit-names.tsx'
import { PostButton } from './post-button.tsx'
import { Section } from './section.tsx'
import { WithoutRole } from './without-role.tsx'

/** Another form of the page has a field of that name, too. */
const ROLE_TO_LOOK = 'look-role'

export interface AccountView {
  person: Person
  site: string
  joinedAt: string
  held: { role: Role; since: string; limits: ReturnType<NamesOf>; counts: boolean }[]
  isStaff: boolean
  /** Where the account is looked after; null where that is not ours to know. */
  accountHref: string | null
  isSaved: boolean
  /** How far they are on the way to being a member; undefined: they have a role, or look as one. */
  step: JoinState['step'] | undefined
  form: FormState | undefined
}

export function Account({ view }: { view: AccountView }) {
  const t = useTexts(studioTexts)
  const { person } = view
  return (
    <div className="space-y-8">
      {view.isSaved && <FormMessage tone="done">{t.account.saved}</FormMessage>}
      {view.form && <FormRefusal form={view.form} idOf={path => (path === 'role' ? ROLE_TO_LOOK : path)} />}
      <Who view={view} />
      {view.step && <WithoutRole site={view.site} step={view.step} />}
      {person.isImpersonating && <Looking role={person.role} />}
      {view.held.length > 0 && <Roles view={view} />}
      {person.roles.includes('superadmin') && !person.isImpersonating && <Superadmin view={view} />}
      {view.isStaff && <Impersonation view={view} />}
      <Links accountHref={view.accountHref} />
    </div>
  )
}

function Who({ view: { person, joinedAt } }: { view: AccountView }) {
  const lang = useLang()
  const t = useTexts(studioTexts)
  return (
    <div className="card flex flex-wrap items-center gap-4 p-5">
      <Avatar seed={person.memberId} name="" size={72} />
      <div className="min-w-0">
        <p className="text-xl font-bold wrap-anywhere">{person.name}</p>
        <p className="text-ink-soft wrap-anywhere">{person.email}</p>
        <p className="text-ink-soft">{t.fill('account.since', { when: formatDate(joinedAt, undefined, lang) })}</p>
      </div>
    </div>
  )
}

function Looking({ role }: { role: Role }) {
  const { roles } = useTexts(memberTexts)
  const t = useTexts(studioTexts)
  return (
    <Section title={t.account.look.title}>
      <p>{t.fill('account.look.now', { role: roles[role] })}</p>
      <PostButton form="stop-looking" className="btn btn-main mt-4">
        {t.account.look.stop}
      </PostButton>
    </Section>
  )
}

function Roles({ view: { held, person } }: { view: AccountView }) {
  const lang = useLang()
  const t = useTexts(studioTexts)
  const names = useTexts(memberTexts).roles
  return (
    <Section title={t.account.roles.title} lead={t.account.roles.lead}>
      <ul className="divide-line divide-y">
        {held.map(({ role, since, limits, counts }) => (
          <li key={role} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
            <div className="min-w-0">
              <p className="font-semibold">
                {names[role]}
                <span className="text-ink-soft font-normal">
                  {' '}
                  {counts ? t.fill('account.roles.since', { when: formatDate(since, undefined, lang) }) : t.account.roles.waiting}
                </span>
              </p>
              <LimitNames limits={limits} />
            </div>
            {person.role === role && !person.isImpersonating ? (
              <span className={badgeClass('green')}>{t.account.roles.current}</span>
            ) : (
              counts && (
                <PostButton form="act" values={{ role }} className="btn btn-quiet">
                  {t.account.roles.use}
                </PostButton>
              )
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Superadmin({ view: { person, form } }: { view: AccountView }) {
  const { superadmin } = useTexts(studioTexts).account
  const field = fieldsOf(form, 'enter-superadmin')
  if (person.role === 'superadmin')
    return (
      <Section title={superadmin.title} lead={superadmin.entered}>
        <PostButton form="leave-superadmin" className="btn btn-main">
          {superadmin.leave}
        </PostButton>
      </Section>
    )
  return (
    <Section title={superadmin.title} lead={superadmin.lead}>
      <form method="post" className="max-w-xl space-y-4">
        <input type="hidden" name="form" value="enter-superadmin" />
        <FormText
          {...field('reason')}
          label={superadmin.reason}
          hint={superadmin.reasonHint}
          rows={3}
          required
          minLength={REASON_LENGTH.min}
          maxLength={REASON_LENGTH.max}
        />
        <button type="submit" className="btn btn-main">
          {superadmin.enter}
        </button>
      </form>
    </Section>
  )
}

function Impersonation({ view: { person, form } }: { view: AccountView }) {
  const { look } = useTexts(studioTexts).account
  const names = useTexts(memberTexts).roles
  const field = fieldsOf(form, 'look')
  return (
    <Section title={look.title} lead={person.role === 'superadmin' ? `${look.lead} ${look.asSuperadmin}` : look.lead}>
      <form method="post" className="flex max-w-xl flex-wrap items-end gap-3">
        <input type="hidden" name="form" value="look" />
        <div className="min-w-48 grow">
          <FormSelect
            {...field('role', 'student')}
            id={ROLE_TO_LOOK}
            label={look.label}
            choices={IMPERSONATABLE_ROLES.map(role => [role, names[role]] as const)}
          />
        </div>
        <button type="submit" className="btn btn-quiet">
          {look.button}
        </button>
      </form>
    </Section>
  )
}

function Links({ accountHref }: { accountHref: string | null }) {
  const lang = useLang()
  const { links } = useTexts(studioTexts).account
  const row = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0'
  return (
    <Section title={links.title}>
      <ul className="divide-line divide-y">
        {accountHref && (
          <li className={row}>
            <span className="min-w-0 max-w-[55ch]">{links.securityText}</span>
            <a href={accountHref} className="btn btn-quiet">
              {links.security}
            </a>
          </li>
        )}
        <li className={row}>
          <span className="min-w-0 max-w-[55ch]">{links.privacyText}</span>
          <A href="/Account/Privacy" className="btn btn-quiet">
            {links.privacy}
          </A>
        </li>
        <li className={row}>
          <span className="min-w-0 max-w-[55ch]">{links.signOutText}</span>
          <form method="post" action={localHref(lang, '/Logout')}>
            <button type="submit" className="btn btn-quiet">
              {links.signOut}
            </button>
          </form>
        </li>
      </ul>
    </Section>
  )
}
