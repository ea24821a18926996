import { useRef, useState } from 'react'
import { FileField } from '#features/recordings/file-field.tsx'
import { FormText } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { FormProps } from '../ui.ts'
import type { DocumentContent } from './kind.ts'
import { documentTexts } from './texts.ts'

const MAX_TEXT = 200_000

/** Writes a document's chapter: the PDF, and what it says, which is read from the file where it holds text. */
export default function Form({ content, onChange, problems, lang }: FormProps<DocumentContent>) {
  const { form: t, fill } = useTexts(documentTexts)
  const [state, setState] = useState<'reading' | 'failed'>()
  const [read, setRead] = useState(0)
  const newest = useRef(content.address)
  const choose = async (address: string) => {
    newest.current = address
    const chosen = { ...content, address, pages: 0 }
    onChange(chosen)
    if (!address) return setState(undefined)
    setState('reading')
    try {
      const found = await readPdf(address)
      if (newest.current !== address) return
      onChange({ ...chosen, ...found })
      setState(undefined)
      setRead(times => times + 1)
    } catch {
      if (newest.current === address) setState('failed')
    }
  }
  return (
    <div className="grid gap-6">
      <FileField
        name="address"
        kind="document"
        label={t.file}
        hint={t.fileHint}
        problem={state === 'failed' ? t.failed : problems.includes('address') ? t.address : undefined}
        value={content.address}
        onChange={address => void choose(address)}
      />
      <p role="status" className="text-ink-soft empty:hidden">
        {state === 'reading' ? t.reading : content.pages > 0 ? fill('form.pages', { count: content.pages }) : ''}
      </p>
      <FormText
        key={read}
        name="text"
        lang={lang}
        label={t.text}
        hint={t.textHint}
        optional={t.optional}
        rows={8}
        maxLength={MAX_TEXT}
        value={content.text}
        onChange={({ currentTarget }) => onChange({ ...content, text: currentTarget.value })}
      />
    </div>
  )
}

/** Returns the number of pages of a PDF and its text. */
async function readPdf(address: string): Promise<Pick<DocumentContent, 'pages' | 'text'>> {
  const { openPdf, wordsOf } = await import('./pdf.ts')
  const { opened, close } = openPdf(address)
  try {
    const pdf = await opened
    let text = ''
    for (let at = 1; at <= pdf.numPages && text.length < MAX_TEXT; at++) text += `${await wordsOf(pdf, at)}\n\n`
    return { pages: Math.min(2000, pdf.numPages), text: text.trim().slice(0, MAX_TEXT) }
  } finally {
    close()
  }
}
