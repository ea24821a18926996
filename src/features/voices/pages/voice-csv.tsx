import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { listVoices, voiceFilterOf } from '../moderation.server.ts'
import { voiceTexts } from '../texts.ts'
import { aboutOf } from '../ui/about.ts'

const PER_PART = 500

/** What visitors sent, as it is filtered and ordered, as a file: a route without a page. Audited. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { query, lang } = args
  const { studio: t, kinds } = voiceTexts(lang)
  const filter = voiceFilterOf(query)
  return await csvResponse(args, {
    name: 'voices',
    head: ['id', t.name, t.said, t.kind, t.about, t.sent],
    audited: { what: 'voices', query },
    read: async (ctx, after) => {
      const page = await listVoices(ctx, filter, { perPage: PER_PART, after })
      const rows = page.items.map(one => [
        one.id,
        one.name ?? '',
        one.message,
        kinds[one.kind],
        aboutOf(one, lang),
        one.createdAt.toISOString(),
      ])
      return { rows, after: page.after }
    },
  })
})
