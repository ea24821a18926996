import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  titles: {
    main: { BelajarBersama: 'Festival Belajar Bersama' },
    foundation: {
      Class: 'Classes',
      About: 'About',
      Campus: 'For campuses',
      Government: 'For governments',
      Corporates: 'For companies',
      'Make-Appointment': 'Make an appointment',
    },
    'creative-space': { Class: 'Classes & discussions' },
  },
} satisfies Shape<typeof id>
