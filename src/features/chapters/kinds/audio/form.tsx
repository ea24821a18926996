import type { Sound } from '#features/recordings/recorded.ts'
import { PartsField, RecordedFields, TranscriptField } from '#features/recordings/recording-form.tsx'
import type { FormProps } from '../ui.ts'

/** Writes a chapter that is listened to. */
export default function Form({ content, onChange, problems, lang }: FormProps<Sound>) {
  return (
    <div className="grid gap-6">
      <RecordedFields
        kind="audio"
        address={content.address}
        seconds={content.seconds}
        problems={problems}
        onChange={change => onChange({ ...content, ...change })}
      />
      <TranscriptField lang={lang} transcript={content.transcript} onTranscript={transcript => onChange({ ...content, transcript })} />
      <PartsField lang={lang} parts={content.parts} onChange={parts => onChange({ ...content, parts })} />
    </div>
  )
}
