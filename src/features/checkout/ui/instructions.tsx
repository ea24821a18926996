import { useTexts } from '#ui/lang/use-texts.tsx'
import { rupiah } from '../money.ts'
import type { OpenPaymentView } from '../pay-view.server.ts'
import { checkoutTexts } from '../texts.ts'
import { CopyValue } from './copy-value.tsx'
import { ProofForm } from './proof-form.tsx'
import { QrPicture } from './qr-picture.tsx'

interface InstructionsProps {
  payment: OpenPaymentView
  /** Path of the page, with language prefix: its picture and its proof stand below it. */
  base: string
}

/** How an open payment is paid: the number, picture or account, and the steps in each bank's words. */
export function Instructions({ payment, base }: InstructionsProps) {
  const { pay: t, methods, fill } = useTexts(checkoutTexts)
  if (payment.state === 'opening')
    return (
      <div role="status" data-payment="opening" className="bg-tint rounded-xl px-4 py-6 text-center">
        <p className="text-lg font-bold">{fill('pay.opening', { method: methods[payment.method] })}</p>
        <p className="text-ink-soft">{t.openingHint}</p>
      </div>
    )
  return (
    <div data-payment="pending" className="space-y-3">
      <h2 className="text-xl font-bold">{methods[payment.method]}</h2>
      {payment.hasQr && <QrPicture src={`${base}/Qr.svg`} amount={rupiah(payment.amount)} />}
      {payment.billerCode && <CopyValue name="biller" label={t.billerCode} value={payment.billerCode} />}
      {payment.vaNumber && (
        <CopyValue
          name="va"
          label={payment.billerCode ? t.billKey : t.vaNumber}
          value={payment.vaNumber}
          shown={payment.vaNumber.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}
        />
      )}
      {payment.accounts.map(({ bank, number, holder }) => (
        <div key={`${bank} ${number}`}>
          <CopyValue name="account" label={fill('pay.account', { bank })} value={number} />
          <p className="text-ink-soft mt-1 px-4">{fill('pay.holder', { name: holder })}</p>
        </div>
      ))}
      <CopyValue name="amount" label={t.amount} value={String(payment.amount)} shown={rupiah(payment.amount)} />
      {payment.isTransfer && <p className="font-semibold">{t.exact}</p>}
      {payment.redirectUrl && (
        <a href={payment.redirectUrl} rel="noopener noreferrer" className="btn btn-main w-full">
          {t.openApp}
        </a>
      )}
      {payment.isTransfer && <ProofForm action={`${base}/Proof`} hasProof={payment.hasProof} />}
      {payment.howTo.length > 0 && (
        <section>
          <h3 className="mt-6 text-lg font-bold">{t.howTo}</h3>
          {payment.howTo.map(({ title, steps }, at) => (
            <details key={title} open={at === 0} className="border-line mt-2 rounded-xl border px-4">
              <summary className="min-h-12 content-center font-semibold">{title}</summary>
              <ol className="list-decimal space-y-1 pb-4 pl-5">
                {steps.map(step => (
                  <li key={step} className="wrap-anywhere">
                    {step}
                  </li>
                ))}
              </ol>
            </details>
          ))}
        </section>
      )}
    </div>
  )
}
