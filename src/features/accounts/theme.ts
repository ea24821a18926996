import { AsyncLocalStorage } from 'node:async_hooks'
import type { Lang } from '#kit/lang.ts'
import type { TenantId } from '#platform/db/ids.ts'

/** The theme of the account site for the tenant that sent the person. Plain values, handed in from above. */
export interface AccountTheme {
  tenantId: TenantId
  /** The tenant's name. */
  title: string
  /** Address of the logo for light grounds, on this host or whole. */
  logo: string
  favicon: string
  themeColour: string
  /** The text of the style element: variables, fonts, the brand's tokens. */
  css: string
  fontPreload: readonly string[]
  layout: string
  variant: string
  /** `https://tenant.example`: where the logo leads. */
  origin: string
}

/** What is known of the request at hand, for what the engine calls back. */
export interface Visit {
  theme: AccountTheme
  lang: Lang
  /** The client whose theme it is; undefined: nobody sent the person. */
  clientId?: string | undefined
}

const visits = new AsyncLocalStorage<Visit>()

export function withVisit<T>(visit: Visit, work: () => Promise<T>): Promise<T> {
  return visits.run(visit, work)
}

/** The visit in whose course this runs; undefined outside the account site's pages. */
export function currentVisit(): Visit | undefined {
  return visits.getStore()
}
