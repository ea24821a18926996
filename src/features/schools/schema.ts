import { z } from 'zod'
import type { FieldCode } from '#kit/common-reasons.ts'
import { DEFAULT_LANG, LANGS } from '#kit/lang.ts'
import { emailField, nameField, phoneField } from '#platform/http/contact-fields.ts'
import { pageField, pageSizeField, searchField } from '#platform/http/query-fields.ts'
import { TEAM_SIZE } from './school.ts'

export const SCHOOLS_PER_CALL = 10

export const schoolListQuery = z.object({ page: pageField, pageSize: pageSizeField(SCHOOLS_PER_CALL), search: searchField })

const MAX_STUDENTS = 20_000
export const npsn = z
  .string()
  .regex(/^\d{8}$/, 'Npsn' satisfies FieldCode)
  .meta({ example: '20219342' })
export const cityId = z
  .string()
  .regex(/^\d{2}\.\d{2}$/, 'CityCode' satisfies FieldCode)
  .meta({ example: '32.73' })
export const students = z.number().int().min(0).max(MAX_STUDENTS)
const teamName = nameField(60).meta({ example: 'Tim Pelangi' })
const lang = z.enum(LANGS).default(DEFAULT_LANG)

/** An adult as the contact of the school. */
const contact = {
  contactName: nameField().meta({ example: 'Siti Rahma' }),
  contactRole: nameField(80).meta({ example: 'Guru informatika' }),
  contactEmail: emailField,
  contactPhone: phoneField,
}

export const schoolInput = z.object({
  name: nameField().meta({ example: 'SMAN 3 Bandung' }),
  npsn,
  cityId,
  students: students.default(0),
  /** The program that the school joins. */
  programId: z.uuid().optional(),
  ...contact,
  lang,
})
export type SchoolInput = z.infer<typeof schoolInput>

const team = {
  name: teamName,
  schoolId: z.uuid().optional(),
  npsn: npsn.optional(),
  /** The program whose league the team joins. */
  programId: z.uuid().optional(),
  /** The pupils' names; no other data about them is accepted. */
  members: z
    .array(nameField())
    .min(1)
    .max(TEAM_SIZE)
    .meta({ example: ['Adi Nugraha', 'Rini Lestari'] }),
}
const hasSchool = ({ schoolId, npsn: number }: { schoolId?: string | undefined; npsn?: string | undefined }) =>
  (schoolId === undefined) !== (number === undefined)
const oneSchool = { path: ['schoolId'], message: 'SchoolOrNpsn' satisfies FieldCode }

export const teamInput = z.object({ ...team, ...contact, lang }).refine(hasSchool, oneSchool)
export type TeamInput = z.infer<typeof teamInput>

/** A team registered by a signed-in member, who becomes its contact. */
export const ownTeamInput = z
  .object({
    ...team,
    name: teamName.meta({ example: 'Tim Merapi' }),
    contactRole: nameField(80).optional(),
    contactPhone: phoneField.optional(),
    lang,
  })
  .refine(hasSchool, oneSchool)
export type OwnTeamInput = z.infer<typeof ownTeamInput>

/** The form of the league's page: a school and its team in one. */
export const leagueForm = z.object({
  schoolName: nameField(),
  npsn,
  cityCode: cityId,
  students: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(students)
    .default(0),
  ...contact,
  programId: z.uuid().optional(),
  teamName,
  member1: nameField(),
  member2: nameField().optional(),
  member3: nameField().optional(),
  consent: z.literal('1'),
})
export type LeagueForm = z.infer<typeof leagueForm>
