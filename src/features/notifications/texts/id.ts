import { studio } from './id/studio.ts'

export const words = {
  studio,
  open: 'Buka',
  footnote: 'Anda menerima email ini karena Anda anggota {{site}}.',
}
