import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Lang } from '#kit/lang.ts'
import { LangContext } from './lang/lang.tsx'

interface DocumentProps {
  lang: Lang
  /** `data-…` attributes of the `html` element. */
  data?: Record<`data-${string}`, string | undefined>
  /** The route's name, which the body bears. */
  route?: string | undefined
  head: ReactNode
  children: ReactNode
}

/** A whole document that React renders on the server alone: public pages, the account site, the API reference, error pages. Islands in it are hydrated by themselves. */
export function Document({ lang, data, route, head, children }: DocumentProps) {
  return (
    <LangContext value={lang}>
      <html lang={lang} {...data}>
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

/** The document's HTML: one tree, so that what React hoists stands in the head. */
export function renderDocument(document: ReactElement): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`
}
