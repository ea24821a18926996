import { Picture } from '#ui/picture/picture.tsx'
import type { PostCardView } from '../card-view.ts'

/** A post in a list. The whole card is the link's target; `isLead` is the large one at the top. */
export function PostCard({ view, isLead = false }: { view: PostCardView; isLead?: boolean }) {
  return (
    <li
      className={`group relative flex flex-col ${isLead ? 'gap-6 sm:col-span-2 lg:col-span-3 lg:grid lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-10' : 'gap-4'}`}
    >
      <Picture
        src={view.cover}
        alt=""
        width={isLead ? 960 : 640}
        height={isLead ? 540 : 360}
        sizes={isLead ? '(min-width: 64rem) 44rem, 100vw' : '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw'}
        priority={isLead}
        className="aspect-video w-full rounded-2xl object-cover"
      />
      <div>
        {view.category && <p className="text-primary-text font-semibold">{view.category}</p>}
        <h2 className={`mt-1 font-bold ${isLead ? 'text-2xl md:text-4xl' : 'text-xl'}`}>
          <a href={view.href} className="group-hover:text-primary-text after:absolute after:inset-0">
            {view.title}
          </a>
        </h2>
        <p className={`text-ink-soft mt-2 ${isLead ? 'text-lg' : 'line-clamp-3'}`}>{view.summary}</p>
        <p className="text-ink-soft mt-3">{view.byline}</p>
      </div>
    </li>
  )
}
