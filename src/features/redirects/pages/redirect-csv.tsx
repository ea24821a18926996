import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { listRedirects } from '../queries.server.ts'

const PER_PART = 1000

/** All redirects as a file that `/Studio/Redirects` takes again: a route without a page. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  return await csvResponse(args, {
    name: 'redirects',
    head: ['from', 'to'],
    read: async (ctx, after) => {
      const items = await listRedirects(ctx, { after, limit: PER_PART })
      return { rows: items.map(({ from, to }) => [from, to]), after: items.length === PER_PART ? (items.at(-1)?.from ?? null) : null }
    },
  })
})
