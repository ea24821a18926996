import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { serverPage } from '#page/server-page.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { pictureUrl } from '#ui/picture/picture-url.ts'
import { ServerPage } from '#ui/server-page.tsx'
import { type GalleryData, type GalleryPicture, loadGallery } from '../kinds/gallery/gallery.server.ts'
import { attachLightBox } from '../light-box.ts'
import { postTexts } from '../texts.ts'

export const loader = serverPage(async args => {
  const gallery = await loadGallery(args)
  return { head: gallery.head, isAlbum: Boolean(gallery.album), body: <Gallery gallery={gallery} /> }
})

export { pageMeta as meta } from '#ui/head.ts'

export default function GalleryPage() {
  const { head } = useLoaderData<typeof loader>()
  useEffect(() => attachLightBox(document), [head])
  return <ServerPage />
}

function Gallery({ gallery }: { gallery: GalleryData }) {
  const t = useTexts(postTexts)
  return (
    <div className="container-page py-10 md:py-14">
      {gallery.album && <Breadcrumbs trail={[{ label: t.sections.Gallery.label, href: '/Gallery' }]} current={gallery.title} />}
      <h1 className="heading-hero mt-2">{gallery.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{gallery.summary}</p>
      {gallery.album ? (
        <>
          <p className="text-ink-soft mt-3">
            {gallery.album.author} · {gallery.album.date}
          </p>
          <Pictures pictures={gallery.album.pictures} />
          <LightBox />
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
                      {album.title}
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

/** Each picture is a link to itself in full size: that is what works without a script. */
function Pictures({ pictures }: { pictures: GalleryPicture[] }) {
  const t = useTexts(postTexts)
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {pictures.map((picture, at) => (
        <li key={picture.src}>
          <a
            href={pictureUrl(picture.src, { width: 1600 })}
            data-light-box={picture.alt}
            data-document
            aria-label={`${t.gallery.open}: ${picture.alt}`}
            className="block"
          >
            <Picture
              src={picture.src}
              alt={picture.alt}
              width={640}
              height={480}
              sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
              priority={at === 0}
              className="aspect-4/3 w-full rounded-(--radius-picture) object-cover"
            />
          </a>
          <p className="text-ink-soft mt-2">{picture.alt}</p>
        </li>
      ))}
    </ul>
  )
}

const boxButton = 'grid size-12 place-items-center rounded-full bg-black/60 text-white hover:bg-black'

function LightBox() {
  const t = useTexts(postTexts)
  return (
    // A finger that moves sideways turns the pictures: the browser may not take it for a way back to the page before.
    <dialog
      data-light-box-dialog
      aria-label={t.gallery.open}
      className="m-0 h-dvh max-h-none w-dvw max-w-none touch-pan-y touch-pinch-zoom overscroll-none bg-black/90 p-0 text-white"
    >
      <figure className="flex h-full flex-col items-center justify-center gap-3 p-4">
        <img alt="" className="max-h-[80dvh] max-w-full object-contain" />
        <figcaption className="max-w-[70ch] text-center" aria-live="polite" />
      </figure>
      <button type="button" data-step="-1" aria-label={t.gallery.previous} className={`${boxButton} absolute top-1/2 left-3`}>
        <ChevronLeft aria-hidden />
      </button>
      <button type="button" data-step="1" aria-label={t.gallery.next} className={`${boxButton} absolute top-1/2 right-3`}>
        <ChevronRight aria-hidden />
      </button>
      <button type="button" data-close aria-label={t.gallery.close} className={`${boxButton} absolute top-3 right-3`}>
        <X aria-hidden />
      </button>
    </dialog>
  )
}
