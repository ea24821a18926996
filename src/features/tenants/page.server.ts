import { createContext, data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router'
import { isAppError } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { PageRequest } from '#platform/http/page-routes.ts'
import { isUnderMaintenance } from './settings.ts'
import type { Site } from './site.ts'

/** What a page's loader is given: the context, the tenant's site, and the address as the route table cleaned it. */
export interface PageArgs {
  ctx: Ctx
  site: Site
  page: PageRequest
  /** The declared query parameters. */
  query: URLSearchParams
  /** Scheme, host and port of the tenant's own host. */
  origin: string
  lang: Lang
  /** Whether the whole document is asked for, or only a page's data for a click within the site. */
  isDocument: boolean
  /** What the server makes for this document, by the part's name; see `ui/server-part.tsx`. */
  parts: Map<string, string>
}

const argsContext = createContext<PageArgs>()

export function setPageArgs(context: RouterContextProvider, args: PageArgs): void {
  context.set(argsContext, args)
}

/** The arguments, or undefined where the failure came before they were set. */
export function findPageArgs(context: Readonly<RouterContextProvider>): PageArgs | undefined {
  try {
    return context.get(argsContext)
  } catch {
    return undefined
  }
}

export function getPageArgs(context: Readonly<RouterContextProvider>): PageArgs {
  return context.get(argsContext)
}

/**
 * Makes a page's loader. Failures that a visitor may see (not found, forbidden …) become React Router's error answers with their status;
 * all others go on to the error screen as a 500. Under maintenance every page answers 503.
 */
export function pageLoader<T>(load: (args: PageArgs) => Promise<T> | T): (args: LoaderFunctionArgs) => Promise<T> {
  return async ({ context }) => {
    const args = context.get(argsContext)
    if (isUnderMaintenance(args.site.settings)) throw data(null, { status: 503 })
    try {
      return await load(args)
    } catch (error) {
      if (isAppError(error)) throw data({ message: error.message }, { status: error.status })
      throw error
    }
  }
}
