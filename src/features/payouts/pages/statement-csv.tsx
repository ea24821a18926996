import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { monthOf, readStatement } from '../statement.server.ts'
import { payoutTexts } from '../texts.ts'

/** A mentor's statement of a month as a file: a route without a page. Audited. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { ctx, site, query, lang } = args
  const { statement: t } = payoutTexts(lang)
  const { timeZone } = site.settings
  const mentorId = query.get('mentor') ?? undefined
  const month = query.get('month') ?? monthOf(ctx.now, timeZone)
  return await csvResponse(args, {
    name: `statement-${month}`,
    head: [t.at, t.what, t.invoice, t.amount, t.tax, t.transferred, t.balance],
    audited: { what: 'statement', query },
    read: async reader => {
      const { lines, opening, closing, tax, transferred } = await readStatement(reader, { mentorId, month, timeZone })
      const numbers = (...of: number[]) => of.map(String)
      const rows = [
        ['', t.opening, '', '', '', '', String(opening)],
        ...lines.map(one => [
          one.at.toISOString(),
          [t.kinds[one.kind], one.about].filter(Boolean).join(': '),
          one.invoiceNumber ?? '',
          ...numbers(one.amount, one.tax, one.transferred, one.balance),
        ]),
        ['', t.closing, '', '', ...numbers(tax, transferred, closing)],
      ]
      return { rows, after: null }
    },
  })
})
