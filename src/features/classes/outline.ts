import type { SyllabusModule } from './class.ts'

export interface OutlineChapter {
  title: string
  minutes: number
  moduleTitle: string
  moduleSlug: string
  slug: string
}

/** The chapters of a class in order, each with its module. */
export function chaptersOf(modules: readonly SyllabusModule[]): OutlineChapter[] {
  return modules.flatMap(module =>
    module.chapters.map(chapter => ({
      title: chapter.title,
      minutes: chapter.minutes,
      moduleTitle: module.title,
      moduleSlug: module.slug,
      slug: chapter.slug,
    })),
  )
}

/** Where a chapter stands in the outline; the module may be left out, then the first chapter of that name counts. -1: nowhere. */
export function findChapter(chapters: readonly OutlineChapter[], moduleSlug: string | undefined, slug: string): number {
  return chapters.findIndex(chapter => chapter.slug === slug && (moduleSlug === undefined || chapter.moduleSlug === moduleSlug))
}

/** The address of a chapter below its course. */
export function pathOfChapter(coursePath: string, chapter: Pick<OutlineChapter, 'moduleSlug' | 'slug'>): string {
  return `${coursePath}/module/${chapter.moduleSlug}/chapter/${chapter.slug}`
}

/** The page of a course: premium ones stand under an address of their own. */
export function pathOfCourse(one: { slug: string; isPremium: boolean }): string {
  return one.isPremium ? `/Courses/@Premium/${one.slug}` : `/Courses/${one.slug}`
}
