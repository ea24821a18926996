import { useActionData, useLoaderData } from 'react-router'
import { writeAudit } from '#features/audit/audit.server.ts'
import { formatBytes } from '#features/library/ui/sizes.ts'
import { hasFreshProof } from '#features/members/roles.server.ts'
import { changeDefaultQuotas } from '#features/organisations/quota-changes.server.ts'
import { toQuotaFields } from '#features/organisations/quota-fields.ts'
import { organisationTexts } from '#features/organisations/texts.ts'
import { QuotaForm } from '#features/organisations/ui/quota-form.tsx'
import { requirePermission } from '#features/permissions/permissions.ts'
import { getDefaultQuotas } from '#features/quotas/quotas.server.ts'
import { formatCount, formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { factorHref } from '#kit/login.ts'
import { appAction, appLoader, leadTo } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { Section } from '#ui/app/section.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { FIRST_TENANT_SORT } from '../tenant-columns.ts'
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
  const filter = { search: query.get('search') ?? undefined, sort: query.get('sort') ?? undefined }
  const place = { perPage: PER_PAGE, after: query.get('after') ?? undefined, before: query.get('before') ?? undefined }
  const { list, sums, general } = await acrossTenants(async db => ({
    list: await listTenants(db, filter, place, ctx.now),
    sums: await sumTenants(db),
    general: await getDefaultQuotas(db),
  }))
  await writeAudit(ctx, { act: 'tenants.listed', subject: filter.search ?? '' })
  const items: TenantView[] = list.items.map(tenant => ({ ...tenant, enterHref: tenant.host && enterHrefOf(origin, tenant.host) }))
  const { title, lead } = studioTexts(lang).tenants
  const makeHref = identity.accountUrl && `${identity.accountUrl}/Organisations/New`
  return { title, lead, page: { ...list, items }, makeHref, sums, general, query: Object.fromEntries(query) }
})

export const action = appAction({
  async 'default-quotas'(args, fields) {
    await changeDefaultQuotas(args, fields)
    return `${BASE}?done=quotas`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function TenantList() {
  const { title, lead, page, makeHref, sums, general, query } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { tenants: t } = useTexts(studioTexts)
  const { quotas: q } = useTexts(organisationTexts)
  const none = { title: t.empty, text: '', action: t.first }
  return (
    <AppPage title={title} lead={lead}>
      <div className="space-y-6">
        {query['done'] === 'quotas' && !form && <FormMessage tone="done">{q.done}</FormMessage>}
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
        <DataList
          base={BASE}
          query={query}
          page={page}
          keyOf={tenant => tenant.slug}
          nameOf={tenant => tenant.name}
          columns={tenantColumns(lang)}
          caption={t.title}
          firstSort={FIRST_TENANT_SORT}
          count={`${formatCount(sums.tenants)} ${t.tenants}`}
          empty={none}
          none={none}
          search={{ label: t.search, hint: t.searchHint }}
        />
        <Section title={q.defaults} lead={q.defaultsLead}>
          <QuotaForm
            name="default-quotas"
            values={toQuotaFields(general)}
            hints={{ storageBytes: undefined, members: undefined, mailsADay: undefined }}
            form={form}
          />
        </Section>
      </div>
    </AppPage>
  )
}

function tenantColumns(lang: Lang): ListColumn<TenantView>[] {
  const texts = studioTexts(lang)
  const { columns, ...t } = texts.tenants
  const count = (name: 'members' | 'classes' | 'posts' | 'waiting' | 'views'): ListColumn<TenantView> => ({
    key: name,
    title: columns[name],
    isSortable: name !== 'waiting',
    show: tenant => formatCount(tenant[name]),
  })
  return [
    {
      key: 'slug',
      title: columns.name,
      isHeading: true,
      isSortable: true,
      show: tenant => (
        <span className="block min-w-0 wrap-anywhere">
          <A href={`${BASE}/${tenant.slug}`} className="text-primary-text block font-semibold underline-offset-4 hover:underline">
            {tenant.name}
          </A>
          <span className="text-ink-soft">{tenant.host ?? t.noHost}</span>
        </span>
      ),
    },
    { key: 'layout', title: columns.layout, isHidden: true, show: tenant => tenant.layout },
    {
      key: 'state',
      title: columns.state,
      show: ({ isSuspended, isUnderMaintenance }) => (
        <span className={badgeClass(isSuspended ? 'red' : isUnderMaintenance ? 'orange' : 'green')}>
          {isSuspended ? t.suspended : isUnderMaintenance ? t.closed : t.open}
        </span>
      ),
    },
    count('members'),
    count('classes'),
    count('posts'),
    count('views'),
    {
      key: 'storage',
      title: columns.storage,
      isSortable: true,
      show: tenant => (
        <span className="whitespace-nowrap">
          {formatBytes(tenant.storageBytes, lang)} / {formatBytes(tenant.storageMost, lang)}
        </span>
      ),
    },
    { ...count('waiting'), isHidden: true },
    {
      key: 'active',
      title: columns.active,
      isSortable: true,
      show: tenant => (tenant.activeAt ? formatMoment(tenant.activeAt, undefined, lang) : t.never),
    },
    {
      key: 'enter',
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
