import { defineKind } from '../kind.ts'
import { toEventTimes } from './event-times.ts'

/** Something that takes place on a day. */
export const event = defineKind({
  name: 'event',
  form: 'event',
  perPage: 10,
  pathOf: post => `/Event/${post.slug}`,
  sections: [{ name: 'Event', routes: ['Event'], base: '/Event' }],
  art: 'event',
  searchGroup: 'events',
  home: 'events',
  feed: { path: '/Event/calendar.ics', form: 'calendar' },
  bylineOf: post => {
    const { startsAt, place } = toEventTimes(post)
    return { day: startsAt, words: place }
  },
  appointment: 'event',
  isByDay: true,
})
