import { publicPage } from '#page/public-page.server.ts'
import { loadPost } from '../show.server.ts'
import { eventBody } from '../ui/event-body.server.tsx'

export const loader = publicPage(async args => {
  const post = await loadPost(args)
  return { head: post.head, body: eventBody(post, args) }
})
