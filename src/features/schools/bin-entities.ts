import type { BinEntity } from '#features/bin/bin.ts'

/** Registrations that staff declined: they can be taken back for as long as the bin keeps them. */

const STAFF = { permission: 'site.manage', tags: ['schools', 'programs'] } as const satisfies Partial<BinEntity>

/** A school's registration with its teams, their pupils' names and whom to reach. */
export const SCHOOL_REGISTRATION_IN_BIN: BinEntity = {
  ...STAFF,
  kind: 'school-registration',
  tables: [
    { table: 'schools', by: 'id' },
    { table: 'program_schools', by: 'school_id' },
    { table: 'teams', by: 'school_id' },
    { table: 'team_members', by: 'team_id', of: { table: 'teams', by: 'school_id' } },
    { table: 'school_contacts', by: 'school_id' },
  ],
  keptBy: [{ table: 'guardian_requests', column: 'school_id' }],
  suffixed: { column: 'slug', within: [] },
  titleOf: row => String(row['name']),
  subjectOf: row => String(row['id']),
}

/** A team's registration. */
export const TEAM_IN_BIN: BinEntity = {
  ...STAFF,
  kind: 'team',
  tables: [
    { table: 'teams', by: 'id' },
    { table: 'team_members', by: 'team_id' },
    { table: 'school_contacts', by: 'team_id' },
  ],
  titleOf: row => String(row['name']),
  subjectOf: row => String(row['id']),
}

export const REGISTRATIONS_IN_BIN = [SCHOOL_REGISTRATION_IN_BIN, TEAM_IN_BIN]
