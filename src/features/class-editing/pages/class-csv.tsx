import type { LoaderFunctionArgs } from 'react-router'
import { classTexts } from '#features/classes/texts.ts'
import { csvResponse } from '#features/lists/csv.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { listClassRows } from '../class-rows.server.ts'
import { classFilterOf } from '../list-columns.ts'
import { classEditingTexts } from '../texts.ts'

const PER_PART = 500

/** The whole list of classes as it is filtered and ordered, as a file: a route without a page. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { query, lang } = args
  const { columns: t, states } = classEditingTexts(lang)
  const words = classTexts(lang)
  const filter = classFilterOf(query)
  return await csvResponse(args, {
    name: 'classes',
    head: [
      'id',
      t.name,
      t.code,
      t.slug,
      t.state,
      t.badge,
      t.type,
      t.program,
      t.mentors,
      t.heldIn,
      t.price,
      t.quota,
      t.start,
      t.end,
      t.published,
      t.updated,
    ],
    read: async (ctx, after) => {
      const page = await listClassRows(ctx, filter, { perPage: PER_PART, after })
      const rows = page.items.map(one => [
        one.id,
        one.name,
        one.code,
        one.slug,
        states[one.status],
        words.badges[one.badge],
        words.types[one.type],
        one.program ?? '',
        one.mentors.join(', '),
        one.heldIn.join(', '),
        String(one.priceRupiah),
        one.quota === null ? '' : String(one.quota),
        ...[one.startsAt, one.endsAt, one.publishedAt, one.updatedAt].map(at => at?.toISOString() ?? ''),
      ])
      return { rows, after: page.after }
    },
  })
})
