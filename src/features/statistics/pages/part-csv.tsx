import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { memberTexts } from '#features/members/texts.ts'
import { appLoader } from '#page/app-page.server.ts'
import { readPart } from '../dashboard.server.ts'
import { rowWords } from '../part-words.ts'
import { statisticsTexts } from '../texts.ts'

/** One chart of the dashboard as a file, with all its rows: a route without a page. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { ctx, query, lang } = args
  const { dashboard: t } = statisticsTexts(lang)
  const { roles } = memberTexts(lang)
  const { part } = await readPart(ctx, query)
  const rows = part.rows.map(row => [
    // Days as the machine writes them, which spreadsheets take for dates.
    row.days ? row.days.from : rowWords(part.name, row, lang, roles),
    ...row.amounts.map(amount => (amount === null ? '' : amount === 'few' ? t.few : String(amount))),
  ])
  return await csvResponse(args, {
    name: `statistics-${part.name}`,
    head: [t.key[part.name], ...part.columns.map(column => t.columns[column])],
    read: async () => ({ rows, after: null }),
  })
})
