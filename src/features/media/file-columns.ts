import type { DB } from '#platform/db/tables.gen.ts'

/**
 * Every column that may hold the address of a file, by table: those that `search.file_uses` reads (migration 0058). A test compares the list with the database, so
 * that a new column is either read there or named below; the function is extended by a migration.
 */
export const FILE_COLUMNS: Partial<Record<keyof DB, readonly string[]>> = {
  posts: ['cover', 'content', 'details'],
  post_translations: ['content'],
  post_versions: ['work'],
  classes: ['logo', 'content'],
  class_translations: ['content'],
  careers: ['logo', 'content', 'translations'],
  mentors: ['photo'],
  portfolios: ['cover', 'content', 'batches', 'images', 'photos', 'video', 'translations'],
  programs: ['logo', 'content', 'translations'],
  speakers: ['photo'],
  sponsors: ['logo'],
  testimonies: ['photo'],
  lms_features: ['image'],
  site_settings: ['value'],
  settings_drafts: ['changes'],
  pages: ['sections'],
  bin_items: ['rows'],
}

/** Columns of JSON, or with names like a picture's or an address's, that hold no files of the library; each with the reason. */
export const WITHOUT_FILES: Readonly<Record<string, string>> = {
  'audit_log.details': 'what was done, not what is shown',
  'imports.file_name': 'the uploaded file’s name, not an address',
  'imports.options': 'what was chosen for an import',
  'imports.refusal': 'why a file was refused',
  'import_records.notes': 'what of an entry does not come',
  'import_records.record': 'what waits to be written; its pictures come into the drive by then',
  'import_pictures.why': 'why a picture is lost',
  'import_pictures.file_url': 'what was brought along: the posts that show it name it',
  'uploads.alt': 'about the file itself',
  'uploads.crop': 'about the file itself',
  'uploads.url_name': 'the file’s own address',
  'uploads.content_type': 'a type, not an address',
  'click_log.from_url': 'a page that was read',
  'click_log.to_url': 'a page that was opened',
  'webhooks.url': 'an address of another server',
  'portfolios.project_link': 'a page of another site',
  'record_versions.work': 'what was once; the newest is the record itself, and taking an older one back does not bring back a file',
  'settings_versions.before': 'what was once; taking a setting back does not bring back a file',
  'settings_versions.after': 'as `site_settings.value`, or what was once',
  'pages.title': 'words',
  'pages.description': 'words',
  'notices.href': 'a page of the studio',
  'jobs.translations': 'texts without pictures',
  'questions.translations': 'texts without pictures',
  'mentors.translations': 'texts without pictures',
  'post_categories.translations': 'texts without pictures',
  'speakers.link': 'a page of another site',
  'sponsors.link': 'a page of another site',
  'speakers.translations': 'texts without pictures',
  'sponsors.translations': 'texts without pictures',
  'testimonies.translations': 'texts without pictures',
  'lms_features.translations': 'texts without pictures',
  'lms_features.abilities': 'texts without pictures',
  'lms_features.benefits': 'texts without pictures',
  'classes.group_link': 'a page of another site',
}
