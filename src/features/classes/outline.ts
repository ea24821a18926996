import type { SyllabusModule } from './class.ts'

export interface OutlineChapter {
  title: string
  minutes: number
  moduleTitle: string
  moduleSlug: string
  slug: string
}

/** Returns the chapters of a class in order, each with its module. */
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

/** Returns the index of a chapter, or -1. Without a module, the first chapter with the slug counts. */
export function findChapter(chapters: readonly OutlineChapter[], moduleSlug: string | undefined, slug: string): number {
  return chapters.findIndex(chapter => chapter.slug === slug && (moduleSlug === undefined || chapter.moduleSlug === moduleSlug))
}

/** Returns the path of a chapter below its course. */
export function pathOfChapter(coursePath: string, chapter: Pick<OutlineChapter, 'moduleSlug' | 'slug'>): string {
  return `${coursePath}/module/${chapter.moduleSlug}/chapter/${chapter.slug}`
}

/** Returns the path of a course's page; premium courses have their own base path. */
export function pathOfCourse(one: { slug: string; isPremium: boolean }): string {
  return one.isPremium ? `/Courses/@Premium/${one.slug}` : `/Courses/${one.slug}`
}

/** Returns the path of the summary of what buying a class costs. */
export function pathOfCheckout({ slug }: { slug: string }): string {
  return `/Checkout/Class/${slug}`
}
