import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { ReactNode } from 'react'
import { type EventDetails, toEventDetails } from '#features/post-details/event.ts'
import { CoverCredit } from '#features/post-details/ui/cover-credit.tsx'
import { EventLinks, EventParts, QuotaFact } from '#features/post-details/ui/event-parts.tsx'
import { formatClock, formatMoment } from '#kit/format.ts'
import type { PageArgs } from '#page/page.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { ShareLinks } from '#ui/share-links.tsx'
import { toEventTimes } from '../kinds/event/event-times.ts'
import type { PostData } from '../show.server.ts'
import { postTexts } from '../texts.ts'
import { AppointmentLink } from './appointment-link.tsx'
import { PostCard } from './post-card.tsx'

/** An event's page. */
export function eventBody(post: PostData, { site, ctx, lang }: Pick<PageArgs, 'site' | 'ctx' | 'lang'>): ReactNode {
  const { startsAt, endsAt, place } = toEventTimes(post)
  const details = toEventDetails(post.details)
  const { contact } = site.settings
  const timeZone = details.timeZone ?? site.settings.timeZone
  const words = postTexts(lang).fill('event.askText', { site: site.settings.title, title: post.title })
  const facts = {
    when: formatMoment(startsAt, timeZone, lang),
    until: formatClock(endsAt, timeZone),
    place,
    isOver: endsAt < ctx.now,
    ask: contact.whatsapp ? `https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(words)}` : '',
  }
  return <EventShow post={post} facts={facts} details={details} />
}

interface Facts {
  when: string
  until: string
  place: string
  isOver: boolean
  ask: string
}

function EventShow({ post, facts, details }: { post: PostData; facts: Facts; details: EventDetails }) {
  const t = useTexts(postTexts)
  return (
    <article className="container-page py-10 md:py-14">
      <Breadcrumbs trail={[post.section]} current={post.title} lang={post.lang} />
      <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          {post.category && (
            <p className="text-primary-text font-semibold">
              <InLang>{post.category}</InLang>
            </p>
          )}
          <h1 className="heading-hero mt-1">
            <InLang lang={post.lang}>{post.title}</InLang>
          </h1>
          <p className="text-ink-soft mt-4 text-lg md:text-xl">
            <InLang lang={post.lang}>{post.summary}</InLang>
          </p>
          <LanguageNote of="text" langs={[post.lang, post.contentLang]} />
        </div>
        <aside className="card h-fit p-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <dl className="space-y-4">
            <div>
              <dt className="text-ink-soft">{t.event.when}</dt>
              <dd className="text-lg font-semibold">
                {facts.when} {t.fill('event.until', { time: facts.until })}
              </dd>
            </div>
            {facts.place && (
              <div>
                <dt className="text-ink-soft">{t.event.where}</dt>
                <dd className="text-lg font-semibold">
                  <InLang>{facts.place}</InLang>
                </dd>
              </div>
            )}
            <QuotaFact details={details} />
          </dl>
          <EventLinks details={details} isOver={facts.isOver} />
          {facts.isOver ? (
            <p className="mt-5 font-semibold">{t.event.over}</p>
          ) : (
            <a href={`/Event/${post.slug}.ics`} download className="btn btn-main mt-6 w-full">
              <CalendarPlus aria-hidden size={20} /> {t.event.addToCalendar}
            </a>
          )}
          {facts.ask && (
            <a href={facts.ask} rel="noopener noreferrer" className="btn btn-quiet mt-3 w-full">
              {t.event.ask}
            </a>
          )}
          <AppointmentLink post={post} className="mt-2" />
        </aside>
        <div className="min-w-0">
          <Picture
            src={post.cover}
            alt={post.coverAlt}
            width={960}
            height={540}
            sizes="(min-width: 64rem) 48rem, 100vw"
            priority
            isCut
            className="aspect-video w-full rounded-(--radius-picture) object-cover"
          />
          <CoverCredit name={post.coverCredit} />
          <div className="mt-8">
            <RichText html={post.html} lang={post.contentLang} />
          </div>
          <EventParts details={details} lang={post.lang} />
          <ShareLinks title={post.title} url={post.url} lastingPath="" />
        </div>
      </div>
      {post.related.length > 0 && (
        <section className="mt-16">
          <h2 className="heading-section">{t.event.others}</h2>
          <ul className="pairs mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {post.related.map(card => (
              <PostCard key={card.href} view={card} heading="h3" />
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
