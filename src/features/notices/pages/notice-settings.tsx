import { Form, useLoaderData } from 'react-router'
import { InvalidInput } from '#kit/errors.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { chooseChannels, choosePushes, listChannels } from '../channels.server.ts'
import { RHYTHMS } from '../digest.ts'
import { chooseRhythm, findRhythm } from '../digests.server.ts'
import { CHANNELS, type Channel, NOTICE_KINDS } from '../notice.ts'
import { countDevices, deviceFields, subscribeDevice, unsubscribeDevice } from '../push/subscriptions.server.ts'
import { vapidKeysOf } from '../push/vapid.server.ts'
import { noticeReason, noticeTexts } from '../texts.ts'
import { PushPanel } from '../ui/push-panel.tsx'

const PATH = '/Studio/Notices/Settings'

/** How the viewer hears of each kind. */
export const loader = appLoader(async ({ ctx, query, lang, seal }) => {
  const { title, lead } = noticeTexts(lang).settings
  return {
    title,
    lead,
    channels: await listChannels(ctx),
    rhythm: (await findRhythm(ctx)) ?? '',
    devices: await countDevices(ctx),
    publicKey: vapidKeysOf(seal).publicKey,
    done: query.get('done'),
  }
})

export const action = appAction({
  async ''({ ctx }, fields) {
    const choices = NOTICE_KINDS.flatMap(kind => {
      const channel = CHANNELS.find(one => one === fields.get(kind))
      return channel ? [[kind, channel] as const] : []
    })
    await chooseChannels(ctx, Object.fromEntries(choices) as Record<(typeof NOTICE_KINDS)[number], Channel>)
    // A box that is not ticked is not sent: only a form that has the boxes says which are off.
    if (fields.has('hasPushes')) await choosePushes(ctx, new Set(NOTICE_KINDS.filter(kind => fields.has(`push-${kind}`))))
    return `${PATH}?done=saved`
  },
  async digest({ ctx }, fields) {
    await chooseRhythm(ctx, RHYTHMS.find(one => one === fields.get('rhythm')) ?? null)
    return `${PATH}?done=digest`
  },
  async 'push-on'({ ctx, isLoopbackAllowed }, fields) {
    const device = deviceFields.safeParse(Object.fromEntries(fields))
    if (!device.success) throw new InvalidInput(noticeReason('DeviceRefused'))
    await subscribeDevice(ctx, device.data, { isLoopbackAllowed })
    return PATH
  },
  async 'push-off'({ ctx }, fields) {
    await unsubscribeDevice(ctx, fields.get('endpoint') ?? '')
    return PATH
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function NoticeSettings() {
  const { title, lead, channels, rhythm, devices, publicKey, done } = useLoaderData<typeof loader>()
  const { settings: t, digest, kinds, channels: names } = useTexts(noticeTexts)
  return (
    <AppPage title={title} lead={lead}>
      {(done === 'saved' || done === 'digest') && (
        <div className="mb-4">
          <FormMessage tone="done">{done === 'saved' ? t.saved : digest.saved}</FormMessage>
        </div>
      )}
      <PushPanel action={PATH} publicKey={publicKey} devices={devices} />
      {channels.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <Form method="post" action={PATH} className="max-w-4xl">
          <input type="hidden" name="hasPushes" value="1" />
          <div className="card divide-line divide-y px-4">
            {channels.map(({ kind, channel, isPushed }) => (
              <fieldset key={kind} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
                <legend className="float-left min-w-0 grow font-medium">{kinds[kind]}</legend>
                <div className="flex flex-wrap gap-x-5">
                  {CHANNELS.map(one => (
                    <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
                      <input type="radio" name={kind} value={one} defaultChecked={one === channel} className="accent-primary size-4" />
                      {names[one]}
                    </label>
                  ))}
                  <label className="flex min-h-11 cursor-pointer items-center gap-2">
                    <input type="checkbox" name={`push-${kind}`} defaultChecked={isPushed} className="accent-primary size-4" />
                    {t.push}
                  </label>
                </div>
              </fieldset>
            ))}
          </div>
          <button type="submit" className="btn btn-main mt-5">
            {t.save}
          </button>
        </Form>
      )}
      <Form method="post" action={PATH} className="card mt-6 grid max-w-4xl gap-2 p-4">
        <input type="hidden" name="form" value="digest" />
        <h2 className="text-lg font-semibold">{digest.title}</h2>
        <p className="text-ink-soft">{digest.lead}</p>
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="sr-only">{digest.title}</legend>
          {(['', ...RHYTHMS] as const).map(one => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input type="radio" name="rhythm" value={one} defaultChecked={one === rhythm} className="accent-primary size-4" />
              {one === '' ? digest.auto : digest.rhythms[one]}
            </label>
          ))}
        </fieldset>
        <p className="text-ink-soft">{digest.autoHint}</p>
        <p>
          <button type="submit" className="btn btn-quiet">
            {digest.save}
          </button>
        </p>
      </Form>
    </AppPage>
  )
}
