import { Recording } from '#features/recordings/recording.tsx'
import type { ReaderProps } from '../ui.ts'
import type { AudioContent } from './kind.ts'

/** Something to listen to. */
export default function Reader({ content, ...rest }: ReaderProps<AudioContent>) {
  return <Recording kind="audio" recorded={content} {...rest} />
}
