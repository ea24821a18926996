import { pageHead } from '#features/sites/head.server.ts'
import { event, type LinkedData, organization, sharePicture } from '#features/sites/json-ld.ts'
import { daysAfter } from '#kit/days.ts'
import { formatDate } from '#kit/format.ts'
import type { PageArgs } from '#page/page.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { composeSections } from '../compose.server.tsx'
import { FESTIVAL_DRAWING } from '../fixed-drawings.ts'
import { staticTexts } from '../static/texts.ts'

/** The festival: date and place, speakers, activities, timetable, sponsors. */
export const loader = publicPage(async args => {
  const { site, lang } = args
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
      title: festival.name || t.title,
      description: lead,
      image: FESTIVAL_DRAWING,
      trail: [],
      linkedData: linkedFestival(args, lead),
    }),
    body: await composeSections(
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
    ),
  }
})

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
