import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/** One large picture and four beside it. */
const WALL = 5

/** The newest albums as a wall of pictures; the first is large if there are enough others. */
export const gallery = defineSection({
  kind: 'gallery',
  schema: headSchema.extend({ count: z.number().int().min(1).max(9).default(5) }),
  needs: values => ({ galleries: values.count }),
  render: (values, home) => {
    const albums = home.galleries.slice(0, values.count)
    const isWall = albums.length >= WALL
    if (albums.length === 0) return null
    return (
      <SectionFrame {...values}>
        <ul className={`grid gap-3 md:gap-4 ${isWall ? 'grid-cols-2 md:grid-cols-4' : 'sm:grid-cols-2'}`}>
          {albums.map((album, at) => (
            <li key={album.href} className={`group relative ${isWall && at === 0 ? 'col-span-2 row-span-2' : ''}`}>
              <Picture
                src={album.cover}
                alt=""
                width={640}
                height={480}
                sizes={isWall && at > 0 ? '(min-width: 48rem) 18rem, 50vw' : '(min-width: 48rem) 36rem, 100vw'}
                className="aspect-4/3 size-full rounded-(--radius-picture) object-cover"
              />
              <h3 className="bg-surface text-ink absolute bottom-2 left-2 max-w-[calc(100%-1rem)] rounded-md px-3 py-2 leading-tight font-semibold">
                <A href={album.href} className="group-hover:underline after:absolute after:-inset-2">
                  <InLang lang={album.lang}>{album.title}</InLang>
                </A>
              </h3>
            </li>
          ))}
        </ul>
      </SectionFrame>
    )
  },
})
