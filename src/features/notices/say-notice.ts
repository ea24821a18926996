import type { Lang } from '#kit/lang.ts'
import type { Notice } from './notice.ts'
import { noticeTexts } from './texts.ts'

/** Returns what happened in a sentence. A text without a title is called so. */
export function sayNotice({ kind, subject }: Pick<Notice, 'kind' | 'subject'>, lang: Lang): string {
  const { fill, untitled } = noticeTexts(lang)
  return fill(`happened.${kind}`, { subject: subject || untitled })
}
