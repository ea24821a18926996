import { faqPage, type LinkedData } from '#features/sites/json-ld.ts'
import { questionsFor } from '#features/sites/questions.ts'
import type { Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'
import type { HomeSection } from './brand.ts'
import { faqSchema } from './sections/faq.tsx'

/** Returns the FAQ of a page's sections as linked data: a section's own questions, or the tenant's. Empty if there are none. */
export function linkedFaq(sections: readonly HomeSection[], { questions }: Pick<Site, 'questions'>, lang: Lang): LinkedData[] {
  const shown = sections.flatMap(one => {
    const read = one.kind === 'faq' ? faqSchema.safeParse(one) : undefined
    return read?.success ? (read.data.items ?? questionsFor(questions, 'home', lang)).slice(0, read.data.count) : []
  })
  return shown.length > 0 ? [faqPage(shown)] : []
}
