import type { ReactNode } from 'react'
import { scriptSource } from '#platform/http/security-headers.ts'
import type { RefusedForm } from '../form.ts'
import { accountTexts } from '../texts.ts'
import type { AccountVisit } from '../visit.ts'
import { HiddenFields, Refusal } from './form-components.server.tsx'
// oxlint-disable-next-line import/default -- Vite returns the file's text
import script from './passkey-script.js?raw'

/** For `showPage`: the scripts of a page with a passkey form. */
export const PASSKEY_SCRIPTS = [scriptSource(script)]

/** The name of the form. */
export const PASSKEY_FORM = 'passkey'

const OPTIONS = { create: '/auth/passkey/generate-register-options', get: '/auth/passkey/generate-authenticate-options' } as const

interface PasskeyFormProps {
  visit: AccountVisit
  /** The rejected form, if there is one. */
  form: RefusedForm | undefined
  /** Creates a passkey, or uses one. */
  kind: keyof typeof OPTIONS
  action: string
  /** The button's label. */
  submit: string
  quiet?: boolean
  /** Where to re-authenticate, if that is required. */
  confirm?: string
  /** True to show a message in browsers without passkeys: if there is no alternative. */
  showsUnsupported?: boolean
  children?: ReactNode
}

/**
 * A form that submits the browser's passkey response as `credential`. It is visible only with script and browser support (`passkey-script.js`, which
 * runs before the first paint); otherwise the page says so. A problem with `credential` is shown above the button.
 */
export function PasskeyForm({
  visit,
  form,
  kind,
  action,
  submit,
  quiet = false,
  confirm,
  showsUnsupported = false,
  children,
}: PasskeyFormProps) {
  const { passkeys: t } = accountTexts(visit.lang)
  return (
    <>
      <form
        method="post"
        action={action}
        hidden
        noValidate
        className="mt-6 space-y-5"
        data-passkey
        data-kind={kind}
        data-options={OPTIONS[kind]}
        data-confirm={confirm}
        data-unable={showsUnsupported ? t.unable : undefined}
        data-cancelled={t.cancelled}
        data-known={t.known}
        data-failed={t.failed}
      >
        <HiddenFields visit={visit} name={PASSKEY_FORM} more={{ credential: '' }} />
        <Refusal form={form} name={PASSKEY_FORM} />
        {children}
        <p role="alert" data-passkey-message className="text-danger-text font-medium empty:hidden" />
        <button id="credential" type="submit" className={`btn ${quiet ? 'btn-quiet' : 'btn-main'} w-full`}>
          {submit}
        </button>
      </form>
      <p className="text-ink-soft mt-6 empty:hidden">{t.withoutScript}</p>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}
