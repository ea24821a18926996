import { Suspense } from 'react'
import { Await, useActionData, useLoaderData } from 'react-router'
import { SuperadminEntry } from '#features/account/ui/superadmin-entry.tsx'
import { WithoutRole } from '#features/account/ui/without-role.tsx'
import { findBehindAtHome, isTeaching } from '#features/homes/behind-home.server.ts'
import { BehindHome } from '#features/homes/ui/behind-home.tsx'
import { memberTexts } from '#features/members/texts.ts'
import { findFirstHour, putAwayFirstHour } from '#features/organisations/first-hour.server.ts'
import { FirstHour } from '#features/organisations/ui/first-hour.tsx'
import { StarterRemoved } from '#features/organisations/ui/starter-content.tsx'
import { can, requirePerson } from '#features/permissions/permissions.ts'
import { findOpenAsk } from '#features/privacy/join.server.ts'
import { changeSettings } from '#features/sites/commands.server.ts'
import { isUnderMaintenance } from '#features/sites/settings.ts'
import { getStarterState, removeStarterContent } from '#features/starter-content/remove.server.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { countWaiting, findLeague, type Waiting } from '../counts.server.ts'
import { loadHome, partsOf } from '../home.server.ts'
import { entriesFor, type StudioEntry } from '../navigation.ts'
import { countForStaff } from '../overview.server.ts'
import { placesFor } from '../places.ts'
import { studioTexts } from '../texts.ts'
import { ByRole, Counts } from '../ui/counts.tsx'
import { HomeParts } from '../ui/home-parts.tsx'
import { Places } from '../ui/places.tsx'
import { Queues } from '../ui/queues.tsx'

/** The start page of the signed-in product: what the viewer's role works on, what waits, and for staff the tenant's figures; what reads much is streamed. */
export const loader = appLoader(async ({ ctx, lang, site, query, defer }) => {
  const { fill } = studioTexts(lang)
  const person = requirePerson(ctx.viewer)
  const hasLeague = await findLeague(ctx, site)
  const hasRole = person.role !== 'none'
  const isSuperadmin = !hasRole && !person.isImpersonating && person.roles.includes('superadmin')
  const words = { site: site.settings.title, role: memberTexts(lang).roles[person.role] }
  return {
    title: fill('overview.title', { name: person.name }),
    lead: fill(`overview.${hasRole ? 'lead' : isSuperadmin ? 'leadSuperadmin' : 'leadNone'}`, words),
    site: site.settings.title,
    isClosed: can(ctx.viewer, 'site.manage') && isUnderMaintenance(site.settings),
    firstHour: await findFirstHour(ctx, site),
    starter: can(ctx.viewer, 'site.manage') ? await getStarterState(ctx) : undefined,
    done: query.get('done'),
    counts: can(ctx.viewer, 'site.manage') ? defer(countForStaff) : undefined,
    home: partsOf(person.role).length > 0 ? defer(loadHome) : undefined,
    behind: isTeaching(person.role) ? defer(findBehindAtHome) : undefined,
    timeZone: site.settings.timeZone,
    queues: can(ctx.viewer, 'site.manage') ? queuesOf(entriesFor(ctx.viewer, { hasLeague }), await countWaiting(ctx)) : undefined,
    isSuperadmin,
    withoutRole: hasRole || isSuperadmin ? undefined : { asked: await findOpenAsk(ctx) },
    places: placesFor(ctx.viewer, { hasLeague }),
  }
})

function queuesOf(entries: readonly StudioEntry[], waiting: Waiting) {
  return entries.map(entry => ({ ...entry, waiting: waiting[entry.name] ?? 0 })).filter(entry => entry.waiting > 0)
}

export const action = appAction({
  'put-away': putAwayFirstHour,
  'remove-starter': async ({ ctx }) => {
    await removeStarterContent(ctx)
    return '/Studio?done=starter-removed'
  },
  /** Ends the maintenance: the site is open to everybody. */
  async open({ ctx }) {
    await changeSettings(ctx, { isMaintenance: false })
    return '/Studio?done=opened'
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function Overview() {
  const {
    title,
    lead,
    site,
    isClosed,
    done,
    firstHour,
    starter,
    counts,
    home,
    behind,
    timeZone,
    queues,
    isSuperadmin,
    withoutRole,
    places,
  } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { overview: t, palette } = useTexts(studioTexts)
  return (
    <AppPage title={title} lead={lead}>
      <div className="space-y-6">
        {form && <FormRefusal form={form} />}
        {done === 'opened' && <FormMessage tone="done">{t.maintenance.opened}</FormMessage>}
        {isClosed && (
          <Section title={t.maintenance.title} lead={t.maintenance.text}>
            <PostButton form="open" action="/Studio" className="btn btn-main">
              {t.maintenance.open}
            </PostButton>
          </Section>
        )}
        {done === 'starter-removed' && starter && <StarterRemoved kept={starter.kept} />}
        {firstHour && starter && <FirstHour steps={firstHour} starter={starter} />}
        {queues && <Queues queues={queues} />}
        {behind && (
          <Suspense fallback={<p className="text-ink-soft">{palette.loading}</p>}>
            <Await resolve={behind} errorElement={<FormMessage>{t.counts.failed}</FormMessage>}>
              {known => <BehindHome behind={known} timeZone={timeZone} />}
            </Await>
          </Suspense>
        )}
        {home && (
          <Suspense fallback={<p className="text-ink-soft">{palette.loading}</p>}>
            <Await resolve={home} errorElement={<FormMessage>{t.counts.failed}</FormMessage>}>
              {parts => <HomeParts parts={parts} />}
            </Await>
          </Suspense>
        )}
        {counts && (
          <Suspense fallback={<Counts />}>
            <Await resolve={counts} errorElement={<FormMessage>{t.counts.failed}</FormMessage>}>
              {known => <Counts counts={known} />}
            </Await>
          </Suspense>
        )}
        {isSuperadmin && <SuperadminEntry isEntered={false} />}
        {withoutRole && <WithoutRole site={site} asked={withoutRole.asked} />}
        <div className={counts ? 'grid items-start gap-8 xl:grid-cols-2' : ''}>
          <Places places={places} />
          {counts && (
            <Suspense>
              <Await resolve={counts} errorElement={null}>
                {known => <ByRole counts={known} />}
              </Await>
            </Suspense>
          )}
        </div>
      </div>
    </AppPage>
  )
}
