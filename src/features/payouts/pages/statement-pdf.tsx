import type { LoaderFunctionArgs } from 'react-router'
import { writeAudit } from '#features/audit/audit.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { toStatementView } from '../pdf/statement-view.ts'
import { monthOf, readStatement } from '../statement.server.ts'

/** A mentor's statement of a month as a PDF: a route without a page. Audited. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async ({ ctx, site, query, lang }) => {
  const { settings } = site
  const { timeZone } = settings
  const month = query.get('month') ?? monthOf(ctx.now, timeZone)
  const statement = await readStatement(ctx, { mentorId: query.get('mentor') ?? undefined, month, timeZone })
  await writeAudit(ctx, { act: 'list.downloaded', subject: 'statement', details: Object.fromEntries(query) })
  // Large, and needed by few: loaded when the first one asks.
  const { renderStatement } = await import('../pdf/statement-document.server.tsx')
  const body = await renderStatement(toStatementView(statement, { lang, settings, now: ctx.now }), lang)
  return new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="statement-${month}-${site.slug}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
})
