import { article, type LinkedData, organization } from '#features/sites/json-ld.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { PostDetail } from '../post.ts'
import type { PostInLinkedData } from './kind.server.ts'

/** Returns a post as a schema.org article. */
export function articleOf(
  post: PostDetail,
  about: PostInLinkedData,
  { site, origin }: Pick<PageArgs, 'site' | 'origin'>,
  { isNews = false } = {},
): LinkedData {
  return article({
    ...about,
    author: post.authorName,
    publishedAt: post.publishedAt,
    updatedAt: new Date(post.updatedAt),
    // Title and summary may be translated before the text; the article is the text.
    lang: post.contentLang,
    publisher: organization(site, origin),
    isNews,
  })
}
