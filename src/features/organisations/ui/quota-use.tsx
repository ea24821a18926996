import { QUOTA_NAMES } from '#features/quotas/quotas.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { TenantQuotas } from '../quota-changes.server.ts'
import { organisationTexts } from '../texts.ts'
import { formatQuota } from './quota-form.tsx'

/** What a tenant uses of each quota, as bars and in words. */
export function QuotaUse({ own, general, use }: TenantQuotas) {
  const { quotas: t, fill } = useTexts(organisationTexts)
  const lang = useLang()
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {QUOTA_NAMES.map(name => {
        const most = own[name] ?? general[name]
        const words = fill('quotas.used', { used: formatQuota(name, use[name], lang), most: formatQuota(name, most, lang) })
        return (
          <li key={name} className="min-w-0">
            <p className="font-medium">{t.uses[name]}</p>
            <meter
              aria-label={t.uses[name]}
              min={0}
              max={most}
              high={most * 0.9}
              value={Math.min(use[name], most)}
              className="block h-4 w-full"
            >
              {words}
            </meter>
            <p className="text-ink-soft wrap-anywhere">{words}</p>
          </li>
        )
      })}
    </ul>
  )
}
