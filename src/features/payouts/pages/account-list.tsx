import { Form, useActionData, useLoaderData } from 'react-router'
import { hasFreshProof } from '#features/members/roles.server.ts'
import { can } from '#features/permissions/permissions.ts'
import { formatMoment } from '#kit/format.ts'
import { factorHref } from '#kit/login.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { sentIdOf } from '#page/sent-fields.server.ts'
import { newId } from '#platform/db/ids.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormSelect } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { scopeOf } from '../access.server.ts'
import { addAccount, confirmAccount, listOwnAccounts, listWaitingAccounts, removeAccount, type WaitingAccount } from '../accounts.server.ts'
import type { Bank, BankAccount } from '../bank-account.ts'
import { listPayoutBanks } from '../banks.server.ts'
import { ACCOUNTS } from '../paths.ts'
import { payoutTexts } from '../texts.ts'

const DONE = ['added', 'removed', 'confirmed'] as const

/** Bank accounts: mentors keep their own, staff confirm those that no gateway did. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead, staffLead } = payoutTexts(lang).accounts
  const isStaff = scopeOf(ctx).kind === 'all'
  const banks = await listPayoutBanks(ctx)
  return {
    title,
    lead: isStaff ? staffLead : lead,
    done: DONE.find(one => one === query.get('done')),
    isStaff,
    mayConfirm: can(ctx.viewer, 'payouts.approve'),
    accounts: isStaff ? [] : await listOwnAccounts(ctx, banks),
    waiting: isStaff ? await listWaitingAccounts(ctx, banks) : [],
    banks,
    now: ctx.now,
    newId: newId(),
  }
})

export const action = appAction({
  add: async ({ ctx, seal }, fields) => {
    const text = (name: string) => (fields.get(name) ?? '').replaceAll('\0', '')
    await addAccount(ctx, seal, { bank: text('bank'), number: text('number'), holderName: text('holderName') }, sentIdOf(fields))
    return `${ACCOUNTS}?done=added`
  },
  remove: async ({ ctx }, fields) => {
    await removeAccount(ctx, fields.get('account') ?? '')
    return `${ACCOUNTS}?done=removed`
  },
  confirm: async ({ ctx }, fields) => {
    if (!hasFreshProof(ctx)) return factorHref(ACCOUNTS, true)
    await confirmAccount(ctx, fields.get('account') ?? '')
    return `${ACCOUNTS}?done=confirmed`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'
export { revalidateAfterConflict as shouldRevalidate } from '#page/revalidate.ts'

export default function AccountList() {
  const { title, lead, done, isStaff, mayConfirm, accounts, waiting, banks, now, newId: id } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(payoutTexts)
  return (
    <AppPage title={title} lead={lead}>
      <div className="max-w-4xl space-y-6">
        {form && <FormRefusal form={form} />}
        {done && !form && <FormMessage tone="done">{t.done[done]}</FormMessage>}
        {isStaff ? (
          <Waiting accounts={waiting} mayConfirm={mayConfirm} />
        ) : (
          <>
            <Own accounts={accounts} now={now} />
            <AddForm banks={banks} newId={id} form={form} />
          </>
        )}
      </div>
    </AppPage>
  )
}

function Own({ accounts, now }: { accounts: readonly BankAccount[]; now: Date }) {
  const lang = useLang()
  const { accounts: t, list, fill } = useTexts(payoutTexts)
  if (accounts.length === 0) return <p>{t.none}</p>
  const stateOf = ({ checkedAt, payableFrom }: BankAccount) => {
    if (checkedAt === null) return t.states.unchecked
    return payableFrom > now ? fill('accounts.states.young', { moment: formatMoment(payableFrom, undefined, lang) }) : t.states.ready
  }
  const columns: Column<BankAccount>[] = [
    { title: list.account, isHeading: true, show: one => <span className="font-semibold">{`${one.bankName} •••• ${one.lastFour}`}</span> },
    { title: t.holder, show: one => <span className="wrap-anywhere">{one.holderName}</span> },
    { title: list.status, show: one => <span data-account-state={one.checkedAt === null ? 'unchecked' : 'checked'}>{stateOf(one)}</span> },
    {
      title: t.remove,
      isAction: true,
      show: one => (
        <PostButton
          form="remove"
          values={{ account: one.id }}
          action={ACCOUNTS}
          className="btn btn-quiet text-danger-text"
          label={fill('accounts.removeLabel', { bank: one.bankName, lastFour: one.lastFour })}
        >
          {t.remove}
        </PostButton>
      ),
    },
  ]
  return <Rows items={accounts} keyOf={one => one.id} columns={columns} caption={t.title} />
}

function Waiting({ accounts, mayConfirm }: { accounts: readonly WaitingAccount[]; mayConfirm: boolean }) {
  const lang = useLang()
  const { accounts: t, list, fill } = useTexts(payoutTexts)
  if (accounts.length === 0) return <p>{t.noneWaiting}</p>
  const columns: Column<WaitingAccount>[] = [
    { title: t.member, isHeading: true, show: one => <span className="font-semibold wrap-anywhere">{one.memberName}</span> },
    { title: t.holder, show: one => <span className="wrap-anywhere">{one.holderName}</span> },
    { title: list.account, show: one => `${one.bankName} •••• ${one.lastFour}` },
    {
      title: list.status,
      show: one => (
        <span>
          {t.answers[one.answer ?? 'none']}
          {one.others > 0 && <span className="text-danger-text block">{fill('accounts.others', { count: one.others })}</span>}
        </span>
      ),
    },
    { title: t.added, show: one => formatMoment(one.createdAt, undefined, lang) },
    {
      title: t.confirm,
      isAction: true,
      show: one =>
        mayConfirm && (
          <PostButton
            form="confirm"
            act="confirm-account"
            values={{ account: one.id }}
            action={ACCOUNTS}
            className="btn btn-main"
            label={fill('accounts.confirmLabel', { name: one.holderName, lastFour: one.lastFour })}
          >
            {t.confirm}
          </PostButton>
        ),
    },
  ]
  return <Rows items={accounts} keyOf={one => one.id} columns={columns} caption={t.title} />
}

function AddForm({ banks, newId: id, form }: { banks: readonly Bank[]; newId: string; form: FormResult | undefined }) {
  const { form: t } = useTexts(payoutTexts).accounts
  const field = fieldsOf(form, 'add')
  return (
    <Section title={t.title}>
      <Form method="post" action={ACCOUNTS} className="grid max-w-xl gap-5">
        <input type="hidden" name="form" value="add" />
        <input type="hidden" name="id" value={field('id', id).value} />
        <FormSelect
          {...field('bank', '')}
          label={t.bank}
          choices={[['', t.choose], ...banks.map(bank => [bank.code, bank.name] as const)]}
          required
        />
        <FormField {...field('number', '')} label={t.number} inputMode="numeric" autoComplete="off" maxLength={40} required />
        <FormField {...field('holderName', '')} label={t.holder} autoComplete="off" maxLength={120} required />
        <button type="submit" data-act="add-account" className="btn btn-main justify-self-start">
          {t.save}
        </button>
      </Form>
    </Section>
  )
}
