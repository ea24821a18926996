import { Recording } from '#features/recordings/recording.tsx'
import type { ReaderProps } from '../ui.ts'
import type { VideoContent } from './kind.ts'

/** A film. */
export default function Reader({ content, ...rest }: ReaderProps<VideoContent>) {
  return <Recording kind="video" recorded={content} {...rest} />
}
