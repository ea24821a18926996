import { EMPTY_FILM, type Film, filesOfFilm, film, missingOf, neededOf, wordsOf } from '#features/recordings/recorded.ts'
import { defineKind } from '../kind.ts'

/** A film: done when most of it was really watched. */
export const video = defineKind<Film>({
  name: 'video',
  schema: film,
  empty: EMPTY_FILM,
  doneBy: 'seconds',
  needed: neededOf,
  missing: missingOf,
  documents: () => ({}),
  words: wordsOf,
  files: filesOfFilm,
})
