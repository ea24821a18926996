import type { TableName } from '../import.ts'
import { classTable } from './class-table.server.ts'
import { openingTable } from './opening-table.server.ts'
import { participantTable } from './participant-table.server.ts'
import { peopleTable } from './people-table.server.ts'
import { mentorTable, schoolTable } from './record-tables.server.ts'
import type { TableKind } from './table-kind.ts'

/** The tables that can be brought. A new one is a kind here, its name in `TABLES` and the database's check, and its words. */
export const TABLE_KINDS: Readonly<Record<TableName, TableKind>> = {
  people: peopleTable,
  mentors: mentorTable,
  schools: schoolTable,
  openings: openingTable,
  participants: participantTable,
  'class-participants': classTable,
}
