import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { listRequests, requestFilterOf } from '../queries.server.ts'
import { appointmentTexts } from '../texts.ts'

const PER_PART = 500

/** The requests as they are filtered and ordered, as a file: a route without a page. Audited. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { query, lang } = args
  const { studio: t } = appointmentTexts(lang)
  const filter = requestFilterOf(query)
  return await csvResponse(args, {
    name: 'requests',
    head: ['id', t.who, t.organisation, t.email, t.phone, t.what, t.when, t.answered],
    audited: { what: 'requests', query },
    read: async (ctx, after) => {
      const page = await listRequests(ctx, filter, { perPage: PER_PART, after })
      const rows = page.items.map(({ id, email, asked, createdAt, doneAt }) => [
        id,
        asked?.name ?? '',
        asked?.organisation ?? '',
        email,
        asked?.phone ?? '',
        asked ? [asked.topic, asked.message].filter(Boolean).join(': ') : t.demo,
        createdAt.toISOString(),
        doneAt?.toISOString() ?? '',
      ])
      return { rows, after: page.after }
    },
  })
})
