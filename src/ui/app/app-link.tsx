import { Link } from 'react-router'
import { isAppPath } from '#kit/app-paths.ts'
import { localHref } from '#kit/lang.ts'
import { type LinkProps, useLang } from '../lang/lang.tsx'

/**
 * Links of the app, for `LinkContext`. Links to app pages use React Router, which prefetches code and data on hover or focus; links to public pages load a
 * document.
 */
function AppLink({ href, children, ...rest }: LinkProps) {
  const lang = useLang()
  if (isAppPath(href))
    return (
      <Link to={href} prefetch="intent" {...rest}>
        {children}
      </Link>
    )
  return (
    <a {...rest} href={localHref(lang, href)}>
      {children}
    </a>
  )
}

/** The value of `LinkContext` in the app. */
export function renderAppLink(props: LinkProps) {
  return <AppLink {...props} />
}
