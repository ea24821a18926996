import type { TenantId } from '#platform/db/ids.ts'
import { type Layout, variantOf } from './layouts.ts'
import { fromFaq } from './questions.ts'
import { toSettings } from './settings.ts'
import type { Site } from './site.ts'
import type { FormMailFrom } from './site-mails.server.ts'

export const ORIGIN = 'http://uji.localhost:3000'

export interface SiteOptions {
  of: TenantId
  layout?: Layout
  settings?: Record<string, unknown>
}

/** Returns the site `uji` with these settings, without maintenance. */
export function buildSite({ of, layout = 'demo', settings = {} }: SiteOptions): Site {
  const read = toSettings({ title: 'Uji', isMaintenance: false, layout, ...settings })
  return {
    tenantId: of,
    siteId: '1',
    slug: 'uji',
    host: 'uji.localhost',
    settings: read,
    questions: fromFaq(read.faq),
    tenantPages: [],
    layout,
    variant: variantOf(layout),
    isSuspended: false,
  }
}

/** Returns the site `uji` as the sender of a form's mails; without a budget over all tenants unless `takeMail` has one. */
export function buildFormMailFrom(of: TenantId, takeMail: FormMailFrom['takeMail'] = async () => {}): FormMailFrom {
  return { site: buildSite({ of }), origin: ORIGIN, takeMail }
}
