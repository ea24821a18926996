import { order } from './id/order.ts'
import { paper } from './id/paper.ts'
import { pay } from './id/pay.ts'
import { places } from './id/places.ts'

export const words = {
  refusals: {
    ClassMissing: 'Kelas tidak ditemukan',
    ProgramMissing: 'Program tidak ditemukan, atau tidak dijual sebagai paket',
    BatchMissing: 'Angkatan tidak ditemukan, atau tempatnya sudah habis',
    InvoiceMissing: 'Tagihan tidak ditemukan',
    InAlready: 'Kamu sudah terdaftar di kelas ini',
    ComeBack: 'Kamu pernah ikut kelas ini: kembali dari halaman kelas, tanpa membayar lagi',
    Free: 'Kelas ini gratis: ikut dari halaman kelas',
    Full: 'Semua tempat sudah terisi, atau pendaftarannya tidak dibuka',
    NothingLeft: 'Tidak ada kelas di paket ini yang bisa kamu ikuti sekarang',
    TooFewPlaces: 'tersisa {{left}} tempat',
    Consent: 'Persetujuan belum lengkap: kalau usiamu di bawah 18 tahun, orang tua atau sekolah yang menyetujui',
    Guardian: 'Di bawah 18 tahun, orang tua atau wali yang membayar: kirim tautan pembayaran kepada mereka',
    NothingToRepay: 'Tidak ada tagihan untuk kelas ini yang bisa dibuat lagi',
    FormRefused: 'Ada isian yang perlu diperbaiki',
    MethodUnknown: 'pilih salah satu cara membayar',
    ProofMissing: 'pilih foto atau tangkapan layar buktinya',
    NotificationUnreadable: 'Pemberitahuan ini tidak terbaca',
    NotificationForged: 'Tanda tangan pemberitahuan ini salah',
  } as const,
  methods: {
    'va-bca': 'BCA Virtual Account',
    'va-bni': 'BNI Virtual Account',
    'va-bri': 'BRI Virtual Account',
    'va-mandiri': 'Mandiri Bill',
    'va-permata': 'Permata Virtual Account',
    qris: 'QRIS',
    gopay: 'GoPay',
    transfer: 'Transfer bank',
  },
  statuses: {
    pending: 'Menunggu Pembayaran',
    paid: 'Lunas',
    expired: 'Kedaluwarsa',
    cancelled: 'Dibatalkan',
    failed: 'Gagal',
    refunded: 'Dana Dikembalikan',
    'partially-refunded': 'Dikembalikan Sebagian',
  },
  order,
  pay,
  places,
  paper,
}
