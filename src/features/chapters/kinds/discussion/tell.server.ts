import { addNotices } from '#features/notices/notices.server.ts'
import type { Ctx } from '#platform/context.ts'
import { getClassOfChapter, listTeachers } from '../../class-of-chapter.server.ts'

/** Tells who began a thread of an answer, unless it is their own. */
export async function tellOfAnswer(ctx: Ctx, { chapterId, writerId }: { chapterId: string; writerId: string }): Promise<void> {
  const { className, href } = await getClassOfChapter(ctx, chapterId)
  await addNotices(ctx, { kind: 'answered', subject: className, href, to: [writerId] })
}

/** Tells who wrote an answer that who teaches the class called it right. */
export async function tellOfMark(ctx: Ctx, { chapterId, writerId }: { chapterId: string; writerId: string }): Promise<void> {
  const { className, href } = await getClassOfChapter(ctx, chapterId)
  await addNotices(ctx, { kind: 'answerMarked', subject: className, href, to: [writerId] })
}

/** Tells who teaches the class that a post was reported. */
export async function tellOfReport(ctx: Ctx, chapterId: string): Promise<void> {
  const { className, classId } = await getClassOfChapter(ctx, chapterId)
  await addNotices(ctx, { kind: 'postReported', subject: className, to: await listTeachers(ctx, classId) })
}

/** Tells who wrote a post that who teaches the class hid it, showed it again, or removed it. */
export async function tellOfModeration(ctx: Ctx, { chapterId, writerId }: { chapterId: string; writerId: string }): Promise<void> {
  const { className, href } = await getClassOfChapter(ctx, chapterId)
  await addNotices(ctx, { kind: 'postModerated', subject: className, href, to: [writerId] })
}
