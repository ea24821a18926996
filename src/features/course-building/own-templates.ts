import { z } from 'zod'
import { newUuid } from '#kit/new-key.ts'
import type { Outline, OutlineChapter } from './outline.ts'

/** A tenant keeps no more templates: they are all listed at once. */
export const MOST_TEMPLATES = 100

/** An outline or a module that somebody kept to begin others with, without what its chapters hold. */
export interface OwnTemplate {
  id: string
  name: string
  /** Its chapters begin with what was written in them. */
  hasTexts: boolean
  /** The viewer may name it anew and remove it. */
  isManaged: boolean
  modules: { title: string; chapters: Omit<OutlineChapter, 'copyOf' | 'ofTemplate'>[] }[]
}

export const templateName = z.string().trim().min(1).max(120).meta({ example: 'Kelas tatap muka' })

/** What is kept as a template: a class's whole outline, or one of its modules. */
export const templateInput = z.object({
  classId: z.uuid(),
  moduleId: z.uuid().optional(),
  name: templateName,
  /** Keeps what the chapters hold, too. */
  withTexts: z.boolean().default(false),
})
export type TemplateInput = z.output<typeof templateInput>

/** Returns new modules by a tenant's own template; the save of the outline fills their chapters. */
export function outlineOfOwn({ modules }: Pick<OwnTemplate, 'modules'>): Outline {
  return modules.map(({ title, chapters }) => ({
    id: newUuid(),
    title,
    chapters: chapters.map(chapter => ({ ...chapter, id: newUuid(), ofTemplate: chapter.id })),
  }))
}
