import { createRoute, z } from '@hono/zod-openapi'
import { needs } from '#features/permissions/call-permission.ts'
import { answersOf, createdOf, envelopeOf, jsonBody, pageOf } from '#platform/http/contract.ts'
import { describedDetails } from './kinds/kinds.server.ts'
import { KINDS } from './kinds/kinds.ts'
import { STATUSES } from './post.ts'
import {
  articleQuery,
  categoryChange,
  categoryDetailQuery,
  categoryInput,
  categoryListQuery,
  categorySearchQuery,
  detailQuery,
  galleryQuery,
  listQuery,
  plainListQuery,
  postChange,
  postInput,
  postName,
  viewQuery,
} from './schema.ts'

const writtenKind = z.enum(KINDS).openapi({ description: 'The same as kind, by the name that writing takes' })
const category = z.object({ id: z.uuid(), slug: z.string(), name: z.string() })
export const summary = z
  .object({
    id: z.uuid(),
    kind: z.enum(KINDS),
    kindSlug: writtenKind,
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    lang: z.string().openapi({ description: 'The language of title and summary: the one asked for by Accept-Language if the post has it' }),
    cover: z.string().nullable(),
    category: category.nullable(),
    authorName: z.string(),
    publishedAt: z.iso.datetime().nullable().openapi({ description: 'null: a draft; in the future: scheduled' }),
    status: z.enum(STATUSES),
    views: z.number().int(),
    parentId: z.uuid().nullable(),
    details: z.record(z.string(), z.any()),
  })
  .openapi('PostSummary')
const link = z.object({ id: z.uuid(), kind: z.enum(KINDS), slug: z.string(), title: z.string(), lang: z.string() })
export const detail = summary
  .extend({
    content: z.string().openapi({ description: 'Safe HTML' }),
    document: z.any().openapi({ description: 'The text as structured JSON (Tiptap)' }),
    contentLang: z.string().openapi({ description: 'The language of the content: a translation may have title and summary only' }),
    langs: z
      .array(z.string())
      .openapi({ description: 'The languages that at least its title is there in, the one that it was written in first' }),
    updatedAt: z.iso.datetime(),
    parent: link.nullable(),
    parts: z.array(link),
  })
  .openapi('PostDetail')
const categoryRow = category.extend({ kind: z.enum(KINDS), kindSlug: writtenKind, posts: z.number().int() }).openapi('PostCategory')
const writtenCategory = category.extend({ kind: z.enum(KINDS), kindSlug: writtenKind })
export const written = z.object({ id: z.uuid(), kind: z.enum(KINDS), kindSlug: writtenKind, slug: z.string(), status: z.enum(STATUSES) })
const summaries = answersOf(envelopeOf(pageOf(summary)))
const categories = answersOf(envelopeOf(pageOf(categoryRow)))
const nothing = answersOf(envelopeOf(z.null()))

// Described by hand, because OpenAPI generation cannot follow the document's recursive schema.
const content = {
  description:
    'HTML as the detail calls answer it in `content` (sanitised: headings 2 to 4, lists, quotations, code, pictures, links; tables become their texts), or the structured document as in `document`. Reading what was written, writing that and reading again gives the same.',
  anyOf: [
    { type: 'string' as const, description: 'HTML', example: '<p>Pendaftaran dibuka sampai Jumat.</p>' },
    {
      type: 'object' as const,
      description: 'Tiptap’s JSON document: paragraph, heading, lists, blockquote, codeBlock, image …',
      example: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Pendaftaran dibuka sampai Jumat.' }] }] },
    },
  ],
}
const details = {
  type: 'object' as const,
  description: 'What only some kinds have, replaced as a whole; null is as good as missing. Other fields are kept as they are.',
  properties: describedDetails,
  additionalProperties: true,
}
const translations = {
  type: 'object' as const,
  description:
    'The texts in further languages, by language code; null takes one away. Without content, readers get the content as it was written.',
  example: { en: { title: 'Registration is open', summary: 'Until Friday.' } },
  additionalProperties: {
    type: ['object', 'null'] as ['object', 'null'],
    required: ['title'],
    properties: { title: { type: 'string' as const }, summary: { type: 'string' as const }, content },
  },
}
/** How the parts of a post's text that no schema can describe are shown in the OpenAPI document. */
export const described = { content, details, translations }
const kindSlug = { description: 'Needed only where several kinds have the slug' } as const
// Cloned: a schema that was made before this library was loaded has no `openapi`.
const categoryBody = categoryChange.extend({ kindSlug: categoryChange.shape.kindSlug.clone().openapi(kindSlug) })
const postBody = postInput.extend({
  content: postInput.shape.content.clone().openapi(content),
  details: postInput.shape.details.clone().openapi(details),
  translations: postInput.shape.translations.clone().openapi(translations),
})
const changeBody = postChange.extend({
  kindSlug: postChange.shape.kindSlug.clone().openapi(kindSlug),
  content: postChange.shape.content.clone().openapi(content),
  details: postChange.shape.details.clone().openapi(details),
  translations: postChange.shape.translations.clone().openapi(translations),
})

const tags = ['post']
const base = '/api/services'

export const postContract = {
  list: createRoute({
    method: 'get',
    path: `${base}/v3/post/list`,
    operationId: 'listPosts',
    tags,
    summary:
      'Published posts of a kind; without pageSize 6 on a page of blog and gallery, 10 of the others. Other states are for those who may write posts.',
    request: { query: listQuery },
    responses: summaries,
  }),
  detail: createRoute({
    method: 'get',
    path: `${base}/v3/post/detail`,
    operationId: 'getPost',
    tags,
    summary: 'A post by id or slug; drafts and scheduled posts, too, for those who may write posts.',
    request: { query: detailQuery },
    responses: answersOf(envelopeOf(detail)),
  }),
  view: createRoute({
    method: 'get',
    path: `${base}/v3/post/view`,
    operationId: 'recordPostView',
    tags,
    summary: 'Counts a view.',
    request: { query: viewQuery },
    responses: answersOf(envelopeOf(z.object({ views: z.number().int() }))),
  }),
  create: createRoute({
    method: 'post',
    path: `${base}/v3/post/create`,
    operationId: 'createPost',
    ...needs('content.write'),
    tags,
    summary: 'Writes a post (scope content:write).',
    request: { body: jsonBody(postBody) },
    responses: createdOf(envelopeOf(written)),
  }),
  update: createRoute({
    method: 'post',
    path: `${base}/v3/post/update`,
    operationId: 'updatePost',
    ...needs('content.write'),
    tags,
    summary: 'Changes a post (scope content:write).',
    request: { body: jsonBody(changeBody) },
    responses: answersOf(envelopeOf(written)),
  }),
  remove: createRoute({
    method: 'post',
    path: `${base}/v3/post/delete`,
    operationId: 'deletePost',
    ...needs('content.write'),
    tags,
    summary: 'Removes a post (scope content:write).',
    request: { body: jsonBody(postName) },
    responses: nothing,
  }),
  categories: createRoute({
    method: 'get',
    path: `${base}/v3/post/kind/category/list`,
    operationId: 'listPostCategories',
    tags,
    summary: 'Categories of a kind; all=true: up to 200 at once.',
    request: { query: categoryListQuery },
    responses: categories,
  }),
  category: createRoute({
    method: 'get',
    path: `${base}/v3/post/kind/category/detail`,
    operationId: 'getPostCategory',
    tags,
    summary: 'A category by kind and slug.',
    request: { query: categoryDetailQuery },
    responses: answersOf(envelopeOf(categoryRow)),
  }),
  createCategory: createRoute({
    method: 'post',
    path: `${base}/v3/post/kind/category/create`,
    operationId: 'createPostCategory',
    ...needs('content.write'),
    tags,
    summary: 'Writes a category (scope content:write).',
    request: { body: jsonBody(categoryInput) },
    responses: createdOf(envelopeOf(writtenCategory)),
  }),
  updateCategory: createRoute({
    method: 'post',
    path: `${base}/v3/post/kind/category/update`,
    operationId: 'updatePostCategory',
    ...needs('content.write'),
    tags,
    summary: 'Renames a category (scope content:write).',
    request: { body: jsonBody(categoryBody) },
    responses: answersOf(envelopeOf(writtenCategory)),
  }),
  removeCategory: createRoute({
    method: 'post',
    path: `${base}/v3/post/kind/category/delete`,
    operationId: 'deletePostCategory',
    ...needs('content.write'),
    tags,
    summary: 'Removes an unused category (scope content:write).',
    request: { body: jsonBody(postName) },
    responses: nothing,
  }),
  articles: createRoute({
    method: 'get',
    path: `${base}/v1/post/article/list`,
    operationId: 'listArticles',
    tags,
    summary: 'Published articles.',
    request: { query: articleQuery },
    responses: summaries,
  }),
  plainDetail: createRoute({
    method: 'get',
    path: `${base}/v1/post/detail`,
    operationId: 'getPostById',
    tags,
    summary: 'A post of any kind by id; drafts and scheduled posts, too, for those who may write posts.',
    request: { query: z.object({ id: z.uuid() }) },
    responses: answersOf(envelopeOf(detail)),
  }),
  articleCategories: createRoute({
    method: 'get',
    path: `${base}/v2/post/category`,
    operationId: 'listArticleCategories',
    tags,
    summary: 'Categories of the articles.',
    request: { query: categorySearchQuery },
    responses: categories,
  }),
  plainList: createRoute({
    method: 'get',
    path: `${base}/v1/post/list`,
    operationId: 'listPostsPlain',
    tags,
    summary:
      'Published posts of a kind, without one of all kinds; type is a category’s slug, active=false answers none, since only published posts are shown.',
    request: { query: plainListQuery },
    responses: summaries,
  }),
  galleries: createRoute({
    method: 'get',
    path: `${base}/v1/post/gallery/list`,
    operationId: 'listGalleries',
    tags,
    summary: 'Published galleries.',
    request: { query: galleryQuery },
    responses: summaries,
  }),
} as const
