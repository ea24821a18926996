import type { LoaderFunctionArgs } from 'react-router'
import { ACCOUNT_NAMES } from '#features/ledger/accounts.ts'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { readJournal } from '../journal.server.ts'
import { readSpan } from '../span.ts'
import { bookkeepingTexts } from '../texts.ts'

/** The journal of a period for an accountant, one row an entry: a route without a page. Audited. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { ctx, query, lang } = args
  const span = readSpan(query, ctx.now)
  const account = ACCOUNT_NAMES.find(one => one === query.get('account'))
  return await csvResponse(args, {
    name: `journal-${span.from}-${span.to}`,
    head: bookkeepingTexts(lang).ledger.journalHead,
    audited: { what: 'journal', query },
    read: async (apart, after) => await readJournal(apart, span, { account, lang }, after),
  })
})
