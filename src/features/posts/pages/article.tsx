import { redirect } from 'react-router'
import { serverPage } from '#page/server-page.server.ts'
import { loadPost } from '../show.server.ts'
import { PostShow } from '../ui/post-show.tsx'

/** One article; an address without an id leads to the category, or to all articles. */
export const loader = serverPage(async args => {
  const { slug, id } = args.page.params
  if (!id) throw redirect(`/Articles/${encodeURIComponent(slug ?? 'semua')}`, 302)
  const post = await loadPost(args)
  return { head: post.head, kind: post.kind, slug: post.slug, body: <PostShow post={post} /> }
})

export { pageMeta as meta } from '#ui/head.ts'
export { PostPage as default } from '../ui/post-page.tsx'
