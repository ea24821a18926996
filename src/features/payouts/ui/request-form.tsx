import { Form } from 'react-router'
import { formatCount, formatPrice } from '#kit/format.ts'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormSelect } from '#ui/form/form-field.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { BankAccount } from '../bank-account.ts'
import { ACCOUNTS } from '../paths.ts'
import { payoutTexts } from '../texts.ts'

interface RequestFormProps {
  accounts: readonly BankAccount[]
  balance: { available: number }
  least: number
  withholdingBp: number
  now: Date
  newId: string
  form: FormResult | undefined
}

/** Asks for a payout to one of the mentor's accounts that can be paid to. */
export function RequestForm({ accounts, balance, least, withholdingBp, now, newId, form }: RequestFormProps) {
  const lang = useLang()
  const t = useTexts(payoutTexts)
  const field = fieldsOf(form, 'request')
  const ready = accounts.filter(one => one.checkedAt !== null && one.payableFrom <= now)
  return (
    <div className="mt-6">
      <Section title={t.request.title} lead={t.fill('request.lead', { least: formatPrice(least, lang) })}>
        {ready.length === 0 ? (
          <>
            <p>{t.request.noAccount}</p>
            <A href={ACCOUNTS} className="btn btn-main mt-4">
              {t.request.addAccount}
            </A>
          </>
        ) : (
          <Form method="post" className="grid max-w-xl gap-5">
            <input type="hidden" name="form" value="request" />
            <input type="hidden" name="id" value={field('id', newId).value} />
            <FormField
              {...field('amount', balance.available >= least ? formatCount(balance.available) : '')}
              label={t.request.amount}
              {...(withholdingBp > 0 && { hint: t.fill('request.tax', { percent: formatPercent(withholdingBp) }) })}
              inputMode="numeric"
              autoComplete="off"
              required
            />
            <FormSelect
              {...field('bankAccountId', ready[0]?.id)}
              label={t.request.account}
              choices={ready.map(one => [one.id, `${one.bankName} •••• ${one.lastFour} · ${one.holderName}`] as const)}
            />
            <button type="submit" className="btn btn-main justify-self-start" data-act="request">
              {t.request.button}
            </button>
          </Form>
        )}
      </Section>
    </div>
  )
}

const formatPercent = (bp: number) => String(bp / 100).replace('.', ',')
