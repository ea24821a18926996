import { announcements } from './id/announcements.ts'
import { batches } from './id/batches.ts'
import { join } from './id/join.ts'
import { participants } from './id/participants.ts'

export const words = {
  refusals: {
    FormRefused: 'Ada isian yang perlu diperbaiki',
    ClassMissing: 'Kelas tidak ditemukan',
    ClassOfOthers: 'Kelas itu diampu orang lain',
    BatchMissing: 'Angkatan tidak ditemukan',
    BatchChanged: 'Angkatan ini diubah orang lain; muat ulang lalu ulangi',
    BatchFull: 'Tidak ada tempat lagi di angkatan ini',
    QuotaBelowTaken: 'sudah ada {{taken}} peserta',
    ClosesBeforeOpening: 'mau sesudah pendaftaran dibuka',
    StartsBeforeOpening: 'mau sesudah pendaftaran dibuka',
    EndsBeforeStart: 'mau sesudah kelas dimulai',
    MemberMissing: 'Anggota tidak ditemukan',
    NotIn: 'Kamu tidak terdaftar di kelas ini',
    NotWaiting: 'tidak sedang menunggu keputusan',
    NotTaking: 'tidak ikut kelas ini',
    PlaceMissing: 'Tautan tempat ini tidak kami kenal',
    PlaceTaken: 'Tempat ini sudah dipakai orang lain',
    PlaceEnded: 'Tempat ini tidak berlaku lagi',
    ReasonMissing: 'tulis alasannya, paling banyak 300 huruf',
    InTheirs: 'Orang ini sudah ikut kelas ini',
    ConsentMissing: 'belum ada persetujuan yang berlaku',
    InAlready: 'Kamu sudah terdaftar di kelas ini',
    Closed: 'Pendaftaran kelas ini tidak dibuka',
    BatchClosed: 'Pendaftaran angkatan itu tidak dibuka',
    Full: 'Semua tempat sudah terisi dan kelas ini tidak punya daftar tunggu',
    Payment: 'Kelas ini berbayar',
    Consent: 'Persetujuan belum lengkap: kalau usiamu di bawah 18 tahun, orang tua atau sekolah yang menyetujui',
  } as const,
  states: {
    joined: 'Ikut',
    completed: 'Selesai',
    'waiting-list': 'Daftar tunggu',
    'waiting-approval': 'Menunggu keputusan',
    left: 'Keluar',
    removed: 'Dikeluarkan',
    refused: 'Ditolak',
  },
  join,
  batches,
  participants,
  announcements,
}
