import { type ComponentPropsWithRef, createContext, useContext } from 'react'
import { DEFAULT_LANG, type Lang, localHref } from '#kit/lang.ts'

/** The language of the page that is shown. */
export const LangContext = createContext<Lang>(DEFAULT_LANG)

export function useLang(): Lang {
  return useContext(LangContext)
}

/** A plain link to a page of this site, in the reader's language. Clicks become navigations of the router (`shell/link-navigation.ts`). */
export function A({ href, children, ...rest }: ComponentPropsWithRef<'a'>) {
  const lang = useContext(LangContext)
  return (
    <a {...rest} href={href === undefined ? undefined : localHref(lang, href)}>
      {children}
    </a>
  )
}
