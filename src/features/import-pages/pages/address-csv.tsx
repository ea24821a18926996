import type { LoaderFunctionArgs } from 'react-router'
import { listLostAddresses } from '#features/imports/old-addresses.server.ts'
import { getImport } from '#features/imports/queries.server.ts'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'

const PER_PART = 1000

/** Old addresses of an import that find no place among the redirects, as a file that `/Studio/Redirects` takes: a route without a page. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { id } = await getImport(args.ctx, args.page.params['id'] ?? '')
  return await csvResponse(args, {
    name: 'addresses',
    head: ['from', 'to', 'title'],
    read: async (ctx, after) => {
      const items = await listLostAddresses(ctx, args.site, id, { after: Number(after ?? 0), limit: PER_PART })
      const last = items.length === PER_PART ? items.at(-1) : undefined
      return { rows: items.map(one => [one.from, one.to, one.title]), after: last ? String(last.place) : null }
    },
  })
})
