import { useLoaderData } from 'react-router'
import { formatMoment } from '#kit/format.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { enqueueCount } from '../commands.server.ts'
import { readDashboard } from '../dashboard.server.ts'
import { dayWords } from '../part-words.ts'
import { jakartaDay } from '../period.ts'
import { statisticsTexts } from '../texts.ts'
import { PartCard } from '../ui/part-card.tsx'
import { PeriodChoice } from '../ui/period-choice.tsx'
import { Tiles } from '../ui/tiles.tsx'
import { Uncounted } from '../ui/uncounted.tsx'

const BASE = '/Studio/Statistics'

/** The figures of the tenant for staff, and of what is their own for leads, partners, mentors and teachers. */
export const loader = appLoader(async ({ ctx, query, lang, site }) => {
  const { dashboard: t, fill } = statisticsTexts(lang)
  const dashboard = await readDashboard(ctx, query)
  const { period, area, isUnset, rolled } = dashboard
  // The clock's job counts every tenant; somebody who waits need not wait for the clock.
  if (!isUnset && !rolled) await enqueueCount(ctx)
  const words = { site: site.settings.title, from: dayWords(period.from, lang), to: dayWords(period.to, lang), days: period.days }
  return { title: t.title, lead: fill(`dashboard.leads.${area}`, words), today: jakartaDay(ctx.now), ...dashboard }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function DashboardPage() {
  const { title, lead, today, isUnset, period, rolled, tiles, parts } = useLoaderData<typeof loader>()
  const { dashboard: t, fill } = useTexts(statisticsTexts)
  const lang = useLang()
  if (isUnset)
    return (
      <AppPage title={title}>
        <EmptyState title={t.unset.title} text={t.unset.text} action={{ label: t.unset.action, href: '/Studio' }} />
      </AppPage>
    )
  const query =
    period.name === 'own' ? new URLSearchParams({ period: 'own', from: period.from, to: period.to }).toString() : `period=${period.name}`
  if (!rolled)
    return (
      <AppPage title={title}>
        <Uncounted href={`${BASE}?${query}`} />
      </AppPage>
    )
  return (
    <AppPage title={title} lead={lead}>
      <div className="space-y-5">
        {period.isRefused && <FormMessage tone="problem">{t.period.refused}</FormMessage>}
        <PeriodChoice base={BASE} period={period} today={today} />
        <Tiles tiles={tiles} />
        <p className="text-ink-soft">
          {fill('dashboard.counted', { when: formatMoment(rolled.at, undefined, lang) })}{' '}
          {fill('dashboard.since', { day: dayWords(rolled.firstDay, lang) })}
        </p>
        {parts.map(part => (
          <PartCard key={part.name} part={part} query={query} />
        ))}
      </div>
    </AppPage>
  )
}
