import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'Team training for companies and governments',
  description: 'It begins with an audit of the work, runs in small groups, and ends with a report on impact in the third month.',
  nav: {
    companies: 'Companies',
    government: 'Government',
    services: 'Services',
    cases: 'Case studies',
    pricing: 'Pricing',
    guides: 'HR guides',
    about: 'About',
  },
  frame: {
    menu: 'Menu',
    search: 'Search this site',
    meet: 'Book a meeting',
    office: 'Monday–Friday, 9 a.m.–5 p.m. Jakarta time',
    hello: 'Hello Alkademi Business, we would like to talk about training for our team.',
  },
  hero: {
    eyebrow: 'In-house training',
    form: 'What is stuck in your team?',
    hint: 'Choose the closest one. The first conversation is free of charge.',
    send: 'Talk about it by WhatsApp',
    or: 'Rather meet?',
    meet: 'Book thirty minutes',
    problems: [
      {
        label: 'Decisions wait for reports from IT',
        message: 'Hello, our team waits for IT reports before every decision. Can we talk about it?',
      },
      { label: 'New supervisors are not ready to lead', message: 'Hello, we have just appointed some supervisors and they need coaching.' },
      {
        label: 'Services and forms confuse citizens',
        message: 'Hello, we would like to tidy up a service and its forms together with our staff.',
      },
      {
        label: 'AI is used quietly, without rules',
        message: 'Hello, we would like to bring order into the use of AI at our office. Where should we start?',
      },
    ],
  },
  numbers: {
    title: 'Counted from our own records',
    portfolios: 'assignments described openly',
    classes: 'trainings ready to be adapted',
    mentors: 'practising trainers',
    cities: 'cities where we have trained',
  },
  partners: { title: 'Who has sat down with us' },
  cases: {
    title: 'Case studies',
    lead: 'The problem, what we did, and the numbers before and after.',
    read: 'Read the case',
    more: 'All case studies',
  },
  plan: {
    title: 'One assignment, from the first day to the third month',
    lead: 'The measure of success is written in one sentence before the first class begins.',
    items: [
      { when: 'Two days', title: 'Audit of the work', text: 'We sit beside your team and write down the work as it is.' },
      { when: 'Eight weeks', title: 'Small classes', text: 'Two hours a week, with the division’s own files and data.' },
      { when: 'Four weeks', title: 'Coached project', text: 'Participants make one improvement that stays in use.' },
      { when: 'Third month', title: 'Report on impact', text: 'Numbers before and after, discussed with the direct superior.' },
    ],
    promise: 'If the agreed measure is not reached, we give extra coaching sessions free of charge.',
  },
  ways: {
    title: 'Two doors in, two tools',
    items: [
      { title: 'For companies', text: 'One division, twenty to forty people, one agreed measure.', href: '/Corporates' },
      { title: 'For governments', text: 'One service, improved until the people in the queue can feel it.', href: '/Government' },
      { title: 'Training services', text: 'One-day workshops, graded classes, and coaching at the workplace.', href: '/Training-Services' },
      { title: 'An LMS for your institution', text: 'Material, attendance and results of staff training in one place.', href: '/Lms' },
    ],
  },
  said: { title: 'From those who signed' },
  open: { title: 'Try an open class first', lead: 'Send one person before you send a division.', more: 'All classes' },
  guides: { title: 'Guides and notes', more: 'All writings' },
  faq: { title: 'Before you ask for a quotation' },
  end: {
    title: 'Start with one division and one sentence',
    text: 'Write down the change you want to see in three months. We help you judge whether training is the answer at all.',
    action: 'Book a meeting',
  },
} satisfies Shape<typeof id>
