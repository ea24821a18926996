import { serverPage } from '#page/server-page.server.ts'
import { loadPost } from '../show.server.ts'
import { PostShow } from '../ui/post-show.tsx'

export const loader = serverPage(async args => {
  const post = await loadPost(args)
  return { head: post.head, kind: post.kind, slug: post.slug, body: <PostShow post={post} /> }
})

export { pageMeta as meta } from '#ui/head.ts'
export { PostPage as default } from '../ui/post-page.tsx'
