import { type AuditLine, listAudit } from '#features/audit/audit-list.server.ts'
import { memberTexts } from '#features/members/texts.ts'
import { formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Page } from '#kit/page.ts'
import { serverPage } from '#page/server-page.server.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { describe, isMemberAct, limitsIn, nameOfAct } from '../audit-words.server.ts'
import { type NamesOf, nameLimits } from '../limits.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { Finder, ListOf } from '../ui/finder.tsx'
import { type Column, Rows } from '../ui/rows.tsx'

const PER_PAGE = 30
const BASE = '/Studio/Audit'

/** What was done with the rights of staff. */
export const loader = serverPage(async args => {
  const { ctx, query, lang } = args
  const t = studioTexts(lang)
  const lines = await listAudit(ctx, {
    page: Number(query.get('page') ?? 1),
    perPage: PER_PAGE,
    act: query.get('act') ?? undefined,
    search: query.get('search') ?? undefined,
  })
  const namesOf = await nameLimits(ctx, lines.items.map(limitsIn))
  return studioPage(args, { title: t.audit.title, lead: t.audit.lead, body: <Audit lines={lines} query={query} namesOf={namesOf} /> })
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

function Audit({ lines, query, namesOf }: { lines: Page<AuditLine>; query: URLSearchParams; namesOf: NamesOf }) {
  const lang = useLang()
  const t = useTexts(studioTexts).audit
  return (
    <>
      <Finder base={BASE} query={query} search={{ label: t.search, hint: t.searchHint }}>
        <div className="flex max-w-2xl flex-wrap items-end gap-3">
          <div className="min-w-60 grow">
            <SelectField name="act" label={t.act} value={query.get('act') ?? ''} choices={[['', t.allActs], ...Object.entries(t.acts)]} />
          </div>
          <button type="submit" className="btn btn-quiet">
            {t.filter}
          </button>
        </div>
      </Finder>
      <ListOf page={lines} base={BASE} query={query} count="audit.count" empty={t.empty} none={t.none}>
        <Rows items={lines.items} keyOf={line => line.id} columns={columnsOf(lang, namesOf)} caption={t.title} />
      </ListOf>
    </>
  )
}

function columnsOf(lang: Lang, namesOf: NamesOf): Column<AuditLine>[] {
  const t = studioTexts(lang).audit
  return [
    {
      title: t.what,
      isHeading: true,
      show: line => (
        <>
          <span className="font-semibold">{nameOfAct(line.act, lang)}</span>
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
          {describe(line, lang, namesOf).map(([name, value]) => (
            <li key={name}>
              {name && <span className="text-ink-soft">{name}: </span>}
              {value}
            </li>
          ))}
          {isMemberAct(line) && (
            <li>
              <A
                href={`/Studio/Members/${line.subject}`}
                className="text-primary-text inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {t.toMember}
              </A>
            </li>
          )}
        </ul>
      ),
    },
  ]
}

/** Who it was: the name, and below it the address and what they acted as. */
function Actor({ line }: { line: AuditLine }) {
  const { roles } = useTexts(memberTexts)
  const { audit: t, fill } = useTexts(studioTexts)
  const [, name = line.actor, email] = /^(.*) <([^<>]+)>$/.exec(line.actor) ?? []
  return (
    <span className="min-w-0 wrap-break-word">
      {name === 'operator' ? t.operator : name === 'system' ? t.system : name}
      {email && <span className="text-ink-soft block">{email}</span>}
      {line.role && <span className="text-ink-soft block">{fill('audit.as', { role: roles[line.role] })}</span>}
    </span>
  )
}
