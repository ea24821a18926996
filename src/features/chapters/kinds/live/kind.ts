import { z } from 'zod'
import { filesOfFilm, film, missingOf, neededOf, wordsOf } from '#features/recordings/recorded.ts'
import { type RichDocument, richDocument } from '#platform/rich-text/document.ts'
import { filesOf } from '#platform/rich-text/files-of.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { defineKind } from '../kind.ts'

const moment = z.iso.datetime().nullable()
const schema = z.object({
  startsAt: moment,
  endsAt: moment,
  /** Of the meeting; '' where it is held at a place alone. */
  link: z
    .url({ protocol: /^https$/ })
    .max(500)
    .or(z.literal(''))
    .default(''),
  place: z.string().max(200).default(''),
  mapLink: z
    .url({ protocol: /^https$/ })
    .max(500)
    .or(z.literal(''))
    .default(''),
  about: richDocument,
  recording: film.nullable().default(null),
})
export type LiveContent = z.output<typeof schema>

const EMPTY: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

/** A meeting, online or at a place. Done by attending it; who watches the recording instead has attended it, too. The code of attendance is not part of what readers get. */
export const live = defineKind<LiveContent>({
  name: 'live',
  schema,
  empty: { startsAt: null, endsAt: null, link: '', place: '', mapLink: '', about: EMPTY, recording: null },
  doneBy: 'server',
  needed: ({ recording }) => (recording?.address ? neededOf(recording) : undefined),
  missing: ({ startsAt, endsAt, link, place, recording }) => [
    ...(startsAt ? [] : ['startsAt']),
    ...(endsAt && (!startsAt || endsAt > startsAt) ? [] : ['endsAt']),
    ...(link || place ? [] : ['link']),
    ...(recording ? missingOf(recording) : []),
  ],
  // The meeting is open to who takes part, from a while before it begins: they ask for it (`sessions.server.ts`).
  forReaders: content => ({ ...content, link: '' }),
  documents: ({ about }) => ({ about }),
  words: ({ about, place, recording }) => [place, toWords(about), ...(recording ? [wordsOf(recording)] : [])].join(' '),
  files: ({ about, recording }) => [...(recording ? filesOfFilm(recording) : []), ...filesOf(about)],
})
