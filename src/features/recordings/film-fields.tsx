import { MediaField } from '#features/library/ui/media-field.tsx'
import type { Lang } from '#kit/lang.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { CaptionsField } from './captions-field.tsx'
import { FileField } from './file-field.tsx'
import type { Film } from './recorded.ts'
import { PartsField, RecordedFields, TranscriptField } from './recording-form.tsx'
import { recordingTexts } from './texts.ts'

interface FilmFieldsProps {
  film: Film
  /** The names that the film lacks. */
  problems: readonly string[]
  /** The language of its words. */
  lang: Lang
  /** The file and its length alone: nothing else is there to be said of a film that is not there yet. */
  isShort?: boolean
  onChange(film: Film): void
}

/** Describes a film: its file, a smaller copy, captions, transcript and parts. */
export function FilmFields({ film, problems, lang, isShort = false, onChange }: FilmFieldsProps) {
  const { form: t } = useTexts(recordingTexts)
  const put = (change: Partial<Film>) => onChange({ ...film, ...change })
  return (
    <div className="grid gap-6">
      <RecordedFields kind="video" address={film.address} seconds={film.seconds} problems={problems} onChange={put} />
      {!isShort && (
        <>
          <FileField
            name="smallAddress"
            kind="video"
            label={t.small}
            hint={t.smallHint}
            optional={t.optional}
            value={film.smallAddress}
            onChange={smallAddress => put({ smallAddress })}
          />
          <MediaField name="poster" label={t.poster} value={film.poster} onChange={poster => put({ poster })} />
          <CaptionsField captions={film.captions} lang={lang} onChange={captions => put({ captions })} />
          <TranscriptField lang={lang} transcript={film.transcript} onTranscript={transcript => put({ transcript })} />
          <PartsField lang={lang} parts={film.parts} onChange={parts => put({ parts })} />
        </>
      )}
    </div>
  )
}
