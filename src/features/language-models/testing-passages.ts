import type { Passage } from '#features/retrieval/passage.ts'
import { newId } from '#platform/db/ids.ts'

/** Builds a passage of a class. */
export function buildPassage(text: string, more: Partial<Passage> & { title?: string; href?: string } = {}): Passage {
  const { title = 'Kelas Membuat Website', href = '/Courses/membuat-website', ...rest } = more
  const id = newId()
  return { id, source: { kind: 'class', id, title, href, lang: 'id' }, heading: '', text, score: 1, ...rest }
}
