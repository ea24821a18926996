import { type MouseEvent, useRef, useState } from 'react'
import type { GalleryPicture } from '#features/post-details/gallery.ts'
import { LARGE } from '#kit/picture-forms.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { pictureUrl } from '#ui/picture/picture-url.ts'
import { LightBox, type LightBoxWords } from './light-box.tsx'

interface AlbumProps {
  pictures: GalleryPicture[]
  words: LightBoxWords
}

/** An album's pictures, opened over the page. Each links to its full-size image, which works without JavaScript. */
export default function Album({ pictures, words }: AlbumProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const links = useRef<(HTMLAnchorElement | null)[]>([])
  const [at, setAt] = useState<number>()

  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAt(index)
    dialog.current?.showModal()
  }
  const leave = () => {
    // Return the focus to the last picture shown.
    if (at !== undefined) links.current[at]?.focus()
    setAt(undefined)
  }

  return (
    <>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a
              ref={link => {
                links.current[index] = link
              }}
              href={pictureUrl(picture.src, LARGE)}
              data-turbo="false"
              aria-label={`${words.open}: ${picture.alt}`}
              onClick={event => open(event, index)}
              className="block"
            >
              <Picture
                src={picture.src}
                alt={picture.alt}
                width={640}
                height={480}
                sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
                priority={index === 0}
                className="aspect-4/3 w-full rounded-(--radius-picture) object-cover"
              />
            </a>
            <p className="text-ink-soft mt-2">{picture.caption || picture.alt}</p>
          </li>
        ))}
      </ul>
      <LightBox ref={dialog} pictures={pictures} at={at} onTurn={setAt} onClose={leave} words={words} />
    </>
  )
}
