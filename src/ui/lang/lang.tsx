import { type ComponentPropsWithRef, createContext, type ReactNode, useContext } from 'react'
import { DEFAULT_LANG, LANGS, type Lang, localHref } from '#kit/lang.ts'

/** The language of the current page. */
export const LangContext = createContext<Lang>(DEFAULT_LANG)

/** The languages that the current site shows, its first one first. Pages of the app; public documents have them in their frame. */
export const SiteLangsContext = createContext<readonly Lang[]>(LANGS)

export function useSiteLangs(): readonly Lang[] {
  return useContext(SiteLangsContext)
}

export function useLang(): Lang {
  return useContext(LangContext)
}

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string }

/** How links to pages of this site navigate: React Router's link in the app; null in public documents, whose plain links Turbo intercepts. */
export const LinkContext = createContext<((props: LinkProps) => ReactNode) | null>(null)

/** A link to a page of this site in the reader's language, for components of both halves. */
export function A({ href, children, ...rest }: ComponentPropsWithRef<'a'>) {
  const lang = useContext(LangContext)
  const renderLink = useContext(LinkContext)
  if (renderLink && href !== undefined) return renderLink({ href, children, ...rest })
  return (
    <a {...rest} href={href === undefined ? undefined : localHref(lang, href)}>
      {children}
    </a>
  )
}
