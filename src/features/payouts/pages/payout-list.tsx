import { useActionData, useLoaderData } from 'react-router'
import { chosenIds, placeOf, withDone } from '#features/lists/forms.server.ts'
import { hasFreshProof } from '#features/members/roles.server.ts'
import { formatMoment, formatPrice } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { factorHref } from '#kit/login.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { sentIdOf } from '#page/sent-fields.server.ts'
import { newId } from '#platform/db/ids.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { ProofNote } from '#ui/app/proof-note.tsx'
import { FormSelect } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { scopeOf } from '../access.server.ts'
import { listOwnAccounts, listWaitingAccounts } from '../accounts.server.ts'
import { makeBankFile, markPaid } from '../bank-file.server.ts'
import { listPayoutBanks } from '../banks.server.ts'
import { approvePayouts } from '../decide.server.ts'
import { ACCOUNTS, BATCHES, batchHref, PAYOUTS, payoutHref, SHARES, STATEMENT } from '../paths.ts'
import { PAYOUT_STATUSES } from '../payout.ts'
import { countPayouts, type PayoutItem, readBalance, readPayouts } from '../queries.server.ts'
import { readAmount } from '../read-amount.ts'
import { requestPayout } from '../request.server.ts'
import { payoutTexts } from '../texts.ts'
import { BalanceFacts } from '../ui/balance-facts.tsx'
import { RequestForm } from '../ui/request-form.tsx'

const DONE = ['requested', 'approved', 'paid'] as const

/** Payouts: staff decide about all of them, mentors ask for their own. */
export const loader = appLoader(async ({ ctx, site, query, lang }) => {
  const { title, lead, ownLead } = payoutTexts(lang).list
  const isStaff = scopeOf(ctx).kind === 'all'
  const filter = {
    status: PAYOUT_STATUSES.find(one => one === query.get('status')),
    bank: query.get('bank') ?? undefined,
    search: query.get('search') ?? undefined,
  }
  const { payoutLeast, withholdingBp } = site.settings.payment
  const banks = await listPayoutBanks(ctx)
  return {
    title,
    lead: isStaff ? lead : ownLead,
    isStaff,
    isFresh: isStaff && hasFreshProof(ctx),
    page: await readPayouts(ctx, filter, placeOf(query)),
    counted: await countPayouts(ctx, filter),
    balance: await readBalance(ctx),
    banks,
    waiting: isStaff ? (await listWaitingAccounts(ctx, banks)).length : 0,
    accounts: isStaff ? [] : await listOwnAccounts(ctx, banks),
    query: Object.fromEntries(query),
    now: ctx.now,
    least: payoutLeast,
    withholdingBp,
    newId: newId(),
  }
})

export const action = appAction({
  request: async (args, fields) => {
    const input = { amount: readAmount(fields.get('amount') ?? ''), bankAccountId: fields.get('bankAccountId') ?? '' }
    await requestPayout(args.ctx, args.site.settings, input, sentIdOf(fields))
    return `${PAYOUTS}?done=requested`
  },
  approve: async (args, fields) => {
    if (!hasFreshProof(args.ctx)) return proofHref(args)
    await approvePayouts(args.ctx, args.site.settings, chosenIds(fields))
    return withDone(PAYOUTS, args.query, { done: 'approved' })
  },
  'bank-file': async (args, fields) => {
    if (!hasFreshProof(args.ctx)) return proofHref(args)
    return batchHref(await makeBankFile(args.ctx, chosenIds(fields)))
  },
  'mark-paid': async (args, fields) => {
    if (!hasFreshProof(args.ctx)) return proofHref(args)
    await markPaid(args.ctx, chosenIds(fields))
    return withDone(PAYOUTS, args.query, { done: 'paid' })
  },
})

const proofHref = ({ page }: PageArgs) => factorHref(page.path + page.search, true)

export { appMeta as meta } from '#page/app-meta.ts'
export { revalidateAfterConflict as shouldRevalidate } from '#page/revalidate.ts'

export default function PayoutList() {
  const found = useLoaderData<typeof loader>()
  const { title, lead, isStaff, isFresh, page, counted, balance, banks, waiting, query } = found
  const form = useActionData<typeof action>()
  const lang = useLang()
  const t = useTexts(payoutTexts)
  const count = useCounted(counted)
  const done = DONE.find(one => one === query['done'])
  const status = query['status'] ?? ''
  const acts = [
    ...(['', 'requested'].includes(status) ? [{ form: 'approve', label: t.list.approve, act: 'approve' }] : []),
    ...(status === 'approved' ? [{ form: 'bank-file', label: t.list.bankFile, act: 'bank-file' }] : []),
    ...(status === 'sent' ? [{ form: 'mark-paid', label: t.list.markPaid, act: 'mark-paid' }] : []),
  ]
  return (
    <AppPage title={title} lead={lead}>
      <div className="mb-4 space-y-4 empty:hidden">
        {form && <FormRefusal form={form} />}
        {!form && done && <FormMessage tone="done">{t.done[done]}</FormMessage>}
        {isStaff && waiting > 0 && (
          <FormMessage tone="note">
            <A href={ACCOUNTS} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {t.fill('list.waiting', { count: waiting })}
            </A>
          </FormMessage>
        )}
      </div>
      <BalanceFacts balance={balance} title={isStaff ? t.balance.allTitle : t.balance.title} />
      {!isStaff && <RequestForm {...found} form={form} />}
      <Links isStaff={isStaff} />
      {isStaff && !isFresh && acts.length > 0 && (
        <div className="mb-4">
          <ProofNote href={factorHref(PAYOUTS, true)} text={t.list.factor} link={t.list.prove} />
        </div>
      )}
      <DataList
        base={PAYOUTS}
        query={query}
        page={page}
        keyOf={one => one.id}
        nameOf={one => `${one.mentorName} ${formatPrice(one.amount, lang)}`}
        columns={columnsOf(lang, isStaff)}
        caption={title}
        firstSort="-asked"
        count={t.fill('list.count', { count })}
        empty={t.list.empty}
        none={t.list.none}
        search={{ label: t.list.search, hint: t.list.searchHint }}
        chips={[
          {
            name: 'status',
            label: t.list.filter,
            all: t.list.all,
            choices: PAYOUT_STATUSES.map(one => [one, t.statuses[one]] as const),
          },
        ]}
        more={{
          names: ['bank'],
          fields: (
            <FormSelect
              name="bank"
              label={t.list.bank}
              value={query['bank']}
              choices={[['', t.list.anyBank], ...banks.map(bank => [bank.code, bank.name] as const)]}
            />
          ),
        }}
        {...(isStaff && acts.length > 0 && { acts })}
      />
    </AppPage>
  )
}

function Links({ isStaff }: { isStaff: boolean }) {
  const { list } = useTexts(payoutTexts)
  const links = isStaff
    ? ([
        [ACCOUNTS, list.accounts],
        [BATCHES, list.batches],
        [SHARES, list.shares],
      ] as const)
    : ([
        [ACCOUNTS, list.accounts],
        [STATEMENT, list.statement],
      ] as const)
  return (
    <p className="my-6 flex flex-wrap gap-3">
      {links.map(([href, words]) => (
        <A key={href} href={href} className="btn btn-quiet">
          {words}
        </A>
      ))}
    </p>
  )
}

function columnsOf(lang: Lang, isStaff: boolean): ListColumn<PayoutItem>[] {
  const { list, statuses, fill } = payoutTexts(lang)
  return [
    {
      key: 'amount',
      title: list.amount,
      isHeading: true,
      show: one => (
        <A
          href={payoutHref(one.id)}
          className="hover:text-primary-text inline-flex min-h-11 items-center font-semibold tabular-nums underline-offset-4 hover:underline"
        >
          {formatPrice(one.amount, lang)}
        </A>
      ),
    },
    ...(isStaff
      ? [
          {
            key: 'mentor',
            title: list.mentor,
            show: (one: PayoutItem) => <span className="wrap-anywhere">{one.mentorName || list.removed}</span>,
          },
        ]
      : []),
    {
      key: 'status',
      title: list.status,
      show: one => (
        <span data-status={one.status}>
          {statuses[one.status]}
          {one.status === 'requested' && one.approvals > 0 && ` · ${fill('list.approvals', { count: one.approvals })}`}
        </span>
      ),
    },
    {
      key: 'account',
      title: list.account,
      show: one => <span className="wrap-anywhere">{`${one.bank.toUpperCase()} •••• ${one.accountNumber} · ${one.accountName}`}</span>,
    },
    { key: 'asked', title: list.asked, show: one => formatMoment(one.requestedAt, undefined, lang) },
  ]
}
