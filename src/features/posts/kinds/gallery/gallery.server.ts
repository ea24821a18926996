import { pageHead } from '#features/sites/head.server.ts'
import { formatDate } from '#kit/format.ts'
import type { PageArgs } from '#page/page.server.ts'
import { toPostCardView } from '../../card-view.ts'
import { isShownAddress } from '../../details.ts'
import type { PostSummary } from '../../post.ts'
import { getPost, listPosts } from '../../queries.server.ts'
import { postTexts } from '../../texts.ts'
import { kindOf } from '../kinds.ts'

export interface GalleryPicture {
  src: string
  alt: string
}

/** Returns the valid pictures in an album's details. */
export function toPictures(post: Pick<PostSummary, 'details'>): GalleryPicture[] {
  const { pictures } = post.details
  if (!Array.isArray(pictures)) return []
  return pictures.flatMap((picture: unknown) => {
    if (typeof picture !== 'object' || picture === null) return []
    const { src, alt } = picture as Partial<Record<keyof GalleryPicture, unknown>>
    return isShownAddress(src) ? [{ src, alt: typeof alt === 'string' ? alt : '' }] : []
  })
}

/** Loads the albums, paginated, or one album with all its pictures (`?album=slug`). Throws NotFound. One statement. */
export async function loadGallery(args: PageArgs) {
  const { ctx, site, query, lang } = args
  const texts = postTexts(lang)
  const words = texts.sections.Gallery
  const summary = texts.fill('sections.Gallery.summary', { site: site.settings.title })
  const slug = query.get('album')
  if (slug) {
    const post = await getPost(ctx, { kind: 'gallery', slug })
    const pictures = toPictures(post)
    return {
      head: pageHead(args, {
        title: post.title,
        description: post.summary,
        langs: post.langs,
        trail: [{ label: words.label, href: '/Gallery' }],
        ...(pictures[0] && { image: pictures[0].src }),
      }),
      title: post.title,
      summary: post.summary,
      lang: post.lang,
      album: { date: formatDate(post.publishedAt, site.settings.timeZone, lang), author: post.authorName, pictures },
      albums: [],
      page: 1,
      totalPages: 1,
    }
  }
  const list = await listPosts(ctx, { kinds: ['gallery'], page: Number(query.get('page') ?? 1), perPage: kindOf('gallery').perPage })
  return {
    head: pageHead(args, { title: words.title, description: summary }),
    title: words.title,
    summary,
    lang,
    album: undefined,
    albums: list.items.map(post => ({ ...toPostCardView(post, site, lang), pictures: toPictures(post) })),
    page: list.page,
    totalPages: list.totalPages,
  }
}

export type GalleryData = Awaited<ReturnType<typeof loadGallery>>
