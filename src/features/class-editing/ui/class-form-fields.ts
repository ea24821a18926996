import { CHAPTER_ORDERS } from '#features/chapters/rules.ts'
import type { RecordField } from '#ui/app/record/edited-record.ts'
import type { classEditingTexts } from '../texts.ts'

type Named = readonly { id: string; name: string }[]
type Choices = readonly (readonly [value: string, words: string])[]

interface FieldChoices {
  programs: Named
  mentors: Named
  cities: Named
  types: Choices
  levels: Choices
  modes: Choices
  timeZone: string
  /** `WIB` */
  zone: string
}

/** Returns the fields of a class's form in their order. */
export function classFormFields(t: ReturnType<typeof classEditingTexts>, of: FieldChoices): RecordField[] {
  const { fields: words, sections, fill } = t
  const moment = (name: 'registrationOpensAt' | 'registrationClosesAt' | 'startsAt' | 'endsAt') =>
    ({ kind: 'moment', name, label: fill(`fields.${name}`, { zone: of.zone }), timeZone: of.timeZone }) as const
  return [
    { kind: 'text', name: 'name', label: words.name, isTranslated: true, heading: sections.about },
    { kind: 'long', name: 'summary', label: words.summary, isTranslated: true },
    { kind: 'choice', name: 'type', label: words.type, choices: of.types },
    { kind: 'choice', name: 'level', label: words.level, choices: of.levels },
    { kind: 'choice', name: 'mode', label: words.mode, choices: of.modes },
    { kind: 'picture', name: 'logo', label: words.logo, hint: words.logoHint },
    { kind: 'tags', name: 'tags', label: words.tags },
    { kind: 'check', name: 'alwaysOpen', label: words.alwaysOpen, heading: sections.time },
    moment('registrationOpensAt'),
    moment('registrationClosesAt'),
    moment('startsAt'),
    moment('endsAt'),
    { kind: 'reference', name: 'programId', label: words.programId, choices: of.programs, heading: sections.place },
    { kind: 'references', name: 'mentorIds', label: words.mentorIds, choices: of.mentors },
    { kind: 'references', name: 'heldCityIds', label: words.heldCityIds, choices: of.cities },
    { kind: 'references', name: 'registrarCityIds', label: words.registrarCityIds, hint: words.registrarCityHint, choices: of.cities },
    { kind: 'text', name: 'groupLink', label: words.groupLink },
    { kind: 'number', name: 'priceRupiah', label: words.priceRupiah, hint: words.priceHint, heading: sections.terms },
    { kind: 'number', name: 'oldPriceRupiah', label: words.oldPriceRupiah, hint: words.oldPriceHint },
    { kind: 'check', name: 'isPremium', label: words.isPremium },
    { kind: 'number', name: 'quota', label: words.quota, hint: words.quotaHint },
    { kind: 'number', name: 'passMark', label: words.passMark },
    { kind: 'check', name: 'hasCertificate', label: words.hasCertificate },
    {
      kind: 'choice',
      name: 'chapterOrder',
      label: words.chapterOrder,
      choices: CHAPTER_ORDERS.map(one => [one, t.orders[one]]),
      heading: sections.teaching,
    },
    { kind: 'rich', name: 'content', label: words.content, isTranslated: true },
    { kind: 'rows', name: 'outcomes', label: words.outcomes, isTranslated: true },
    { kind: 'rows', name: 'audience', label: words.audience, isTranslated: true },
    { kind: 'rows', name: 'requirements', label: words.requirements, isTranslated: true },
    { kind: 'text', name: 'code', label: words.code, hint: words.codeHint, heading: sections.address },
    { kind: 'text', name: 'slug', label: words.slug, hint: words.slugHint },
  ]
}
