import { useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { formatMoment } from '#kit/format.ts'
import { PostButton } from '#ui/app/post-button.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { MediaDetail } from '../media-file.ts'
import { libraryTexts } from '../texts.ts'
import { MediaPicker } from './media-picker.tsx'
import { formatBytes } from './sizes.ts'
import { UploadList } from './upload-list.tsx'
import { useUpload } from './use-upload.tsx'

/** Replaces a file's content in place, by a new upload or by a file of the library, and takes earlier contents back. */
export function ReplaceSection({ file, base }: { file: MediaDetail; base: string }) {
  const t = useTexts(libraryTexts)
  const lang = useLang()
  const submit = useSubmit()
  const chooser = useRef<HTMLInputElement>(null)
  const [isPicking, setPicking] = useState(false)
  const replaceBy = (id: string) => {
    setPicking(false)
    void submit({ form: 'replace', id: file.id, with: id }, { method: 'post', action: base, preventScrollReset: true })
  }
  const uploading = useUpload(({ id }) => replaceBy(id))
  const ending = file.url.slice(file.url.lastIndexOf('.') + 1)
  return (
    <section aria-label={t.details.replace} className="space-y-3">
      <h3 className="font-semibold">{t.details.replace}</h3>
      <p className="text-ink-soft">{t.fill('details.replaceHint', { ending })}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" data-act="replace" className="btn btn-quiet" onClick={() => chooser.current?.click()}>
          {t.upload.choose}
        </button>
        <button type="button" data-act="pick" className="btn btn-quiet" onClick={() => setPicking(true)}>
          {t.picker.choose}
        </button>
      </p>
      <input
        ref={chooser}
        type="file"
        name="replacement"
        accept={`.${ending}`}
        hidden
        onChange={event => {
          uploading.add([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <UploadList uploading={uploading} />
      {isPicking && <MediaPicker kind={file.kind} onPick={([one]) => one && replaceBy(one.id)} onClose={() => setPicking(false)} />}
      {file.olderContents.length > 0 && (
        <>
          <h3 className="font-semibold">{t.details.older}</h3>
          <ul className="space-y-2">
            {file.olderContents.map(one => (
              <li key={one.id} className="flex flex-wrap items-center justify-between gap-3">
                {t.fill('details.olderLine', {
                  number: one.version,
                  size: formatBytes(one.sizeBytes, lang),
                  when: formatMoment(one.binnedAt, undefined, lang),
                })}
                <PostButton
                  form="restore"
                  action={base}
                  values={{ id: one.id }}
                  className="btn btn-quiet"
                  label={t.fill('details.takeBackOf', { number: one.version })}
                >
                  {t.details.takeBack}
                </PostButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
