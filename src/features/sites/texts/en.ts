import type { Shape } from '#ui/lang/texts.ts'
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
} satisfies Shape<typeof id>
