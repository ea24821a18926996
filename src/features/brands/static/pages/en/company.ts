import type { StaticPage } from '../../static-page.ts'

/** Pages about the organisation and its clients. */
export const company = {
  About: {
    title: 'About',
    lead: 'Who stands behind {{site}}, what we believe in and how we work.',
    sections: [
      { kind: 'statement', tone: 'tint' },
      {
        kind: 'stats',
        items: [
          { of: 'classes', label: 'classes' },
          { of: 'mentors', label: 'mentors' },
          { of: 'cities', label: 'cities' },
          { of: 'schools', label: 'schools' },
        ],
      },
      {
        kind: 'features',
        title: 'What we hold to',
        items: [
          {
            title: 'Practice comes first',
            text: 'One small piece of work that gets finished is worth more than ten recordings watched halfway.',
          },
          { title: 'A person beside you', text: 'Every class has a mentor who reads your assignments and answers your questions by name.' },
          { title: 'Open from the start', text: 'Syllabus, fee, schedule and pass mark are in writing before anyone signs up.' },
          { title: 'Light on your phone', text: 'Everything opens on a simple phone, with a signal that comes and goes.' },
        ],
        columns: 4,
      },
      {
        kind: 'features',
        title: 'What we do',
        more: { label: 'All services', href: '/Services' },
        columns: 3,
        tone: 'tint',
        items: [
          {
            title: 'Team training',
            text: 'A class of your own, with the data and tools of your working day.',
            href: '/Services/pelatihan-tim',
          },
          {
            title: 'Curriculum design',
            text: 'From a list of skills to modules that others can teach.',
            href: '/Services/penyusunan-kurikulum',
          },
          { title: 'Learning events', text: 'Workshops, festivals and learning weeks.', href: '/Services/acara-belajar' },
        ],
      },
      { kind: 'mentors', title: 'Who teaches here', count: 8, more: { label: 'All mentors', href: '/Mentor' } },
      { kind: 'testimonials', title: 'In their words', tone: 'tint' },
      { kind: 'logo-wall', title: 'Walking with us' },
      {
        kind: 'call-to-action',
        title: 'Is there anything you would like to ask?',
        text: 'We read every message and answer on working days.',
        action: { label: 'Make an appointment', href: '/Make-Appointment' },
      },
    ],
  },
  Campus: {
    title: 'For Campuses',
    lead: 'Classes that go with university courses, shared projects, and a shorter way from the lecture hall to a first job.',
    sections: [
      {
        kind: 'features',
        title: 'What we can do together',
        columns: 3,
        items: [
          {
            title: 'Companion classes',
            text: 'Students take hands-on classes that complement their university courses, with marks reported to the study program.',
          },
          {
            title: 'Guest lecturers',
            text: 'Our mentors teach one topic on your campus, with exercises and data that you are free to use again.',
          },
          {
            title: 'Project internships',
            text: 'For one semester, a group of students works on what a partner needs, guided by a mentor and a lecturer.',
          },
        ],
      },
      {
        kind: 'steps',
        title: 'From first talk to graduation',
        look: 'line',
        items: [
          {
            label: 'Week 1',
            title: 'Sitting down together',
            text: 'We match the learning outcomes of the subject with the syllabus of the class.',
          },
          {
            label: 'Weeks 2–3',
            title: 'Putting the class together',
            text: 'Schedule, number of places and ways of marking are written down and agreed.',
          },
          { label: 'One semester', title: 'Under way', text: 'Students learn, and lecturers see how each of them is getting on.' },
          { label: 'End of semester', title: 'Report', text: 'Marks, finished work and notes on what to improve go to the study program.' },
        ],
      },
      { kind: 'programs', title: 'Programs under way', classes: 'classes', tone: 'tint' },
      { kind: 'schools', title: 'Schools taking part' },
      {
        kind: 'call-to-action',
        title: 'Let’s start with a single subject',
        action: { label: 'Contact the campus team', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
  Government: {
    title: 'For Government',
    lead: 'Training in digital skills for citizens and civil servants, with reports that anyone can check.',
    sections: [
      {
        kind: 'stats',
        tone: 'ink',
        items: [
          { of: 'cities', label: 'cities and regencies' },
          { of: 'students', label: 'students at partner schools' },
          { of: 'schools', label: 'schools' },
          { of: 'portfolios', label: 'projects completed' },
        ],
      },
      {
        kind: 'features',
        title: 'Ways to work together',
        columns: 2,
        items: [
          {
            title: 'Training for citizens',
            text: 'Free classes in community halls or online, with places set aside for each district and someone local to help.',
          },
          {
            title: 'Training for civil servants',
            text: 'From working with data to describing services in words people understand, using real work as material.',
          },
          { title: 'Schools and teachers', text: 'Teaching materials, teacher training and a league between the schools of your region.' },
          { title: 'Progress reports', text: 'How many signed up, finished and passed, region by region, sent to you every week.' },
        ],
      },
      {
        kind: 'portfolio',
        type: 'government',
        title: 'What has been done',
        more: { label: 'All our work', href: '/Portfolio/government' },
        tone: 'tint',
      },
      { kind: 'cities', title: 'Where we work' },
      {
        kind: 'call-to-action',
        title: 'Tell us what your region needs',
        text: 'We will prepare a plan, a schedule and an estimate of costs to talk through.',
        action: { label: 'Make an appointment', href: '/Make-Appointment' },
      },
    ],
  },
  Corporates: {
    title: 'For Companies',
    lead: 'Training for teams, hiring of graduates, and social programs whose results can be counted.',
    actions: [{ label: 'See the learning space', href: '/Lms#demo' }],
    sections: [
      {
        kind: 'features',
        title: 'Three ways in',
        columns: 3,
        items: [
          {
            title: 'Train your team',
            text: 'A class of your own, with the data and tools your company uses, at the office or online.',
            href: '/Training-Services',
          },
          { title: 'Hire graduates', text: 'Meet learners whose work you have already seen before the interview.', href: '/Talent-Hiring' },
          { title: 'Support a program', text: 'Scholarships and classes for schools, with honest reports.', href: '/Collaboration' },
        ],
      },
      {
        kind: 'portfolio',
        type: 'corporate',
        title: 'Our work with companies',
        more: { label: 'All our work', href: '/Portfolio/corporate' },
      },
      { kind: 'logo-wall', title: 'Our partners', tone: 'tint' },
      {
        kind: 'steps',
        title: 'How it works',
        items: [
          { title: 'Talk', text: 'One hour to understand what your team does from day to day.' },
          { title: 'Plan', text: 'A syllabus, teachers and measures of success that you agree to.' },
          { title: 'Teach', text: 'Short sessions, assignments from real work, mentors who answer.' },
          { title: 'Measure', text: 'A report of before and after, with no dressed-up numbers.' },
        ],
      },
      { kind: 'testimonials', title: 'What learners say' },
      {
        kind: 'call-to-action',
        title: 'Prepare your team’s first cohort',
        action: { label: 'Ask for a plan', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
  Collaboration: {
    title: 'Collaboration',
    lead: 'How schools, communities, companies and government work alongside {{site}}.',
    sections: [
      {
        kind: 'features',
        title: 'Choose your role',
        columns: 2,
        items: [
          { title: 'Campus', text: 'Companion classes and shared projects.', href: '/Campus' },
          { title: 'Government', text: 'Training for citizens and civil servants.', href: '/Government' },
          { title: 'Company', text: 'Team training and hiring.', href: '/Corporates' },
          { title: 'School', text: 'Classes, a league and support for teachers.', href: '/Liga-Smk' },
          { title: 'Givers', text: 'Pledge a gift, with the permit and the sum open to see.', href: '/Features/donasi' },
          { title: 'Anybody', text: 'Aspirations about what should change.', href: '#aspirasi' },
        ],
      },
      { kind: 'logo-wall', title: 'Already working with us', tone: 'tint' },
      { kind: 'portfolio', title: 'What came of it', more: { label: 'All our work', href: '/Portfolio' } },
      {
        kind: 'faq',
        title: 'Before you contact us',
        items: [
          {
            question: 'What should we prepare for the first meeting?',
            answer:
              'One sentence about what should change, a rough number of participants, and one person we can call. A proposal can come later.',
          },
          {
            question: 'How long does it take until a class begins?',
            answer: 'Usually three to six weeks: a meeting, a written plan, then a schedule and mentors that both sides agree on.',
          },
          {
            question: 'Who pays for it?',
            answer:
              'We talk about that at the start. Some partnerships are paid for by the institution, some by a sponsor, some are shared. All of it stands in a written offer before anybody signs.',
          },
          {
            question: 'May we use the materials again?',
            answer: 'What we made for you is yours to keep using. Materials of paid classes need written permission.',
          },
          {
            question: 'What happens to the data of our participants?',
            answer: 'It serves to run the class and to write the report we agreed on, nothing else, and it is never sold.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        title: 'Have another idea?',
        text: 'Write it in three sentences. That is enough to begin.',
        action: { label: 'Send it by WhatsApp', href: 'whatsapp' },
      },
    ],
  },
  Welcome: {
    title: 'Welcome',
    lead: 'New to {{site}}? Start here: three first steps, and people you can ask.',
    sections: [
      {
        kind: 'steps',
        title: 'Three first steps',
        items: [
          { title: 'Look around', text: 'Search for classes by topic, level or city. Every syllabus is open without signing up.' },
          { title: 'Ask', text: 'Ask by WhatsApp about the schedule and what you need to have ready.' },
          { title: 'Join', text: 'When registration opens, book your place on the page of the class.' },
        ],
      },
      { kind: 'class-rail', title: 'What you can join now', openOnly: true, more: { label: 'All classes', href: '/Class' } },
      { kind: 'posts', title: 'First reads', of: 'blog', more: { label: 'To the blog', href: '/Blog' }, tone: 'tint' },
      {
        kind: 'features',
        title: 'While you look around',
        columns: 2,
        items: [
          { title: 'DISC reflection test', text: 'Five minutes to see how you tend to work with others.', href: '/Features/tes-disc' },
          { title: 'Have you learned here?', text: 'Tell us how it was, on the page about us.', href: '/About' },
        ],
      },
      { kind: 'faq', title: 'What newcomers usually ask' },
    ],
  },
} satisfies Record<string, StaticPage>
