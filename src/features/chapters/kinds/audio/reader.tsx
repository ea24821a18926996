import type { Sound } from '#features/recordings/recorded.ts'
import { Recording } from '#features/recordings/recording.tsx'
import type { ReaderProps } from '../ui.ts'

/** Something to listen to. */
export default function Reader({ content, ...rest }: ReaderProps<Sound>) {
  return <Recording kind="audio" recorded={content} {...rest} />
}
