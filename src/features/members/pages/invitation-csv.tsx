import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { invitationFilterOf } from '../lists/filters.ts'
import { listInvitations } from '../lists/invitation-rows.server.ts'
import { memberTexts } from '../texts.ts'

const PER_PART = 500

/** The whole list of invitations as it is filtered and ordered, as a file: a route without a page. Audited. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { query, lang } = args
  const { studio, roles } = memberTexts(lang)
  const t = studio.invitations
  const filter = invitationFilterOf(query)
  return await csvResponse(args, {
    name: 'invitations',
    head: ['id', t.email, t.role, t.sent, t.expires],
    audited: { what: 'invitations', query },
    read: async (ctx, after) => {
      const page = await listInvitations(ctx, filter, { perPage: PER_PART, after })
      const rows = page.items.map(one => [one.id, one.email, roles[one.role], one.invitedAt.toISOString(), one.expiresAt.toISOString()])
      return { rows, after: page.after }
    },
  })
})
