import { kindOf, type PostKind } from '#features/posts/kinds/kinds.ts'
import type { postTexts } from '#features/posts/texts.ts'

/** Returns what a kind of posts is called, as its list is. */
export function nameOfKind(texts: ReturnType<typeof postTexts>, kind: PostKind): string {
  return texts.sections[kindOf(kind).sections[0].name].label
}
