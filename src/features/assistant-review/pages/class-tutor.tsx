import { useActionData, useLoaderData } from 'react-router'
import { requireTeacher } from '#features/enrolments/policy.server.ts'
import { ClassTabs } from '#features/enrolments/ui/class-tabs.tsx'
import { BesidePages } from '#features/homes/ui/beside-pages.tsx'
import { placeOf } from '#features/lists/forms.server.ts'
import { type AskedQuestion, listAskedIn } from '#features/tutor/asked.server.ts'
import { isTutorOn, switchTutor } from '#features/tutor/switch.server.ts'
import { tutorTexts } from '#features/tutor/texts.ts'
import { formatMoment } from '#kit/format.ts'
import { type AppFormAction, appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Said } from '../ui/said.tsx'

const PER_PAGE = 25
const DONE = ['on', 'off'] as const

/** The tutor of a class for who teaches it: its switch, and what was asked. */
export const loader = appLoader(async ({ ctx, page, query, lang, site }) => {
  const one = await requireTeacher(ctx, page.params['id'] ?? '')
  const asked = await listAskedIn(ctx, one.id, placeOf(query, PER_PAGE))
  return {
    title: `${tutorTexts(lang).page.title}: ${one.name}`,
    classId: one.id,
    isOn: await isTutorOn(ctx, one.id),
    done: DONE.find(one => one === query.get('done')),
    asked: { ...asked, items: asked.items.map(each => ({ ...each, askedAt: formatMoment(each.askedAt, site.settings.timeZone, lang) })) },
  }
})

const turn =
  (isOn: boolean): AppFormAction =>
  async ({ ctx, page }) => {
    const classId = page.params['id'] ?? ''
    await switchTutor(ctx, classId, isOn)
    return `/Studio/Classes/${classId}/Tutor?done=${isOn ? 'on' : 'off'}`
  }

export const action = appAction({ on: turn(true), off: turn(false) })

export { appMeta as meta } from '#page/app-meta.ts'

export default function ClassTutor() {
  const { title, classId, isOn, done, asked } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { page: t } = useTexts(tutorTexts)
  return (
    <AppPage title={title} lead={t.lead}>
      <ClassTabs classId={classId} at="tutor" />
      <div className="mb-4 space-y-4 empty:hidden">
        {refused && <FormRefusal form={refused} />}
        {!refused && done && <FormMessage tone="done">{t.done[done]}</FormMessage>}
      </div>
      <div className="grid max-w-3xl gap-6">
        <Section title={isOn ? t.isOn : t.isOff}>
          <PostButton
            form={isOn ? 'off' : 'on'}
            act={isOn ? 'switch-off' : 'switch-on'}
            className={isOn ? 'btn btn-quiet' : 'btn btn-main'}
          >
            {isOn ? t.switchOff : t.switchOn}
          </PostButton>
        </Section>
        <Section title={t.asked} lead={t.askedText}>
          {asked.items.length === 0 && <p className="text-ink-soft">{t.none}</p>}
          <ul data-tutor="asked" className="divide-line divide-y">
            {asked.items.map(one => (
              <li key={one.id} className="py-3 first:pt-0">
                <Asked one={one} />
              </li>
            ))}
          </ul>
          <BesidePages base={`/Studio/Classes/${classId}/Tutor`} before={asked.before} after={asked.after} label={t.asked} />
        </Section>
      </div>
    </AppPage>
  )
}

function Asked({ one }: { one: Omit<AskedQuestion, 'askedAt'> & { askedAt: string } }) {
  const { page: t, fill } = useTexts(tutorTexts)
  return (
    <>
      <p className="text-ink-soft text-sm">
        {[
          one.askedAt,
          ...(one.chapterTitle ? [fill('page.in', { title: one.chapterTitle })] : []),
          ...(one.name ? [fill('page.by', { name: one.name })] : []),
        ].join(' · ')}
      </p>
      <p className="font-semibold wrap-anywhere whitespace-pre-line">
        <InLang lang={one.lang}>{one.query}</InLang>
      </p>
      <p className="text-ink-soft">{t.states[one.state]}</p>
      {one.answer !== '' && (
        <details className="mt-1">
          <summary className="text-primary-text flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
            {t.answer}
          </summary>
          <Said markdown={one.answer} lang={one.lang} />
        </details>
      )}
    </>
  )
}
