import { FilmFields } from '#features/recordings/film-fields.tsx'
import type { Film } from '#features/recordings/recorded.ts'
import type { FormProps } from '../ui.ts'

/** Writes a chapter that is watched. */
export default function Form({ content, onChange, problems, lang }: FormProps<Film>) {
  return <FilmFields film={content} problems={problems} lang={lang} onChange={onChange} />
}
