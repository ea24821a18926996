import type { ClassDetail } from '#features/classes/class.ts'
import { type DetailView, toDetailView } from '#features/classes/detail.server.ts'
import { getClass } from '#features/classes/detail-query.server.ts'
import { JoinBox } from '#features/classes/ui/join-box.tsx'
import { findOffer } from '#features/enrolments/offer.server.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { event, type LinkedData, organization, sharePicture } from '#features/sites/json-ld.ts'
import { daysAfter } from '#kit/days.ts'
import { isAppError } from '#kit/errors.ts'
import { formatDate } from '#kit/format.ts'
import type { PageArgs } from '#page/page.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { composeSections } from '../compose.server.tsx'
import { FESTIVAL_DRAWING } from '../fixed-drawings.ts'
import { staticTexts } from '../static/texts.ts'

/** The slug of the tenant's class that is the festival: people join the festival by it. */
const FESTIVAL_CLASS = 'festival-belajar-bersama'

/**
 * The festival: the overview of its class (code, badge, how to join), if the tenant has published one; date and place, speakers, activities, timetable and
 * sponsors from the site's settings (docs/decisions/034).
 */
export const loader = publicPage(async args => {
  const { site, lang } = args
  const found = await findFestivalClass(args)
  const view = found && (await toDetailView(args, found, await findOffer(args.ctx, found)))
  const { festival } = site.settings
  const texts = staticTexts(lang)
  const t = texts.festival
  const lead = festival.summary || t.lead
  const when = festival.startsOn
    ? texts.fill('festival.when', { date: formatDate(festival.startsOn, 'UTC', lang), days: festival.days })
    : ''
  const { schedule } = t
  return {
    head: pageHead(args, {
      title: found?.name || festival.name || t.title,
      description: found?.summary || lead,
      image: found?.logo ?? FESTIVAL_DRAWING,
      trail: [],
      linkedData: linkedFestival(args, lead),
    }),
    body: (
      <>
        {
          await composeSections(
            args,
            [
              {
                kind: 'page-top',
                title: festival.name || t.title,
                lead,
                ...((when || festival.place) && { eyebrow: [when, festival.place].filter(Boolean).join(' · ') }),
              },
              { kind: 'speakers', ...t.speakers },
              { kind: 'activities', title: t.activities, tone: 'tint' },
              {
                kind: 'schedule',
                title: schedule.title,
                day: schedule.day,
                columns: { time: schedule.time, title: schedule.what, place: schedule.place, speaker: schedule.speaker },
              },
              { kind: 'sponsors', ...t.sponsors, tiers: t.tiers, tone: 'tint' },
              { kind: 'call-to-action', title: t.end.title, action: { label: t.end.action, href: 'whatsapp' }, tone: 'primary' },
            ],
            { title: t.title, summary: lead },
          )
        }
        {view && <FestivalClass view={view} />}
      </>
    ),
  }
})

async function findFestivalClass({ ctx }: PageArgs): Promise<ClassDetail | undefined> {
  try {
    return await getClass(ctx, FESTIVAL_CLASS)
  } catch (error) {
    if (isAppError(error) && error.status === 404) return undefined
    throw error
  }
}

function FestivalClass({ view }: { view: DetailView }) {
  return (
    <section className="section">
      <div className="container-page grid gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0">
          <p className="text-ink-soft font-semibold">{view.code}</p>
          <h2 className="heading-section mt-1">
            <A href={`/Class/${view.code}`}>
              <InLang lang={view.lang}>{view.name}</InLang>
            </A>
          </h2>
          <p className="mt-4 max-w-[60ch] text-lg">
            <InLang lang={view.lang}>{view.summary}</InLang>
          </p>
        </div>
        <JoinBox view={view} />
      </div>
    </section>
  )
}

/** Returns the festival as an all-day event; empty while its first day is unknown. */
function linkedFestival({ site, origin }: PageArgs, summary: string): LinkedData[] {
  const { festival } = site.settings
  if (!festival.startsOn) return []
  return [
    event({
      title: festival.name,
      summary,
      image: sharePicture(origin, FESTIVAL_DRAWING),
      url: `${origin}/BelajarBersama`,
      starts: festival.startsOn,
      ends: daysAfter(new Date(festival.startsOn), festival.days - 1)
        .toISOString()
        .slice(0, 10),
      place: festival.place,
      organizer: organization(site, origin),
    }),
  ]
}
