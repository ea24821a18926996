import type { LoaderFunctionArgs } from 'react-router'
import { listAudit } from '#features/audit/audit-list.server.ts'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { auditFilterOf, describe, nameOfAct } from '../audit-words.server.ts'
import { studioTexts } from '../texts.ts'

const PER_PART = 500

/** The audit log as it is filtered and ordered, as a file: a route without a page. Audited itself. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { query, lang } = args
  const { audit: t } = studioTexts(lang)
  const filter = auditFilterOf(query)
  return await csvResponse(args, {
    name: 'audit',
    head: ['id', t.at, t.what, t.who, t.details],
    audited: { what: 'audit', query },
    read: async (ctx, after) => {
      const page = await listAudit(ctx, filter, { perPage: PER_PART, after })
      const rows = page.items.map(line => [
        line.id,
        line.at.toISOString(),
        nameOfAct(line.act, lang),
        line.actor,
        describe(line, lang, [])
          .map(([name, value]) => (name ? `${name}: ${value}` : value))
          .join('; '),
      ])
      return { rows, after: page.after }
    },
  })
})
