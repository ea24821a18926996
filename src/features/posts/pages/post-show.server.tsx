import { publicPage } from '#page/public-page.server.ts'
import { loadPost } from '../show.server.ts'
import { PostShow } from '../ui/post-show.tsx'

export const loader = publicPage(async args => {
  const post = await loadPost(args)
  return { head: post.head, body: <PostShow post={post} /> }
})
