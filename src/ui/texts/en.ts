import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

/** Texts of shared UI components, in English. */
export const words = {
  home: 'Home',
  breadcrumbs: 'Breadcrumbs',
  pages: 'Pages of the list',
  pageNumber: 'Page',
  previous: 'Previous',
  next: 'Next',
  of: 'of',
  search: 'Search',
  shareByWhatsApp: 'Share by WhatsApp',
  lastingLink: 'Permanent link',
  notFound: {
    title: 'Oops, sorry! This page was not found',
    sentence: 'This page could not be found',
    text: 'The address may have a typo, or the page has moved. Check the address, or start again from the home page.',
    classes: 'See all classes',
  },
  forbidden: {
    title: 'This page is not for your role',
    text: 'The role that you use at the moment does not open this page. Choose another one in your account, or ask an admin of this site.',
    roles: 'Choose a role',
  },
  factor: {
    title: 'A second factor is needed',
    text: 'This site requires a second factor of everyone who works in it: a code from an app on your phone, besides the password. Set it up once, or enter the code; then you come back to this page.',
    action: 'Continue with a second factor',
  },
  error: {
    title: 'Oops, sorry! Something went wrong on this website',
    text: 'It is not your fault. Try to load this page again; if it still fails, please come back in a while.',
    again: 'Try again',
  },
  busy: {
    title: 'This website is busy',
    text: 'We cannot show this page at the moment. Try again in a few seconds.',
  },
  maintenance: {
    title: 'This website is under maintenance',
    text: 'We are growing to become better. We will be back soon; thank you for waiting.',
    until: 'Expected to be back: {{at}}.',
    check: 'Check again',
    staff: 'Sign in as staff',
  },
  backHome: 'Back to the home page',
  unsent: 'This device has writing that was not sent yet. If you sign out, it is deleted here. Sign out all the same?',
  online: { offline: 'You are offline. What is open already can still be read.', back: 'You are back online.' },
  offline: {
    title: 'You are offline',
    sentence: 'This page is not on your device yet',
    text: 'Without a connection you can read the pages and chapters that you have opened here before.',
    again: 'Try again',
    pages: 'Pages you have opened',
    chapters: 'Chapters you have opened',
    none: 'No pages are kept on this device yet.',
  },
  loading: {
    page: 'Loading the page',
    failed: 'The page did not load',
    still: 'Still loading, please wait…',
    screen: 'Loading…',
    toSignIn: 'Taking you to the sign-in page…',
    goOn: 'Go on if the page does not change',
  },
  signInAgain: 'Sign in again in a new tab',
  otherLanguage: {
    text: 'This text is in {{language}} only.',
    list: 'What has not been translated yet is shown in {{language}}.',
  },
  noVideo: 'Your browser cannot play this video.',
  radio: {
    play: 'Play the radio',
    pause: 'Stop the radio',
    onAir: 'On air',
    failed: 'The stream does not play. Try again in a moment.',
  },
} satisfies Shape<typeof id>
