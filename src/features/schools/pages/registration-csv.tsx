import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { listRegistrations, registrationFilterOf } from '../registration-list.server.ts'
import { schoolTexts } from '../texts.ts'

const PER_PART = 500

/** The registrations as they are filtered and ordered, as a file: a route without a page. Audited. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { query, lang } = args
  const { columns: t, kinds } = schoolTexts(lang).studio
  const filter = registrationFilterOf(query)
  return await csvResponse(args, {
    name: 'registrations',
    head: ['id', t.name, t.kind, t.school, t.npsn, t.city, t.programs, t.contact, t.role, t.email, t.phone, t.sent, t.confirmedAt],
    audited: { what: 'registrations', query },
    read: async (ctx, after) => {
      const page = await listRegistrations(ctx, filter, { perPage: PER_PART, after })
      const rows = page.items.map(one => [
        one.id,
        one.name,
        kinds[one.kind],
        one.school,
        one.npsn ?? '',
        one.city,
        one.programs.join(', '),
        one.contact?.name ?? '',
        one.contact?.role ?? '',
        one.contact?.email ?? '',
        one.contact?.phone ?? '',
        one.createdAt.toISOString(),
        one.confirmedAt?.toISOString() ?? '',
      ])
      return { rows, after: page.after }
    },
  })
})
