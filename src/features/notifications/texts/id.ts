import { studio } from './id/studio.ts'

export const words = {
  studio,
  refusals: {
    NoMember: 'bukan alamat anggota situs ini',
    Strangers: 'Ada alamat yang bukan milik anggota',
  } as const,
  open: 'Buka',
  footnote: 'Kamu menerima email ini karena kamu anggota {{site}}.',
}
