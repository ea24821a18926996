import type { id } from './id.ts'

export const en: typeof id = {
  open: 'Open',
  footnote: 'You get this email because you are a member of {{site}}.',
}
