import { useActionData, useLoaderData } from 'react-router'
import { type AuditLine, countAudit, listAudit } from '#features/audit/audit-list.server.ts'
import { placeOf, viewForms } from '#features/lists/forms.server.ts'
import { listViews } from '#features/lists/views.server.ts'
import { nameLimits } from '#features/members/limits.server.ts'
import type { NamedLimit } from '#features/members/limits.ts'
import { memberTexts } from '#features/members/texts.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Role } from '#kit/roles.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { auditFilterOf, describe, isMemberAct, limitsIn, nameOfAct } from '../audit-words.server.ts'
import { studioTexts } from '../texts.ts'

const BASE = '/Studio/Audit'
const PER_PAGE = 30

/** A line of the audit log for display. */
interface LineView {
  id: string
  at: Date
  act: string
  actor: string
  role: Role | null
  details: [name: string, value: string][]
  memberHref: string | null
}

/** The audit log. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = studioTexts(lang).audit
  const filter = auditFilterOf(query)
  const page = await listAudit(ctx, filter, placeOf(query, PER_PAGE))
  const named = await nameLimits(ctx, page.items.map(limitsIn))
  return {
    title,
    lead,
    page: { ...page, items: page.items.map((line, at) => toView(line, lang, named[at] ?? [])) },
    counted: await countAudit(ctx, filter),
    views: await listViews(ctx, BASE),
    query: Object.fromEntries(query),
  }
})

export const action = appAction(viewForms(BASE, ({ ctx }) => requirePermission(ctx.viewer, 'audit.read')))

export { appMeta as meta } from '#page/app-meta.ts'

export default function AuditList() {
  const { title, lead, page, counted, views, query } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { audit: t, fill } = useTexts(studioTexts)
  const count = useCounted(counted)
  return (
    <AppPage title={title} lead={lead}>
      <div className="mb-4 space-y-4 empty:hidden">{form && form.name !== 'save-view' && <FormRefusal form={form} />}</div>
      <DataList
        base={BASE}
        query={query}
        page={page}
        keyOf={line => line.id}
        nameOf={line => line.act}
        columns={columnsOf(lang)}
        caption={t.title}
        firstSort="-at"
        count={fill('audit.count', { count })}
        empty={t.empty}
        none={t.none}
        search={{ label: t.search, hint: t.searchHint }}
        more={{
          names: ['act'],
          fields: (
            <SelectField name="act" label={t.act} value={query['act'] ?? ''} choices={[['', t.allActs], ...Object.entries(t.acts)]} />
          ),
        }}
        csv={`${BASE}.csv`}
        views={{ saved: views, problem: form?.name === 'save-view' ? form.message : undefined }}
      />
    </AppPage>
  )
}

function toView(line: AuditLine, lang: Lang, named: readonly NamedLimit[]): LineView {
  return {
    id: line.id,
    at: line.at,
    act: nameOfAct(line.act, lang),
    actor: line.actor,
    role: line.role,
    details: describe(line, lang, named),
    memberHref: isMemberAct(line) ? `/Studio/Members/${line.subject}` : null,
  }
}

function columnsOf(lang: Lang): ListColumn<LineView>[] {
  const t = studioTexts(lang).audit
  return [
    {
      key: 'what',
      title: t.what,
      isHeading: true,
      show: line => (
        <>
          <span className="font-semibold">{line.act}</span>
        </>
      ),
    },
    {
      key: 'who',
      title: t.who,
      show: line => <Actor line={line} />,
    },
    { key: 'at', title: t.at, isSortable: true, show: line => formatMoment(line.at, undefined, lang) },
    {
      key: 'details',
      title: t.details,
      show: line => (
        <ul className="min-w-0 wrap-break-word">
          {line.details.map(([name, value]) => (
            <li key={name}>
              {name && <span className="text-ink-soft">{name}: </span>}
              {value}
            </li>
          ))}
          {line.memberHref && (
            <li>
              <A href={line.memberHref} className="text-primary-text inline-flex min-h-11 items-center underline underline-offset-4">
                {t.toMember}
              </A>
            </li>
          )}
        </ul>
      ),
    },
  ]
}

/** Shows who acted: the name, with the address and the role below it. */
function Actor({ line }: { line: LineView }) {
  const { audit: t, fill } = useTexts(studioTexts)
  const names = useTexts(memberTexts).roles
  const [, name = line.actor, email] = /^(.*) <([^<>]+)>$/.exec(line.actor) ?? []
  return (
    <span className="min-w-0 wrap-break-word">
      {name === 'operator' ? t.operator : name === 'system' ? t.system : name}
      {email && <span className="text-ink-soft block">{email}</span>}
      {line.role && <span className="text-ink-soft block">{fill('audit.as', { role: names[line.role] })}</span>}
    </span>
  )
}
