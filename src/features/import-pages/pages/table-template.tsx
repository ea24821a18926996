import type { LoaderFunctionArgs } from 'react-router'
import { TABLES, toTable } from '#features/imports/import.ts'
import { requireImporter } from '#features/imports/policy.server.ts'
import { TABLE_KINDS } from '#features/imports/tables/tables.server.ts'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'

/** A table's first row, to be filled in: a route without a page. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const table = toTable(args.query.get('table') ?? '') ?? TABLES[0]
  requireImporter(args.ctx, table)
  return await csvResponse(args, {
    name: table,
    head: TABLE_KINDS[table].columns.map(one => one.name),
    read: async () => ({ rows: [], after: null }),
  })
})
