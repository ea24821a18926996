import { useCallback, useEffect, useState } from 'react'
import { LANGS, type Lang, languageOf } from '#kit/lang.ts'
import { newKey } from '#kit/new-key.ts'
import { callsOf } from '#platform/http/call-client.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { libraryContract } from '../contract.ts'
import { libraryTexts } from '../texts.ts'
import { findFile } from './find-file.ts'

type Alt = Record<string, string>

interface FileAltProps {
  fileId: string
  /** What stands before the names of its fields. */
  name: string
  isOpen: boolean
}

/** A picture's alternative text in each language, kept with the file: read when it is opened, saved when a field is left. */
export function FileAlt({ fileId, name, isOpen }: FileAltProps) {
  const t = useTexts(libraryTexts)
  const [isShown, setShown] = useState(isOpen)
  return (
    <details className="border-line mt-3 rounded-lg border" open={isShown} onToggle={event => setShown(event.currentTarget.open)}>
      <summary className="flex min-h-11 items-center px-4 font-medium">{t.alt.title}</summary>
      {isShown && <AltFields key={fileId} fileId={fileId} name={name} />}
    </details>
  )
}

function AltFields({ fileId, name }: Omit<FileAltProps, 'isOpen'>) {
  const t = useTexts(libraryTexts)
  const lang = useLang()
  const [stored, setStored] = useState<Alt | 'unknown' | 'not-yours'>('unknown')
  const [typed, setTyped] = useState<Alt>({})
  const [state, setState] = useState<'idle' | 'saved' | 'failed'>('idle')
  useEffect(() => {
    let isGone = false
    void findFile(fileId).then(
      file => !isGone && setStored(file ? file.alt : 'not-yours'),
      () => !isGone && setState('failed'),
    )
    return () => {
      isGone = true
    }
  }, [fileId])
  const save = useCallback(
    async (alt: Alt) => {
      const isSaved = await sendAlt(fileId, alt, lang)
      if (isSaved) setStored(alt)
      setState(isSaved ? 'saved' : 'failed')
    },
    [fileId, lang],
  )
  if (stored === 'not-yours') return <p className="text-ink-soft px-4 pb-4">{t.alt.notYours}</p>
  if (stored === 'unknown') return <p className="text-ink-soft px-4 pb-4">{state === 'failed' ? t.picker.failed : t.picker.loading}</p>
  const whole = { ...stored, ...typed }
  const leave = () => {
    if (LANGS.some(one => (whole[one] ?? '') !== (stored[one] ?? ''))) void save(whole)
  }
  return (
    <div className="space-y-3 px-4 pb-4">
      {LANGS.map(one => (
        <FormField
          key={one}
          name={`${name}.alt.${one}`}
          label={t.fill('details.alt', { lang: languageOf(one).name })}
          hint={one === LANGS[0] ? t.alt.hint : undefined}
          value={stored[one] ?? ''}
          maxLength={300}
          lang={one}
          autoComplete="off"
          onChange={event => setTyped({ ...typed, [one]: event.currentTarget.value })}
          onBlur={leave}
        />
      ))}
      <p role="status" className="text-ink-soft empty:hidden">
        {state === 'saved' && t.alt.saved}
      </p>
      {state === 'failed' && (
        <p role="alert" className="text-danger-text flex flex-wrap items-center gap-3 font-medium">
          {t.alt.failed}
          <button type="button" className="btn btn-quiet" onClick={() => void save(whole)}>
            {t.alt.retry}
          </button>
        </p>
      )}
    </div>
  )
}

/** Stores the alternative texts of a file. Returns false if they were refused, or the server was not reached. */
async function sendAlt(id: string, alt: Alt, lang: Lang): Promise<boolean> {
  try {
    const response = await callsOf<typeof libraryContract>().api.services.v1.media.update.$post(
      { json: { id, alt } },
      { headers: { 'idempotency-key': newKey(), 'accept-language': lang } },
    )
    return response.ok
  } catch {
    return false
  }
}
