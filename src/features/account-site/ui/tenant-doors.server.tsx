import { badgeClass } from '#ui/badge.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { TenantDoors as Doors, TenantDoor } from '../dependencies.ts'
import { accountTexts } from '../texts.ts'
import { Text } from './form-components.server.tsx'
import { Row, Rows, SectionTitle } from './rows.server.tsx'

interface TenantDoorsProps {
  doors: Doors | 'too-many'
  /** The filter that was asked for. */
  search: string
  isLaterPage: boolean
}

/** All tenants, for superadmins: search, a page of them, and the way into each. Stands on the account's home page. */
export function TenantDoors({ doors, search, isLaterPage }: TenantDoorsProps) {
  const { doors: t } = useTexts(accountTexts)
  const href = (more: Record<string, string>) => `/?${new URLSearchParams({ ...(search && { search }), ...more })}`
  return (
    <>
      <SectionTitle>{t.title}</SectionTitle>
      <Text>{t.lead}</Text>
      <form action="/" className="mt-4 space-y-3" role="search">
        <FormField name="search" label={t.search} hint={t.searchHint} type="search" value={search} maxLength={100} autoComplete="off" />
        <button type="submit" className="btn btn-quiet">
          {t.find}
        </button>
      </form>
      {doors === 'too-many' ? (
        <div className="mt-4">
          <FormMessage>{t.tooMany}</FormMessage>
        </div>
      ) : (
        <>
          {doors.items.length === 0 && (
            <p role="status" className="mt-4">
              {t.empty}
            </p>
          )}
          {doors.items.length > 0 && (
            <Rows label={t.title}>
              {doors.items.map(door => (
                <DoorRow key={door.slug} door={door} />
              ))}
            </Rows>
          )}
          {(doors.next || isLaterPage) && (
            <nav aria-label={t.pages} className="mt-4 flex flex-wrap gap-3">
              {isLaterPage && (
                <a href={href({})} className="btn btn-quiet">
                  {t.first}
                </a>
              )}
              {doors.next && (
                <a href={href({ after: doors.next })} className="btn btn-quiet">
                  {t.next}
                </a>
              )}
            </nav>
          )}
        </>
      )}
    </>
  )
}

function DoorRow({ door }: { door: TenantDoor }) {
  const { doors: t, fill } = useTexts(accountTexts)
  const { slug, name, host, layout, isUnderMaintenance, enterHref } = door
  return (
    <Row
      title={name}
      action={
        enterHref && (
          <a href={enterHref} aria-label={fill('doors.enterTo', { name })} className="btn btn-quiet">
            {t.enter}
          </a>
        )
      }
    >
      <p>{host ?? t.noHost}</p>
      <p>
        {fill('doors.codeAndLayout', { slug, layout })}{' '}
        <span className={badgeClass(isUnderMaintenance ? 'orange' : 'green')}>{isUnderMaintenance ? t.closed : t.open}</span>
      </p>
    </Row>
  )
}
