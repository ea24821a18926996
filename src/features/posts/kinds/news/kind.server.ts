import { articleDetails, describedArticle } from '#features/post-details/article.ts'
import type { PostKindOnServer } from '../kind.server.ts'
import { articleOf } from '../linked-data.server.ts'

export const newsOnServer: PostKindOnServer = {
  details: { schema: articleDetails, described: describedArticle },
  linkedData: (post, about, args) => articleOf(post, about, args, { isNews: true }),
}
