import type { LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '#features/lists/csv.server.ts'
import { postTexts } from '#features/posts/texts.ts'
import { appLoader } from '#page/app-page.server.ts'
import { nameOfKind } from '../../posts/kinds/kind-names.ts'
import { postFilterOf } from '../post-filter.ts'
import { listPostRows } from '../post-rows.server.ts'
import { editorTexts } from '../texts.ts'

const PER_PART = 500

/** The whole list of posts as it is filtered and ordered, as a file: a route without a page. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { query, lang } = args
  const { list: t, listed, states } = editorTexts(lang)
  const names = postTexts(lang)
  const filter = postFilterOf(query)
  return await csvResponse(args, {
    name: 'posts',
    head: ['id', t.name, t.kind, t.state, listed.category, t.author, listed.lang, t.day, listed.updated, listed.slug, listed.views],
    read: async (ctx, after) => {
      const page = await listPostRows(ctx, filter, { perPage: PER_PART, after })
      const rows = page.items.map(post => [
        post.id,
        post.title,
        nameOfKind(names, post.kind),
        states[post.status],
        post.category ?? '',
        post.authorName,
        post.lang,
        post.publishedAt?.toISOString() ?? '',
        post.updatedAt.toISOString(),
        post.slug,
        String(post.views),
      ])
      return { rows, after: page.after }
    },
  })
})
