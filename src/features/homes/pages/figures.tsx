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

/** A table that is a list of cards on phones: each figure names itself there. */
function Table({ name, title, lines, few }: { name: string; title: string; lines: readonly FigureLine[]; few: number }) {
  const { figures: t, fill } = useTexts(homeTexts)
  const cell = 'py-2 pe-4 text-end tabular-nums'
  if (lines.length === 0)
    return (
      <Section title={title}>
        <p>{t.none}</p>
      </Section>
    )
  return (
    <Section title={title}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls by itself must be reached by the keyboard (WCAG 2.1.1) */}
      <section aria-label={title} tabIndex={0} className="overflow-x-auto">
        <table data-figures={name} className="w-full min-w-[26rem] border-collapse">
          <thead>
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
          <tbody>
            {lines.map(one => (
              <tr key={one.id} className="border-line border-b last:border-0">
                <th scope="row" className="max-w-64 py-2 pe-4 text-start font-semibold wrap-anywhere">
                  <InLang>{one.name}</InLang>
                </th>
                <td className={cell}>{one.classes}</td>
                {one.learning === null ? (
                  <td colSpan={3} className={`${cell} text-ink-soft`}>
                    {fill('figures.few', { few })}
                  </td>
                ) : (
                  <>
                    <td className={cell}>{one.learning}</td>
                    <td className={cell}>{one.completed}</td>
                    <td className={cell}>{fill('figures.percent', { percent: one.median ?? 0 })}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}
