import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import type { HomeView } from '../../home-view.ts'
import { defineSection } from '../../section.tsx'
import { askHref, FadingWords, InkStrip, versionOf } from './ink.tsx'

const LONG_TITLE = 30

/** Hero: a title whose ink runs out, the current release (solid) and the next one (dashed). Contains the h1. */
export const firstView = defineSection({
  kind: 'alpha-first',
  schema: z.object({
    join: z.string().max(60),
    read: z.string().max(60),
    message: z.string().max(300),
    out: z.string().max(40),
    next: z.string().max(40),
  }),
  needs: () => ({ news: 1, events: 1 }),
  render: (values, home) => {
    const { whatsapp } = home.settings.contact
    return (
      <section className="alpha-first">
        <div className="alpha-wide">
          <h1 data-long={home.hero.title.length > LONG_TITLE}>
            <FadingWords text={home.hero.title} />
          </h1>
          <InkStrip />
          <div className="alpha-bento">
            <div className="alpha-intro">
              <p>{home.hero.summary}</p>
              <p className="mt-7 flex flex-wrap gap-3">
                <A href={askHref(whatsapp, values.message)} rel={whatsapp ? 'noopener noreferrer' : undefined} className="btn btn-main">
                  {values.join}
                </A>
                <A href="/News" className="btn alpha-dashed">
                  {values.read}
                </A>
              </p>
            </div>
            <Releases home={home} out={values.out} next={values.next} />
          </div>
        </div>
      </section>
    )
  },
})

function Releases({ home, out, next }: { home: HomeView; out: string; next: string }) {
  const [release] = home.news
  const event = home.events.find(one => !one.isPast)
  return (
    <>
      {release && (
        <article className="alpha-release alpha-out">
          <p>{out}</p>
          <p aria-hidden="true" className="alpha-version">
            {versionOf(release.title) ?? ''}
          </p>
          <h2>
            <A href={release.href}>
              <InLang lang={release.lang}>{release.title}</InLang>
            </A>
          </h2>
          <p>{release.byline}</p>
        </article>
      )}
      {event && (
        <article className="alpha-release alpha-next">
          <p>{next}</p>
          <p aria-hidden="true" className="alpha-version">
            {versionOf(event.title) ?? event.day}
          </p>
          <h2>
            <A href={event.href}>
              <InLang lang={event.lang}>{event.title}</InLang>
            </A>
          </h2>
          <p>{event.when}</p>
        </article>
      )}
    </>
  )
}
