import type { LiveContent } from '#features/chapters/kinds/live/kind.ts'
import { linesOf } from './lines-of.ts'

/** Stands between what a session is about and what was said in it. Documents have no headings of level 1. */
const HEADING = '# transcript'

type Recording = LiveContent['recording']

/** Returns what a session's recording says of itself in front matter: all but the transcript, which stands in the body. */
export function inFrontOfRecording(recording: Recording): object | null {
  if (recording === null) return null
  const { transcript: _transcript, ...rest } = recording
  return rest
}

/** Returns the body of a session's file: what it is about, as Markdown, and the transcript of its recording, as it is. */
export function toLiveBody(about: string, recording: Recording): string {
  return recording?.transcript ? `${about === '' ? '' : `${about.replace(/\n+$/, '')}\n\n`}${HEADING}\n${recording.transcript}` : about
}

/** Splits the body of a session's file; `transcript` is undefined where there is none. */
export function fromLiveBody(body: string): { about: string; transcript?: string } {
  const lines = linesOf(body)
  const at = lines.findIndex(({ text, isCode }) => !isCode && isTranscriptHeading(text))
  if (at < 0) return { about: body }
  const textOf = (part: typeof lines) => part.map(({ text }) => text).join('\n')
  return { about: textOf(lines.slice(0, at)), transcript: textOf(lines.slice(at + 1)) }
}

export function isTranscriptHeading(line: string): boolean {
  return line.trimEnd().toLowerCase() === HEADING
}
