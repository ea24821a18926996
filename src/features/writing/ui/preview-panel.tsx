import { useState } from 'react'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { editorTexts } from '../texts.ts'
import type { PostEditing } from './use-post-editing.tsx'

/** Shows what was saved last on the site itself, under a link that can be given to others and withdrawn. */
export function PreviewPanel({ editing }: { editing: PostEditing }) {
  const t = useTexts(editorTexts)
  const [link, setLink] = useState<string>()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    // Opened at once: after waiting, browsers take it for an unasked window.
    const tab = window.open('', '_blank')
    setBusy(true)
    const path = link ? (await editing.saveNow()) && link : await editing.preview()
    setBusy(false)
    if (!path) {
      tab?.close()
      return setSaid(t.failed)
    }
    const address = new URL(path, location.href).href
    setLink(address)
    setSaid('')
    if (tab) tab.location.href = address
  }
  const withdraw = async () => {
    const count = await editing.withdrawPreviews()
    if (count !== undefined) setLink(undefined)
    setSaid(count === undefined ? t.failed : t.fill('preview.withdrawn', { count }))
  }
  return (
    <section aria-label={t.preview.open} className="border-line mt-4 space-y-3 border-t pt-4">
      <button type="button" data-act="preview" className="btn btn-quiet w-full" disabled={isBusy} onClick={() => void open()}>
        {t.preview.open}
      </button>
      {link && (
        <>
          <p className="wrap-anywhere">
            <a href={link} target="_blank" rel="noopener" className="text-primary-text underline underline-offset-4">
              {t.preview.link}
            </a>
          </p>
          <p className="flex flex-wrap gap-3">
            <button
              type="button"
              className="btn btn-quiet grow"
              onClick={() => void navigator.clipboard.writeText(link).then(() => setSaid(t.preview.copied))}
            >
              {t.preview.copy}
            </button>
          </p>
        </>
      )}
      <p className="text-ink-soft">{t.preview.hint}</p>
      {editing.view.version > 0 && (
        <button type="button" data-act="withdraw-previews" className="btn btn-quiet w-full" onClick={() => void withdraw()}>
          {t.preview.withdraw}
        </button>
      )}
      <p role="status" className="font-medium empty:hidden">
        {said}
      </p>
    </section>
  )
}
