import { studio } from './id/studio.ts'

export const words = {
  studio,
  refusals: {
    NoMember: 'bukan alamat anggota situs ini',
    Strangers: 'Ada alamat yang bukan milik anggota',
  } as const,
  open: 'Buka',
  footnote: 'Anda menerima email ini karena Anda anggota {{site}}.',
}
