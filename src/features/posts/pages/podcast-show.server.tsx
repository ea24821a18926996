import { publicPage } from '#page/public-page.server.ts'
import { loadPost } from '../show.server.ts'
import { podcastBody } from '../ui/podcast-body.server.tsx'

export const loader = publicPage(async args => {
  const post = await loadPost(args)
  return { head: post.head, body: podcastBody(post) }
})
