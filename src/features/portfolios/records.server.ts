import { sql } from 'kysely'
import { z } from 'zod'
import { optionalAddressField, optionalPictureField, pictureField, richField, slugField, wordsField } from '#features/records/fields.ts'
import { type Column, LANGUAGE_COLUMNS, languageFields, type RecordKind, type RelatedField } from '#features/records/record-kind.ts'
import { TYPES } from './portfolio.ts'

const texts = {
  title: wordsField(160).meta({ example: 'Pelatihan guru' }),
  kind: wordsField(60).meta({ example: 'Pelatihan' }),
  summary: wordsField(400),
  content: richField,
}
const pictures = z
  .array(z.object({ src: pictureField, alt: z.string().trim().max(300).default('') }))
  .max(60)
  .default([])

const columnFields = {
  ...texts,
  type: z.enum(TYPES),
  slug: slugField,
  clientName: wordsField(160).meta({ example: 'Dinas Pendidikan' }),
  heldOn: z.iso.date().meta({ example: '2026-08-17' }),
  batches: z
    .array(z.object({ label: wordsField(120), date: z.iso.date() }))
    .max(40)
    .default([]),
  projectLink: optionalAddressField,
  images: pictures,
  photos: pictures,
  cover: optionalPictureField,
  ...languageFields(texts),
}

/** What people write of a work. */
export const portfolioFields = z.object({ ...columnFields, videoLink: optionalPictureField, videoPoster: optionalPictureField })

/** A part of the column `video`, which is null without a link. */
const videoPart = (key: 'link' | 'thumbnail'): RelatedField => ({
  read: () => sql`r.video ->> ${key}::text`,
  async write(ctx, id, value) {
    const part = JSON.stringify({ [key]: value ?? null })
    await sql`update portfolios set video = nullif(jsonb_strip_nulls(coalesce(video, '{}') || ${part}::jsonb), '{}')
      where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
  },
})

export const portfolioRecords: RecordKind = {
  table: 'portfolios',
  noun: 'portfolio',
  tag: 'portfolios',
  fields: portfolioFields,
  columns: {
    title: 'title',
    type: 'type',
    slug: 'slug',
    kind: 'kind',
    summary: 'summary',
    content: { name: 'content', as: 'json' },
    clientName: 'client_name',
    heldOn: { name: 'held_on', as: 'date' },
    batches: { name: 'batches', as: 'json' },
    projectLink: 'project_link',
    images: { name: 'images', as: 'json' },
    photos: { name: 'photos', as: 'json' },
    cover: 'cover',
    ...LANGUAGE_COLUMNS,
  } satisfies Record<keyof typeof columnFields, Column>,
  related: { videoLink: videoPart('link'), videoPoster: videoPart('thumbnail') },
  title: 'title',
  searched: ['title', 'clientName', 'summary'],
  order: [['held_on', 'desc']],
  filter: 'type',
  sorts: { day: { expression: sql`r.held_on`, type: 'date' } },
  firstSort: '-day',
  listed: ['clientName', 'type', 'heldOn'],
  write: 'content.write',
  publish: 'content.write',
  slugWithin: [],
}
