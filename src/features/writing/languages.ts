import type { PostWork } from '#features/posts/work.ts'
import { findLang, LANGS, type Lang, languageOf } from '#kit/lang.ts'
import type { RichDocument } from '#platform/rich-text/document.ts'

/** What is typed of a post in one language. */
export interface TypedText {
  title: string
  summary: string
  content: RichDocument
}

const NOTHING: RichDocument = { type: 'doc', content: [] }

/** `whole`: title and text; `text-missing`: readers get the text in the post's own language; `title-missing`: readers get none of it. */
export type TextState = 'none' | 'whole' | 'text-missing' | 'title-missing'

/** Returns a post's text in a language, empty where there is none. */
export function textIn(work: PostWork, lang: string): TypedText {
  if (lang === work.lang) return work
  const text = translationIn(work, lang)
  return { title: text?.title ?? '', summary: text?.summary ?? '', content: text?.content ?? NOTHING }
}

/** Returns the work with a language's text changed. A further language of which nothing is left is taken away; one without content shows the post's own. */
export function withText(work: PostWork, lang: string, fields: Partial<TypedText>): PostWork {
  if (lang === work.lang) return { ...work, ...fields }
  const { content, ...text } = { ...textIn(work, lang), ...fields }
  const others = Object.entries(work.translations).filter(([other]) => other !== lang)
  const hasContent = !isEmptyDocument(content)
  const isGone = text.title === '' && text.summary === '' && !hasContent
  const own = isGone ? [] : [[lang, { ...text, ...(hasContent && { content }) }] as const]
  return { ...work, translations: Object.fromEntries([...others, ...own]) }
}

/** Returns the languages of the site, by default all of the interface; the post's own first. */
export function langsOfWork({ lang }: Pick<PostWork, 'lang'>, shown: readonly Lang[] = LANGS): Lang[] {
  return [lang, ...shown.filter(other => other !== lang)]
}

/** Returns how much of a post there is in a language. */
export function textStateOf(work: PostWork, lang: string): TextState {
  const { title, summary, content } = textIn(work, lang)
  const hasContent = !isEmptyDocument(content)
  if (title.trim() === '') return hasContent || summary.trim() !== '' ? 'title-missing' : 'none'
  return hasContent ? 'whole' : 'text-missing'
}

/** True for a document of empty paragraphs. Looks at the first level only. */
export function isEmptyDocument({ content }: RichDocument): boolean {
  return content.every(node => node.type === 'paragraph' && (node.content?.length ?? 0) === 0)
}

function translationIn({ translations }: PostWork, lang: string) {
  return Object.entries(translations).find(([other]) => other === lang)?.[1]
}
/** Returns a language's name in itself, by its code. */
export function nameOfLang(lang: string): string {
  const known = findLang(lang)
  return known ? languageOf(known).name : lang
}
