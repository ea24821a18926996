import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { requirePerson } from '#features/permissions/permissions.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Section } from '#ui/app/section.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { outboxOf } from '../outbox.ts'
import { phoneOf } from '../phone.ts'
import { offlineTexts } from '../texts.ts'
import { BudgetForm } from '../ui/budget-form.tsx'
import { OutboxLines } from '../ui/outbox-lines.tsx'
import { Running } from '../ui/running.tsx'
import { TakenList } from '../ui/taken-list.tsx'
import { usePhone } from '../ui/use-phone.ts'

/** What a member has on the device they hold: the page itself knows only who they are. */
export const loader = appLoader(({ ctx, lang, site }) => {
  const { memberId } = requirePerson(ctx.viewer)
  return { title: offlineTexts(lang).page.title, memberId, timeZone: site.settings.timeZone }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function Offline() {
  const { title, memberId, timeZone } = useLoaderData<typeof loader>()
  const { page } = useTexts(offlineTexts)
  const isHydrated = useHydrated()
  return (
    <AppPage title={title} lead={page.lead}>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <Section title={title}>
          {!isHydrated ? <p>{page.noScript}</p> : 'caches' in globalThis ? <OnThisPhone /> : <p>{page.unsupported}</p>}
        </Section>
        <div className="grid min-w-0 gap-6">
          <Sending memberId={memberId} timeZone={timeZone} />
          {isHydrated && <BudgetForm memberId={memberId} />}
        </div>
      </div>
    </AppPage>
  )
}

function Sending({ memberId, timeZone }: { memberId: string; timeZone: string }) {
  const { outbox } = useTexts(offlineTexts)
  return (
    <Section title={outbox.title}>
      <OutboxLines memberId={memberId} path="/Learn/Offline" timeZone={timeZone} isWhole />
    </Section>
  )
}

function OnThisPhone() {
  const { memberId } = useLoaderData<typeof loader>()
  const t = useTexts(offlineTexts)
  const lang = useLang()
  const phone = usePhone(memberId)
  const [isChecked, setChecked] = useState(false)
  const { isReady } = phone
  useEffect(() => {
    if (!isReady || isChecked) return
    setChecked(true)
    // Who read something here is in the middle of it once the server knows.
    void outboxOf(memberId)
      .send()
      .then(async () => await phoneOf(memberId).check(lang))
  }, [isReady, isChecked, memberId, lang])
  const renew = async () => {
    for (const slug of new Set(phone.taken.filter(one => phone.changed.includes(one.chapterId)).map(one => one.slug))) {
      const of = await phoneOf(memberId).ask(slug, lang)
      if (of)
        await phoneOf(memberId).take(
          of,
          of.chapters.filter(({ chapterId }) => phone.changed.includes(chapterId)),
          lang,
        )
    }
  }
  return (
    <div className="grid gap-4" data-taken={phone.taken.length} data-ready={isReady}>
      {phone.cleared > 0 && <p role="alert">{t.fill('page.cleared', { count: phone.cleared })}</p>}
      {phone.dropped.length > 0 && (
        <p role="status" data-dropped={phone.dropped.length}>
          {t.fill('page.dropped', { titles: phone.dropped.join(', ') })}
        </p>
      )}
      {phone.changed.length > 0 && (
        <div data-changed={phone.changed.length} className="bg-tint grid gap-2 rounded-lg p-3">
          <p role="status">{t.fill('page.changed', { count: phone.changed.length })}</p>
          {!phone.running && (
            <button type="button" data-act="renew" onClick={() => void renew()} className="btn btn-main justify-self-start">
              {t.take.renew}
            </button>
          )}
        </div>
      )}
      <Running memberId={memberId} />
      {isReady && phone.taken.length === 0 ? (
        <p>
          {t.page.none}{' '}
          <A href="/Learn" className="text-primary-text inline-block min-h-6 font-semibold underline">
            {t.page.toLearn}
          </A>
        </p>
      ) : (
        <TakenList memberId={memberId} />
      )}
    </div>
  )
}
