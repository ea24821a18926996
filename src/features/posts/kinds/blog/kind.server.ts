import type { PostKindOnServer } from '../kind.server.ts'

export const blogOnServer: PostKindOnServer = {
  rss: { titleOf: settings => settings.blog.title },
}
