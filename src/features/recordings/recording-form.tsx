import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import type { Lang } from '#kit/lang.ts'
import { newKey } from '#kit/new-key.ts'
import { FormField, FormText } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { fromClock, toClock } from './clock.ts'
import { FileField } from './file-field.tsx'
import { readLength } from './length.ts'
import { recordingTexts } from './texts.ts'

interface LengthAndFile {
  address: string
  seconds: number
}

interface RecordedFieldsProps extends LengthAndFile {
  kind: 'video' | 'audio'
  problems: readonly string[]
  onChange(change: LengthAndFile): void
}

/** The file of a recording and its length, which is read from the file. */
export function RecordedFields({ kind, address, seconds, problems, onChange }: RecordedFieldsProps) {
  const { form: t } = useTexts(recordingTexts)
  const [read, setRead] = useState(0)
  // Before the file is read it may have been changed again, and other fields as well.
  const newest = useRef({ address, onChange })
  useEffect(() => {
    newest.current = { address, onChange }
  })
  const choose = async (chosen: string) => {
    newest.current.address = chosen
    onChange({ address: chosen, seconds: chosen === address ? seconds : 0 })
    // Another file has another length.
    if (chosen !== address) setRead(times => times + 1)
    const length = await readLength(kind, chosen)
    if (length === undefined || newest.current.address !== chosen) return
    newest.current.onChange({ address: chosen, seconds: length })
    setRead(times => times + 1)
  }
  return (
    <>
      <FileField
        name="address"
        kind={kind}
        label={t[kind]}
        hint={kind === 'video' ? t.videoHint : t.audioHint}
        problem={problems.includes('address') ? (kind === 'video' ? t.address : t.sound) : undefined}
        value={address}
        onChange={chosen => void choose(chosen)}
      />
      <FormField
        key={read}
        name="seconds"
        label={t.length}
        hint={t.lengthHint}
        problem={problems.includes('seconds') ? t.lengthProblem : undefined}
        value={seconds > 0 ? toClock(seconds) : ''}
        inputMode="numeric"
        onChange={({ currentTarget }) => {
          const typed = fromClock(currentTarget.value)
          if (typed !== undefined) onChange({ address, seconds: Math.min(86_400, typed) })
        }}
      />
    </>
  )
}

interface WordsProps {
  lang: Lang
  transcript: string
  onTranscript(text: string): void
}

/** What is said in a recording. */
export function TranscriptField({ lang, transcript, onTranscript }: WordsProps) {
  const { form: t } = useTexts(recordingTexts)
  return (
    <FormText
      name="transcript"
      lang={lang}
      label={t.transcript}
      hint={t.transcriptHint}
      optional={t.optional}
      rows={6}
      maxLength={200_000}
      value={transcript}
      onChange={({ currentTarget }) => onTranscript(currentTarget.value)}
    />
  )
}

interface Part {
  at: number
  title: string
}

interface PartsFieldProps {
  lang: Lang
  parts: readonly Part[]
  onChange(parts: Part[]): void
}

/** The named parts of a recording. A row counts once it has a time and a name. */
export function PartsField({ lang, parts, onChange }: PartsFieldProps) {
  const { form: t, fill } = useTexts(recordingTexts)
  const [rows, setRows] = useState(() => parts.map(({ at, title }) => ({ key: newKey(), clock: toClock(at), title })))
  const put = (next: typeof rows) => {
    setRows(next)
    onChange(
      next.flatMap(({ clock, title }) => {
        const at = fromClock(clock)
        return at === undefined || title.trim() === '' ? [] : [{ at, title: title.trim() }]
      }),
    )
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">
        {t.parts} <span className="text-ink-soft font-normal">({t.optional})</span>
      </legend>
      {rows.map((row, at) => (
        <div key={row.key} className="flex items-start gap-2">
          <div className="grid min-w-0 grow gap-2 sm:grid-cols-[max-content_1fr]">
            <FormField
              name={`part-at-${row.key}`}
              label={fill('form.partAt', { at: at + 1 })}
              value={row.clock}
              problem={row.clock !== '' && fromClock(row.clock) === undefined ? t.partProblem : undefined}
              onChange={({ currentTarget }) => put(rows.with(at, { ...row, clock: currentTarget.value }))}
            />
            <FormField
              name={`part-title-${row.key}`}
              lang={lang}
              label={fill('form.partTitle', { at: at + 1 })}
              maxLength={120}
              value={row.title}
              onChange={({ currentTarget }) => put(rows.with(at, { ...row, title: currentTarget.value }))}
            />
          </div>
          <button
            type="button"
            aria-label={fill('form.removePart', { at: at + 1 })}
            className="text-ink-soft grid size-11 shrink-0 place-items-center"
            onClick={() => put(rows.toSpliced(at, 1))}
          >
            <X aria-hidden size={20} />
          </button>
        </div>
      ))}
      {rows.length < 100 && (
        <div>
          <button
            type="button"
            data-act="add-part"
            className="btn btn-quiet"
            onClick={() => put([...rows, { key: newKey(), clock: '', title: '' }])}
          >
            {t.addPart}
          </button>
        </div>
      )}
    </fieldset>
  )
}
