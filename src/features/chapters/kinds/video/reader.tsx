import type { Film } from '#features/recordings/recorded.ts'
import { Recording } from '#features/recordings/recording.tsx'
import type { ReaderProps } from '../ui.ts'

/** A film. */
export default function Reader({ content, ...rest }: ReaderProps<Film>) {
  return <Recording kind="video" recorded={content} {...rest} />
}
