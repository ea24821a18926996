import { accountTexts } from '../texts.ts'
import { MainLink, Text } from './form-components.server.tsx'
import { showPage } from './show-page.server.tsx'
import type { AccountVisit } from './visit.ts'

/** For the link of a mail that is too old, used, replaced, or not one of ours. */
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
