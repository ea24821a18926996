import { toCommonDetails } from '#features/post-details/common.ts'
import { toPictures } from '#features/post-details/gallery.ts'
import { localDetails } from '#features/post-details/local-details.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { formatDate } from '#kit/format.ts'
import type { PageArgs } from '#page/page.server.ts'
import { redirect } from '#page/redirect.ts'
import { toPostCardView } from '../../card-view.ts'
import { findFormerPost } from '../../former-slugs.server.ts'
import { type PostDetail, pathOfPost } from '../../post.ts'
import { getPost, listPosts } from '../../queries.server.ts'
import { postTexts } from '../../texts.ts'
import { kindOf } from '../kinds.ts'

/** Loads the albums, paginated, or one album with all its pictures (`?album=slug`). Throws NotFound. One statement. */
export async function loadGallery(args: PageArgs) {
  const { ctx, site, query, lang } = args
  const texts = postTexts(lang)
  const words = texts.sections.Gallery
  const summary = texts.fill('sections.Gallery.summary', { site: site.settings.title })
  const slug = query.get('album')
  if (slug) {
    const post = await getPost(ctx, { kind: 'gallery', slug }).catch(async (error: unknown) => {
      const former = await findFormerPost(ctx, { kind: 'gallery', slug })
      throw former ? redirect(pathOfPost(former, site.variant), 308) : error
    })
    return showAlbum(args, post)
  }
  const list = await listPosts(ctx, { kinds: ['gallery'], page: Number(query.get('page') ?? 1), perPage: kindOf('gallery').perPage })
  return {
    head: pageHead(args, { title: words.title, description: summary }),
    title: words.title,
    summary,
    lang,
    album: undefined,
    albums: list.items.map(post => ({
      ...toPostCardView(post, site, lang),
      pictures: toPictures({ details: localDetails(post.details, lang) }),
    })),
    page: list.page,
    totalPages: list.totalPages,
  }
}

export type GalleryData = Awaited<ReturnType<typeof loadGallery>>

/** Returns what the page of an album shows, published or not. */
export function showAlbum(args: PageArgs, post: PostDetail) {
  const { site, lang } = args
  const texts = postTexts(lang)
  const words = texts.sections.Gallery
  const details = localDetails(post.details, lang)
  const { metaTitle, metaDescription } = toCommonDetails(details)
  const pictures = toPictures({ details })
  return {
    head: pageHead(args, {
      title: metaTitle || post.title,
      description: metaDescription || post.summary,
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
