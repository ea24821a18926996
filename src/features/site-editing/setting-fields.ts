/** How a field of the settings is typed. */
export type FieldKind = 'text' | 'lines' | 'colour' | 'picture' | 'font' | 'choice' | 'date' | 'check'

export interface SettingField {
  /** The call's name: the setting's key, and the field of a group after a dot. */
  path: string
  kind: FieldKind
  /** Values of a choice; their words are `choices` in the texts. */
  choices?: readonly string[]
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
  'measuring',
  'classes',
  'security',
] as const
export type SectionName = (typeof SECTION_NAMES)[number]

const text = (path: string): SettingField => ({ path, kind: 'text' })
const lines = (path: string): SettingField => ({ path, kind: 'lines' })
const picture = (path: string): SettingField => ({ path, kind: 'picture' })
const choice = (path: string, ...choices: string[]): SettingField => ({ path, kind: 'choice', choices })

/** The studio's form of the settings, by section. Questions, partners, the festival and the home page have pages of their own. */
export const SECTIONS: Readonly<Record<SectionName, readonly SettingField[]>> = {
  identity: [
    text('title'),
    picture('logoDark'),
    picture('logoLight'),
    picture('favicon'),
    choice('timeZone', 'Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura'),
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
  measuring: [text('analytics.default'), text('analytics.pujapramudya'), text('analytics.ruangcipta')],
  classes: [choice('classes.mentorsPublish', 'no', 'yes')],
  security: [choice('security.secondFactor', 'off', 'staff')],
}

/** What is typed, by the fields' paths; a tick is `1` or empty. */
export type TypedValues = Readonly<Record<string, string>>

const FIELDS = new Map(Object.values(SECTIONS).flatMap(fields => fields.map(field => [field.path, field] as const)))

/** Returns the fields of settings as they are typed. */
export function toTyped(settings: Readonly<Record<string, unknown>>): TypedValues {
  return Object.fromEntries(
    [...FIELDS.keys()].map(path => {
      const [key = '', name] = path.split('.')
      const value = name === undefined ? settings[key] : Object(settings[key])[name]
      return [path, typeof value === 'boolean' ? (value ? '1' : '') : String(value ?? '')]
    }),
  )
}

type Typed = string | boolean

/** Returns typed fields as changes of settings, as the calls take them. */
export function toSettingChanges(typed: TypedValues): Record<string, Typed | Record<string, Typed>> {
  const changes: Record<string, Typed | Record<string, Typed>> = {}
  for (const [path, value] of Object.entries(typed)) {
    const [key = '', name] = path.split('.')
    // Named boundary below: a group's fields come after its first one made it a group.
    const own = FIELDS.get(path)?.kind === 'check' ? value === '1' : value
    changes[key] = name === undefined ? own : { ...(changes[key] as Record<string, Typed> | undefined), [name]: own }
  }
  return changes
}
