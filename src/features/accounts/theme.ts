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

/** What the engine's callbacks need to know of the request that they run in. */
export interface RequestContext {
  theme: AccountTheme
  lang: Lang
  /** The client whose theme it is; undefined: nobody sent the person. */
  clientId?: string | undefined
}

const contexts = new AsyncLocalStorage<RequestContext>()

/** Runs `work` so that all it calls finds this request's context. */
export function runInContext<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return contexts.run(context, work)
}

/** Returns the context of the request that this runs in; undefined outside the account site's pages. */
export function currentContext(): RequestContext | undefined {
  return contexts.getStore()
}
