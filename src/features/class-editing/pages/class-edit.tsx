import { useLoaderData } from 'react-router'
import { LEVELS, MODES, TYPES } from '#features/classes/class.ts'
import { classTexts } from '#features/classes/texts.ts'
import { ClassTabs } from '#features/enrolments/ui/class-tabs.tsx'
import { can } from '#features/permissions/permissions.ts'
import { listAllCities } from '#features/regions/queries.server.ts'
import { RecordRichField } from '#features/rich-editor/ui/record-rich-field.tsx'
import { formatZone } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { textOf } from '#ui/app/record/edited-record.ts'
import { RecordForm } from '#ui/app/record/record-form.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { hasChapters, loadClassForm } from '../class-form.server.ts'
import { listClassChoices } from '../class-rows.server.ts'
import { findDateProblems } from '../class-work.ts'
import { duplicateClass } from '../commands.server.ts'
import { classEditingTexts } from '../texts.ts'
import { ClassCheck } from '../ui/class-check.tsx'
import { classFormFields } from '../ui/class-form-fields.ts'

const CALLS = '/api/services/v1/class'

/** A class's form; without an id in the path, of a new one. */
export const loader = appLoader(async args => {
  const { ctx, query, lang, site } = args
  const record = await loadClassForm(args)
  return {
    title: textOf(record.work, 'name') || classEditingTexts(lang).new,
    record,
    choices: await listClassChoices(ctx),
    cities: await listAllCities(ctx),
    timeZone: site.settings.timeZone,
    now: ctx.now.toISOString(),
    hasChapters: await hasChapters(ctx, record.id),
    isCopy: query.get('done') === 'duplicated',
    maySeeQuestions: can(ctx.viewer, 'content.write'),
  }
})

export const action = appAction({
  duplicate: async ({ ctx, page }) => {
    const { id } = await duplicateClass(ctx, page.params['id'] ?? '')
    return `/Studio/Classes/${id}?done=duplicated`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function ClassEdit() {
  const { title, record, choices, cities, timeZone, now, hasChapters: isReady, isCopy, maySeeQuestions } = useLoaderData<typeof loader>()
  const t = useTexts(classEditingTexts)
  const words = useTexts(classTexts)
  const fields = classFormFields(t, {
    ...choices,
    cities,
    timeZone,
    zone: formatZone(timeZone),
    types: TYPES.map(one => [one, words.types[one]]),
    levels: LEVELS.map(one => [one, words.levels[one]]),
    modes: MODES.map(one => [one, words.modes[one]]),
  })
  const at = new Date(now)
  return (
    <AppPage title={title}>
      {record.version > 0 && <ClassTabs classId={record.id} at="form" />}
      {isCopy && (
        <div className="mb-6">
          <FormMessage tone="done">{t.done.duplicated}</FormMessage>
        </div>
      )}
      <RecordForm
        key={record.id}
        record={record}
        calls={CALLS}
        fields={fields}
        title="name"
        listHref="/Studio/Classes"
        publicHref={slug => `/Courses/${slug}`}
        rich={RecordRichField}
        check={typed => findDateProblems(typed).map(({ path, code }) => ({ path, message: t.refusals[code] }))}
        aside={typed => <ClassCheck typed={typed} now={at} hasChapters={isReady} maySeeQuestions={maySeeQuestions} />}
      />
      {record.version > 0 && (
        <div className="mt-8 flex flex-wrap gap-3">
          <PostButton form="duplicate" className="btn btn-quiet">
            {t.acts.duplicate}
          </PostButton>
        </div>
      )}
    </AppPage>
  )
}
