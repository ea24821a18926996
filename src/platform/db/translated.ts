import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../context.ts'

/**
 * SQL of a column's text in the reader's language, for tables with the columns `lang` and `translations` (`{"en": {"summary": …}}`); as it was written where
 * that language lacks it. `of` is the table's alias, `field` the key within the translations, by default the column's name.
 */
export function inReadersLang({ lang }: Pick<Ctx, 'lang'>, of: string, column: string, field = column): RawBuilder<string> {
  return sql`coalesce(nullif(${sql.ref(`${of}.translations`)} -> ${lang}::text ->> ${field}::text, ''), ${sql.ref(`${of}.${column}`)})`
}

/** The same of a column of JSON. */
export function jsonInReadersLang({ lang }: Pick<Ctx, 'lang'>, of: string, column: string, field = column): RawBuilder<unknown> {
  return sql`coalesce(${sql.ref(`${of}.translations`)} -> ${lang}::text -> ${field}::text, ${sql.ref(`${of}.${column}`)})`
}

/** The same of an array of texts. */
export function listInReadersLang({ lang }: Pick<Ctx, 'lang'>, of: string, column: string, field = column): RawBuilder<string[]> {
  const translated = sql`${sql.ref(`${of}.translations`)} -> ${lang}::text -> ${field}::text`
  return sql`case when jsonb_typeof(${translated}) = 'array' then array(select jsonb_array_elements_text(${translated})) else ${sql.ref(`${of}.${column}`)} end`
}

/** SQL of the language that a record's texts are read in: the reader's if it has any of them, else the one it was written in. */
export function langRead({ lang }: Pick<Ctx, 'lang'>, of: string): RawBuilder<string> {
  return sql`case when ${sql.ref(`${of}.translations`)} ? ${lang}::text and ${sql.ref(`${of}.translations`)} -> ${lang}::text <> '{}' then ${lang}::text
    else ${sql.ref(`${of}.lang`)} end`
}

/** SQL of all languages that a record has texts in, the one it was written in first. */
export function langsOf(of: string): RawBuilder<string[]> {
  return sql`array[${sql.ref(`${of}.lang`)}] || array(select jsonb_object_keys(${sql.ref(`${of}.translations`)}))`
}
