import { accountTexts } from '../texts.ts'
import type { AccountVisit } from '../visit.ts'
import { MainLink, Text } from './form-components.server.tsx'
import { showPage } from './show-page.server.tsx'

export type ErrorPage = 'notFound' | 'method' | 'origin' | 'tooLarge' | 'unreadable' | 'contentType' | 'failed' | 'busy' | 'link'

const STATUS: Record<ErrorPage, number> = {
  notFound: 404,
  method: 405,
  origin: 403,
  tooLarge: 413,
  unreadable: 400,
  contentType: 415,
  failed: 500,
  busy: 503,
  link: 400,
}

/** An error page that says how to continue. */
export function showErrorPage(visit: AccountVisit, page: ErrorPage): Response {
  const { errors: t } = accountTexts(visit.lang)
  const [title, text] = page === 'link' ? [t.linkTitle, t.linkText] : [t[page], t[`${page}Text`]]
  const body = (
    <>
      <Text>{text}</Text>
      <MainLink href={page === 'link' ? visit.theme.origin : '/'}>
        {page === 'link' ? accountTexts(visit.lang).fill('signOut.site', { site: visit.theme.title }) : t.back}
      </MainLink>
    </>
  )
  const response = showPage(visit, { title, status: STATUS[page], body })
  if (page === 'busy') response.headers.set('retry-after', '30')
  return response
}
