import { Link, useActionData, useLoaderData } from 'react-router'
import { chosenIds, placeOf } from '#features/lists/forms.server.ts'
import { hasFreshProof } from '#features/members/roles.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import { formatMoment, formatPrice } from '#kit/format.ts'
import { factorHref } from '#kit/login.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { isUuid } from '#platform/db/ids.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { markPaid } from '../bank-file.server.ts'
import { batchHref, payoutHref } from '../paths.ts'
import { countPayouts, readPayouts } from '../queries.server.ts'
import { listBatches } from '../story.server.ts'
import { payoutTexts } from '../texts.ts'

const idOf = ({ page }: PageArgs) => page.params['id'] ?? ''
const PER_PAGE = 100

/** One batch: its payouts, and of a bank file its download and what was transferred. */
export const loader = appLoader(async args => {
  const { ctx, query, lang } = args
  requirePermission(ctx.viewer, 'payouts.read')
  const id = idOf(args)
  const [batch] = isUuid(id) ? await listBatches(ctx, id) : []
  if (!batch) throw new NotFound()
  const filter = { batchId: id }
  return {
    title: payoutTexts(lang).fill('batches.one', { moment: formatMoment(batch.createdAt, undefined, lang) }),
    batch,
    page: await readPayouts(ctx, filter, placeOf(query, PER_PAGE)),
    counted: await countPayouts(ctx, filter),
    query: Object.fromEntries(query),
    isPaid: query.get('done') === 'paid',
  }
})

export const action = appAction({
  'mark-paid': async (args, fields) => {
    if (!hasFreshProof(args.ctx)) return factorHref(batchHref(idOf(args)), true)
    await markPaid(args.ctx, chosenIds(fields))
    return `${batchHref(idOf(args))}?done=paid`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'
export { revalidateAfterConflict as shouldRevalidate } from '#page/revalidate.ts'

export default function BatchShow() {
  const { title, batch, page, counted, query, isPaid } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const t = useTexts(payoutTexts)
  const count = useCounted(counted)
  const base = batchHref(batch.id)
  const isFile = batch.driver === 'file'
  return (
    <AppPage title={title} lead={t.show.drivers[batch.driver]}>
      <div className="mb-4 space-y-4 empty:hidden">
        {form && <FormRefusal form={form} />}
        {isPaid && !form && <FormMessage tone="done">{t.done.paid}</FormMessage>}
      </div>
      {isFile && (
        <div className="mb-6">
          <Section title={formatPrice(batch.total, lang)} lead={t.batches.fileLead}>
            <Link reloadDocument to={`${base}/File.csv`} download className="btn btn-main">
              {t.batches.file}
            </Link>
          </Section>
        </div>
      )}
      <DataList
        base={base}
        query={query}
        page={page}
        keyOf={one => one.id}
        nameOf={one => `${one.accountName} ${formatPrice(one.amount, lang)}`}
        columns={[
          {
            key: 'amount',
            title: t.show.transfer,
            isHeading: true,
            show: one => (
              <A href={payoutHref(one.id)} className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline">
                {formatPrice(one.amount - one.tax, lang)}
              </A>
            ),
          },
          { key: 'mentor', title: t.list.mentor, show: one => <span className="wrap-anywhere">{one.mentorName || t.list.removed}</span> },
          { key: 'account', title: t.list.account, show: one => `${one.bank.toUpperCase()} •••• ${one.accountNumber}` },
          { key: 'status', title: t.list.status, show: one => <span data-status={one.status}>{t.statuses[one.status]}</span> },
        ]}
        caption={title}
        firstSort="-asked"
        count={t.fill('list.count', { count })}
        empty={t.list.empty}
        none={t.list.none}
        {...(isFile && batch.open > 0 && { acts: [{ form: 'mark-paid', label: t.list.markPaid, act: 'mark-paid' }] })}
      />
    </AppPage>
  )
}
