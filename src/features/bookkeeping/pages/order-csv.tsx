import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { listOrders, orderFilterOf } from '../order-list.server.ts'
import { bookkeepingTexts } from '../texts.ts'

const PER_PART = 500

/** The whole list of orders as it is filtered, as a file: a route without a page. Audited. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { ctx, query, lang } = args
  const { orders: t, statuses, methods } = bookkeepingTexts(lang)
  const filter = orderFilterOf(query, ctx.now)
  return await csvResponse(args, {
    name: 'orders',
    head: ['id', t.number, t.kind, t.status, t.buyer, 'email', t.method, t.total, t.refunded, t.made, t.paid],
    audited: { what: 'orders', query },
    read: async (apart, after) => {
      const part = await listOrders(apart, filter, { perPage: PER_PART, after })
      const rows = part.items.map(one => [
        one.id,
        one.number,
        t.kinds[one.kind],
        statuses[one.status],
        one.buyerName,
        one.buyerEmail ?? '',
        one.method ? methods[one.method] : '',
        one.total,
        one.refunded,
        one.createdAt.toISOString(),
        one.paidAt?.toISOString() ?? '',
      ])
      return { rows, after: part.after }
    },
  })
})
