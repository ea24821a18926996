import { FilmFields } from '#features/recordings/film-fields.tsx'
import { EMPTY_FILM, type Film } from '#features/recordings/recorded.ts'
import { RecordRichField } from '#features/rich-editor/ui/record-rich-field.tsx'
import { formatZone } from '#kit/format.ts'
import { fromZonedInput, toZonedInput } from '#kit/zoned-input.ts'
import type { RichDocument } from '#platform/rich-text/document.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { FormProps } from '../ui.ts'
import type { LiveContent } from './kind.ts'
import { liveTexts } from './texts.ts'

/** Writes a live session: when, where, and its recording once there is one. */
export default function Form({ content, onChange, problems, lang, timeZone }: FormProps<LiveContent>) {
  const { form: t, fill } = useTexts(liveTexts)
  const zone = { zone: formatZone(timeZone) }
  // What was stored with an address and a length alone comes as it was stored.
  const recording = content.recording && { ...EMPTY_FILM, ...content.recording }
  const putLink = (name: 'link' | 'mapLink', typed: string) => {
    // What is half typed can't be stored; the field says so.
    if (typed === '' || isHttps(typed)) onChange({ ...content, [name]: typed })
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        {(['startsAt', 'endsAt'] as const).map(name => (
          <FormField
            key={name}
            name={name}
            type="datetime-local"
            label={fill(`form.${name}`, zone)}
            problem={problems.includes(name) ? t.timeProblem : undefined}
            value={toZonedInput(content[name], timeZone)}
            onChange={({ currentTarget }) => onChange({ ...content, [name]: fromZonedInput(currentTarget.value, timeZone) ?? null })}
          />
        ))}
      </div>
      <FormField
        name="link"
        type="url"
        label={t.link}
        hint={t.linkHint}
        problem={problems.includes('link') ? t.linkProblem : undefined}
        pattern="https://.+"
        title={t.linkWrong}
        maxLength={500}
        value={content.link}
        onChange={({ currentTarget }) => putLink('link', currentTarget.value.trim())}
      />
      <FormField
        name="place"
        lang={lang}
        label={t.place}
        optional={t.optional}
        maxLength={200}
        value={content.place}
        onChange={({ currentTarget }) => onChange({ ...content, place: currentTarget.value })}
      />
      <FormField
        name="mapLink"
        type="url"
        label={t.mapLink}
        optional={t.optional}
        pattern="https://.+"
        title={t.linkWrong}
        maxLength={500}
        value={content.mapLink}
        onChange={({ currentTarget }) => putLink('mapLink', currentTarget.value.trim())}
      />
      <RecordRichField
        name="about"
        label={t.about}
        lang={lang}
        value={content.about}
        problem={undefined}
        // Named boundary: the editor's document.
        onChange={about => onChange({ ...content, about: about as RichDocument })}
      />
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-lg font-bold">
          {t.recording} <span className="text-ink-soft font-normal">({t.optional})</span>
        </legend>
        <FilmFields
          film={recording ?? EMPTY_FILM}
          problems={recording ? problems : []}
          lang={lang}
          isShort={recording === null}
          onChange={film => onChange({ ...content, recording: isBegun(film) ? film : null })}
        />
      </fieldset>
    </div>
  )
}

/** True if anything is said of a recording but its length: without its file it is kept, and not published. */
const isBegun = ({ seconds: _seconds, ...film }: Film) => Object.values(film).some(said => said.length > 0)

const isHttps = (typed: string) => /^https:\/\/./.test(typed) && URL.canParse(typed)
