import { memberTexts } from '#features/members/texts.ts'
import { formatCount, formatMoment } from '#kit/format.ts'
import { ROLES } from '#kit/roles.ts'
import { Section } from '#ui/app/section.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { StaffCounts } from '../overview.server.ts'
import { studioTexts } from '../texts.ts'

/** The tenant's figures, each linked to what it counts. Without `counts` only the links, at the same height: the figures are being read. */
export function Counts({ counts }: { counts?: StaffCounts }) {
  const lang = useLang()
  const { overview, fill } = useTexts(studioTexts)
  const t = overview.counts
  const kept = counts?.mailsKept ? fill('overview.counts.mailsKept', { count: counts.mailsKept }) : undefined
  const due = counts?.erasuresDueAt && fill('overview.counts.erasuresDue', { when: formatMoment(counts.erasuresDueAt, undefined, lang) })
  return (
    <section aria-label={t.title}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Figure count={counts?.members} words={t.members} href="/Studio/Members" />
        <Figure count={counts?.invitations} words={t.invitations} href="/Studio/Members/Invitations" />
        <Figure count={counts?.erasures} words={t.erasures} note={due} href="/Studio/Privacy" />
        <Figure count={counts?.mailsFailed} words={t.mailsFailed} note={kept} href="/Studio/Mail?state=failed" />
      </ul>
    </section>
  )
}

interface FigureProps {
  count: number | undefined
  words: string
  note?: string | null | undefined
  href: string
}

function Figure({ count, words, note, href }: FigureProps) {
  return (
    <li className="card hover:border-primary-text group relative p-5">
      <p className="font-heading text-4xl font-extrabold tabular-nums">{count === undefined ? '…' : formatCount(count)}</p>
      <A href={href} className="group-hover:text-primary-text mt-1 block font-medium after:absolute after:inset-0">
        {words}
      </A>
      {note && <p className="text-ink-soft mt-1 text-base">{note}</p>}
    </li>
  )
}

/** The number of members by role, each linked to its members. */
export function ByRole({ counts: { byRole } }: { counts: StaffCounts }) {
  const t = useTexts(studioTexts).overview.counts
  const names = useTexts(memberTexts).roles
  const present = [...ROLES, 'none' as const].filter(role => byRole[role])
  if (present.length === 0) return null
  return (
    <Section title={t.byRole} lead={t.severalNote}>
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.role}</th>
            <th scope="col">{t.number}</th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {present.map(role => (
            <tr key={role}>
              <th scope="row" className="py-1 text-left font-medium">
                <A
                  href={`/Studio/Members?role=${role}`}
                  className="hover:text-primary-text flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {names[role]}
                </A>
              </th>
              <td className="py-1 text-right tabular-nums">{formatCount(byRole[role] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
