import { accountTexts } from '../texts.ts'
import type { AccountVisit } from '../visit.ts'
import { MainLink, Text } from './form-components.server.tsx'
import { showPage } from './show-page.server.tsx'

export type Trouble = 'notFound' | 'method' | 'origin' | 'tooLarge' | 'unreadable' | 'contentType' | 'failed' | 'busy' | 'link'

const STATUS: Record<Trouble, number> = {
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
export function showTrouble(visit: AccountVisit, trouble: Trouble): Response {
  const { trouble: t } = accountTexts(visit.lang)
  const [title, text] = trouble === 'link' ? [t.linkTitle, t.linkText] : [t[trouble], t[`${trouble}Text`]]
  const body = (
    <>
      <Text>{text}</Text>
      <MainLink href={trouble === 'link' ? visit.theme.origin : '/'}>
        {trouble === 'link' ? accountTexts(visit.lang).fill('signOut.site', { site: visit.theme.title }) : t.back}
      </MainLink>
    </>
  )
  const answer = showPage(visit, { title, status: STATUS[trouble], body })
  if (trouble === 'busy') answer.headers.set('retry-after', '30')
  return answer
}
