import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    noBirthDate: 'First enter your date of birth on the Privacy page',
    ofAge: 'They decide alone now',
    linkGone: 'This link is no longer valid',
    unknownAct: 'This act is unknown',
  },
  title: 'Leaderboards',
  tabs: { label: 'Boards', teams: 'League teams', people: 'Learners', schools: 'Schools' },
  periods: { label: 'Period', week: 'This week', all: 'All time' },
  filters: { program: 'Program', class: 'Class', every: 'All', apply: 'Show' },
  lead: {
    people:
      'Points of learning at {{site}}: each chapter done is worth its minutes (5 to 60), the result of a practice adds its share, a completed class adds 50. Only those who chose to be shown are named.',
    schools:
      'The average of the learners who learned in that time, not the sum, so that a small school has the same chance. A school is shown if at least {{least}} of its learners learned.',
  },
  columns: { rank: 'Rank', name: 'Name', school: 'School', points: 'Points', learners: 'Learners' },
  caption: { people: 'Ranking of learners', schools: 'Ranking of schools' },
  count: { people: '{{count}} learners', schools: '{{count}} schools' },
  empty: {
    people: {
      title: 'Nobody is on this board yet',
      text: 'It fills when learners finish chapters and choose to be shown.',
      action: 'Find a class',
    },
    schools: {
      title: 'No school is on this board yet',
      text: 'A school is shown once enough of its learners learn.',
      action: 'Find a class',
    },
  },
  unknown: {
    title: 'There is no such board',
    text: 'The class or program may no longer be shown, or the address is wrong.',
    action: 'See all learners',
  },
  ownLink: 'My place and my class boards',
  own: {
    title: 'My leaderboards',
    lead: 'You always see your own place. Others see it only if you wish.',
    place: 'My place',
    week: 'This week',
    all: 'All time',
    rank: 'Place {{rank}} with {{points}} points',
    none: 'No points yet. One finished chapter is enough to begin.',
    classes: 'My classes',
    noClasses: 'You are in no class yet.',
    toBoard: 'Class board',
    publicBoard: 'The public board',
    board: 'Class board: {{name}}',
    boardLead: 'Only participants and teachers of this class can open it.',
    nobody: 'Nobody is shown on this board yet.',
    you: 'you',
    showing: 'Being shown',
    states: {
      shown: 'You are shown on leaderboards.',
      hidden: 'You are not shown. Would you like to be? You may, you need not.',
      waits: 'You chose to be shown. Your name appears once a parent or guardian allows it by the link of their consent.',
      unknown: 'We don’t know your date of birth yet, so you are not shown.',
    },
    show: 'Show me',
    hide: 'Don’t show me',
    done: 'Saved.',
  },
  parent: {
    title: '{{child}}: leaderboards and learning records',
    lead: 'Both are optional, and apart from the membership.',
    leaderboard: 'Being shown on leaderboards',
    records: 'Learning records outside the site',
    isAllowed: 'Allowed.',
    isNot: 'Not allowed.',
    allow: 'Allow',
    stop: 'Withdraw',
    back: 'Back',
  },
} satisfies Shape<typeof id>
