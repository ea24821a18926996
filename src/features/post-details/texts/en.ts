import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  event: {
    online: 'Take part online',
    register: 'Register',
    quota: 'Places',
    quotaCount: '{{count}} people',
    speakers: 'Speakers',
    more: 'More',
    unconfirmed: 'not confirmed yet',
    activities: 'Order of the day',
    sponsors: 'Sponsors',
  },
  podcast: { transcript: 'Transcript', series: 'Series: {{name}}' },
  source: 'Source',
  register: { link: 'Register for this program', until: 'Registration until {{until}}', over: 'Registration has closed.' },
  credit: 'Picture: {{name}}',
} satisfies Shape<typeof id>
