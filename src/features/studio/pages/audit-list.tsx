import { useLoaderData } from 'react-router'
import { type AuditLine, listAudit } from '#features/audit/audit-list.server.ts'
import { nameLimits } from '#features/members/limits.server.ts'
import type { NamedLimit } from '#features/members/limits.ts'
import { memberTexts } from '#features/members/texts.ts'
import { formatCount, formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Role } from '#kit/roles.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Finder, ListOf } from '#ui/app/finder.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { describe, isMemberAct, limitsIn, nameOfAct } from '../audit-words.server.ts'
import { studioTexts } from '../texts.ts'

const PER_PAGE = 30
const BASE = '/Studio/Audit'

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
  const lines = await listAudit(ctx, {
    page: Number(query.get('page') ?? 1),
    perPage: PER_PAGE,
    act: query.get('act') ?? undefined,
    search: query.get('search') ?? undefined,
  })
  const named = await nameLimits(ctx, lines.items.map(limitsIn))
  const items = lines.items.map((line, at) => toView(line, lang, named[at] ?? []))
  return { title, lead, lines: { ...lines, items }, query: Object.fromEntries(query) }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function AuditList() {
  const { title, lead, lines, query } = useLoaderData<typeof loader>()
  const lang = useLang()
  const { audit: t, fill } = useTexts(studioTexts)
  return (
    <AppPage title={title} lead={lead}>
      <Finder base={BASE} query={query} search={{ label: t.search, hint: t.searchHint }}>
        <div className="flex max-w-2xl flex-wrap items-end gap-3">
          <div className="min-w-60 grow">
            <SelectField name="act" label={t.act} value={query['act'] ?? ''} choices={[['', t.allActs], ...Object.entries(t.acts)]} />
          </div>
          <button type="submit" className="btn btn-quiet">
            {t.filter}
          </button>
        </div>
      </Finder>
      <ListOf
        page={lines}
        base={BASE}
        query={query}
        count={fill('audit.count', { count: lines.totalItems === 1 ? 1 : formatCount(lines.totalItems) })}
        empty={t.empty}
        none={t.none}
      >
        <Rows items={lines.items} keyOf={line => line.id} columns={columnsOf(lang)} caption={t.title} />
      </ListOf>
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

function columnsOf(lang: Lang): Column<LineView>[] {
  const t = studioTexts(lang).audit
  return [
    {
      title: t.what,
      isHeading: true,
      show: line => (
        <>
          <span className="font-semibold">{line.act}</span>
          <span className="text-ink-soft block">{formatMoment(line.at, undefined, lang)}</span>
        </>
      ),
    },
    {
      title: t.who,
      show: line => <Actor line={line} />,
    },
    {
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
