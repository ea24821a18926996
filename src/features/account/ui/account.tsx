import { Form } from 'react-router'
import type { NamedLimit } from '#features/members/limits.ts'
import { memberTexts } from '#features/members/texts.ts'
import { LimitNames } from '#features/members/ui/limit-names.tsx'
import { IMPERSONATABLE_ROLES } from '#features/permissions/role-limits.ts'
import type { OpenAsk } from '#features/privacy/join.server.ts'
import { formatDate } from '#kit/format.ts'
import { localHref } from '#kit/lang.ts'
import type { Role } from '#kit/roles.ts'
import type { Person } from '#platform/context.ts'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormSelect } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { useUiTexts } from '#ui/lang/use-ui-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { accountTexts } from '../texts.ts'
import { SuperadminEntry } from './superadmin-entry.tsx'
import { WithoutRole } from './without-role.tsx'

/** Another form of the page has a field `role` too. */
const ROLE_TO_LOOK = 'look-role'

export interface AccountView {
  person: Pick<Person, 'memberId' | 'name' | 'email' | 'role' | 'isImpersonating'> & { isSuperadmin: boolean }
  site: string
  joinedAt: string
  held: { role: Role; since: string; limits: NamedLimit[]; counts: boolean }[]
  isStaff: boolean
  /** Where the account is managed; null if unknown. */
  accountHref: string | null
  isSaved: boolean
  /** Why a superadmin enters, as they wrote it before they proved their second factor. */
  reason: string
  /** Set for people without a role who do not impersonate one. */
  withoutRole: { asked: OpenAsk | undefined } | undefined
}

interface AccountProps {
  view: AccountView
  form: FormResult | undefined
}

export function Account({ view, form }: AccountProps) {
  const t = useTexts(accountTexts)
  const { person, withoutRole } = view
  const entry = person.isSuperadmin && !person.isImpersonating && (
    <SuperadminEntry isEntered={person.role === 'superadmin'} reason={view.reason} form={form} />
  )
  const isEntryFirst = person.role === 'none'
  return (
    <div className="space-y-8">
      {view.isSaved && <FormMessage tone="done">{t.saved}</FormMessage>}
      {form && <FormRefusal form={form} idOf={path => (path === 'role' ? ROLE_TO_LOOK : path)} />}
      <Who view={view} />
      {isEntryFirst && entry}
      {withoutRole && <WithoutRole site={view.site} asked={withoutRole.asked} />}
      {person.isImpersonating && <Looking role={person.role} />}
      {view.held.length > 0 && <Roles view={view} />}
      {!isEntryFirst && entry}
      {view.isStaff && <Impersonation view={view} form={form} />}
      <Links accountHref={view.accountHref} />
    </div>
  )
}

function Who({ view: { person, joinedAt } }: { view: AccountView }) {
  const lang = useLang()
  const t = useTexts(accountTexts)
  return (
    <div className="card flex flex-wrap items-center gap-4 p-5">
      <Avatar seed={person.memberId} name="" size={72} />
      <div className="min-w-0">
        <p className="text-xl font-bold wrap-anywhere">{person.name}</p>
        <p className="text-ink-soft wrap-anywhere">{person.email}</p>
        <p className="text-ink-soft">{t.fill('since', { when: formatDate(joinedAt, undefined, lang) })}</p>
      </div>
    </div>
  )
}

function Looking({ role }: { role: Role }) {
  const { roles } = useTexts(memberTexts)
  const t = useTexts(accountTexts)
  return (
    <Section title={t.look.title}>
      <p>{t.fill('look.now', { role: roles[role] })}</p>
      <PostButton form="stop-looking" className="btn btn-main mt-4">
        {t.look.stop}
      </PostButton>
    </Section>
  )
}

function Roles({ view: { held, person } }: { view: AccountView }) {
  const lang = useLang()
  const t = useTexts(accountTexts)
  const names = useTexts(memberTexts).roles
  return (
    <Section title={t.roles.title} lead={t.roles.lead}>
      <ul className="divide-line divide-y">
        {held.map(({ role, since, limits, counts }) => (
          <li key={role} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
            <div className="min-w-0">
              <p className="font-semibold">
                {names[role]}
                <span className="text-ink-soft font-normal">
                  {' '}
                  {counts ? t.fill('roles.since', { when: formatDate(since, undefined, lang) }) : t.roles.waiting}
                </span>
              </p>
              <LimitNames limits={limits} />
            </div>
            {person.role === role && !person.isImpersonating ? (
              <span className={badgeClass('green')}>{t.roles.current}</span>
            ) : (
              counts && (
                <PostButton form="act" values={{ role }} className="btn btn-quiet">
                  {t.roles.use}
                </PostButton>
              )
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Impersonation({ view: { person }, form }: AccountProps) {
  const { look } = useTexts(accountTexts)
  const names = useTexts(memberTexts).roles
  const field = fieldsOf(form, 'look')
  return (
    <Section title={look.title} lead={person.role === 'superadmin' ? `${look.lead} ${look.asSuperadmin}` : look.lead}>
      <Form method="post" className="flex max-w-xl flex-wrap items-end gap-3">
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
      </Form>
    </Section>
  )
}

function Links({ accountHref }: { accountHref: string | null }) {
  const lang = useLang()
  const { links } = useTexts(accountTexts)
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
          <span className="min-w-0 max-w-[55ch]">{links.boardsText}</span>
          <A href="/Learn/Leaderboards" className="btn btn-quiet">
            {links.boards}
          </A>
        </li>
        <li className={row}>
          <span className="min-w-0 max-w-[55ch]">{links.signOutText}</span>
          {/* Sign-out may end at the account site, so it loads a document. */}
          <form method="post" action={localHref(lang, '/Logout')} data-sign-out={useUiTexts().unsent}>
            <button type="submit" className="btn btn-quiet">
              {links.signOut}
            </button>
          </form>
        </li>
      </ul>
    </Section>
  )
}
