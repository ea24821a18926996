import { hasSeat } from '#features/chapters/seat-states.ts'
import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { listOwnCourses } from '#features/learning/course.server.ts'
import { type Course, type CourseChapter, isIn, nextOf } from '#features/learning/course.ts'
import type { Source } from '#features/retrieval/passage.ts'
import type { Ctx } from '#platform/context.ts'
import { type OwnInput, ownInput, type ProgressInput, progressInput } from '../inputs.ts'
import type { Skill, SkillAnswer } from '../skill.ts'
import { skillTexts } from '../texts.ts'
import { Answer, askToSignIn, classSource, pageSource, plain, shareIn } from './answering.server.ts'

const SHOWN = 10
const RESULTS = 8
const ENOUGH = 0.5

/** Makes a skill about who asks: others are led to the sign-in, and nothing is read. */
export function ownSkill<Input>(parts: Omit<Skill<Input>, 'who'>): Skill<Input> {
  return {
    ...parts,
    who: 'person',
    async run(ctx, input) {
      return ctx.viewer.kind === 'person' ? await parts.run(ctx, input) : askToSignIn(ctx)
    },
  }
}

export const myClasses: Skill<OwnInput> = ownSkill({
  name: 'my_classes',
  description:
    'Lists the classes that the person who asks is in, waits for or has completed. Use it when they ask which classes they have.',
  input: ownInput,
  async run(ctx) {
    const t = skillTexts(ctx.lang)
    const answer = new Answer()
    const courses = await listOwnCourses(ctx)
    if (courses.length === 0) return noClasses(ctx, answer, t.own.classes.none)
    answer.say(t.fill('own.classes.found', { count: courses.length }))
    answer.list(courses.slice(0, SHOWN).map(one => `**${plain(one.name)}**: ${stateWords(ctx, one)} ${answer.cite(classSource(one))}`))
    answer.say(t.fill('own.classes.more', { ref: answer.cite(pageSource(ctx, 'learn')) }))
    return answer.done({ classes: courses.map(toData) })
  },
})

export const myProgress: Skill<ProgressInput> = ownSkill({
  name: 'my_progress',
  description:
    'Tells how far the person who asks is in their classes: percent, results of practices, the next chapter. Use it when they ask for their progress, results, or where to go on.',
  input: progressInput,
  async run(ctx, { name }) {
    const t = skillTexts(ctx.lang)
    const answer = new Answer()
    const own = (await listOwnCourses(ctx)).filter(isIn)
    if (own.length === 0) return noClasses(ctx, answer, t.own.progress.none)
    const named = name ? own.filter(one => shareIn(name, `${one.name} ${one.code}`) >= ENOUGH) : []
    if (name && named.length === 0) answer.say(t.fill('own.progress.noName', { name: plain(name) }))
    const shown = (named.length > 0 ? named : own).slice(0, SHOWN / 2)
    for (const one of shown) {
      answer.say(progressLine(ctx, one, answer))
      answer.list(detailsOf(ctx, one, answer))
    }
    return answer.done({
      classes: shown.map(one => ({ ...toData(one), next: nextOf(one, ctx.now)?.title ?? null, results: resultsOf(one) })),
    })
  },
})

function noClasses(ctx: Ctx, answer: Answer, text: string): SkillAnswer {
  answer.say(text.replace('{{ref}}', answer.cite(pageSource(ctx, 'classes'))))
  return answer.done({ classes: [] })
}

function stateWords({ lang }: Ctx, { enrolment }: Course): string {
  const t = skillTexts(lang)
  const state = enrolment?.state
  if (state === 'completed' || state === 'waiting-list' || state === 'waiting-approval') return t.own.classes[state]
  return t.fill('own.classes.joined', { percent: enrolment?.percent ?? 0 })
}

const counted = ({ chapters }: Course) => chapters.filter(({ isRemoved }) => !isRemoved)
const isDone = ({ progress }: CourseChapter) => progress?.state === 'done'

function progressLine({ lang }: Ctx, one: Course, answer: Answer): string {
  const chapters = counted(one)
  return skillTexts(lang).fill('own.progress.line', {
    name: plain(one.name),
    percent: one.enrolment?.percent ?? 0,
    done: chapters.filter(isDone).length,
    total: chapters.length,
    ref: answer.cite(classSource(one)),
  })
}

function detailsOf(ctx: Ctx, one: Course, answer: Answer): string[] {
  const t = skillTexts(ctx.lang)
  const next = nextOf(one, ctx.now)
  const results = resultsOf(one).map(({ title, percent }) => t.fill('own.progress.result', { title: plain(title), percent }))
  const end = one.enrolment?.state === 'completed' ? t.own.progress.completed : t.own.progress.last
  return [
    next ? t.fill('own.progress.next', { title: plain(next.title), ref: answer.cite(chapterSource(one, next)) }) : end,
    ...(results.length > 0 ? [t.fill('own.progress.results', { results: results.slice(-RESULTS).join(', ') })] : []),
  ]
}

function resultsOf(one: Course): { title: string; percent: number }[] {
  return counted(one).flatMap(({ title, progress }) => (typeof progress?.result === 'number' ? [{ title, percent: progress.result }] : []))
}

/** Returns a chapter of a class as a source. */
export function chapterSource(course: Course, chapter: CourseChapter): Source {
  return { kind: 'chapter', id: chapter.id, title: chapter.title, href: pathOfChapter(pathOfCourse(course), chapter), lang: course.lang }
}

function toData(one: Course) {
  const { state = null, percent = 0, batch } = one.enrolment ?? {}
  const isLearning = state !== null && hasSeat(state)
  return {
    slug: one.slug,
    name: one.name,
    state,
    percent: isLearning ? percent : null,
    batch: batch?.name ?? null,
    href: pathOfCourse(one),
  }
}
