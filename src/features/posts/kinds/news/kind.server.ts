import type { PostKindOnServer } from '../kind.server.ts'
import { articleOf } from '../linked-data.server.ts'

export const newsOnServer: PostKindOnServer = {
  linkedData: (post, about, args) => articleOf(post, about, args, { isNews: true }),
}
