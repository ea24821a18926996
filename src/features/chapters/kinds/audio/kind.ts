import { EMPTY_SOUND, missingOf, neededOf, type Sound, sound, wordsOf } from '#features/recordings/recorded.ts'
import { defineKind } from '../kind.ts'

/** Something to listen to: done when most of it was heard. */
export const audio = defineKind<Sound>({
  name: 'audio',
  schema: sound,
  empty: EMPTY_SOUND,
  doneBy: 'seconds',
  needed: neededOf,
  missing: missingOf,
  documents: () => ({}),
  words: wordsOf,
  files: ({ address }) => [address].filter(Boolean),
})
