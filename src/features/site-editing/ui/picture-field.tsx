import { type ChangeEvent, useState } from 'react'
import { Below, CONTROL_LOOK } from '#ui/form/form-field.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { siteEditingTexts } from '../texts.ts'

const UPLOAD = '/api/drive/v1/upload'

interface PictureFieldProps {
  name: string
  label: string
  value: string
  problem: string | undefined
  /** Is told the picture's address: uploaded, typed, or empty. */
  onChange(value: string, isPut: boolean): void
}

/** A picture of the site: uploaded from here, or an address. */
export function PictureField({ name, label, value, problem, onChange }: PictureFieldProps) {
  const t = useTexts(siteEditingTexts).picture
  const lang = useLang()
  const [state, setState] = useState<'idle' | 'uploading' | { refusal: string }>('idle')
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    setState('uploading')
    const body = new FormData()
    body.set('file', file)
    body.set('purpose', 'site')
    try {
      const response = await fetch(UPLOAD, { method: 'POST', body, headers: { 'accept-language': lang } })
      // Named boundary: our own server's envelope.
      const answer = (await response.json()) as { message: string; data: { url: string } | null }
      if (!answer.data) return setState({ refusal: answer.message })
      onChange(answer.data.url, true)
      setState('idle')
    } catch {
      setState({ refusal: t.failed })
    } finally {
      target.value = ''
    }
  }
  const refusal = typeof state === 'object' ? state.refusal : problem
  return (
    <div>
      <label htmlFor={name} className="block font-medium">
        {label}
      </label>
      <div className="mt-1.5 flex items-center gap-3">
        {value && !problem ? (
          <img
            src={value}
            alt=""
            className="border-line size-16 shrink-0 rounded-lg border bg-[repeating-conic-gradient(#d4d4d4_0_25%,#fff_0_50%)] bg-[length:16px_16px] object-contain"
          />
        ) : null}
        <span className="btn btn-quiet relative min-h-11 focus-within:outline-2">
          {state === 'uploading' ? t.uploading : t.upload}
          <input
            type="file"
            accept="image/*"
            aria-label={`${t.upload}: ${label}`}
            onChange={event => void upload(event)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </span>
        {value && (
          <button type="button" onClick={() => onChange('', true)} className="min-h-11 px-2 font-medium underline underline-offset-4">
            {t.remove}
          </button>
        )}
      </div>
      <input
        id={name}
        name={name}
        value={value}
        onChange={event => onChange(event.target.value, false)}
        placeholder="/files/…"
        autoComplete="off"
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? `${name}-problem` : undefined}
        className={`${CONTROL_LOOK} h-12 px-3`}
      />
      <Below id={name} problem={refusal} />
    </div>
  )
}
