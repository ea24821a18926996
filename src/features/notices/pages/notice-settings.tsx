import { Form, useLoaderData } from 'react-router'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { CHANNELS, type Channel, NOTICE_KINDS } from '../notice.ts'
import { chooseChannels, listChannels } from '../notices.server.ts'
import { noticeTexts } from '../texts.ts'

const PATH = '/Studio/Notices/Settings'

/** How the viewer hears of each kind. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = noticeTexts(lang).settings
  return { title, lead, channels: await listChannels(ctx), isSaved: query.get('done') === 'saved' }
})

export const action = appAction({
  async ''({ ctx }, fields) {
    const choices = NOTICE_KINDS.flatMap(kind => {
      const channel = CHANNELS.find(one => one === fields.get(kind))
      return channel ? [[kind, channel] as const] : []
    })
    await chooseChannels(ctx, Object.fromEntries(choices) as Record<(typeof NOTICE_KINDS)[number], Channel>)
    return `${PATH}?done=saved`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function NoticeSettings() {
  const { title, lead, channels, isSaved } = useLoaderData<typeof loader>()
  const { settings: t, kinds, channels: names } = useTexts(noticeTexts)
  return (
    <AppPage title={title} lead={lead}>
      {isSaved && (
        <div className="mb-4">
          <FormMessage tone="done">{t.saved}</FormMessage>
        </div>
      )}
      {channels.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <Form method="post" action={PATH} className="max-w-3xl">
          <div className="card divide-line divide-y px-4">
            {channels.map(({ kind, channel }) => (
              <fieldset key={kind} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
                <legend className="float-left min-w-0 grow font-medium">{kinds[kind]}</legend>
                <div className="flex flex-wrap gap-x-5">
                  {CHANNELS.map(one => (
                    <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
                      <input type="radio" name={kind} value={one} defaultChecked={one === channel} className="accent-primary size-4" />
                      {names[one]}
                    </label>
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
          <button type="submit" className="btn btn-main mt-5">
            {t.save}
          </button>
        </Form>
      )}
    </AppPage>
  )
}
