import { useState } from 'react'
import { newKey } from '#kit/new-key.ts'
import { shownAddress } from '#kit/picture-forms.ts'
import { Below } from '../../form/form-field.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { recordFormTexts } from './texts.ts'

interface PictureFieldProps {
  name: string
  label: string
  hint?: string | undefined
  problem?: string | undefined
  /** The picture's address; '' for none. */
  value: string
  mayUpload: boolean
  onChange(value: string | null): void
}

const UPLOAD = '/api/drive/v1/upload'

/** A picture of a record: chosen from the device and uploaded to the tenant's drive. */
export function PictureField({ name, label, hint, problem, value, mayUpload, onChange }: PictureFieldProps) {
  const t = useTexts(recordFormTexts).picture
  const [address, setAddress] = useState(value)
  const [state, setState] = useState<'idle' | 'uploading' | 'failed'>('idle')
  const put = (next: string) => {
    setAddress(next)
    onChange(next || null)
  }
  const upload = async (file: File | undefined) => {
    if (!file) return
    setState('uploading')
    const url = await send(file)
    setState(url ? 'idle' : 'failed')
    if (url) put(url)
  }
  return (
    <div>
      <p className="font-medium">{label}</p>
      {address && (
        <img
          src={shownAddress(address)}
          alt=""
          width={160}
          height={90}
          className="bg-tint mt-2 h-24 w-auto max-w-full rounded object-contain"
        />
      )}
      {mayUpload && (
        <p className="mt-2 flex flex-wrap gap-3">
          <label htmlFor={name} className="btn btn-quiet cursor-pointer focus-within:outline-2">
            {state === 'uploading' ? t.uploading : address ? t.replace : t.choose}
            <input
              id={name}
              name={name}
              type="file"
              accept="image/*"
              className="sr-only"
              disabled={state === 'uploading'}
              onChange={event => void upload(event.currentTarget.files?.[0])}
            />
          </label>
          {address && (
            <button type="button" className="btn btn-quiet" onClick={() => put('')}>
              {t.remove}
            </button>
          )}
        </p>
      )}
      <Below id={name} hint={hint} problem={state === 'failed' ? t.failed : problem} />
    </div>
  )
}

/** Returns the address of the uploaded file; undefined if it was refused or the server can't be reached. */
async function send(file: File): Promise<string | undefined> {
  const body = new FormData()
  body.set('file', file)
  try {
    const response = await fetch(UPLOAD, { method: 'POST', body, headers: { 'idempotency-key': newKey() } })
    // Named boundary: our own server's envelope.
    const { data } = (await response.json()) as { data: { url: string } | null }
    return data?.url
  } catch {
    return undefined
  }
}
