import { formatDate, formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ApiClient } from '../api-client.ts'
import { apiClientHref, NEW_API_CLIENT } from '../paths.ts'
import { apiClientTexts } from '../texts.ts'
import { IntegrationLink, IntegrationList } from './integration-list.tsx'
import { Scopes } from './scopes.tsx'

/** The tenant's API clients. */
export function ApiClientList({ clients }: { clients: readonly ApiClient[] }) {
  const lang = useLang()
  const { clients: t } = useTexts(apiClientTexts).studio
  return (
    <IntegrationList id="apps" words={t} href={NEW_API_CLIENT} isEmpty={clients.length === 0}>
      <Rows items={clients} keyOf={one => one.id} columns={columnsOf(lang)} caption={t.title} />
    </IntegrationList>
  )
}

function columnsOf(lang: Lang): Column<ApiClient>[] {
  const t = apiClientTexts(lang)
  const { clients } = t.studio
  return [
    { title: clients.name, isHeading: true, show: one => <IntegrationLink href={apiClientHref(one.id)}>{one.name}</IntegrationLink> },
    { title: clients.scopes, show: one => <Scopes scopes={one.scopes} /> },
    {
      title: clients.made,
      show: one => (
        <span>
          {formatDate(one.createdAt, undefined, lang)}
          <span className="text-ink-soft block wrap-anywhere">
            {one.createdBy ? t.fill('studio.clients.by', { who: one.createdBy }) : clients.byUnknown}
          </span>
        </span>
      ),
    },
    { title: clients.lastToken, show: one => (one.lastTokenAt ? formatMoment(one.lastTokenAt, undefined, lang) : clients.never) },
  ]
}
