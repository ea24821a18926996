import { hasPassword, hasProvenLately, noteProof } from '../engine/known-person.server.ts'
import { passwordInput } from '../schema.ts'
import { nothingInput } from '../settings-schema.ts'
import { accountTexts } from '../texts.ts'
import { redirect } from './answers.ts'
import { TextField } from './form-components.tsx'
import { type AccountFormState, takeForm } from './form-state.ts'
import { ACCOUNT_ROUTES } from './routes.ts'
import type { AccountVisit, SignedInPerson } from './visit.ts'

/** Leads to where a person proves who they are, and from there to `next`, a path of this site. */
export function requireReauthentication(visit: AccountVisit, next: string = visit.route.path): Response {
  return redirect(visit, proofHref(next))
}

export const proofHref = (next: string) => `/confirm?${new URLSearchParams({ next })}`

const PAGES = new Set<string>(ACCOUNT_ROUTES.filter(route => route.method === 'GET' && route.who === 'signed-in').map(route => route.path))

/** Where `next` leads, if to a page of a person's own on this site; else to their account. */
export function readNext({ dependencies, url }: AccountVisit): string {
  const next = url.searchParams.get('next') ?? ''
  if (!URL.canParse(next, dependencies.origin)) return '/'
  const target = new URL(next, dependencies.origin)
  return target.origin === dependencies.origin && PAGES.has(target.pathname) ? target.pathname + target.search : '/'
}

/**
 * Takes a form that wants the person's password, where they have one; of whom has none, a proof of a few minutes ago. `act` gets the password and answers
 * undefined where it was wrong.
 */
export async function takeWithPassword(
  visit: AccountVisit,
  person: SignedInPerson,
  show: (visit: AccountVisit, state: AccountFormState) => Response | Promise<Response>,
  act: (password: string | undefined) => Promise<Response | undefined>,
): Promise<Response> {
  if (!(await hasPassword(visit.engine, person.id))) {
    if (!hasProvenLately(person)) return requireReauthentication(visit)
    return await takeForm(visit, nothingInput, show, async () => (await act(undefined)) ?? { password: 'passwordWrong' })
  }
  return await takeForm(visit, passwordInput, show, async ({ password }) => {
    const done = await act(password)
    if (!done) return { password: 'passwordWrong' }
    await noteProof(visit.engine, person)
    return done
  })
}

/** The person's password once more. */
export function OwnPassword({ visit, person, state }: { visit: AccountVisit; person: SignedInPerson; state: AccountFormState }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      {/* For programs that keep passwords: whose it is. Without a name it is not sent. */}
      <input type="email" autoComplete="username" defaultValue={person.email} readOnly hidden />
      <TextField
        state={state}
        name="password"
        label={t.form.password}
        hint={t.twoFactor.passwordHint}
        type="password"
        autoComplete="current-password"
      />
    </>
  )
}
