import { formatMoment } from '#kit/format.ts'
import { CheckboxGroup } from '#ui/app/checkbox-group.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck, FormField, FormSelect } from '#ui/form/form-field.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { fieldNameOf, GATEWAY_METHODS, KEY_FIELDS, type KeyField, MOST_ACCOUNTS, NEEDED_FIELDS } from '../keys.ts'
import type { GatewaySettings } from '../settings.server.ts'
import { gatewayTexts } from '../texts.ts'

interface Props {
  settings: GatewaySettings
  form: FormResult | undefined
}

/** Says whether a gateway is on, and what came of trying its keys. */
export function TriedState({ settings: { gateway, isEnabled, triedAt, isTriedWell, stored } }: Pick<Props, 'settings'>) {
  const { state } = useTexts(gatewayTexts)
  const lang = useLang()
  const result = triedAt === null ? state.never : `${formatMoment(triedAt, undefined, lang)}: ${isTriedWell ? state.well : state.badly}`
  return (
    <p data-gateway-state={isEnabled ? 'on' : 'off'} data-tried={triedAt === null ? 'never' : isTriedWell ? 'well' : 'badly'}>
      <strong>{isEnabled ? state.on : state.off}</strong>
      {gateway !== 'transfer' && stored.length > 0 && ` · ${state.tried}: ${result}`}
    </p>
  )
}

/** The fields of one gateway's form. */
export function GatewayFields({ settings, form, hasSimulator }: Props & { hasSimulator: boolean }) {
  const { gateway } = settings
  const t = useTexts(gatewayTexts)
  const isSent = form?.name === gateway
  const isTicked = (name: string, saved: boolean) => (isSent ? form.values[name] === '1' : saved)
  const field = fieldsOf(form, gateway)
  return (
    <>
      {gateway === 'transfer' ? (
        <AccountFields settings={settings} form={form} />
      ) : (
        <>
          {hasSimulator && <p className="text-ink-soft">{t.simulated}</p>}
          {KEY_FIELDS[gateway].map(name => (
            <KeyInput key={name} name={name} settings={settings} form={form} />
          ))}
          <CheckboxGroup
            state={field(`${gateway}-methods`, settings.methods.join(','))}
            label={t.methodsLabel}
            hint={t.methodsHint}
            choices={GATEWAY_METHODS[gateway].map(method => ({ value: method, words: t.methods[method] }))}
          />
          <FormCheck
            name={`${gateway}-isProduction`}
            label={t.isProduction}
            hint={t.isProductionHint}
            isChecked={isTicked(`${gateway}-isProduction`, settings.isProduction)}
          />
        </>
      )}
      <FormCheck name={`${gateway}-isEnabled`} label={t.isEnabled} isChecked={isTicked(`${gateway}-isEnabled`, settings.isEnabled)} />
    </>
  )
}

function KeyInput({ name, settings: { gateway, stored, open }, form }: Props & { name: KeyField }) {
  const t = useTexts(gatewayTexts)
  const state = fieldsOf(form, gateway)(fieldNameOf(gateway, name), open[name] ?? '')
  const label = t.fields[name]
  if (name === 'page') {
    const [usual, other] = gateway === 'midtrans' ? (['own', 'hosted'] as const) : (['sessions', 'invoices'] as const)
    return (
      <FormSelect
        {...state}
        label={label}
        choices={[
          ['', t.pages[usual]],
          [other, t.pages[other]],
        ]}
      />
    )
  }
  const optional = NEEDED_FIELDS[gateway].includes(name) ? undefined : t.optional
  if (name === 'forUserId')
    return <FormField {...state} label={label} hint={t.hints.forUserId} optional={optional} autoComplete="off" maxLength={300} />
  const isStored = stored.includes(name)
  const hint = isStored ? t.hints.set : name === 'signatureKey' ? t.hints.signatureKey : isOfPayouts(name) ? t.hints.payout : undefined
  return (
    <FormField
      {...state}
      label={label}
      {...(hint && { hint })}
      optional={isStored ? undefined : optional}
      type="password"
      autoComplete="new-password"
      spellCheck={false}
      maxLength={300}
    />
  )
}

const isOfPayouts = (name: KeyField) => name === 'payoutKey' || name === 'approverKey' || name === 'payoutSignatureKey'

function AccountFields({ settings: { accounts }, form }: Props) {
  const t = useTexts(gatewayTexts)
  const field = fieldsOf(form, 'transfer')
  const sent = form?.name === 'transfer' ? MOST_ACCOUNTS : 0
  const rows = Math.min(MOST_ACCOUNTS, Math.max(accounts.length + 1, sent))
  return Array.from({ length: rows }, (_, at) => {
    const account = accounts[at]
    return (
      <fieldset key={at} className="grid gap-4 md:grid-cols-3">
        <legend className="font-medium">{t.fill('accounts.legend', { number: at + 1 })}</legend>
        <FormField {...field(`transfer-bank-${at}`, account?.bank)} label={t.accounts.bank} maxLength={60} autoComplete="off" />
        <FormField
          {...field(`transfer-number-${at}`, account?.number)}
          label={t.accounts.number}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
        />
        <FormField {...field(`transfer-holder-${at}`, account?.holder)} label={t.accounts.holder} maxLength={100} autoComplete="off" />
      </fieldset>
    )
  })
}
