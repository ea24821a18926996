import type { Role } from '#kit/roles.ts'
import { studio } from './id/studio.ts'

export const words = {
  studio,
  /** What calls answer with. */
  answers: {
    signedUp: 'Periksa email Anda untuk menyelesaikan pendaftaran',
  },
  refusals: {
    AlreadyMember: 'Pemilik alamat ini sudah menjadi anggota. Cari namanya di daftar anggota, lalu beri perannya di sana.',
    EmailUnverified: 'Alamat email pada akun ini belum diverifikasi',
    InvitationMissing: 'Undangan tidak ditemukan',
    LastAdmin: 'Ini admin terakhir di situs ini. Angkat admin lain dahulu.',
    LimitUnknown: 'Salah satu pilihan tidak ada lagi di situs ini. Pilih ulang.',
    MemberMissing: 'Anggota tidak ditemukan',
    OwnAdminRole: 'Anda tidak bisa mencabut peran admin Anda sendiri. Minta admin lain melakukannya.',
    OwnMembership: 'Anda tidak bisa mengeluarkan diri sendiri. Kalau ingin berhenti, pakai halaman Privasi saya.',
    ReasonLength: 'Tulis alasannya, {{min}} sampai {{max}} karakter.',
    RoleNotLookedAt: 'Pilih salah satu peran dari daftar.',
  } as const,
  signIn: {
    failed: 'Belum berhasil masuk',
    cancelled: { title: 'Anda batal masuk', text: 'Tidak ada yang berubah. Anda bisa masuk kapan saja.' },
    expired: {
      title: 'Waktu untuk masuk sudah habis',
      text: 'Halaman masuk dibuka terlalu lama, atau dibuka di peramban lain. Mulai lagi dari sini.',
    },
    refused: {
      title: 'Belum berhasil masuk',
      text: 'Jawaban dari situs akun tidak cocok dengan permintaan kami. Demi keamanan Anda, mulai lagi dari sini.',
    },
    unasked: {
      title: 'Tidak ada yang perlu dilanjutkan di sini',
      text: 'Halaman ini hanya dilewati saat seseorang masuk, dan Anda belum memulainya. Silakan masuk dari sini.',
    },
    away: {
      title: 'Situs akun sedang tidak bisa melayani',
      text: 'Ini bukan kesalahan Anda. Coba masuk lagi beberapa saat lagi.',
    },
    again: 'Masuk lagi',
    home: 'Ke beranda',
  },
  signOut: {
    title: 'Keluar',
    lead: 'Anda akan keluar dari {{site}} dan dari semua situs lain yang Anda masuki dengan akun ini di perangkat ini.',
    button: 'Keluar',
    stay: 'Tetap di sini',
  },
  signUpMail: {
    subject: 'Selesaikan pendaftaran Anda di {{site}}',
    heading: 'Halo, {{name}}',
    text: 'Anda didaftarkan sebagai siswa di {{site}}. Tinggal satu langkah lagi: buat kata sandi Anda di situs akun. Kalau sudah punya akun, masuk saja.',
    button: 'Selesaikan pendaftaran',
    until: 'Tautan ini berlaku sampai {{day}}.',
    footnote: 'Tidak merasa mendaftar? Abaikan email ini; tidak ada akun yang dibuat.',
  },
  roles: {
    superadmin: 'Superadmin',
    admin: 'Admin',
    mentor: 'Mentor',
    teacher: 'Guru',
    student: 'Siswa',
    industry: 'Mitra industri',
    writer: 'Penulis',
    lead_program: 'Pemimpin program',
    partner: 'Mitra program',
    lead_region: 'Pemimpin wilayah',
    none: 'Belum punya peran',
  } satisfies Record<Role, string>,
  invitationMail: {
    subject: 'Undangan dari {{site}}: {{role}}',
    heading: 'Anda diundang ke {{site}}',
    text: '{{name}} mengundang Anda bergabung di {{site}} sebagai {{role}}.',
    textOfSite: 'Anda diundang bergabung di {{site}} sebagai {{role}}.',
    how: 'Masuklah dengan alamat email ini; kalau belum punya akun, buat dulu, gratis. Setelah masuk dan setuju menjadi anggota, peran itu milik Anda.',
    button: 'Terima undangan',
    until: 'Undangan ini berlaku sampai {{day}}.',
    footnote: 'Tidak mengenal pengirimnya, atau tidak mau ikut? Abaikan saja email ini; tidak ada yang terjadi.',
  },
}
