import { useLoaderData } from 'react-router'
import { writeAudit } from '#features/audit/audit.server.ts'
import { hasFreshProof } from '#features/members/roles.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { formatCount, formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { factorHref } from '#kit/login.ts'
import { appLoader, leadTo } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { Finder } from '#ui/app/finder.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { Section } from '#ui/app/section.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { enterHrefOf, listTenants, sumTenants, type TenantEntry } from '../tenant-list.server.ts'
import { studioTexts } from '../texts.ts'

const PER_PAGE = 20
const BASE = '/Studio/Tenants'

type TenantView = TenantEntry & { enterHref: string | null }

/**
 * All tenants of the installation with their figures, for superadmins who entered this one. Asks for a second factor of just now; each view is in this
 * tenant's audit log (docs/decisions/040).
 */
export const loader = appLoader(async ({ ctx, page, query, lang, origin, identity, acrossTenants }) => {
  requirePermission(ctx.viewer, 'tenants.read')
  if (!hasFreshProof(ctx)) throw leadTo(factorHref(page.path + page.search, true))
  const filter = { search: query.get('search') ?? undefined, after: query.get('after') ?? undefined }
  const { list, sums } = await acrossTenants(async db => ({
    list: await listTenants(db, { ...filter, perPage: PER_PAGE }),
    sums: await sumTenants(db),
  }))
  await writeAudit(ctx, { act: 'tenants.listed', subject: filter.search ?? '' })
  const items: TenantView[] = list.items.map(tenant => ({ ...tenant, enterHref: tenant.host && enterHrefOf(origin, tenant.host) }))
  const { title, lead } = studioTexts(lang).tenants
  const makeHref = identity.accountUrl && `${identity.accountUrl}/Organisations/New`
  return { title, lead, items, makeHref, next: list.next, sums, query: Object.fromEntries(query) }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function TenantList() {
  const { title, lead, items, makeHref, next, sums, query } = useLoaderData<typeof loader>()
  const lang = useLang()
  const { tenants: t } = useTexts(studioTexts)
  const { search, after } = query
  const href = (more: Record<string, string>) => `${BASE}?${new URLSearchParams({ ...(search && { search }), ...more })}`
  return (
    <AppPage title={title} lead={lead}>
      <div className="space-y-6">
        <Section title={t.sums}>
          <Facts>
            {(['tenants', 'members', 'classes', 'posts', 'waiting'] as const).map(name => (
              <Fact key={name} name={t[name]}>
                {formatCount(sums[name])}
              </Fact>
            ))}
          </Facts>
        </Section>
        {makeHref && (
          <p>
            <a href={makeHref} className="btn btn-main">
              {t.make}
            </a>
          </p>
        )}
        <Finder base={BASE} query={search ? { search } : {}} search={{ label: t.search, hint: t.searchHint }} />
        {items.length === 0 ? (
          <p role="status">{t.empty}</p>
        ) : (
          <Rows items={items} keyOf={tenant => tenant.slug} columns={columnsOf(lang)} caption={t.title} />
        )}
        {(next || after) && (
          <nav aria-label={t.pages} className="flex flex-wrap gap-3">
            {after && (
              <A href={href({})} className="btn btn-quiet">
                {t.first}
              </A>
            )}
            {next && (
              <A href={href({ after: next })} className="btn btn-quiet">
                {t.next}
              </A>
            )}
          </nav>
        )}
      </div>
    </AppPage>
  )
}

function columnsOf(lang: Lang): Column<TenantView>[] {
  const texts = studioTexts(lang)
  const { columns, ...t } = texts.tenants
  const count = (name: 'members' | 'classes' | 'posts' | 'waiting'): Column<TenantView> => ({
    title: columns[name],
    show: tenant => formatCount(tenant[name]),
  })
  return [
    {
      title: columns.name,
      isHeading: true,
      show: tenant => (
        <span className="block min-w-0 wrap-anywhere">
          <A href={`${BASE}/${tenant.slug}`} className="text-primary-text block font-semibold underline-offset-4 hover:underline">
            {tenant.name}
          </A>
          <span className="text-ink-soft">{tenant.host ?? t.noHost}</span>
        </span>
      ),
    },
    { title: columns.layout, show: tenant => tenant.layout },
    {
      title: columns.state,
      show: tenant => (
        <span className={badgeClass(tenant.isUnderMaintenance ? 'orange' : 'green')}>{tenant.isUnderMaintenance ? t.closed : t.open}</span>
      ),
    },
    count('members'),
    count('classes'),
    count('posts'),
    count('waiting'),
    { title: columns.active, show: tenant => (tenant.activeAt ? formatMoment(tenant.activeAt, undefined, lang) : t.never) },
    {
      title: columns.enter,
      isAction: true,
      show: tenant =>
        tenant.enterHref && (
          <a href={tenant.enterHref} className="btn btn-quiet" aria-label={texts.fill('tenants.enterTo', { name: tenant.name })}>
            {t.enter}
          </a>
        ),
    },
  ]
}
