import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { listResults, resultFilterOf } from '../results.server.ts'

const PER_PART = 500

/** The results as they are filtered, as a file that can be filled in and sent back: a route without a page. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const filter = resultFilterOf(args.query)
  return await csvResponse(args, {
    name: 'results',
    head: ['id', 'team', 'npsn', 'school', 'city', 'program', 'score', 'minutes'],
    read: async (ctx, after) => {
      const page = await listResults(ctx, filter, { perPage: PER_PART, after })
      const rows = page.items.map(one => [
        one.id,
        one.name,
        one.npsn ?? '',
        one.school,
        one.city,
        one.program ?? '',
        String(one.score ?? ''),
        String(one.minutes ?? ''),
      ])
      return { rows, after: page.after }
    },
  })
})
