import { useActionData, useLoaderData } from 'react-router'
import { InvalidInput } from '#kit/errors.ts'
import { formatMoment } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { fieldLabel } from '../setting-fields.ts'
import { siteEditingReason, siteEditingTexts } from '../texts.ts'
import { listSettingsVersions, restoreSettings } from '../versions.server.ts'

const PER_PAGE = 30

/** What was published of the settings, by whom and when; each state can be taken back. */
export const loader = appLoader(async ({ ctx, site, lang, query }) => {
  const before = Number(query.get('before')) || undefined
  const versions = await listSettingsVersions(ctx, { before, limit: PER_PAGE })
  return {
    title: siteEditingTexts(lang).pages.Versions,
    isDone: query.get('done') === 'restored',
    versions: versions.map(({ savedAt, ...one }) => ({ ...one, at: formatMoment(savedAt, site.settings.timeZone, lang) })),
    older: versions.length === PER_PAGE ? versions.at(-1)?.version : undefined,
  }
})

export const action = appAction({
  restore: async ({ ctx }, fields) => {
    const version = Number(fields.get('version') || Number.NaN)
    if (!Number.isSafeInteger(version) || version < 0) throw new InvalidInput(siteEditingReason('VersionMissing'))
    await restoreSettings(ctx, version)
    return '/Studio/Settings/Versions?done=restored'
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function SettingsVersions() {
  const { title, versions, older, isDone } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(siteEditingTexts)
  return (
    <AppPage title={title} lead={t.versions.lead}>
      <div className="space-y-6">
        {form && <FormRefusal form={form} />}
        {isDone && <FormMessage tone="done">{t.versions.restored}</FormMessage>}
        {versions.length === 0 && <p>{t.versions.none}</p>}
        <ol className="space-y-3">
          {versions.map(({ version, at, savedBy, paths, restored }) => (
            <li key={version} className="card flex flex-wrap items-center justify-between gap-4 p-4">
              <div className="min-w-0">
                <p className="font-semibold">
                  {at} · {savedBy ?? t.conflict.somebody}
                </p>
                <p className="text-ink-soft wrap-anywhere">
                  {restored !== null && `${t.fill('versions.of', { version: restored })} · `}
                  {paths.map(path => fieldLabel(path, t.fields)).join(', ')}
                </p>
              </div>
              <PostButton
                form="restore"
                values={{ version: String(version - 1) }}
                action="/Studio/Settings/Versions"
                className="btn btn-quiet"
                label={t.fill('versions.backOf', { at })}
              >
                {t.versions.back}
              </PostButton>
            </li>
          ))}
        </ol>
        {older !== undefined && (
          <A href={`/Studio/Settings/Versions?before=${older}`} className="btn btn-quiet">
            {t.versions.older}
          </A>
        )}
      </div>
    </AppPage>
  )
}
