import { defineKind } from '../kind.ts'

/** News of educational programs: registration, schedules, announcements. */
export const program = defineKind({
  name: 'program',
  form: 'offer',
  perPage: 10,
  pathOf: post => `/Program/${post.id}/${post.slug}`,
  sections: [{ name: 'EventProgram', routes: ['Event-Program', 'Program-id'], base: '/Event/Program', byId: '/Event/Program' }],
  art: 'program',
  searchGroup: 'posts',
  appointment: 'program',
})
