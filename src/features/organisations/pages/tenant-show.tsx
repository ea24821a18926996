import { Form, useActionData, useLoaderData } from 'react-router'
import { hasFreshProof } from '#features/members/roles.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { Quotas } from '#features/quotas/quotas.ts'
import { getStarterState } from '#features/starter-content/remove.server.ts'
import { formatMoment } from '#kit/format.ts'
import { factorHref } from '#kit/login.ts'
import { appAction, appLoader, leadTo } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { checkHosts } from '../dns-check.server.ts'
import { changeQuotas, getTenantQuotas } from '../quota-changes.server.ts'
import { toQuotaFields } from '../quota-fields.ts'
import { addTypedHost, changeHost, getManagedTenant, removeStarter, setSuspended } from '../tenants.server.ts'
import { organisationTexts } from '../texts.ts'
import { formatQuota, QuotaForm } from '../ui/quota-form.tsx'
import { QuotaUse } from '../ui/quota-use.tsx'
import { StarterRemoval, StarterRemoved } from '../ui/starter-content.tsx'

/**
 * A tenant's hosts and whether it is suspended, for superadmins who entered some tenant. Asks for a second factor of just now; each act is in the audit log of
 * the tenant that it changes (docs/decisions/052).
 */
export const loader = appLoader(async ({ ctx, page, query, lang, site, acrossTenants, atTenant }) => {
  requirePermission(ctx.viewer, 'tenants.read')
  if (!hasFreshProof(ctx)) throw leadTo(factorHref(page.path + page.search, true))
  const { tenantId, slug, name, createdAt, suspendedAt, hosts, quotas } = await acrossTenants(async db => {
    const tenant = await getManagedTenant(db, page.params['slug'] ?? '')
    return { ...tenant, quotas: await getTenantQuotas(db, tenant.tenantId, ctx.now) }
  })
  const isChecked = query.get('check') === 'dns'
  const states = isChecked
    ? await checkHosts(
        hosts.map(one => one.host),
        site.host,
      )
    : []
  const { tenant: t } = organisationTexts(lang)
  return {
    title: name,
    lead: t.lead,
    slug,
    createdAt,
    suspendedAt,
    hosts: hosts.map((one, i) => ({ ...one, state: states[i] })),
    starter: await atTenant(tenantId, getStarterState),
    quotas,
    done: query.get('done'),
  }
})

const hereOf = (slug: string | undefined, done: string) => `/Studio/Tenants/${slug ?? ''}?done=${done}`

export const action = appAction({
  async 'add-host'(args, fields) {
    const { slug = '' } = args.page.params
    // The account site's host: it is reserved, and the base domain is what stands after its first label.
    const account = new URL(args.identity.issuer).hostname
    await addTypedHost(args, slug, fields.get('host') ?? '', { baseDomain: account.replace(/^[^.]+\./, ''), own: [account] })
    return hereOf(slug, 'added')
  },
  async 'main-host'(args, fields) {
    await changeHost(args, args.page.params['slug'] ?? '', 'host.made-main', fields.get('host') ?? '')
    return hereOf(args.page.params['slug'], 'main')
  },
  async 'remove-host'(args, fields) {
    await changeHost(args, args.page.params['slug'] ?? '', 'host.removed', fields.get('host') ?? '')
    return hereOf(args.page.params['slug'], 'removed')
  },
  async quotas(args, fields) {
    await changeQuotas(args, args.page.params['slug'] ?? '', fields)
    return hereOf(args.page.params['slug'], 'quotas')
  },
  async 'remove-starter'(args) {
    await removeStarter(args, args.page.params['slug'] ?? '')
    return hereOf(args.page.params['slug'], 'starter-removed')
  },
  async suspend(args) {
    await setSuspended(args, args.page.params['slug'] ?? '', true)
    return hereOf(args.page.params['slug'], 'suspended')
  },
  async resume(args) {
    await setSuspended(args, args.page.params['slug'] ?? '', false)
    return hereOf(args.page.params['slug'], 'resumed')
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

const DONE = ['added', 'main', 'removed', 'suspended', 'resumed'] as const

export default function TenantShow() {
  const { title, lead, slug, createdAt, suspendedAt, starter, quotas, done } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { tenant: t, starter: s, quotas: q, fill } = useTexts(organisationTexts)
  const generalOf = (name: keyof Quotas) => fill('quotas.general', { amount: formatQuota(name, quotas.general[name], lang) })
  const said = DONE.find(one => one === done)
  return (
    <AppPage title={title} lead={lead}>
      <div className="max-w-3xl space-y-6">
        {form && form.name !== 'add-host' && form.name !== 'quotas' && <FormRefusal form={form} />}
        {said && !form && <FormMessage tone="done">{t.done[said]}</FormMessage>}
        {done === 'quotas' && !form && <FormMessage tone="done">{q.done}</FormMessage>}
        {done === 'starter-removed' && !form && <StarterRemoved kept={starter.kept} />}
        <Facts>
          <Fact name={t.slug}>{slug}</Fact>
          <Fact name={t.since}>{formatMoment(createdAt, undefined, lang)}</Fact>
          <Fact name={t.state}>
            <span className={badgeClass(suspendedAt ? 'orange' : 'green')}>{suspendedAt ? t.suspended : t.running}</span>
          </Fact>
        </Facts>
        <Hosts />
        <Section title={q.title} lead={q.lead}>
          <div className="mt-4">
            <QuotaUse {...quotas} />
          </div>
          <QuotaForm
            name="quotas"
            values={toQuotaFields(quotas.own)}
            hints={{ storageBytes: generalOf('storageBytes'), members: generalOf('members'), mailsADay: generalOf('mailsADay') }}
            form={form}
          />
        </Section>
        <Section title={s.title} lead={starter.untouched === 0 ? s.none : ''}>
          <StarterRemoval starter={starter} action={`/Studio/Tenants/${slug}`} />
        </Section>
        <Section title={t.suspension} lead={suspendedAt ? t.resumeText : t.suspendText}>
          <PostButton form={suspendedAt ? 'resume' : 'suspend'} className="btn btn-quiet">
            {suspendedAt ? t.resume : t.suspend}
          </PostButton>
        </Section>
        <A href="/Studio/Tenants" className="btn btn-quiet">
          {t.back}
        </A>
      </div>
    </AppPage>
  )
}

function Hosts() {
  const { slug, hosts } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const texts = useTexts(organisationTexts)
  const t = texts.tenant
  const refused = form?.name === 'add-host' ? form : undefined
  return (
    <Section title={t.hosts} lead={t.hostsLead}>
      <ul aria-label={t.hosts} className="divide-line divide-y">
        {hosts.map(({ host, isMain, state }) => (
          <li key={host} className="flex flex-wrap items-center gap-3 py-3">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <span className="font-semibold">{host}</span> {isMain && <span className={badgeClass('green')}>{t.main}</span>}
              {state && <span className="text-ink-soft block">{t.states[state]}</span>}
            </span>
            {!isMain && (
              <>
                <PostButton form="main-host" values={{ host }} className="btn btn-quiet" label={texts.fill('tenant.makeMainOf', { host })}>
                  {t.makeMain}
                </PostButton>
                <PostButton form="remove-host" values={{ host }} className="btn btn-quiet" label={texts.fill('tenant.removeOf', { host })}>
                  {t.remove}
                </PostButton>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <A href={`/Studio/Tenants/${slug}?check=dns`} className="btn btn-quiet">
          {t.check}
        </A>
      </p>
      <Form method="post" className="mt-6 space-y-4">
        <input type="hidden" name="form" value="add-host" />
        {refused && <FormRefusal form={refused} />}
        <FormField
          {...fieldsOf(refused, 'add-host')('host')}
          label={t.newHost}
          hint={t.newHostHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button type="submit" className="btn btn-main">
          {t.add}
        </button>
      </Form>
    </Section>
  )
}
