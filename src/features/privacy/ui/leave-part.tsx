import { Form } from 'react-router'
import { formatDate, formatMoment } from '#kit/format.ts'
import { localHref } from '#kit/lang.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck, FormText } from '#ui/form/form-field.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { OpenErasure } from '../erasure-requests.server.ts'
import { privacyTexts } from '../texts.ts'

interface DataPartProps {
  site: string
  bornOn: string | null
  /** The account site's first page; null if another provider manages the accounts. */
  accountHref: string | null
}

/** The person's data: the download, and where to correct them. */
export function DataPart({ site, bornOn, accountHref }: DataPartProps) {
  const lang = useLang()
  const texts = useTexts(privacyTexts)
  const { data } = texts.own
  return (
    <section className="card p-5 md:p-6">
      <h2 className="text-xl font-bold">{data.title}</h2>
      <p className="text-ink-soft mt-3 wrap-anywhere">{texts.fill('own.data.text', { site })}</p>
      {bornOn && <p className="mt-2">{texts.fill('own.data.bornOn', { date: formatDate(bornOn, 'UTC', lang) })}</p>}
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={localHref(lang, '/Account/Data.json')} className="btn btn-main" download>
          {data.button}
        </a>
        {accountHref && (
          <a href={accountHref} className="btn btn-quiet">
            {data.account}
          </a>
        )}
      </p>
    </section>
  )
}

interface LeavePartProps {
  site: string
  form: FormResult | undefined
  erasure: OpenErasure | undefined
  action: string
}

/** Leaving means erasure: the form, or the open request and how to cancel it. */
export function LeavePart({ site, form, erasure, action }: LeavePartProps) {
  const texts = useTexts(privacyTexts)
  const { leave } = texts.own
  return (
    <section className="card p-5 md:p-6">
      <h2 className="text-xl font-bold">{leave.title}</h2>
      {erasure ? (
        <OpenRequest erasure={erasure} action={action} />
      ) : (
        <>
          <p className="text-ink-soft mt-3 wrap-anywhere">{texts.fill('own.leave.text', { site })}</p>
          <p className="text-ink-soft mt-2">{leave.stays}</p>
          <RequestForm form={form} action={action} />
        </>
      )}
    </section>
  )
}

function RequestForm({ form, action }: Pick<LeavePartProps, 'form' | 'action'>) {
  const { leave } = useTexts(privacyTexts).own
  const field = fieldsOf(form, 'leave')
  const { value, problem } = field('sure')
  return (
    <Form method="post" action={action} className="mt-5 space-y-4">
      <input type="hidden" name="form" value="leave" />
      <FormText {...field('reason')} label={leave.reason} optional={leave.optional} hint={leave.reasonHint} maxLength={1000} rows={3} />
      <FormCheck name="sure" label={leave.sure} problem={problem} isChecked={value !== undefined} required />
      <button type="submit" className="btn btn-quiet">
        {leave.button}
      </button>
    </Form>
  )
}

function OpenRequest({ erasure, action }: { erasure: OpenErasure; action: string }) {
  const lang = useLang()
  const texts = useTexts(privacyTexts)
  const moment = (at: Date) => formatMoment(at, undefined, lang)
  return (
    <Form method="post" action={action} className="bg-tint mt-4 space-y-3 rounded-xl p-5">
      <input type="hidden" name="form" value="cancel" />
      <h3 className="text-lg font-bold">{texts.fill('own.leave.openTitle', { reference: erasure.reference })}</h3>
      <p>{texts.fill('own.leave.open', { asked: moment(erasure.askedAt), due: moment(erasure.dueAt) })}</p>
      <button type="submit" className="btn btn-main">
        {texts.own.leave.cancel}
      </button>
    </Form>
  )
}

/** Where to delete the account itself, which is separate from the membership. */
export function AccountPart({ deleteHref }: { deleteHref: string | null }) {
  const { account } = useTexts(privacyTexts).own
  return (
    <section className="card p-5 md:p-6">
      <h2 className="text-xl font-bold">{account.title}</h2>
      <p className="text-ink-soft mt-3">{deleteHref ? account.text : account.elsewhere}</p>
      {deleteHref && (
        <a href={deleteHref} className="text-primary-text mt-2 inline-flex min-h-11 items-center font-semibold underline">
          {account.remove}
        </a>
      )}
    </section>
  )
}
