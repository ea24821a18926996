/** Why a form of a page was refused; what several features say. */
export const words = {
  refusals: {
    FormRefused: 'Belum tersimpan. Periksa isian yang ditandai.',
    EmailInvalid: 'Tulis satu alamat email yang lengkap, misalnya nama@contoh.id.',
    NotSure: 'Centang dahulu kotak ini kalau kamu yakin.',
    SessionEnded: 'Sesimu sudah berakhir, jadi ini belum tersimpan. Isianmu masih ada di halaman ini: masuk lagi, lalu kirim sekali lagi.',
  },
} as const
