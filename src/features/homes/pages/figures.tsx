import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Section } from '#ui/app/section.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { FEWEST_TOLD, type FigureLine, loadFigures } from '../figures.server.ts'
import { homeTexts } from '../texts.ts'

/** How the people of programs and regions learn, in sums and medians. */
export const loader = appLoader(async ({ ctx, lang }) => {
  const t = homeTexts(lang)
  return { title: t.figures.title, lead: t.fill('figures.lead', { few: FEWEST_TOLD }), few: FEWEST_TOLD, ...(await loadFigures(ctx)) }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function Figures() {
  const { title, lead, few, programs, schools, cities } = useLoaderData<typeof loader>()
  const { figures: t } = useTexts(homeTexts)
  return (
    <AppPage title={title} lead={lead} action={{ label: t.toClasses, href: '/Studio/Teaching' }}>
      <div className="grid gap-6">
        <Table name="programs" title={t.programs} lines={programs} few={few} />
        <Table name="schools" title={t.schools} lines={schools} few={few} />
        <Table name="cities" title={t.cities} lines={cities} few={few} />
      </div>
    </AppPage>
  )
}

/** A table that is a list on phones: each figure names itself there. */
function Table({ name, title, lines, few }: { name: string; title: string; lines: readonly FigureLine[]; few: number }) {
  const { figures: t, fill } = useTexts(homeTexts)
  if (lines.length === 0)
    return (
      <Section title={title}>
        <p>{t.none}</p>
      </Section>
    )
  return (
    <Section title={title}>
      <table data-figures={name} className="w-full border-collapse max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="text-ink-soft border-line border-b">
            <th scope="col" className="py-2 pe-4 text-start font-medium">
              {t.name}
            </th>
            {[t.classes, t.learning, t.completed, t.median].map(words => (
              <th key={words} scope="col" className="py-2 pe-4 text-end font-medium">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {lines.map(one => (
            <tr key={one.id} className="border-line border-b last:border-0 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6 max-sm:py-3">
              <th scope="row" className="py-2 pe-4 text-start font-semibold wrap-anywhere max-sm:col-span-2 max-sm:py-0 sm:max-w-64">
                <InLang>{one.name}</InLang>
              </th>
              <Cell label={t.classes}>{one.classes}</Cell>
              {one.learning === null ? (
                <Cell label={t.learning} columns={3}>
                  <span className="text-ink-soft">{fill('figures.few', { few })}</span>
                </Cell>
              ) : (
                <>
                  <Cell label={t.learning}>{one.learning}</Cell>
                  <Cell label={t.completed}>{one.completed}</Cell>
                  <Cell label={t.median}>{fill('figures.percent', { percent: one.median ?? 0 })}</Cell>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** A figure with its name beside it on phones, where the column's head is not seen. */
function Cell({ label, columns, children }: { label: string; columns?: number; children: ReactNode }) {
  return (
    <td
      colSpan={columns}
      className="py-2 pe-4 text-end tabular-nums max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-2 max-sm:py-1 max-sm:pe-0"
    >
      <span className="text-ink-soft sm:hidden">{label}</span>
      {children}
    </td>
  )
}
