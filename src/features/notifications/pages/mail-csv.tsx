import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { listMails } from '#features/sites/mails.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { mailFilterOf } from '../mail-filter.ts'
import { nameOfMail } from '../mail-names.ts'
import { notificationTexts } from '../texts.ts'

const PER_PART = 500

/** The outbox as it is filtered and ordered, without the mails' texts, as a file: a route without a page. Audited. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { query, lang } = args
  const t = notificationTexts(lang).studio.mails
  const filter = mailFilterOf(query)
  return await csvResponse(args, {
    name: 'mails',
    head: ['id', t.to, t.subject, t.template, t.when, t.state, t.tries],
    audited: { what: 'mails', query },
    read: async (ctx, after) => {
      const page = await listMails(ctx, filter, { perPage: PER_PART, after })
      const rows = page.items.map(one => [
        one.id,
        one.to,
        one.subject,
        nameOfMail(one.template, lang),
        one.createdAt.toISOString(),
        t.states[one.state],
        String(one.tries),
      ])
      return { rows, after: page.after }
    },
  })
})
