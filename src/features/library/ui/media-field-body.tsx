import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { inWidth } from '#kit/picture-forms.ts'
import type { MediaFieldProps } from '#ui/app/record/media-controls.ts'
import { Below, CONTROL_LOOK } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { pictureUrl } from '#ui/picture/picture-url.ts'
import type { ChosenFile } from '../media-file.ts'
import { libraryTexts } from '../texts.ts'
import { FileAlt } from './file-alt.tsx'
import { FileButtons } from './file-buttons.tsx'
import { FileDrop } from './file-drop.tsx'
import { fileIdOf } from './find-file.ts'
import { UploadList } from './upload-list.tsx'
import { useUpload } from './use-upload.tsx'

/** The field itself: `MediaField` loads it. */
export default function MediaFieldBody({
  name,
  label,
  kind = 'image',
  value,
  hint,
  problem,
  mayUpload = true,
  hasAlt = true,
  onChange,
}: MediaFieldProps) {
  const t = useTexts(libraryTexts)
  const [given, setGiven] = useState(value)
  const [address, setAddress] = useState(value)
  const [said, setSaid] = useState('')
  const [isUndescribed, setUndescribed] = useState(false)
  // Its owner may load other values, such as those of before a step that is undone.
  if (value !== given) {
    setGiven(value)
    setAddress(value)
  }
  const put = (file: ChosenFile | undefined) => {
    if (!file) return
    if (!file.url) return setSaid(t.field.unread)
    setAddress(file.url)
    setSaid(t.fill('field.put', { name: file.name }))
    setUndescribed(Object.keys(file.alt).length === 0)
    onChange(file.url, file)
  }
  const uploading = useUpload(put)
  const take = (files: readonly File[]) => uploading.add(files.slice(0, 1))
  const change = (to: string, isPut: boolean) => {
    setAddress(to)
    setSaid(isPut ? t.field.removed : '')
    onChange(to, undefined, !isPut)
  }
  const below = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ')
  const fileId = hasAlt && kind === 'image' ? fileIdOf(address) : undefined
  return (
    <fieldset id={name} tabIndex={-1} data-media-field={name} aria-describedby={below || undefined} className="min-w-0">
      <legend className="font-medium">{label}</legend>
      <FileDrop type={`${kind}/`} onFiles={mayUpload ? take : () => {}}>
        <Preview kind={kind} address={address} label={label} />
        {mayUpload && (
          <>
            <FileButtons label={label} choose={t.field.choose[kind]} kind={kind} onPick={([file]) => put(file)} onFiles={take}>
              {address && (
                <button
                  type="button"
                  data-act="remove"
                  className="btn btn-quiet"
                  aria-label={t.fill('field.chooseOf', { act: t.field.remove, label })}
                  onClick={() => change('', true)}
                >
                  <X aria-hidden size={18} />
                  {t.field.remove}
                </button>
              )}
            </FileButtons>
            {!address && <p className="text-ink-soft mt-2 hidden pointer-fine:block">{t.field.drop}</p>}
          </>
        )}
      </FileDrop>
      {/* What is done is shown above. */}
      <UploadList uploading={{ ...uploading, items: uploading.items.filter(({ state }) => state !== 'done') }} />
      <p role="status" className="text-ink-soft mt-2 wrap-anywhere empty:hidden">
        {said}
      </p>
      {mayUpload && (
        <details className="mt-1" open={problem !== undefined}>
          <summary className="text-ink-soft inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            {t.field.address}
          </summary>
          <input
            name={name}
            value={address}
            maxLength={500}
            autoComplete="off"
            placeholder="/files/…"
            aria-label={t.fill('field.chooseOf', { act: t.field.address, label })}
            aria-invalid={problem ? true : undefined}
            className={`${CONTROL_LOOK} mt-0 h-12 px-3`}
            onChange={event => change(event.currentTarget.value.trim(), false)}
          />
        </details>
      )}
      <Below id={name} hint={hint} problem={problem} />
      {fileId && mayUpload && <FileAlt key={`${fileId} ${isUndescribed}`} fileId={fileId} name={name} isOpen={isUndescribed} />}
    </fieldset>
  )
}

function Preview({ kind, address, label }: { kind: 'image' | 'audio'; address: string; label: string }) {
  if (!/^(\/|https?:\/\/)/.test(address)) return null
  if (kind === 'audio')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the writer hears whether it is the right file
      <audio controls preload="none" src={address} aria-label={label} className="mt-2 w-full" />
    )
  return (
    <img
      src={pictureUrl(address, inWidth(640, address.startsWith('/art/')))}
      alt=""
      // A logo of one colour is seen on either half of the squares.
      className="border-line mt-2 max-h-56 min-h-12 w-auto max-w-full rounded-lg border bg-[repeating-conic-gradient(#d4d4d4_0_25%,#fff_0_50%)] bg-[length:16px_16px] object-contain"
    />
  )
}
