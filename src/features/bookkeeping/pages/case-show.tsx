import { Form, useActionData, useLoaderData } from 'react-router'
import { hasFreshProof } from '#features/members/roles.server.ts'
import { getCase, settleCase } from '#features/payments/cases.server.ts'
import { refundCase } from '#features/payments/refunds.server.ts'
import { REFUND_WAYS } from '#features/payments/schema.ts'
import { can } from '#features/permissions/permissions.ts'
import { formatMoment } from '#kit/format.ts'
import { factorHref } from '#kit/login.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { ProofNote } from '#ui/app/proof-note.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormSelect, FormText } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { findCaseAbout } from '../case-about.server.ts'
import { caseWords } from '../case-kinds.ts'
import { moneyWords } from '../money-words.ts'
import { bookkeepingTexts } from '../texts.ts'
import { CaseFacts } from '../ui/case-facts.tsx'

const LIST = '/Studio/Cases'
const DONE = ['settled', 'refunded'] as const

/** One case: what it is about, and how it was or can be settled. */
export const loader = appLoader(async ({ ctx, page, query, lang }) => {
  const one = await getCase(ctx, page.params['id'] ?? '')
  const isWriter = can(ctx.viewer, 'payments.write')
  return {
    title: caseWords(one.kind, lang).name,
    one,
    about: await findCaseAbout(ctx, one),
    isWriter,
    proveHref: isWriter && !hasFreshProof(ctx) ? factorHref(`${LIST}/${one.id}`, true) : undefined,
    done: query.get('done'),
  }
})

export const action = appAction({
  settle: async ({ ctx, page }, fields) => {
    const id = page.params['id'] ?? ''
    await settleCase(ctx, { id, note: fields.get('note') ?? '' })
    return `${LIST}/${id}?done=settled`
  },
  refund: async ({ ctx, page }, fields) => {
    const id = page.params['id'] ?? ''
    const way = REFUND_WAYS.find(one => one === fields.get('way')) ?? 'gateway'
    await refundCase(ctx, { id, reason: fields.get('reason') ?? '', way })
    return `${LIST}/${id}?done=refunded`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function CaseShow() {
  const { title, one, about, isWriter, proveHref, done } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { cases: t, fill } = useTexts(bookkeepingTexts)
  const lang = useLang()
  const said = DONE.find(name => name === done)
  const base = `${LIST}/${one.id}`
  return (
    <AppPage title={title} lead={caseWords(one.kind, lang).text} trail={[{ label: t.title, href: LIST }]}>
      <div className="space-y-6">
        {form && <FormRefusal form={form} />}
        {!form && said && <FormMessage tone="done">{t.done[said]}</FormMessage>}
        <CaseFacts one={one} about={about} />
        {one.settledAt && (
          <Section title={t.states.settled}>
            <Facts>
              <Fact name={fill('cases.settled', { when: formatMoment(one.settledAt, undefined, lang) })}>
                {about.settledBy && fill('cases.by', { name: about.settledBy })}
              </Fact>
              <Fact name={t.note}>{one.settlement}</Fact>
            </Facts>
          </Section>
        )}
        {isWriter && about.isRefundable && <Refund base={base} amount={one.amount} proveHref={proveHref} form={form} />}
        {isWriter && !one.settledAt && <Settle base={base} form={form} />}
      </div>
    </AppPage>
  )
}

function Settle({ base, form }: { base: string; form: FormResult | undefined }) {
  const { cases: t } = useTexts(bookkeepingTexts)
  const field = fieldsOf(form, 'settle')
  return (
    <Section title={t.settle} lead={t.settleLead}>
      <Form method="post" action={base} className="max-w-xl space-y-5">
        <input type="hidden" name="form" value="settle" />
        <FormText {...field('note')} label={t.note} required maxLength={1000} />
        <button type="submit" className="btn btn-quiet" data-act="settle">
          {t.settleButton}
        </button>
      </Form>
    </Section>
  )
}

interface RefundProps {
  base: string
  amount: number | null
  proveHref: string | undefined
  form: FormResult | undefined
}

function Refund({ base, amount, proveHref, form }: RefundProps) {
  const { cases: t, order, fill } = useTexts(bookkeepingTexts)
  const field = fieldsOf(form, 'refund')
  return (
    <Section title={t.refund} lead={t.refundLead}>
      {proveHref ? (
        <ProofNote href={proveHref} text={order.proofNeeded} link={order.prove} />
      ) : (
        <Form method="post" action={base} className="max-w-xl space-y-5">
          <input type="hidden" name="form" value="refund" />
          <FormText {...field('reason')} label={t.reason} required maxLength={500} rows={3} />
          <FormSelect {...field('way', 'gateway')} label={t.way} choices={REFUND_WAYS.map(way => [way, order.ways[way]])} />
          <button type="submit" className="btn btn-main" data-act="refund">
            {amount === null ? order.refundButton : fill('cases.refundButton', { amount: moneyWords(Math.abs(amount)) })}
          </button>
        </Form>
      )}
    </Section>
  )
}
