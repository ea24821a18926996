import type { ReactNode } from 'react'
import { showAlbum } from '#features/posts/kinds/gallery/gallery.server.ts'
import { kindOf } from '#features/posts/kinds/kinds.ts'
import { type PostDetail, pathOfPost } from '#features/posts/post.ts'
import { showPost } from '#features/posts/show.server.ts'
import { eventBody } from '#features/posts/ui/event-body.server.tsx'
import { galleryBody } from '#features/posts/ui/gallery-body.server.tsx'
import { podcastBody } from '#features/posts/ui/podcast-body.server.tsx'
import { PostShow } from '#features/posts/ui/post-show.tsx'
import { pageHead } from '#features/sites/head.server.ts'
import { formatMoment } from '#kit/format.ts'
import { findLang, langPrefix } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { nameOfLang } from '../languages.ts'
import { getPreviewedPost } from '../previews.server.ts'
import { editorTexts } from '../texts.ts'

/** A post as readers would get it, by a writer's link; a link that is withdrawn or has ended is 404. */
export const loader = publicPage(async args => {
  const { ctx, lang, page, site } = args
  const { post, expiresAt } = await getPreviewedPost(ctx, page.params['token'] ?? '')
  const t = editorTexts(lang)
  const body = await bodyOf(post, args)
  return {
    // Neither the canonical address nor the card's URL may contain the token.
    head: pageHead(args, { title: t.fill('preview.title', { title: post.title || t.list.untitled }), noindex: true, path: '/' }),
    body: (
      <>
        <div role="note" data-preview className="border-b border-amber-300 bg-amber-100 text-amber-950">
          <p className="container-page flex flex-wrap items-center gap-x-4 py-2 font-medium">
            <span>{t.fill('preview.bar', { until: formatMoment(expiresAt, site.settings.timeZone, lang) })}</span>
            {post.langs
              .filter(other => other !== lang)
              .map(other => (
                <a
                  key={other}
                  href={langPrefix(findLang(other) ?? lang) + page.path}
                  hrefLang={other}
                  lang={other}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {nameOfLang(other)}
                </a>
              ))}
          </p>
        </div>
        {body}
      </>
    ),
  }
})

/** The URL contains a secret: it is not sent to other sites, and the page is not cached. */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }
}

async function bodyOf(post: PostDetail, args: PageArgs): Promise<ReactNode> {
  const kind = kindOf(post.kind)
  if (kind.form === 'album') return galleryBody(showAlbum(args, post))
  const path = pathOfPost(post, args.site.variant)
  const [first, ...others] = kind.sections
  const section = { ...(others.find(one => path.startsWith(one.base)) ?? first), kind: post.kind }
  const shown = await showPost(args, post, { section, path })
  if (kind.form === 'event') return eventBody(shown, args)
  return kind.form === 'episode' ? podcastBody(shown) : <PostShow post={shown} />
}
