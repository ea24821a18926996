import type { Role } from '#kit/roles.ts'
import { studio } from './id/studio.ts'

export const words = {
  studio,
  /** What calls answer with. */
  answers: {
    signedUp: 'Periksa emailmu untuk menyelesaikan pendaftaran',
  },
  refusals: {
    AlreadyMember: 'Pemilik alamat ini sudah menjadi anggota. Cari namanya di daftar anggota, lalu beri perannya di sana.',
    EmailUnverified: 'Alamat email pada akun ini belum diverifikasi',
    InvitationMissing: 'Undangan tidak ditemukan',
    LastAdmin: 'Ini admin terakhir di situs ini. Angkat admin lain dahulu.',
    LimitUnknown: 'Salah satu pilihan tidak ada lagi di situs ini. Pilih ulang.',
    MemberMissing: 'Anggota tidak ditemukan',
    OwnAdminRole: 'Kamu tidak bisa mencabut peran adminmu sendiri. Minta admin lain melakukannya.',
    OwnMembership: 'Kamu tidak bisa mengeluarkan diri sendiri. Kalau ingin berhenti, pakai halaman Privasi saya.',
    ReasonLength: 'Tulis alasannya, {{min}} sampai {{max}} karakter.',
    RoleNotLookedAt: 'Pilih salah satu peran dari daftar.',
    TooManyInvited: 'Kamu sudah mengundang {{most}} alamat dalam 24 jam. Lanjutkan besok.',
  } as const,
  signIn: {
    failed: 'Belum berhasil masuk',
    cancelled: { title: 'Kamu batal masuk', text: 'Tidak ada yang berubah. Kamu bisa masuk kapan saja.' },
    expired: {
      title: 'Waktu untuk masuk sudah habis',
      text: 'Halaman masuk dibuka terlalu lama, atau dibuka di peramban lain. Mulai lagi dari sini.',
    },
    refused: {
      title: 'Belum berhasil masuk',
      text: 'Jawaban dari situs akun tidak cocok dengan permintaan kami. Demi keamananmu, mulai lagi dari sini.',
    },
    unasked: {
      title: 'Tidak ada yang perlu dilanjutkan di sini',
      text: 'Halaman ini hanya dilewati saat seseorang masuk, dan kamu belum memulainya. Silakan masuk dari sini.',
    },
    away: {
      title: 'Situs akun sedang tidak bisa melayani',
      text: 'Ini bukan kesalahanmu. Coba masuk lagi beberapa saat lagi.',
    },
    full: {
      title: 'Situs ini belum bisa menerima anggota baru',
      text: 'Jumlah anggota yang boleh dimiliki situs ini sudah tercapai. Pengelolanya bisa menambahnya; coba lagi nanti.',
    },
    again: 'Masuk lagi',
    home: 'Ke beranda',
  },
  signOut: {
    title: 'Keluar',
    lead: 'Kamu akan keluar dari {{site}} dan dari semua situs lain yang kamu masuki dengan akun ini di perangkat ini.',
    button: 'Keluar',
    stay: 'Tetap di sini',
  },
  signUpMail: {
    subject: 'Selesaikan pendaftaranmu di {{site}}',
    heading: 'Halo, {{name}}',
    text: 'Kamu didaftarkan sebagai siswa di {{site}}. Tinggal satu langkah lagi: buat kata sandimu di situs akun. Kalau sudah punya akun, masuk saja.',
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
    heading: 'Kamu diundang ke {{site}}',
    text: '{{name}} mengundangmu bergabung di {{site}} sebagai {{role}}.',
    textOfSite: 'Kamu diundang bergabung di {{site}} sebagai {{role}}.',
    how: 'Masuklah dengan alamat email ini; kalau belum punya akun, buat dulu, gratis. Setelah masuk dan setuju menjadi anggota, peran itu milikmu.',
    button: 'Terima undangan',
    until: 'Undangan ini berlaku sampai {{day}}.',
    footnote: 'Tidak mengenal pengirimnya, atau tidak mau ikut? Abaikan saja email ini; tidak ada yang terjadi.',
  },
}
