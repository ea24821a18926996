import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { publicPage } from '#page/public-page.server.ts'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { type EventCardData, type EventListData, loadEventList } from '../kinds/event/events.server.ts'
import { postTexts } from '../texts.ts'

export const loader = publicPage(async args => {
  const list = await loadEventList(args)
  return { head: list.head, body: <EventList list={list} /> }
})

function EventList({ list }: { list: EventListData }) {
  const t = useTexts(postTexts)
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="heading-hero">{list.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{list.summary}</p>
      <LanguageNote of="list" langs={[...list.upcoming, ...list.past].map(event => event.lang)} />
      <p className="mt-5">
        <a href="/Event/calendar.ics" className="text-primary-text inline-flex min-h-11 items-center gap-2 font-semibold hover:underline">
          <CalendarPlus aria-hidden size={20} /> {t.event.calendar}
        </a>
      </p>
      <section className="mt-8">
        <h2 className="heading-section">{t.event.upcoming}</h2>
        {list.upcoming.length === 0 ? (
          <p className="mt-4 text-lg">{t.event.none}</p>
        ) : (
          <ol className="pairs mt-6 grid gap-6 sm:grid-cols-2">
            {list.upcoming.map((event, at) => (
              <EventRow key={event.href} event={event} isFirst={at === 0} />
            ))}
          </ol>
        )}
      </section>
      {list.past.length > 0 && (
        <section className="mt-16">
          <h2 className="heading-section">{t.event.past}</h2>
          <ol className="pairs mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {list.past.map(event => (
              <EventRow key={event.href} event={event} />
            ))}
          </ol>
          <Pager page={list.page} totalPages={list.totalPages} base="/Event" query={{}} />
        </section>
      )}
    </div>
  )
}

function EventRow({ event, isFirst = false }: { event: EventCardData; isFirst?: boolean }) {
  return (
    <li className="card group relative flex flex-col overflow-hidden">
      <Picture
        src={event.cover}
        alt=""
        width={640}
        height={280}
        sizes="(min-width: 64rem) 36rem, (min-width: 40rem) 50vw, 100vw"
        priority={isFirst}
        className="aspect-[16/7] w-full object-cover"
      />
      <div className="flex gap-5 p-5">
        <p className="w-16 shrink-0 text-center leading-tight">
          <strong className="font-heading text-primary-text block text-3xl font-extrabold">{event.day}</strong>
          {event.month}
        </p>
        <div className="min-w-0">
          <h3 className="text-xl font-bold">
            <A href={event.href} className="group-hover:text-primary-text after:absolute after:inset-0">
              <InLang lang={event.lang}>{event.title}</InLang>
            </A>
          </h3>
          <p className="text-ink-soft mt-1 line-clamp-3">
            <InLang lang={event.lang}>{event.summary}</InLang>
          </p>
          <p className="mt-2">{event.when}</p>
          {event.place && (
            <p className="text-ink-soft">
              <InLang>{event.place}</InLang>
            </p>
          )}
        </div>
      </div>
    </li>
  )
}
