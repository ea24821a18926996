import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  app: {
    assistant: 'Ask the assistant',
    skip: 'Skip to the content',
    signIn: 'Sign in',
    menu: 'Account',
    learn: 'My learning',
    account: 'My account',
    studio: 'Studio',
    signOut: 'Sign out',
    acting: 'You see this site as: {{role}}.',
    stopActing: 'Stop',
    superadmin: 'Superadmin mode: everything you do is logged.',
    leave: 'End',
  },
  frame: {
    seePage: 'See its page',
    seeSite: 'See the site',
    site: 'Open the site',
    theme: 'Appearance',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
  },
} satisfies Shape<typeof id>
