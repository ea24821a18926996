import { LANGS } from '#kit/lang.ts'

/** How a field of the settings is typed. */
export type FieldKind = 'text' | 'lines' | 'colour' | 'picture' | 'font' | 'choice' | 'date' | 'number' | 'check' | 'rows'

export interface SettingField {
  /** The call's name: the setting's key, and the field of a group after a dot. */
  path: string
  kind: FieldKind
  /** Values of a choice; their words are `choices` in the texts. */
  choices?: readonly string[]
  /** Columns of rows; their words are `columns` in the texts. */
  columns?: readonly SettingColumn[]
}

/** A column of rows: a field of each object of a list. */
export interface SettingColumn {
  name: string
  type: 'text' | 'number' | 'check' | 'picture'
}

export const SECTION_NAMES = [
  'identity',
  'colours',
  'fonts',
  'words',
  'sharing',
  'contact',
  'legal',
  'donation',
  'payment',
  'partners',
  'festival',
  'measuring',
  'classes',
  'assistant',
  'security',
] as const
export type SectionName = (typeof SECTION_NAMES)[number]

const text = (path: string): SettingField => ({ path, kind: 'text' })
const lines = (path: string): SettingField => ({ path, kind: 'lines' })
const number = (path: string): SettingField => ({ path, kind: 'number' })
const picture = (path: string): SettingField => ({ path, kind: 'picture' })
const rows = (path: string, columns: Readonly<Record<string, SettingColumn['type']>>): SettingField => ({
  path,
  kind: 'rows',
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})
const choice = (path: string, ...choices: string[]): SettingField => ({ path, kind: 'choice', choices })

/** The studio's form of the settings, by section. Questions and the home page have pages of their own. */
export const SECTIONS: Readonly<Record<SectionName, readonly SettingField[]>> = {
  identity: [
    text('title'),
    picture('logoDark'),
    picture('logoLight'),
    picture('favicon'),
    choice('timeZone', 'Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura'),
    choice('languages.first', ...LANGS),
    choice('languages.shown', 'all', 'first'),
  ],
  colours: ['primary', 'secondary', 'success', 'info', 'warning', 'danger', 'light', 'dark'].map(name => ({
    path: `css.clr_${name}`,
    kind: 'colour',
  })),
  fonts: [
    { path: 'css.ft_primary', kind: 'font' },
    { path: 'css.ft_secondary', kind: 'font' },
  ],
  words: [
    text('hero.title'),
    lines('hero.summary'),
    text('english.title'),
    lines('english.summary'),
    lines('english.description'),
    text('overview.name'),
    text('overview.title'),
    lines('overview.summary'),
    lines('overview.description'),
    picture('overview.logo'),
    text('blog.title'),
    lines('blog.summary'),
    picture('blog.cover'),
  ],
  sharing: [
    text('meta.name'),
    lines('meta.description'),
    text('meta.keywords'),
    text('meta.site_name'),
    picture('meta.image'),
    choice('meta.card', 'summary_large_image', 'summary'),
    text('meta.url'),
    text('meta.twitter_site'),
    choice('meta.robot_index', 'index', 'noindex'),
    choice('meta.robot_follow', 'follow', 'nofollow'),
  ],
  contact: [
    text('contact.whatsapp'),
    text('contact.email'),
    lines('contact.address'),
    text('contact.instagram'),
    text('contact.youtube'),
    text('contact.linkedin'),
    text('radio.name'),
    text('radio.stream'),
    { path: 'radio.isOn', kind: 'check' },
  ],
  legal: [text('legal.company'), text('legal.pse')],
  donation: [
    text('donation.organisation'),
    text('donation.permit'),
    { path: 'donation.validFrom', kind: 'date' },
    { path: 'donation.validUntil', kind: 'date' },
    lines('donation.purpose'),
    text('donation.report'),
  ],
  payment: [
    text('payment.legalName'),
    lines('payment.address'),
    text('payment.taxNumber'),
    number('payment.taxBp'),
    number('payment.invoiceHours'),
    number('payment.payoutTwoPersonsFrom'),
    number('payment.payoutLeast'),
    number('payment.withholdingBp'),
  ],
  partners: [rows('partners', { name: 'text', kind: 'text' })],
  festival: [
    text('festival.name'),
    { path: 'festival.startsOn', kind: 'date' },
    number('festival.days'),
    text('festival.place'),
    lines('festival.summary'),
    rows('festival.speakers', { name: 'text', short_bio: 'text', linkedIn: 'text', isConfirmed: 'check', image: 'picture' }),
    rows('festival.activities', { title: 'text', text: 'text' }),
    rows('festival.schedule', { day: 'number', time: 'text', title: 'text', place: 'text', speaker: 'text' }),
    rows('festival.sponsors', { name: 'text', tier: 'text' }),
  ],
  measuring: [text('analytics.default'), text('analytics.pujapramudya'), text('analytics.ruangcipta')],
  classes: [choice('classes.mentorsPublish', 'no', 'yes')],
  assistant: [
    choice('assistant.state', 'shown', 'hidden'),
    lines('assistant.welcome'),
    rows('assistant.questions', { question: 'text' }),
    number('assistant.keepDays'),
  ],
  security: [choice('security.secondFactor', 'off', 'staff')],
}

/** Settings that have a page of their own, where they are composed: typed as JSON. */
const COMPOSED = ['home', 'navigation.header', 'navigation.footer'] as const
export type ComposedPath = (typeof COMPOSED)[number] | `sitePages.${string}` | `tenantPages.${string}`

/** A composed setting at the beginning of a path: `home` of `home.2.title`. Addresses and ids of pages have no dots. */
const COMPOSED_PATH = /^(?:home|navigation\.(?:header|footer)|(?:sitePages|tenantPages)\.[^.]+)(?=\.|$)/

/** What is typed, by the fields' paths; a tick is `1` or empty, a composed setting is JSON. */
export type TypedValues = Readonly<Record<string, string>>

const FIELDS = new Map(
  Object.values(SECTIONS)
    .flat()
    .map(field => [field.path, field] as const),
)

const ROWS = [...FIELDS.values()].filter(({ kind }) => kind === 'rows').map(({ path }) => path)

/** True for a list of objects, sections or entries, which is no sentence to be shown. */
export function isList(path: string): boolean {
  return isComposed(path) || ROWS.includes(path)
}

/** Returns the field that a problem's path is in: `home` for `home.2.title`. */
export function fieldPathOf(path: string): string {
  return COMPOSED_PATH.exec(path)?.[0] ?? ROWS.find(own => path.startsWith(`${own}.`)) ?? path
}

/** True for a setting that is a list of sections or entries, and no sentence to be shown. */
export function isComposed(path: string): boolean {
  return COMPOSED_PATH.exec(path)?.[0] === path
}

/** Returns what a field is called: of a page its address after the setting's name. `labels`: the names of fields and settings. */
export function fieldLabel(path: string, labels: Readonly<Record<string, string>>): string {
  const [key = '', page] = path.split('.')
  const known = labels[path] ?? labels[key]
  if (known === undefined) return path
  return page?.startsWith('/') ? `${known}: ${page}` : known
}

/** Returns the fields of settings as they are typed; of pages, which may be many, only the one at `page`. */
export function toTyped(settings: Readonly<Record<string, unknown>>, page?: ComposedPath): TypedValues {
  return Object.fromEntries(
    [...FIELDS.keys(), ...COMPOSED, ...(page === undefined ? [] : [page])].map(path => {
      const [key = '', name] = path.split('.')
      const value = name === undefined ? settings[key] : Object(settings[key])[name]
      return [path, toText(value)]
    }),
  )
}

/** Returns a value of the settings as it is typed. */
export function toText(value: unknown): string {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  if (typeof value === 'boolean') return value ? '1' : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Typed = string | number | boolean | Json[]

/** Returns typed fields as changes of settings, as the calls take them. */
export function toSettingChanges(typed: TypedValues): Record<string, Typed | Record<string, Typed>> {
  const changes: Record<string, Typed | Record<string, Typed>> = {}
  for (const [path, value] of Object.entries(typed)) {
    const [key = '', name] = path.split('.')
    // Named boundary below: a group's fields come after its first one made it a group.
    const own = fromText(path, value)
    changes[key] = name === undefined ? own : { ...(changes[key] as Record<string, Typed> | undefined), [name]: own }
  }
  return changes
}

function fromText(path: string, text: string): Typed {
  // Named boundary: lists are JSON (`toText`).
  if (isList(path)) return JSON.parse(text || '[]') as Json[]
  const kind = FIELDS.get(path)?.kind
  // What is no number is sent as it is, and refused beside the field.
  if (kind === 'number' && /^\d+$/.test(text.trim())) return Number(text)
  return kind === 'check' ? text === '1' : text
}
