import type { ReactNode } from 'react'
import { type AccountState, findAccountState } from '#features/accounts/account/account-state.server.ts'
import { SOCIAL_NAMES } from '#features/accounts/sign-in/social.server.ts'
import { type AccountTexts, accountTexts } from '../texts.ts'
import { Aside, Notice, Text, TextLink } from '../ui/form-components.server.tsx'
import { LinkRow, Rows, SectionTitle } from '../ui/rows.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import { TenantDoors } from '../ui/tenant-doors.server.tsx'
import type { AccountVisit, SignedInPerson, SignedInVisit } from '../visit.ts'

/** The account's overview, with links to all its settings; for superadmins below the ways into all tenants. */
export async function show(visit: SignedInVisit): Promise<Response> {
  const { engine, person, url, dependencies } = visit
  const search = url.searchParams.get('search')?.trim().slice(0, MAX_SEARCH) ?? ''
  const after = url.searchParams.get('after') ?? ''
  const [state, doors] = await Promise.all([findAccountState(engine, person.id), dependencies.findTenantDoors(person, { search, after })])
  const { tools } = accountTexts(visit.lang).setup
  const body = (
    <>
      {doors && <TenantDoors doors={doors} search={search} isLaterPage={after !== ''} />}
      {doors && (
        <Part title={tools.title}>
          <LinkRow href="/Organisations/New" label={tools.make} state="" />
          <LinkRow href="/Setup/Mail" label={tools.mail} state="" />
        </Part>
      )}
      <Home visit={visit} state={state} />
    </>
  )
  return showPage(visit, { title: accountTexts(visit.lang).home.title, body, isWide: true })
}

const MAX_SEARCH = 100

interface HomeProps {
  visit: SignedInVisit
  state: AccountState
}

function Home({ visit, state }: HomeProps) {
  const { person } = visit
  const t = accountTexts(visit.lang)
  const { home } = t
  return (
    <>
      <Text>{home.lead}</Text>
      <ResultNotice visit={visit} />
      <Part title={home.you}>
        <LinkRow href="/name" label={home.name} state={person.name} />
        <LinkRow href="/email" label={home.email} state={emailState(t, person, state)} />
      </Part>
      <Part title={home.entry}>
        <LinkRow href="/password" label={home.password} state={passwordState(t, state)} />
        <LinkRow
          href="/passkeys"
          label={home.passkeys}
          state={state.passkeys === 0 ? home.none : t.fill('home.passkeysState', { count: state.passkeys })}
        />
        <LinkRow href="/two-factor" label={home.twoFactor} state={state.hasTwoFactor ? home.twoFactorOn : home.twoFactorOff} />
      </Part>
      <Part title={home.access}>
        <LinkRow
          href="/sessions"
          label={home.sessions}
          state={state.sessions <= 1 ? home.onlyThis : t.fill('home.sessionsState', { count: state.sessions })}
        />
        <LinkRow href="/apps" label={home.apps} state={state.apps === 0 ? home.none : t.fill('home.appsState', { count: state.apps })} />
      </Part>
      <Part title={home.leave}>
        <LinkRow href="/sign-out" label={home.signOut} state={home.signOutState} />
        <LinkRow href="/delete" label={home.delete} state={home.deleteState} />
      </Part>
      <Aside>
        <TextLink href={visit.theme.origin}>{t.fill('home.back', { site: visit.theme.title })}</TextLink>
      </Aside>
    </>
  )
}

/** The result of the form before this page. */
function ResultNotice({ visit }: { visit: AccountVisit }) {
  const t = accountTexts(visit.lang)
  const query = visit.url.searchParams
  if (query.has('named')) return <Notice>{t.name.saved}</Notice>
  const done = query.get('done')
  return done === 'password' || done === 'others' ? <Notice>{t.done[done]}</Notice> : null
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <Rows label={title}>{children}</Rows>
    </>
  )
}

function emailState(t: AccountTexts, { email }: SignedInPerson, { newEmail }: AccountState): string {
  return newEmail ? `${email}, ${t.fill('home.emailWaits', { newEmail })}` : email
}

function passwordState(t: AccountTexts, { hasPassword, socialSites }: AccountState): string {
  if (hasPassword) return t.home.passwordSet
  if (socialSites.length === 0) return t.home.passwordNone
  return t.fill('home.passwordSocial', { sites: socialSites.map(site => SOCIAL_NAMES[site]).join(', ') })
}
