import { Link } from 'react-router'
import { isAppPath } from '#kit/app-paths.ts'
import { localHref } from '#kit/lang.ts'
import { type LinkProps, useLang } from '../lang/lang.tsx'

/**
 * How the app follows links (`LinkContext`): to another of its pages by React Router, which fetches code and data when the pointer or the focus comes near; to a public page
 * as a document.
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
