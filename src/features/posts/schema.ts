import { z } from 'zod'
import { momentField, pictureField } from '#features/post-details/fields.ts'
import type { FieldCode } from '#kit/common-reasons.ts'
import { DEFAULT_LANG, LANGS } from '#kit/lang.ts'
import { givenPageSizeField, optional, pageField, pageSizeField, searchField } from '#platform/http/query-fields.ts'
import { richContent } from '#platform/rich-text/from-html.ts'
import { KINDS, kindOf, type PostKind } from './kinds/kinds.ts'
import { type PostSort, SORTS, STATUSES } from './post.ts'

/** Source: spec/constants.json, `categories`. */
export const CATEGORIES_PER_CALL = 6

/** Filters and sort order of a list of posts. */
export interface PostFilter {
  kinds: readonly PostKind[]
  page: number
  perPage: number
  search?: string | undefined
  categoryId?: string | undefined
  categorySlug?: string | undefined
  excludeId?: string | undefined
  /** Only posts by authors who are not mentors of the tenant. */
  guests?: boolean | undefined
  /** true: only posts that are not part of another; false: only parts. */
  isParent?: boolean | undefined
  sort?: PostSort | undefined
}

const kind = z.enum(KINDS)
const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Slug' satisfies FieldCode)
const address = z.string().min(1).max(120).toLowerCase()
const truth = z.enum(['true', 'false', '1', '0']).transform(text => text === 'true' || text === '1')

export const listQuery = z.object({
  kindSlug: kind,
  page: pageField,
  pageSize: givenPageSizeField,
  search: searchField,
  categoryId: optional(z.uuid()),
  sort: optional(z.enum(SORTS)),
  excludeId: optional(z.uuid()),
  isParent: optional(truth),
  status: optional(
    z
      .enum([...STATUSES, 'all'])
      .meta({ description: 'Without it published posts. Any other value is for those who may write posts (403 otherwise).' }),
  ),
})
export const articleQuery = z.object({
  page: pageField,
  pageSize: pageSizeField(kindOf('articles').perPage),
  search: searchField,
  categorySlug: optional(address),
  excludeId: optional(z.uuid()),
})
export const plainListQuery = z.object({
  page: pageField,
  kind: optional(kind),
  type: optional(address),
  active: optional(truth),
  pageSize: givenPageSizeField,
})
export const podcastListQuery = z.object({
  page: pageField,
  pageSize: pageSizeField(kindOf('podcasts').perPage),
  search: searchField,
  categorySlug: optional(address),
})
export const galleryQuery = z.object({ page: pageField })
export const detailQuery = z
  .object({ kindSlug: kind, id: optional(z.uuid()), slug: optional(address.meta({ example: 'web-dasar' })) })
  .refine(query => query.id !== undefined || query.slug !== undefined, { path: ['slug'], message: 'IdOrSlug' satisfies FieldCode })
export const viewQuery = z.object({ kindSlug: kind, slug: address })
export const categoryListQuery = z.object({
  kindSlug: optional(kind),
  page: pageField,
  pageSize: pageSizeField(CATEGORIES_PER_CALL),
  search: searchField,
  sort: optional(z.enum(['name', 'newest'])),
  all: optional(truth),
})
export const categorySearchQuery = z.object({
  page: pageField,
  pageSize: pageSizeField(CATEGORIES_PER_CALL),
  search: searchField,
  categorySlug: optional(address),
})
export const categoryDetailQuery = z.object({ kindSlug: kind, slug: address })

const fields = {
  title: z.string().trim().min(1).max(200),
  summary: z.string().trim().max(400),
  content: richContent,
  cover: pictureField.nullable(),
  categoryId: z.uuid().nullable(),
  parentId: z.uuid().nullable(),
  authorName: z.string().trim().min(1).max(120),
  /** null for a draft; in the future for a scheduled post. */
  publishedAt: momentField.nullable(),
  details: z.record(z.string().max(40), z.json()),
}

/** The texts in further languages; null takes a language away. Without content, readers get the content as it was written. */
const translationsBy = <T extends z.ZodType<string>>(title: T) =>
  z.partialRecord(z.enum(LANGS), z.object({ title, summary: fields.summary.default(''), content: fields.content.optional() }).nullable())
const translations = translationsBy(fields.title)
/** As they are typed: a language without a title is kept, and shown once it has one. */
export const typedTranslations = translationsBy(z.string().trim().max(200)).default({})
const lang = z.enum(LANGS)

export const postInput = z.object({
  kindSlug: kind,
  slug: slug.optional(),
  ...fields,
  summary: fields.summary.default(''),
  cover: fields.cover.default(null),
  categoryId: fields.categoryId.default(null),
  parentId: fields.parentId.default(null),
  publishedAt: fields.publishedAt.default(null),
  details: fields.details.default({}),
  /** The language of title, summary and content. */
  lang: lang.default(DEFAULT_LANG),
  translations: translations.default({}),
})
/** Without a kind, the slug is looked up among posts of all kinds. */
export const postChange = z.object({
  kindSlug: kind.optional(),
  slug: address,
  newSlug: slug.optional(),
  ...z.object(fields).partial().shape,
  lang: lang.optional(),
  /** Languages that are not named stay as they are. */
  translations: translations.optional(),
})
export const postName = z.object({ kindSlug: kind, slug: address })

const categoryName = z.string().trim().min(1).max(120)
export const categoryInput = z.object({ kindSlug: kind, slug: slug.optional(), name: categoryName })
/** Without a kind, the slug is looked up among categories of all kinds. */
export const categoryChange = z.object({ kindSlug: kind.optional(), slug: address, name: categoryName })

export type PostInput = z.output<typeof postInput>
export type PostChange = z.output<typeof postChange>
export type PostTranslations = z.output<typeof translations>
export type PostName = z.output<typeof postName>
export type CategoryInput = z.output<typeof categoryInput>
export type CategoryChange = z.output<typeof categoryChange>
