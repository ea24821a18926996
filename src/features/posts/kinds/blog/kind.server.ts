import { articleDetails, describedArticle } from '#features/post-details/article.ts'
import type { PostKindOnServer } from '../kind.server.ts'

export const blogOnServer: PostKindOnServer = {
  details: { schema: articleDetails, described: describedArticle },
  rss: { titleOf: settings => settings.blog.title },
}
