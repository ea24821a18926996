import type { ReactNode } from 'react'
import { scriptSource } from '#platform/http/security-headers.ts'
import { accountTexts } from '../texts.ts'

import type { RefusedForm } from './form.ts'
import { HiddenFields, Refusal } from './form-components.server.tsx'

// oxlint-disable-next-line import/default -- Vite answers the file's text
import script from './passkey-script.js?raw'
import type { AccountVisit } from './visit.ts'

/** For `showPage`: what a page with a passkey's form must let run. */
export const PASSKEY_SCRIPTS = [scriptSource(script)]

/** The name of the form, by which pages tell it from their other ones. */
export const PASSKEY_FORM = 'passkey'

const OPTIONS = { create: '/auth/passkey/generate-register-options', get: '/auth/passkey/generate-authenticate-options' } as const

interface PasskeyFormProps {
  visit: AccountVisit
  /** The form that was refused, if one was. */
  form: RefusedForm | undefined
  /** Makes a passkey, or uses one. */
  kind: keyof typeof OPTIONS
  action: string
  /** Words on its button. */
  submit: string
  quiet?: boolean
  /** Where a person proves who they are, if they must before. */
  confirm?: string
  /** Whether a browser that can't is told so: where there is no other way. */
  saysUnable?: boolean
  children?: ReactNode
}

/**
 * A form that is sent with what the browser's passkey answers, as `credential`. It is there only where script and browser can do that (`passkey-script.js`,
 * which runs at once, before anything is painted); else the page says so. A problem with the field `credential` is shown above its button.
 */
export function PasskeyForm({ visit, form, kind, action, submit, quiet = false, confirm, saysUnable = false, children }: PasskeyFormProps) {
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
        data-unable={saysUnable ? t.unable : undefined}
        data-cancelled={t.cancelled}
        data-known={t.known}
        data-failed={t.failed}
      >
        <HiddenFields visit={visit} name={PASSKEY_FORM} more={{ credential: '' }} />
        <Refusal form={form} name={PASSKEY_FORM} />
        {children}
        <p role="alert" data-passkey-says className="text-danger-text font-medium empty:hidden" />
        <button id="credential" type="submit" className={`btn ${quiet ? 'btn-quiet' : 'btn-main'} w-full`}>
          {submit}
        </button>
      </form>
      <p className="text-ink-soft mt-6 empty:hidden">{t.withoutScript}</p>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}
