import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { DelegatedClient } from '../delegated/delegated-client.ts'
import { delegatedClientHref, NEW_DELEGATED_CLIENT } from '../paths.ts'
import { apiClientTexts } from '../texts.ts'
import { IntegrationLink, IntegrationList } from './integration-list.tsx'
import { Scopes } from './scopes.tsx'

/** The tenant's delegated clients. */
export function DelegatedClientList({ clients }: { clients: readonly DelegatedClient[] }) {
  const lang = useLang()
  const { list } = useTexts(apiClientTexts).delegated
  return (
    <IntegrationList id="delegated" words={list} href={NEW_DELEGATED_CLIENT} isEmpty={clients.length === 0}>
      <Rows items={clients} keyOf={one => one.id} columns={columnsOf(lang)} caption={list.title} />
    </IntegrationList>
  )
}

function columnsOf(lang: Lang): Column<DelegatedClient>[] {
  const { delegated: t, studio } = apiClientTexts(lang)
  return [
    {
      title: studio.clients.name,
      isHeading: true,
      show: one => <IntegrationLink href={delegatedClientHref(one.id)}>{one.name}</IntegrationLink>,
    },
    { title: studio.clients.scopes, show: one => <Scopes scopes={one.scopes} /> },
    { title: t.list.secret, show: one => (one.hasSecret ? t.kinds.secret : t.kinds.open) },
    { title: t.registered, show: one => formatDate(one.createdAt, undefined, lang) },
  ]
}
