import { accountTexts } from '../texts.ts'
import type { AccountVisit } from '../visit.ts'
import { MainLink, Text } from './form-components.server.tsx'
import { showPage } from './show-page.server.tsx'

/** For a mailed link that is expired, used, replaced or invalid. */
export function showDeadLink(visit: AccountVisit): Response {
  const { deadLink: t } = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.text}</Text>
      <MainLink href="/">{t.action}</MainLink>
    </>
  )
  return showPage(visit, { title: t.title, status: 410, body })
}
