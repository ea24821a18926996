import type { z } from 'zod'
import { articleDetails, describedArticle, describedProgram, programDetails } from '#features/post-details/article.ts'
import type { DescribedField } from '#features/post-details/fields.ts'
import { blogOnServer } from './blog/kind.server.ts'
import { eventOnServer } from './event/kind.server.ts'
import { galleryOnServer } from './gallery/kind.server.ts'
import type { PostKindOnServer } from './kind.server.ts'
import type { PostKind } from './kinds.ts'
import { newsOnServer } from './news/kind.server.ts'
import { podcastsOnServer } from './podcasts/kind.server.ts'

/** The server-only part of each kind; without `linkedData` it is an ordinary article. */
const ON_SERVER: Record<PostKind, PostKindOnServer> = {
  articles: { details: { schema: articleDetails, described: describedArticle } },
  news: newsOnServer,
  blog: blogOnServer,
  program: { details: { schema: programDetails, described: describedProgram } },
  event: eventOnServer,
  podcasts: podcastsOnServer,
  gallery: galleryOnServer,
}

export function kindOnServer(kind: PostKind): PostKindOnServer {
  return ON_SERVER[kind]
}

/** Returns the schema of a kind's details; undefined if they are free. */
export function detailsOf(kind: PostKind): z.ZodType<Record<string, unknown>> | undefined {
  return ON_SERVER[kind].details?.schema
}

/** The details of all kinds, for the OpenAPI document. */
export const describedDetails: Record<string, DescribedField> = Object.assign(
  {},
  ...Object.values(ON_SERVER).map(kind => kind.details?.described),
)
