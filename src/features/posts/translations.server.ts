import { InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import type { PostTranslations } from './schema.ts'
import { postReason } from './texts.ts'

/**
 * Writes a post's texts in further languages: replaces those given, removes those that are null, and that of the post's own language, which its row holds.
 * Throws InvalidInput for a text in the post's own language.
 */
export async function writeTranslations(ctx: Ctx, postId: string, own: string, translations: PostTranslations): Promise<void> {
  const given = Object.entries(translations)
  if (given.some(([lang, text]) => lang === own && text))
    throw new InvalidInput(postReason('TranslationUnfit'), [{ path: `translations.${own}`, reason: postReason('OwnLanguage') }])
  const gone = [own, ...given.flatMap(([lang, text]) => (text ? [] : [lang]))]
  await ctx.db
    .deleteFrom('post_translations')
    .where('tenant_id', '=', ctx.tenantId)
    .where('post_id', '=', postId)
    .where('lang', 'in', gone)
    .execute()
  const rows = given.flatMap(([lang, text]) => (text ? [toRow(ctx, postId, lang, text)] : []))
  if (rows.length === 0) return
  await ctx.db
    .insertInto('post_translations')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'post_id', 'lang']).doUpdateSet(eb => ({
        title: eb.ref('excluded.title'),
        summary: eb.ref('excluded.summary'),
        content: eb.ref('excluded.content'),
        words: eb.ref('excluded.words'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

function toRow(ctx: Ctx, postId: string, lang: string, { title, summary, content }: NonNullable<PostTranslations[keyof PostTranslations]>) {
  return {
    tenant_id: ctx.tenantId,
    post_id: postId,
    lang,
    title,
    summary,
    content: content ? JSON.stringify(content) : null,
    words: content ? toWords(content) : '',
    updated_at: ctx.now,
  }
}
