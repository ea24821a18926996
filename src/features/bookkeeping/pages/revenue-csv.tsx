import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { DAY_MS } from '#kit/days.ts'
import { appLoader } from '#page/app-page.server.ts'
import { readRevenue } from '../revenue.server.ts'
import { REVENUE_COLUMNS, stepOf } from '../revenue.ts'
import { REVENUE_PARTS, rowWords } from '../revenue-words.ts'
import { readSpan } from '../span.ts'
import { bookkeepingTexts } from '../texts.ts'

/** A table of revenue as it is shown: a route without a page. Audited. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { ctx, query, lang } = args
  const span = readSpan(query, ctx.now, 'year')
  const step = stepOf(query.get('step'), (span.until.getTime() - span.since.getTime()) / DAY_MS)
  const part = REVENUE_PARTS.find(one => one === query.get('part')) ?? 'overTime'
  const { revenue: t } = bookkeepingTexts(lang)
  const head = { overTime: t.when, bySubject: t.subject, byMethod: t.method }[part]
  return await csvResponse(args, {
    name: `revenue-${span.from}-${span.to}`,
    head: [head, ...REVENUE_COLUMNS.map(column => t.columns[column])],
    audited: { what: 'revenue', query },
    read: async apart => {
      const revenue = await readRevenue(apart, span, step)
      const rows = revenue[part].map(row => [rowWords(part, row, lang), ...REVENUE_COLUMNS.map(column => row[column])])
      return { rows, after: null }
    },
  })
})
