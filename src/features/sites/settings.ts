import { z } from 'zod'
import { isColour } from '#kit/colour.ts'
import type { FieldCode } from '#kit/common-reasons.ts'
import { DEFAULT_LANG, LANGS } from '#kit/lang.ts'
import { navigationField } from './navigation.ts'
import { sectionsField, sitePagesField, tenantPagesField } from './pages.ts'

const text = (max: number) => z.string().max(max)
const colour = (otherwise: string) =>
  z
    .string()
    .refine(isColour, 'Colour' satisfies FieldCode)
    .default(otherwise)
const image = text(500).regex(/^(\/(?!\/)[\w./@%-]*|https:\/\/[^\s"'<>]+)?$/, 'PictureAddress' satisfies FieldCode)
/** A Google Analytics 4 measurement id. */
const measurementId = text(24).regex(/^(G-[A-Z0-9]{4,20})?$/, 'MeasurementId' satisfies FieldCode)
const link = text(500).regex(/^(https:\/\/[^\s"'<>]+)?$/, 'HttpsAddress' satisfies FieldCode)

/** The largest sum that anything of the product takes or sends at once, in rupiah. */
export const MOST_RUPIAH = 10_000_000_000

/** True for `2026-11-23T18:00`, and for nothing. */
const isLocalMoment = (moment: string) => moment === '' || (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(moment) && !Number.isNaN(Date.parse(moment)))

/**
 * The fields of a site's settings by key, with the specification's defaults (sections 3 and 9). `isMaintenance` has none: if it was never set, the site
 * is under maintenance.
 */
export const settingFields = {
  title: text(120).default('Sanggar'),
  logoDark: image.default(''),
  logoLight: image.default(''),
  logo_dark: image.default(''),
  favicon: image.default(''),
  layout: text(60).default('demo'),
  isMaintenance: z.boolean().optional(),
  /** The languages of the site: which is the first, and whether the others are shown, too. Records keep what was written in all of them. */
  languages: z.object({ first: z.enum(LANGS).default(DEFAULT_LANG), shown: z.enum(['all', 'first']).default('all') }).prefault({}),
  /** What the page of a closed site says: `until` is the expected end, a date and time of the site's own time zone. */
  maintenance: z
    .object({
      message: text(400).default(''),
      english: text(400).default(''),
      until: z
        .string()
        .refine(isLocalMoment, 'DateTime' satisfies FieldCode)
        .default(''),
    })
    .prefault({}),
  /** `staff`: people with a role beyond a student's need a second factor before it counts. */
  security: z.object({ secondFactor: z.enum(['off', 'staff']).default('off') }).prefault({}),
  /** `yes`: mentors publish, withdraw and delete the classes that they teach. */
  classes: z.object({ mentorsPublish: z.enum(['no', 'yes']).default('no') }).prefault({}),
  /** `hidden`: nobody is offered it, and its calls answer 403. `questions`: those that are offered to whoever opens the assistant; none: the product's own. `keepDays`: how long conversations are kept at most. */
  assistant: z
    .object({
      state: z.enum(['shown', 'hidden']).default('shown'),
      welcome: text(300).default(''),
      questions: z
        .array(z.object({ question: text(160).min(1) }))
        .max(6)
        .default([]),
      keepDays: z.number().int().min(1).max(180).default(180),
    })
    .prefault({}),
  css: z
    .object({
      ft_primary: text(60).default('Raleway'),
      ft_secondary: text(60).default('Inter'),
      clr_primary: colour('#2096C4'),
      clr_secondary: colour('#2F80ED'),
      clr_success: colour('#2dce89'),
      clr_info: colour('#11cdef'),
      clr_warning: colour('#fb6340'),
      clr_danger: colour('#f5365c'),
      clr_light: colour('#adb5bd'),
      clr_dark: colour('#212529'),
    })
    .prefault({}),
  meta: z
    .object({
      name: text(120).default(''),
      description: text(400).default(''),
      keywords: text(400).default(''),
      type: text(40).default('website'),
      image: image.default(''),
      card: text(40).default('summary_large_image'),
      site_name: text(120).default(''),
      url: text(300)
        .regex(/^(https?:\/\/[^\s"'<>]+)?$/, 'WebAddress' satisfies FieldCode)
        .default(''),
      twitter_site: text(60).default(''),
      robot_index: z.enum(['index', 'noindex']).default('index'),
      robot_follow: z.enum(['follow', 'nofollow']).default('follow'),
    })
    .prefault({}),
  blog: z.object({ title: text(160).default('Blog'), summary: text(400).default(''), cover: image.default('') }).prefault({}),
  overview: z
    .object({
      name: text(120).default(''),
      title: text(160).default(''),
      summary: text(400).default(''),
      description: text(4000).default(''),
      logo: image.default(''),
    })
    .prefault({}),
  hero: z.object({ title: text(160).default(''), summary: text(400).default('') }).prefault({}),
  /** The hero and the description in English; if empty, the brand's own words are shown. */
  english: z.object({ title: text(160).default(''), summary: text(400).default(''), description: text(400).default('') }).prefault({}),
  contact: z
    .object({
      whatsapp: z
        .string()
        .regex(/^(62\d{7,13})?$/, 'WhatsappNumber' satisfies FieldCode)
        .default(''),
      email: text(200).default(''),
      address: text(400).default(''),
      instagram: link.default(''),
      youtube: link.default(''),
      linkedin: link.default(''),
    })
    .prefault({}),
  legal: z.object({ company: text(200).default(''), pse: text(60).default('') }).prefault({}),
  /**
   * Who sells, and how it is taxed and paid. Rates are in basis points, sums whole rupiah. Above `payoutTwoPersonsFrom` two persons approve a payout; less than
   * `payoutLeast` is not paid out. Source: docs/decisions/092.
   */
  payment: z
    .object({
      legalName: text(200).default(''),
      address: text(400).default(''),
      taxNumber: text(40).default(''),
      taxBp: z.number().int().min(0).max(10_000).default(0),
      invoiceHours: z.number().int().min(1).max(168).default(24),
      payoutTwoPersonsFrom: z.number().int().min(0).max(MOST_RUPIAH).default(10_000_000),
      payoutLeast: z.number().int().min(1).max(MOST_RUPIAH).default(50_000),
      withholdingBp: z.number().int().min(0).max(10_000).default(0),
    })
    .prefault({}),
  /** Who collects donations here, under which permit, when and what for. Without all of it, and outside the period, none is accepted. */
  donation: z
    .object({
      organisation: text(200).default(''),
      permit: text(120).default(''),
      validFrom: z.iso.date().or(z.literal('')).default(''),
      validUntil: z.iso.date().or(z.literal('')).default(''),
      purpose: text(400).default(''),
      report: link.default(''),
    })
    .prefault({}),
  analytics: z
    .object({
      default: measurementId.default(''),
      pujapramudya: measurementId.default(''),
      ruangcipta: measurementId.default(''),
    })
    .prefault({}),
  /** The home page's sections, if they differ from the brand's; each has its own schema (`features/brands/sections`). */
  home: sectionsField.default([]),
  sitePages: sitePagesField,
  tenantPages: tenantPagesField,
  /** The header's and the footer's entries, where they differ from the brand's. */
  navigation: navigationField,
  faq: z
    .array(z.object({ question: text(200), answer: text(1200) }))
    .max(40)
    .default([]),
  partners: z
    .array(z.object({ name: text(120), kind: text(60).default('') }))
    .max(60)
    .default([]),
  festival: z
    .object({
      name: text(120).default(''),
      startsOn: z.iso.date().or(z.literal('')).default(''),
      days: z.number().int().min(1).max(14).default(2),
      place: text(200).default(''),
      summary: text(400).default(''),
      speakers: z
        .array(
          z.object({
            id: text(60),
            name: text(120),
            short_bio: text(300),
            image: image.default(''),
            isConfirmed: z.boolean(),
            linkedIn: link.optional(),
          }),
        )
        .max(60)
        .default([]),
      activities: z
        .array(z.object({ title: text(120), text: text(400) }))
        .max(40)
        .default([]),
      schedule: z
        .array(
          z.object({
            day: z.number().int().min(1).max(14),
            time: text(20),
            title: text(160),
            place: text(120),
            speaker: text(120).default(''),
          }),
        )
        .max(120)
        .default([]),
      sponsors: z
        .array(z.object({ name: text(120), tier: text(40) }))
        .max(60)
        .default([]),
    })
    .prefault({}),
  radio: z.object({ name: text(120).default(''), stream: image.default(''), isOn: z.boolean().default(false) }).prefault({}),
  timeZone: z.enum(['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura']).default('Asia/Jakarta'),
} as const

export type SettingKey = keyof typeof settingFields
export type Settings = { [K in SettingKey]: z.output<(typeof settingFields)[K]> }

export const SETTING_KEYS = Object.keys(settingFields) as SettingKey[]

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingFields, key)
}

/**
 * Returns whole settings from the stored values. An invalid stored value, or field of a group, is ignored, and its key passed to `onBad`: one bad row must
 * not take a site down, and one bad field not open to search engines what its neighbour closes.
 */
export function toSettings(stored: Record<string, unknown>, onBad: (key: string) => void = () => {}): Settings {
  const entries = SETTING_KEYS.map(key => {
    const parsed = settingFields[key].safeParse(stored[key])
    if (parsed.success) return [key, parsed.data] as const
    onBad(key)
    const rest = settingFields[key].safeParse(withoutFields(stored[key], parsed.error.issues))
    return [key, rest.success ? rest.data : settingFields[key].parse(undefined)] as const
  })
  // Named boundary: each entry was parsed by its own field's schema.
  return Object.fromEntries(entries) as unknown as Settings
}

/** Returns a group without the fields that have these problems; undefined for a value that is no group. */
function withoutFields(value: unknown, issues: readonly { path: PropertyKey[] }[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const bad = new Set(issues.map(({ path }) => path[0]))
  return Object.fromEntries(Object.entries(value).filter(([field]) => !bad.has(field)))
}

/** When a client may come back to a site under maintenance: the value of `Retry-After`. */
export const MAINTENANCE_RETRY_SECONDS = '600'

/** True unless the flag is explicitly off. */
export function isUnderMaintenance(settings: Settings): boolean {
  return settings.isMaintenance !== false
}
