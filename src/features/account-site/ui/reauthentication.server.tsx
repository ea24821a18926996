import { hasAuthenticatedRecently, hasPassword, recordReauthentication } from '#features/accounts/engine/known-person.server.ts'
import { passwordInput } from '#features/accounts/schema.ts'
import { nothingInput } from '#features/accounts/settings-schema.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import type { AccountVisit, SignedInVisit } from '../visit.ts'
import { TextField } from './form-components.server.tsx'

/** Redirects to the re-authentication, which continues to `next`, a path of this site. */
export function requireReauthentication(visit: AccountVisit, next: string = visit.route.path): Response {
  return redirect(visit, reauthenticationHref(next))
}

export const reauthenticationHref = (next: string) => `/confirm?${new URLSearchParams({ next })}`

/** Returns `next` if it is one of the person's own pages on this site; otherwise their account. */
export function readNext({ dependencies, ownPaths, url }: AccountVisit): string {
  const next = url.searchParams.get('next') ?? ''
  if (!URL.canParse(next, dependencies.origin)) return '/'
  const target = new URL(next, dependencies.origin)
  return target.origin === dependencies.origin && ownPaths.has(target.pathname) ? target.pathname + target.search : '/'
}

/**
 * Submits a form that requires the person's password; without one, a recent re-authentication. `act` gets the password and returns undefined if it was
 * wrong.
 */
export async function submitWithPassword(
  visit: SignedInVisit,
  act: (password: string | undefined) => Promise<Response | undefined>,
): Promise<Response | RefusedForm> {
  const { engine, person } = visit
  if (!(await hasPassword(engine, person.id))) {
    if (!hasAuthenticatedRecently(person)) return requireReauthentication(visit)
    return await submitForm(visit, nothingInput, async () => (await act(undefined)) ?? { password: 'passwordWrong' })
  }
  return await submitForm(visit, passwordInput, async ({ password }) => {
    const done = await act(password)
    if (!done) return { password: 'passwordWrong' }
    await recordReauthentication(engine, person)
    return done
  })
}

/** The field for the person's present password. */
export function CurrentPassword({ visit, form }: { visit: SignedInVisit; form: RefusedForm | undefined }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      {/* Tells password managers whose password it is. Without a `name` it is not sent. */}
      <input type="email" autoComplete="username" defaultValue={visit.person.email} readOnly hidden />
      <TextField
        {...fieldsOf(form)('password')}
        label={t.form.password}
        hint={t.twoFactor.passwordHint}
        type="password"
        autoComplete="current-password"
      />
    </>
  )
}
