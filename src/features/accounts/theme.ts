import { AsyncLocalStorage } from 'node:async_hooks'
import type { Lang } from '#kit/lang.ts'
import type { TenantId } from '#platform/db/ids.ts'

/** The account site's theme for the tenant that sent the person. Plain values, passed in from above. */
export interface AccountTheme {
  tenantId: TenantId
  /** The tenant's name. */
  title: string
  /** URL of the logo for light backgrounds, on this host or absolute. */
  logo: string
  favicon: string
  themeColour: string
  /** The text of the style element: variables, fonts, the brand's tokens. */
  css: string
  fontPreload: readonly string[]
  layout: string
  variant: string
  /** `https://tenant.example`: the logo's link. */
  origin: string
}

/** The request's context, for the engine's callbacks. */
export interface RequestContext {
  theme: AccountTheme
  lang: Lang
  /** The client whose theme it is; undefined if no client sent the person. */
  clientId?: string | undefined
}

const contexts = new AsyncLocalStorage<RequestContext>()

/** Runs `work` in this request's context. */
export function runInContext<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return contexts.run(context, work)
}

/** Returns the present request's context; undefined outside the account site's pages. */
export function currentContext(): RequestContext | undefined {
  return contexts.getStore()
}
