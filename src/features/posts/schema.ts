import { z } from 'zod'
import { givenPageSizeField, optional, pageField, pageSizeField, searchField } from '#platform/http/query-fields.ts'
import { richDocument } from '#platform/rich-text/document.ts'
import { isAddress, MAX_EPISODES, MAX_MINUTES } from './details.ts'
import { KINDS, type PostKind, type PostSort, SORTS } from './post.ts'

/** Source: spec/constants.json, `categories`. */
export const CATEGORIES_PER_CALL = 6

/** As many posts of a kind as a page of a list has, in calls and on pages. Source: spec/constants.json, `blogs`, `galleries` and `posts`. */
export function postsPerPage(kind: PostKind): number {
  return kind === 'blog' || kind === 'gallery' ? 6 : 10
}

/** What a list of posts can be narrowed and ordered by. */
export interface PostFilter {
  kinds: readonly PostKind[]
  page: number
  perPage: number
  search?: string | undefined
  categoryId?: string | undefined
  categorySlug?: string | undefined
  excludeId?: string | undefined
  /** Only posts by people who are no mentors of the tenant. */
  guests?: boolean | undefined
  /** true: only posts that are no part of another; false: only parts. */
  isParent?: boolean | undefined
  sort?: PostSort | undefined
}

const kind = z.enum(KINDS)
const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'mau huruf kecil, angka, dan tanda hubung')
const address = z.string().min(1).max(120).toLowerCase()
const truth = z.enum(['true', 'false', '1', '0']).transform(text => text === 'true' || text === '1')
const cover = z.string().max(500).refine(isAddress, 'mau alamat gambar')
/** A moment of the years 1000 to 9999, in any zone; kept in UTC, in the one form whose letters are in the order of time. */
const moment = z.iso
  .datetime({ offset: true })
  .max(60)
  .transform(toUtc)
  .refine(text => /^[1-9]\d{3}-/.test(text), 'di luar rentang waktu')

export const listQuery = z.object({
  kindSlug: kind,
  page: pageField,
  pageSize: givenPageSizeField,
  search: searchField,
  categoryId: optional(z.uuid()),
  sort: optional(z.enum(SORTS)),
  excludeId: optional(z.uuid()),
  isParent: optional(truth),
})
export const articleQuery = z.object({
  page: pageField,
  pageSize: pageSizeField(postsPerPage('articles')),
  search: searchField,
  categorySlug: optional(address),
  excludeId: optional(z.uuid()),
})
export const plainListQuery = z.object({
  page: pageField,
  kind: optional(kind).transform(given => given ?? 'blog'),
  type: optional(address),
  active: optional(truth),
  pageSize: givenPageSizeField,
})
export const podcastListQuery = z.object({
  page: pageField,
  pageSize: pageSizeField(postsPerPage('podcasts')),
  search: searchField,
  categorySlug: optional(address),
})
export const galleryQuery = z.object({ page: pageField })
export const detailQuery = z
  .object({ kindSlug: kind, id: optional(z.uuid()), slug: optional(address.meta({ example: 'web-dasar' })) })
  .refine(query => query.id !== undefined || query.slug !== undefined, { path: ['slug'], message: 'id atau slug diperlukan' })
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
  content: richDocument,
  cover: cover.nullable(),
  categoryId: z.uuid().nullable(),
  parentId: z.uuid().nullable(),
  authorName: z.string().trim().min(1).max(120),
  /** null: a draft; in the future: scheduled. */
  publishedAt: moment.nullable(),
  details: z.record(z.string().max(40), z.json()),
}

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
})
/** Without its kind the slug is looked for among the posts of all kinds. */
export const postChange = z.object({
  kindSlug: kind.optional(),
  slug: address,
  newSlug: slug.optional(),
  ...z.object(fields).partial().shape,
})
export const postName = z.object({ kindSlug: kind, slug: address })

const categoryName = z.string().trim().min(1).max(120)
export const categoryInput = z.object({ kindSlug: kind, slug: slug.optional(), name: categoryName })
/** Without its kind the slug is looked for among the categories of all kinds. */
export const categoryChange = z.object({ kindSlug: kind.optional(), slug: address, name: categoryName })

const text = (most: number) => z.string().trim().max(most)
const whole = (most: number) => z.number().int().min(0).max(most)

/** A field that may be missing, or null for the same. */
const known = <T extends z.ZodType>(field: T) => field.nullish().transform(value => value ?? undefined)

/** What pages and calls read of a post's details; other fields are kept as they are. */
const eventDetails = z.looseObject({ startsAt: known(moment), endsAt: known(moment), place: known(text(200)) })
const episodeDetails = z.looseObject({
  number: known(whole(MAX_EPISODES)),
  guest: known(text(200)),
  minutes: known(whole(MAX_MINUTES)),
  audio: known(z.string().max(500).refine(isAddress, 'mau alamat suara')),
})
const albumDetails = z.looseObject({
  pictures: known(z.array(z.looseObject({ src: cover, alt: known(text(300)) })).max(500)),
})

/** The details of a post of this kind. An event ends after it starts. */
export function detailsOf(of: PostKind): z.ZodType<Record<string, unknown>> {
  if (of === 'event') return eventDetails.superRefine(requireOrder)
  if (of === 'podcasts') return episodeDetails
  return of === 'gallery' ? albumDetails : fields.details
}

function requireOrder({ startsAt, endsAt }: z.output<typeof eventDetails>, context: z.RefinementCtx): void {
  if (endsAt === undefined) return
  if (startsAt === undefined) context.addIssue({ code: 'custom', path: ['startsAt'], message: 'diperlukan bila endsAt diisi' })
  else if (endsAt < startsAt) context.addIssue({ code: 'custom', path: ['endsAt'], message: 'tidak boleh sebelum startsAt' })
}

function toUtc(text: string): string {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

export type PostInput = z.output<typeof postInput>
export type PostChange = z.output<typeof postChange>
export type PostName = z.output<typeof postName>
export type CategoryInput = z.output<typeof categoryInput>
export type CategoryChange = z.output<typeof categoryChange>
