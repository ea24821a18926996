import { useLoaderData } from 'react-router'
import { requirePermission } from '#features/permissions/permissions.ts'
import { formatCount, formatMoment, formatPrice } from '#kit/format.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { batchHref } from '../paths.ts'
import { type Batch, listBatches } from '../story.server.ts'
import { payoutTexts } from '../texts.ts'

/** Payouts that were sent together. */
export const loader = appLoader(async ({ ctx, lang }) => {
  requirePermission(ctx.viewer, 'payouts.read')
  const { title, lead } = payoutTexts(lang).batches
  return { title, lead, batches: await listBatches(ctx) }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function BatchList() {
  const { title, lead, batches } = useLoaderData<typeof loader>()
  const lang = useLang()
  const { batches: t, show } = useTexts(payoutTexts)
  const columns: Column<Batch>[] = [
    {
      title: t.made,
      isHeading: true,
      show: one => (
        <A href={batchHref(one.id)} className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline">
          {formatMoment(one.createdAt, undefined, lang)}
        </A>
      ),
    },
    { title: show.driver, show: one => show.drivers[one.driver] },
    { title: t.payouts, show: one => formatCount(one.payouts) },
    { title: t.total, show: one => <span className="tabular-nums">{formatPrice(one.total, lang)}</span> },
    { title: t.open, show: one => formatCount(one.open) },
  ]
  return (
    <AppPage title={title} lead={lead}>
      {batches.length === 0 ? <p>{t.none}</p> : <Rows items={batches} keyOf={one => one.id} columns={columns} caption={title} />}
    </AppPage>
  )
}
