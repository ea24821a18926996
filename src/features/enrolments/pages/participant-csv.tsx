import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { listParticipants, participantFilterOf } from '../participants.server.ts'
import { enrolmentTexts } from '../texts.ts'

const PER_PART = 500

/** The whole list of a class's participants as it is filtered and ordered, as a file: a route without a page. Audited. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { query, lang, page } = args
  const { participants: t, states, batches } = enrolmentTexts(lang)
  const filter = participantFilterOf(query)
  const classId = page.params['id'] ?? ''
  return await csvResponse(args, {
    name: 'participants',
    head: ['id', t.name, t.email, t.state, t.batch, t.percent, t.source, t.asked, t.active],
    audited: { what: 'participants', query },
    read: async (ctx, after) => {
      const part = await listParticipants(ctx, classId, filter, { perPage: PER_PART, after })
      const rows = part.items.map(one => [
        one.id,
        one.name,
        one.email,
        states[one.state],
        one.batch || batches.first,
        String(one.percent),
        t.sources[one.source],
        one.askedAt.toISOString(),
        one.activeAt?.toISOString() ?? '',
      ])
      return { rows, after: part.after }
    },
  })
})
