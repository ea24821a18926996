import type { ReactNode } from 'react'
import { listMethods } from '#features/gateways/find-gateway.server.ts'
import { mayTakeGifts, OFFERED_RUPIAH } from '#features/gifts/gift.ts'
import { sumGifts } from '#features/gifts/queries.server.ts'
import { formatCount, formatDate, formatPrice } from '#kit/format.ts'
import type { PageArgs } from '#page/page.server.ts'
import { type FieldState, fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormText } from '#ui/form/form-field.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { voiceTexts } from '../texts.ts'
import { AgreeBox, VoiceForm, VoiceSection } from '../ui/voice-form.tsx'
import { MAX_NAME } from '../voice.ts'

/**
 * The collecting organisation with permit, period and purpose, the total received, and the form to give, or to pledge where the tenant takes no payments; a note
 * if the tenant may not collect.
 */
export async function donationPart({ ctx, site, query, lang, form }: PageArgs) {
  const t = voiceTexts(lang).donation
  const { settings } = site
  if (!mayTakeGifts(settings, ctx.now))
    return (
      <VoiceSection id="donasi" title={t.closedTitle}>
        <FormMessage tone="note">{t.closed}</FormMessage>
      </VoiceSection>
    )
  const total = await sumGifts(ctx)
  const isPaid = (await listMethods(ctx)).length > 0
  return (
    <VoiceSection id="donasi" title={isPaid ? t.pay.title : t.title}>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <Facts settings={settings} total={total} honest={isPaid ? t.pay.honest : t.honest} />
        {isPaid ? (
          <GiftForm form={form} />
        ) : (
          <PledgeForm form={form} pledge={query.get('pledge')} site={settings.title} whatsapp={settings.contact.whatsapp} />
        )}
      </div>
    </VoiceSection>
  )
}

interface FactsProps {
  settings: PageArgs['site']['settings']
  total: { amount: number; count: number }
  /** What becomes of the form once it is sent. */
  honest: string
}

function Facts({ settings, total, honest }: FactsProps) {
  const lang = useLang()
  const { donation: t, fill } = useTexts(voiceTexts)
  const { organisation, permit, validFrom, validUntil, purpose, report } = settings.donation
  const day = (text: string) => formatDate(`${text}T00:00:00+07:00`, undefined, lang)
  const received =
    total.count === 0 ? 'Rp0' : fill('donation.totalOf', { amount: formatPrice(total.amount), count: formatCount(total.count) })
  const rows: [string, ReactNode][] = [
    [t.organisation, organisation],
    [t.permit, permit],
    [t.period, fill('donation.until', { from: day(validFrom), until: day(validUntil) })],
    [t.purpose, purpose],
    [t.total, <strong key="total">{received}</strong>],
    [t.report, report ? <ReportLink key="report" href={report} words={t.reportLink} /> : t.noReport],
  ]
  return (
    <div>
      <h3 className="text-2xl font-bold">{t.facts}</h3>
      <dl className="mt-4 space-y-4">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-lg wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6">
        <FormMessage tone="note">{honest}</FormMessage>
      </div>
    </div>
  )
}

function ReportLink({ href, words }: { href: string; words: string }) {
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {words}
    </a>
  )
}

function GiftForm({ form }: { form: FormResult | undefined }) {
  const t = useTexts(voiceTexts)
  const words = t.donation.pay
  const field = fieldsOf(form, 'donation')
  return (
    <VoiceForm name="donation" title={words.form} form={form} send={words.send}>
      <Amounts offered={field('offered')} own={field('amount')} />
      <FormField
        {...field('name')}
        label={t.name}
        hint={t.donation.nameHint}
        optional={t.optional}
        autoComplete="name"
        maxLength={MAX_NAME}
      />
      <FormField
        {...field('email')}
        label={words.email}
        hint={words.emailHint}
        optional={t.optional}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <FormText {...field('message')} label={t.donation.message} optional={t.optional} rows={3} maxLength={500} />
      <AgreeBox words={words.consent} hint={words.consentHint} field={field('agree')} isChecked={Boolean(field('agree').value)} />
    </VoiceForm>
  )
}

/** Amounts to choose from, and a field for another one, which wins. */
function Amounts({ offered, own }: { offered: FieldState; own: FieldState }) {
  const lang = useLang()
  const words = useTexts(voiceTexts).donation
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1.5 font-medium">{words.amount}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {OFFERED_RUPIAH.map(rupiah => (
          <label
            key={rupiah}
            className="border-line has-checked:border-primary-text flex min-h-11 items-center gap-3 rounded-[min(var(--radius-button),0.75rem)] border px-3"
          >
            <input
              type="radio"
              name="offered"
              value={rupiah}
              defaultChecked={offered.value === String(rupiah)}
              className="accent-primary size-5 shrink-0"
            />
            <span className="tabular-nums">{formatPrice(rupiah, lang)}</span>
          </label>
        ))}
      </div>
      <FormField {...own} label={words.pay.other} hint={words.pay.otherHint} inputMode="numeric" autoComplete="off" maxLength={20} />
    </fieldset>
  )
}

interface PledgeFormProps {
  form: FormResult | undefined
  /** Reference number of the pledge that was just recorded. */
  pledge: string | null
  site: string
  whatsapp: string
}

function PledgeForm({ form, pledge, site, whatsapp }: PledgeFormProps) {
  const t = useTexts(voiceTexts)
  const words = t.donation
  const field = fieldsOf(form, 'donation')
  const reference = pledge && /^d-[0-9a-f]{8}$/i.test(pledge) && pledge.toUpperCase()
  return (
    <VoiceForm
      name="donation"
      title={words.form}
      form={form}
      done={reference && <Pledged reference={reference} site={site} whatsapp={whatsapp} />}
      send={words.send}
    >
      <FormField {...field('amount')} label={words.amount} hint={words.amountHint} inputMode="numeric" autoComplete="off" maxLength={20} />
      <FormField {...field('name')} label={t.name} hint={words.nameHint} optional={t.optional} autoComplete="name" maxLength={MAX_NAME} />
      <FormText {...field('message')} label={words.message} optional={t.optional} rows={3} maxLength={500} />
      <AgreeBox words={words.consent} hint={words.consentHint} field={field('agree')} isChecked={Boolean(field('agree').value)} />
    </VoiceForm>
  )
}

function Pledged({ reference, site, whatsapp }: { reference: string; site: string; whatsapp: string }) {
  const { donation: t, fill } = useTexts(voiceTexts)
  return (
    <>
      <p className="font-semibold">{fill('donation.done', { reference })}</p>
      <p>{t.donePending}</p>
      {whatsapp && (
        <a
          href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(fill('donation.askText', { site, reference }))}`}
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t.ask}
        </a>
      )}
    </>
  )
}
