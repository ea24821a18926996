import { useActionData, useLoaderData } from 'react-router'
import { formatMoment } from '#kit/format.ts'
import { type AppFormAction, appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { lastEvaluation } from '../evaluation.ts'
import { listQuality } from '../quality.server.ts'
import { VERDICTS, type Verdict } from '../report.ts'
import { decideReport, listReports } from '../reports.server.ts'
import { reviewTexts } from '../texts.ts'
import { EvaluationFigures } from '../ui/evaluation-figures.tsx'
import { QualityTable } from '../ui/quality-table.tsx'
import { Reports } from '../ui/reports.tsx'
import { REVIEW } from '../ui/review-path.ts'
import { Unanswered } from '../ui/unanswered.tsx'
import { listUnanswered, setAside } from '../unanswered.server.ts'

const REPORTS = 20
const GROUPS = 50

/** What staff have to see of the assistant. */
export const loader = appLoader(async ({ ctx, query, lang, site }) => {
  const { title, lead } = reviewTexts(lang)
  const { timeZone } = site.settings
  const when = (at: Date) => formatMoment(at, timeZone, lang)
  const groups = (await listUnanswered(ctx)).slice(0, GROUPS)
  const reports = await listReports(ctx, { page: 1, perPage: REPORTS })
  return {
    title,
    lead,
    groups: groups.map(({ lastAt, ...group }) => ({ ...group, last: when(lastAt) })),
    reports: reports.items.map(({ reportedAt, ...report }) => ({ ...report, reported: when(reportedAt) })),
    moreReports: reports.totalItems - reports.items.length,
    days: await listQuality(ctx, timeZone),
    evaluation: lastEvaluation,
    done: (['aside', ...VERDICTS] as const).find(one => one === query.get('done')),
  }
})

const decide =
  (verdict: Verdict): AppFormAction =>
  async ({ ctx }, fields) => {
    await decideReport(ctx, fields.get('id') ?? '', verdict)
    return `${REVIEW}?done=${verdict}`
  }

export const action = appAction({
  aside: async ({ ctx }, fields) => {
    await setAside(ctx, fields.get('id') ?? '')
    return `${REVIEW}?done=aside`
  },
  upheld: decide('upheld'),
  dismissed: decide('dismissed'),
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function ReviewPage() {
  const { title, lead, groups, reports, moreReports, days, evaluation, done } = useLoaderData<typeof loader>()
  const t = useTexts(reviewTexts)
  const refused = useActionData<typeof action>()
  return (
    <AppPage title={title} lead={lead}>
      <div className="space-y-6">
        {done && <FormMessage tone="done">{t.done[done]}</FormMessage>}
        {refused && <FormRefusal form={refused} />}
        <Unanswered groups={groups} />
        <Reports reports={reports} more={moreReports} />
        <QualityTable days={days} />
        {evaluation.questions > 0 && <EvaluationFigures figures={evaluation} />}
      </div>
    </AppPage>
  )
}
