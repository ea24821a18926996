import ArrowRight from 'lucide-react/icons/arrow-right'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { ASPIRATION_FORM } from '../../aspiration-form.ts'
import { defineSection } from '../../section.tsx'

const line = z.string().max(120)
const column = z.object({ title: z.string().max(40), hint: z.string().max(80) })
const schema = z.object({
  write: z.string().max(60),
  follow: z.string().max(60),
  board: z.string().max(60),
  wish: column.extend({ blank: line, fill: z.string().max(60), example: z.string().max(40), starts: z.array(line).max(4) }),
  work: column.extend({ come: z.string().max(60), past: z.string().max(60), note: z.string().max(60) }),
  done: column.extend({ stamp: z.string().max(30), more: z.string().max(60) }),
  news: z.string().max(40),
})

function ColumnHead({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="wujud-head">
      <h2>{title}</h2>
      <p>{hint}</p>
    </div>
  )
}

/** Hero: the title, and the board: a blank wish, the work days with the diary, and finished work; the news is pinned below. */
export const wishBoard = defineSection({
  kind: 'wujud-board',
  schema,
  needs: () => ({ portfolios: 3, events: 2, blog: 2, news: 3 }),
  render: ({ wish, work, done, ...values }, home) => {
    return (
      <section className="wujud-top">
        <div className="container-page wujud-words">
          <h1 className="wujud-title">{home.hero.title}</h1>
          <div>
            <p className="text-lg md:text-xl">{home.hero.summary}</p>
            <p className="mt-6 flex flex-wrap gap-3">
              <A href={ASPIRATION_FORM} className="btn btn-main">
                <Pencil aria-hidden size={20} /> {values.write}
              </A>
              <A href="/Portfolio" className="btn wujud-outline">
                {values.follow}
              </A>
            </p>
          </div>
        </div>
        <div role="group" aria-label={values.board} className="wujud-board">
          <div className="wujud-column wujud-wish">
            <ColumnHead {...wish} />
            <ul>
              <li className="wujud-note wujud-blank">
                <p>{wish.blank}</p>
                <A href={ASPIRATION_FORM} className="wujud-cover-link">
                  {wish.fill} <ArrowRight aria-hidden size={18} />
                </A>
              </li>
              {wish.starts.map(start => (
                <li key={start} className="wujud-note">
                  <p className="wujud-label">{wish.example}</p>
                  <p className="text-lg italic">{start}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className="wujud-column wujud-work">
            <ColumnHead {...work} />
            <ul>
              {home.events.slice(0, 2).map(event => (
                <li key={event.href} className="wujud-note">
                  <p className="wujud-label">{event.isPast ? work.past : work.come}</p>
                  <h3>
                    <A href={event.href} className="wujud-cover-link">
                      <InLang lang={event.lang}>{event.title}</InLang>
                    </A>
                  </h3>
                  <p className="text-ink-soft">
                    <time dateTime={event.startsAt}>{event.when}</time>
                  </p>
                </li>
              ))}
              {home.blog.slice(0, 3 - Math.min(2, home.events.length)).map(card => (
                <li key={card.href} className="wujud-note">
                  <p className="wujud-label">{work.note}</p>
                  <h3>
                    <A href={card.href} className="wujud-cover-link">
                      <InLang lang={card.lang}>{card.title}</InLang>
                    </A>
                  </h3>
                  <p className="text-ink-soft line-clamp-2">
                    <InLang lang={card.lang}>{card.summary}</InLang>
                  </p>
                </li>
              ))}
            </ul>
          </div>
          <div className="wujud-column wujud-done">
            <ColumnHead {...done} />
            <ul>
              {home.portfolios.slice(0, 3).map(one => (
                <li key={one.href} className="wujud-note wujud-stamped">
                  <Picture src={one.cover} alt="" width={96} height={96} sizes="6rem" className="size-20 object-cover" />
                  <div>
                    <p className="wujud-label">
                      {done.stamp} {one.year}
                    </p>
                    <h3>
                      <A href={one.href} className="wujud-cover-link">
                        <InLang>{one.title}</InLang>
                      </A>
                    </h3>
                    <p className="text-ink-soft">{one.client}</p>
                  </div>
                </li>
              ))}
              <li>
                <A href="/Portfolio" className="wujud-more">
                  {done.more} <ArrowRight aria-hidden size={18} />
                </A>
              </li>
            </ul>
          </div>
        </div>
        {home.news.length > 0 && (
          <div className="container-page wujud-news">
            <h2>
              <Pin aria-hidden size={20} /> {values.news}
            </h2>
            <ul>
              {home.news.slice(0, 3).map(card => (
                <li key={card.href}>
                  <A href={card.href}>
                    <InLang lang={card.lang}>{card.title}</InLang>
                  </A>
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
    )
  },
})
