import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { memberFilterOf } from '../lists/filters.ts'
import { listMembers } from '../member-list.server.ts'
import { memberTexts } from '../texts.ts'

const PER_PART = 500

/** The whole list of members as it is filtered and ordered, as a file: a route without a page. Audited. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { query, lang } = args
  const { studio, roles } = memberTexts(lang)
  const t = studio.members
  const filter = memberFilterOf(query)
  return await csvResponse(args, {
    name: 'members',
    head: ['id', t.name, studio.invitations.email, t.roles, t.joined, t.seen],
    audited: { what: 'members', query },
    read: async (ctx, after) => {
      const page = await listMembers(ctx, filter, { perPage: PER_PART, after })
      const rows = page.items.map(one => [
        one.id,
        one.name,
        one.email,
        one.roles.map(role => roles[role]).join('; '),
        one.joinedAt.toISOString(),
        one.seenAt.toISOString(),
      ])
      return { rows, after: page.after }
    },
  })
})
