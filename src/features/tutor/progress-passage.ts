import { pathOfCourse } from '#features/classes/outline.ts'
import type { Passage } from '#features/retrieval/passage.ts'
import type { Lang } from '#kit/lang.ts'
import { newId } from '#platform/db/ids.ts'
import { tutorTexts } from './texts.ts'
import type { TutorContext } from './tutor-for.server.ts'

const MOST_TITLES = 12
const MOST_RESULTS = 8

/** Returns what a learner has done in the class, as a passage that a model may use; none of who takes no part. It names nobody, and no question or answer of a practice. */
export function progressPassage({ chapter, course, isLearner }: TutorContext, lang: Lang): Passage[] {
  if (!isLearner) return []
  const { fill, progress } = tutorTexts(lang)
  const chapters = course.chapters.filter(({ isRemoved }) => !isRemoved)
  const done = chapters.filter(one => one.progress?.state === 'done')
  const results = chapters.flatMap(one =>
    typeof one.progress?.result === 'number' ? [fill('progress.result', { title: one.title, percent: one.progress.result })] : [],
  )
  const text = [
    fill('progress.chapters', { done: done.length, total: chapters.length, percent: course.enrolment?.percent ?? 0 }),
    fill('progress.current', { title: chapter.title }),
    ...(done.length > 0
      ? [
          fill('progress.done', {
            titles: done
              .slice(-MOST_TITLES)
              .map(({ title }) => title)
              .join('; '),
          }),
        ]
      : []),
    ...(results.length > 0 ? [fill('progress.results', { results: results.slice(-MOST_RESULTS).join('; ') })] : []),
  ].join(' ')
  const source = { kind: 'class' as const, id: course.id, title: course.name, href: pathOfCourse(course), lang: course.lang }
  return [{ id: newId(), source, heading: progress.heading, text, score: 1 }]
}
