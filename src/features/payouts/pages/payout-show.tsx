import { Form, useActionData, useLoaderData } from 'react-router'
import { hasFreshProof } from '#features/members/roles.server.ts'
import { can } from '#features/permissions/permissions.ts'
import { formatMoment, formatPrice } from '#kit/format.ts'
import { factorHref } from '#kit/login.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormText } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { scopeOf } from '../access.server.ts'
import { markPaid, markRefused } from '../bank-file.server.ts'
import { approvePayouts, rejectPayout } from '../decide.server.ts'
import { payoutHref } from '../paths.ts'
import { approversFor } from '../payout.ts'
import { getPayout, type PayoutItem } from '../queries.server.ts'
import { REASON_LENGTH } from '../schema.ts'
import { listApprovals, listLedgerLines } from '../story.server.ts'
import { payoutTexts } from '../texts.ts'
import { LedgerLines, Story } from '../ui/payout-story.tsx'

const DONE = ['approved', 'rejected', 'paid', 'refused'] as const
const idOf = ({ page }: PageArgs) => page.params['id'] ?? ''

/** A payout: its story, the entries of the ledger that it caused, and what may be decided. */
export const loader = appLoader(async args => {
  const { ctx, site, query, lang } = args
  const payout = await getPayout(ctx, idOf(args))
  const isStaff = scopeOf(ctx).kind === 'all'
  return {
    title: payoutTexts(lang).fill('show.title', { amount: formatPrice(payout.amount, lang) }),
    done: DONE.find(one => one === query.get('done')),
    payout,
    mayDecide: can(ctx.viewer, 'payouts.approve'),
    isStaff,
    approvals: isStaff ? await listApprovals(ctx, payout) : [],
    entries: await listLedgerLines(ctx, payout),
    needed: approversFor(payout.amount, site.settings.payment.payoutTwoPersonsFrom),
  }
})

export const action = appAction({
  approve: async args => {
    if (!hasFreshProof(args.ctx)) return proofHref(args)
    await approvePayouts(args.ctx, args.site.settings, [idOf(args)])
    return doneHref(args, 'approved')
  },
  reject: async (args, fields) => {
    await rejectPayout(args.ctx, { id: idOf(args), reason: fields.get('reason') ?? '' })
    return doneHref(args, 'rejected')
  },
  paid: async args => {
    if (!hasFreshProof(args.ctx)) return proofHref(args)
    await markPaid(args.ctx, [idOf(args)])
    return doneHref(args, 'paid')
  },
  refused: async (args, fields) => {
    if (!hasFreshProof(args.ctx)) return proofHref(args)
    await markRefused(args.ctx, idOf(args), fields.get('reason') ?? '')
    return doneHref(args, 'refused')
  },
})

const proofHref = (args: PageArgs) => factorHref(payoutHref(idOf(args)), true)
const doneHref = (args: PageArgs, done: (typeof DONE)[number]) => `${payoutHref(idOf(args))}?done=${done}`

export { appMeta as meta } from '#page/app-meta.ts'
export { revalidateAfterConflict as shouldRevalidate } from '#page/revalidate.ts'

export default function PayoutShow() {
  const { title, done, payout, mayDecide, isStaff, approvals, entries, needed } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const t = useTexts(payoutTexts)
  return (
    <AppPage title={title}>
      <div className="max-w-4xl space-y-6">
        {form && <FormRefusal form={form} idOf={path => `${form.name}-${path}`} />}
        {done && !form && <FormMessage tone="done">{t.done[done]}</FormMessage>}
        <Section title={t.show.facts}>
          <Facts>
            <Fact name={t.list.status}>
              <span data-status={payout.status}>{t.statuses[payout.status]}</span>
            </Fact>
            {isStaff && <Fact name={t.list.mentor}>{payout.mentorName || t.list.removed}</Fact>}
            <Fact name={t.list.amount}>{formatPrice(payout.amount, lang)}</Fact>
            {payout.tax > 0 && <Fact name={t.show.tax}>{formatPrice(payout.tax, lang)}</Fact>}
            <Fact name={t.show.transfer}>{formatPrice(payout.amount - payout.tax, lang)}</Fact>
            <Fact name={t.list.account}>{`${payout.bank.toUpperCase()} •••• ${payout.accountNumber} · ${payout.accountName}`}</Fact>
            {payout.driver && <Fact name={t.show.driver}>{t.show.drivers[payout.driver]}</Fact>}
            {payout.reason && <Fact name={t.show.reason}>{payout.reason}</Fact>}
          </Facts>
        </Section>
        <Story payout={payout} approvals={approvals} />
        {mayDecide && <Decisions payout={payout} needed={needed} form={form} />}
        <LedgerLines entries={entries} caption={t.show.ledger} formatAt={at => formatMoment(at, undefined, lang)} />
      </div>
    </AppPage>
  )
}

function Decisions({ payout, needed, form }: { payout: PayoutItem; needed: number; form: FormResult | undefined }) {
  const t = useTexts(payoutTexts)
  const { id, status, batchId, driver, approvals } = payout
  const base = payoutHref(id)
  const isFile = driver === 'file'
  return (
    <>
      {status === 'requested' && (
        <Section title={t.show.approve.title} lead={needed > 1 ? t.fill('show.twoNeeded', { count: approvals }) : t.show.approve.text}>
          <PostButton form="approve" act="approve" action={base} className="btn btn-main">
            {t.show.approve.button}
          </PostButton>
        </Section>
      )}
      {(status === 'requested' || (status === 'approved' && batchId === null)) && (
        <ReasonForm name="reject" base={base} words={t.show.reject} form={form} />
      )}
      {isFile && status === 'sent' && (
        <Section title={t.show.paid.title} lead={t.show.paid.text}>
          <PostButton form="paid" act="mark-paid" action={base} className="btn btn-main">
            {t.show.paid.button}
          </PostButton>
        </Section>
      )}
      {isFile && (status === 'sent' || status === 'paid') && <ReasonForm name="refused" base={base} words={t.show.refused} form={form} />}
    </>
  )
}

interface ReasonFormProps {
  name: 'reject' | 'refused'
  base: string
  words: { title: string; text: string; reason: string; button: string }
  form: FormResult | undefined
}

function ReasonForm({ name, base, words, form }: ReasonFormProps) {
  const field = fieldsOf(form, name)
  return (
    <Section title={words.title} lead={words.text}>
      <Form method="post" action={base} className="grid max-w-xl gap-4">
        <input type="hidden" name="form" value={name} />
        <FormText {...field('reason')} id={`${name}-reason`} label={words.reason} maxLength={REASON_LENGTH} rows={3} required />
        <button type="submit" data-act={name} className="btn btn-quiet text-danger-text justify-self-start">
          {words.button}
        </button>
      </Form>
    </Section>
  )
}
