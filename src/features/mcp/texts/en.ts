import type { words as id } from './id.ts'

export const words: typeof id = {
  titles: {
    ask: 'Ask the site’s assistant',
    search: 'Search this site',
    list_classes: 'Open classes',
    get_class: 'One class',
    list_events: 'Events',
    list_programs: 'Programs',
    list_jobs: 'Jobs',
    how_to_join: 'How to join',
    search_faq: 'Frequently asked questions',
    my_classes: 'My classes',
    my_progress: 'My progress',
    what_is_due: 'What waits for me',
    my_orders: 'My orders',
    list_drafts: 'Drafts',
    site_figures: 'Figures of the site',
  },
  about:
    'The learning site {{site}}. All tools only read. Classes, events, programs, common questions and the site’s own assistant are open to anybody; one’s own data needs a sign-in.',
  resources: {
    llms: 'What this site is',
    aboutLlms: 'What the site is about, its main pages, and the ways for programs.',
    page: 'A page of this site',
    aboutPage: 'Any public page of this site as Markdown, by its address as answers name it.',
  },
  faq: { found: '{{count}} questions fit:', none: 'No question fits.' },
  hits: { found: '{{count}} results for “{{search}}”:', none: 'Nothing fits “{{search}}”.' },
  drafts: { found: '{{count}} posts, the last changed first:', none: 'There are no drafts.' },
  figures: {
    found: 'Learners by program:',
    none: 'There are no figures for your role yet.',
    line: '{{name}}: {{classes}} classes, {{learning}} learning, {{completed}} completed',
  },
  refusals: {
    OtherOrigin: 'Pages of other sites may not call this address',
    PostOnly: 'This address takes POST alone: no stream stays open',
    TokenInvalid: 'This token is not valid at this site. Sign in again.',
    Maintenance: 'This site is under maintenance. Try again later.',
  },
}
