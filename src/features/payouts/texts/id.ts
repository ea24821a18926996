import { mails } from './id/mails.ts'
import { statement } from './id/statement.ts'
import { studio } from './id/studio.ts'

export const words = {
  refusals: {
    NotRupiah: 'Isi jumlah dalam rupiah bulat.',
    TooLittle: 'Pencairan paling sedikit {{least}}.',
    TooMuch: 'Pencairan paling banyak {{most}}.',
    MoreThanAvailable: 'Yang bisa dicairkan sekarang {{available}}.',
    NoMentor: 'Akunmu belum terhubung dengan profil mentor, jadi belum ada yang bisa dicairkan.',
    NoAccount: 'Rekening itu tidak ada.',
    AccountUnchecked: 'Rekening itu belum dipastikan. Tunggu sampai namanya diperiksa.',
    AccountTooNew: 'Rekening itu baru. Pencairan bisa diminta 24 jam setelah rekening ditambahkan.',
    AccountKnown: 'Rekening itu sudah ada di daftarmu.',
    AccountInUse: 'Masih ada pencairan ke rekening itu. Tunggu sampai selesai.',
    TooManyAccounts: 'Paling banyak {{most}} rekening. Hapus dulu salah satunya.',
    Bank: 'Pilih banknya dari daftar.',
    Number: 'Nomor rekening terdiri dari 6 sampai 20 angka.',
    Holder: 'Isi nama pemilik rekening, paling banyak 120 huruf.',
    OwnPayout: 'Pencairanmu sendiri harus disetujui orang lain.',
    OwnAccount: 'Rekeningmu sendiri harus dipastikan orang lain.',
    Decided: 'Pencairan itu sudah diputuskan atau sedang dikirim.',
    ApprovedByYou: 'Kamu sudah menyetujui pencairan itu. Satu orang lagi perlu menyetujuinya.',
    Reason: 'Tulis alasannya, paling banyak {{most}} huruf.',
    NotWaiting: 'Hanya pencairan yang disetujui dan belum dikirim yang bisa dimasukkan ke berkas.',
    NotInFile: 'Hanya pencairan dari berkas bank yang sedang dikirim yang bisa ditandai.',
    Subject: 'Pilih program atau kelasnya.',
    Percent: 'Isi persentase dari 0 sampai 100, paling banyak dua angka di belakang koma.',
    Parts: 'Pilih tiap mentor satu kali, dengan bobot bulat dari 1 sampai {{most}}.',
  },
  statuses: {
    requested: 'Diminta',
    approved: 'Disetujui',
    sent: 'Dikirim',
    paid: 'Dibayar',
    rejected: 'Ditolak',
    failed: 'Gagal',
    reversed: 'Dikembalikan bank',
  },
  /** Kasus yang dibuka oleh pencairan, untuk daftar kasus. */
  ...studio,
  statement,
  mails,
}
