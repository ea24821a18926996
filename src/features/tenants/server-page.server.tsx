import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderFunctionArgs } from 'react-router'
import type { PageHead } from '#ui/head.ts'
import { LangContext } from '#ui/lang/lang.tsx'
import { type PageArgs, pageLoader } from './page.server.ts'

export type ServerPageResult<T> = Omit<T, 'body'> & { html: string | null }

/**
 * Makes the loader of a page whose body is made on the server: it answers the page's head and its body as elements, which are rendered with the
 * document, or to HTML for a click within the site. Components of the body use no hooks of the router and have no handlers.
 */
export function serverPage<T extends { head: PageHead; body: ReactNode }>(
  load: (args: PageArgs) => Promise<T> | T,
): (args: LoaderFunctionArgs) => Promise<ServerPageResult<T>> {
  return pageLoader(async args => {
    const { body, ...rest } = await load(args)
    if (args.isDocument) {
      args.parts.set('page', { element: <LangContext value={args.lang}>{body}</LangContext> })
      return { ...rest, html: null }
    }
    return { ...rest, html: renderToStaticMarkup(<LangContext value={args.lang}>{body}</LangContext>) }
  })
}
