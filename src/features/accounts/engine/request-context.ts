import { AsyncLocalStorage } from 'node:async_hooks'
import type { Lang } from '#kit/lang.ts'
import type { TenantId } from '#platform/db/ids.ts'

/** How mails look for the tenant that sent the person. Plain values, passed in from above. */
export interface MailTheme {
  /** undefined: there is no tenant yet. */
  tenantId: TenantId | undefined
  /** The tenant's name. */
  title: string
  themeColour: string
}

/** The context of a request to the account site, for the engine's callbacks. */
export interface RequestContext {
  theme: MailTheme
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
