import type { ZodType } from 'zod'
import type { Source } from '#features/retrieval/passage.ts'
import type { Ctx, Tag } from '#platform/context.ts'

/** An answer read from tables. `text` is Markdown in the reader's language and cites `sources` as `[1]`, `[2]`, …; `data` is the same for programs. */
export interface SkillAnswer {
  text: string
  sources: Source[]
  data: unknown
  /** Nothing was found of what was asked for: the text says so, and where to look. Whoever has other ways to answer takes those first. */
  isEmpty?: true
}

/** Something that is answered from tables, with the viewer's own rights; it only reads. `name` is also that of a model's and of other assistants' tool. */
export interface Skill<Input = unknown> {
  name: string
  /** What it does and when to use it, in English, for models. */
  description: string
  /** `person`: about who asks; refused to others with a sentence that leads to the sign-in. */
  who: 'anybody' | 'person'
  /** What it reads where nobody is signed in: its answer changes with these alone, and with time. */
  reads?: readonly Tag[]
  input: ZodType<Input>
  run(ctx: Ctx, input: Input): Promise<SkillAnswer>
}
