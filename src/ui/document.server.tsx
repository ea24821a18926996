import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { dirOf, type Lang } from '#kit/lang.ts'
import { LangContext } from './lang/lang.tsx'

interface DocumentProps {
  lang: Lang
  /** `data-…` attributes of the `html` element. */
  data?: Record<`data-${string}`, string | undefined>
  /** The route's name, set on the body. */
  route?: string | undefined
  head: ReactNode
  children: ReactNode
}

/** A whole document that React renders on the server only: public pages, the account site, the API reference, error pages. Its islands hydrate on their own. */
export function Document({ lang, data, route, head, children }: DocumentProps) {
  return (
    <LangContext value={lang}>
      <html lang={lang} dir={dirOf(lang)} {...data}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {head}
        </head>
        <body data-route={route}>{children}</body>
      </html>
    </LangContext>
  )
}

/** Renders the document to HTML in one tree, so that elements React hoists end up in its head. */
export function renderDocument(document: ReactElement): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`
}
