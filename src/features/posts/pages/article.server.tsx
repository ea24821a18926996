import { publicPage } from '#page/public-page.server.ts'
import { redirectPage } from '#page/redirect.ts'
import { loadPost } from '../show.server.ts'
import { PostShow } from '../ui/post-show.tsx'

/** One article; a URL without an id redirects to the category, or to all articles. */
export const loader = publicPage(async args => {
  const { slug, id } = args.page.params
  if (!id) throw redirectPage(`/Articles/${encodeURIComponent(slug ?? 'semua')}`, args, 302)
  const post = await loadPost(args)
  return { head: post.head, body: <PostShow post={post} /> }
})
