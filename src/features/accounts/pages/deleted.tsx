import { MainLink, Text } from '../site/form-components.server.tsx'
import { showPage } from '../site/show-page.server.tsx'
import { accountTexts } from '../site/texts.ts'
import type { AccountVisit } from '../site/visit.ts'

/** Shown after the deletion, without a session. */
export function show(visit: AccountVisit): Response {
  const t = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.deleteAccount.done}</Text>
      <MainLink href={visit.theme.origin}>{t.fill('signOut.site', { site: visit.theme.title })}</MainLink>
    </>
  )
  return showPage(visit, { title: t.deleteAccount.doneTitle, body })
}
