import { AppError } from '#kit/errors.ts'
import { MESSAGES } from '#ui/shell/messages.ts'
import type { PageArgs } from './page.server.ts'

/** Runs before the loader of a page that names it. May throw a redirect or an AppError. */
export type PageMiddleware = (args: PageArgs) => Promise<void> | void

/** The middleware that routes may name. */
export type PageMiddlewares = Readonly<Record<string, PageMiddleware>>

/**
 * Runs what the page's route names, in order. Throws an AppError 500 `Unknown middleware` for a name that is not known, before anything runs: a check that
 * is missing must not let anybody through. Source: specification, section 8.
 */
export async function runMiddleware(known: PageMiddlewares, args: PageArgs): Promise<void> {
  const named = (args.page.route.middleware ?? []).map(name => {
    const found = Object.hasOwn(known, name) ? known[name] : undefined
    if (!found) throw new AppError(500, 'UnknownMiddleware', MESSAGES.unknownMiddleware)
    return found
  })
  for (const run of named) await run(args)
}
