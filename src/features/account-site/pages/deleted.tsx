import { accountTexts } from '../texts.ts'
import { MainLink, Text } from '../ui/form-components.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit } from '../visit.ts'

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
