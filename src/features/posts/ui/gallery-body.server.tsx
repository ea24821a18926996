import type { ReactNode } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Island } from '#ui/islands/island.server.tsx'
import { InLang, LanguageNote, langMark } from '#ui/lang/in-lang.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import type { GalleryData } from '../kinds/gallery/gallery.server.ts'
import { postTexts } from '../texts.ts'
import Album from './album.island.tsx'

/** The page of all albums, or of one. */
export function galleryBody(gallery: GalleryData): ReactNode {
  return <Gallery gallery={gallery} />
}

function Gallery({ gallery }: { gallery: GalleryData }) {
  const t = useTexts(postTexts)
  const mark = langMark(useLang())
  const { open, close, previous, next } = t.gallery
  return (
    <div className="container-page py-10 md:py-14">
      {gallery.album && (
        <Breadcrumbs trail={[{ label: t.sections.Gallery.label, href: '/Gallery' }]} current={gallery.title} lang={gallery.lang} />
      )}
      <h1 className="heading-hero mt-2">
        <InLang lang={gallery.lang}>{gallery.title}</InLang>
      </h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">
        <InLang lang={gallery.lang}>{gallery.summary}</InLang>
      </p>
      <LanguageNote of={gallery.album ? 'text' : 'list'} langs={gallery.album ? [gallery.lang] : gallery.albums.map(album => album.lang)} />
      {gallery.album ? (
        <>
          <p className="text-ink-soft mt-3">
            {gallery.album.author} · {gallery.album.date}
          </p>
          <div lang={mark}>
            <Island
              name="posts/ui/album"
              component={Album}
              props={{ pictures: gallery.album.pictures, words: { open, close, previous, next } }}
            />
          </div>
          <p className="mt-10">
            <A href="/Gallery" className="btn btn-quiet">
              {t.gallery.back}
            </A>
          </p>
        </>
      ) : (
        <>
          <ul className="pairs mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {gallery.albums.map((album, at) => (
              <li key={album.href} className="group relative">
                <Picture
                  src={album.pictures[0]?.src ?? album.cover}
                  alt=""
                  width={640}
                  height={480}
                  sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
                  priority={at === 0}
                  className="aspect-4/3 w-full rounded-(--radius-picture) object-cover"
                />
                <div className="mt-3">
                  <h2 className="text-xl font-bold">
                    <A href={album.href} className="group-hover:text-primary-text after:absolute after:inset-0">
                      <InLang lang={album.lang}>{album.title}</InLang>
                    </A>
                  </h2>
                  <p className="text-ink-soft mt-1">{t.fill('gallery.count', { count: album.pictures.length })}</p>
                </div>
              </li>
            ))}
          </ul>
          <Pager page={gallery.page} totalPages={gallery.totalPages} base="/Gallery" query={{}} />
        </>
      )}
    </div>
  )
}
