import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    HostRefused: 'The host’s name is not valid',
    HostTaken: 'The host is already taken',
    MailMissing: 'Email not found',
    SettingRefused: 'The setting is not valid',
    SettingUnknown: 'There is no such setting',
    SlugLetters: 'small letters, digits and -',
    SlugRefused: 'The slug is not valid',
    TenantMissing: 'There is no tenant {{slug}}',
    Unknown: 'is not known',
  },
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
