import { toHtml } from '#platform/rich-text/to-html.ts'
import { type ChapterKindName, type ContentOf, chapterKindOf } from './kinds.ts'

/** Returns the rich texts of a chapter's content as safe HTML, by the names of its kind's `documents`: what `ReaderProps.html` takes. */
export async function htmlOf<Name extends ChapterKindName>(name: Name, content: ContentOf<Name>): Promise<Record<string, string>> {
  const documents = Object.entries(chapterKindOf(name).documents(content))
  return Object.fromEntries(await Promise.all(documents.map(async ([key, document]) => [key, await toHtml(document)] as const)))
}
