import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import type { PostCardView } from '../card-view.ts'

/** A post in a list. The whole card is the link's target; `isLead` is the large one on top, two columns wide and two rows high. */
export function PostCard({
  view,
  isLead = false,
  heading: Heading = 'h2',
}: {
  view: PostCardView
  isLead?: boolean
  heading?: 'h2' | 'h3'
}) {
  return (
    <li
      data-lead={isLead || undefined}
      className={`group relative flex flex-col ${isLead ? 'gap-5 sm:col-span-2 lg:row-span-2' : 'gap-4'}`}
    >
      <Picture
        src={view.cover}
        alt=""
        width={isLead ? 960 : 640}
        height={isLead ? 540 : 360}
        sizes={isLead ? '(min-width: 64rem) 60rem, 100vw' : '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw'}
        priority={isLead}
        isCut
        className={`aspect-video w-full rounded-(--radius-picture) object-cover ${isLead ? 'lg:aspect-auto lg:min-h-0 lg:grow lg:basis-96' : ''}`}
      />
      <div>
        {view.category && (
          <p className="text-primary-text font-semibold">
            <InLang>{view.category}</InLang>
          </p>
        )}
        <Heading className={`mt-1 font-bold ${isLead ? 'text-2xl md:text-4xl' : 'text-xl'}`}>
          <A href={view.href} className="group-hover:text-primary-text after:absolute after:inset-0">
            <InLang lang={view.lang}>{view.title}</InLang>
          </A>
        </Heading>
        <p className={`text-ink-soft mt-2 ${isLead ? 'text-lg' : 'line-clamp-3'}`}>
          <InLang lang={view.lang}>{view.summary}</InLang>
        </p>
        <p className="text-ink-soft mt-3">{view.byline}</p>
      </div>
    </li>
  )
}
