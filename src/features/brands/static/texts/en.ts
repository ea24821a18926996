import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  missing: 'This page does not exist',
  services: {
    title: 'Services',
    lead: 'What {{site}} can do for your team, your institution and your city.',
    services: 'Our services',
    features: 'Parts of the learning space',
    end: { title: 'Not sure which one fits?', action: 'Make an appointment' },
  },
  city: {
    about: {
      Bandung: {
        lead: 'Classes, discussions and people to meet in Bandung with {{site}}.',
        title: 'Learning in Bandung',
        text: 'A city of designers, craftspeople and campuses, all close to each other. Somebody who learns to weld may share a table with somebody who learns to animate, and the afternoon rain often keeps people an hour longer for their questions.',
        tips: [
          'On this page, Bandung means the city, the regency of Bandung and that of West Bandung.',
          'From Cimahi, Lembang or Soreang, ask first when it ends: at night the minibuses do not go everywhere.',
          'Bring a jacket, and a plastic bag for your laptop. From November to April it rains at three almost every day.',
        ],
      },
      Jakarta: {
        lead: 'Meetings that are worth the way there: classes, events and mentors of {{site}} in Jakarta.',
        title: 'Learning in Jakarta',
        text: 'The most expensive thing in Jakarta is not a room, it is the time on the road. So what can be done from home is better done from home, and meeting in person is kept for what only happens when people sit at one table.',
        tips: [
          'On this page, Jakarta means its five administrative cities. Each class says in which it is, since from West to East may take two hours.',
          'From Depok, Bekasi, Tangerang or Bogor, choose a place near a station, and travel before or after the rush hour.',
          'If you work into the evening, look for a hybrid class: there once at the start and once at the end, online in between.',
        ],
      },
    },
    classes: 'Classes in {{city}}',
    noClasses: 'No class is held in {{city}} in person right now. The timetable of all classes, online ones too, is on one page.',
    online: 'To be joined from {{city}}',
    events: 'Events in {{city}} and online',
    noEvents: 'No event is planned in {{city}} or online yet. What there was so far can still be read about.',
    mentors: 'Mentors in {{city}}',
    schools: 'Schools taking part from {{city}}',
    allEvents: 'All events',
    allClasses: 'All classes',
    allMentors: 'All mentors',
    other: 'See another city',
  },
  festival: {
    title: 'Festival Belajar Bersama',
    lead: 'Open classes, a stage for stories, and tables where anyone may teach for an hour.',
    when: '{{date}}, {{days}} days',
    speakers: { title: 'Who will speak', asked: 'To be confirmed' },
    activities: 'What there is to do',
    schedule: { title: 'Programme', day: 'Day', time: 'Time', what: 'What', place: 'Where', speaker: 'With' },
    sponsors: {
      title: 'Sponsor tiers',
      lead: 'The festival is free because somebody carries it. Choose a tier, then talk to us.',
      free: 'Still open',
    },
    tiers: [
      {
        name: 'Title Sponsor',
        slot: '1 slot',
        price: 'The whole cost of the event',
        benefits: ['Your name beside the festival’s', 'A session on the main stage', 'A stand at the gate'],
      },
      {
        name: 'Platinum',
        slot: '2–3 slots',
        price: 'Rp50.000.000',
        benefits: ['Logo on stage and poster', 'A tent for a class', 'Twenty invitations'],
      },
      { name: 'Gold', slot: '4–5 slots', price: 'Rp25.000.000', benefits: ['Logo on poster and site', 'A table', 'Ten invitations'] },
      { name: 'Silver', slot: 'Open slots', price: 'Rp10.000.000', benefits: ['Name on poster and site', 'Five invitations'] },
    ],
    end: { title: 'Would you like to teach, help or sponsor?', action: 'Write to the organisers' },
  },
  video: {
    title: 'Video',
    lead: 'One short film about {{site}}: half a minute, with captions in two languages.',
    intro: { title: 'Getting to know {{site}}', text: 'Five pictures of how people learn here, from the class to the finished work.' },
    listen: { title: 'To hear on the way', more: 'All podcasts' },
    classes: { title: 'To learn next', more: 'All classes' },
  },
} satisfies Shape<typeof id>
