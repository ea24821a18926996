import type { LoaderFunctionArgs } from 'react-router'
import { ledgerTexts } from '#features/ledger/texts.ts'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { sumAccounts } from '../ledger-sums.server.ts'
import { readSpan } from '../span.ts'
import { bookkeepingTexts } from '../texts.ts'

/** The trial balance of a period, one row an account, debits above zero: a route without a page. Audited. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { ctx, query, lang } = args
  const span = readSpan(query, ctx.now)
  const { accounts } = ledgerTexts(lang)
  return await csvResponse(args, {
    name: `trial-balance-${span.from}-${span.to}`,
    head: bookkeepingTexts(lang).ledger.balanceHead,
    audited: { what: 'trial balance', query },
    read: async apart => ({
      rows: (await sumAccounts(apart, span)).map(({ account, opening, debit, credit, closing }) => [
        account,
        accounts[account].name,
        opening,
        debit,
        credit,
        closing,
      ]),
      after: null,
    }),
  })
})
