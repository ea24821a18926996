import { books } from './id/books.ts'
import { checks } from './id/checks.ts'
import { coupons } from './id/coupons.ts'
import { orders } from './id/orders.ts'

export const words = {
  ...orders,
  ...coupons,
  ...books,
  ...checks,
  /** Why something is refused. */
  refusals: {
    GatewayNotSet: 'Gerbang pembayaran atau rekening ini belum diatur',
    ReportMissing: 'Pilih berkas laporannya',
    ReportEmpty: 'Tidak ada baris yang bisa dibaca dari berkas ini',
    ReportTooLong: 'Paling banyak {{most}} baris sekali unggah. Bagi menurut minggu atau bulan.',
    ReportUnreadable: 'Berkas ini bukan laporan CSV yang dikenal',
    MomentUnreadable: 'tulis tanggal dan jam yang benar',
    RupiahUnreadable: 'tulis rupiah tanpa titik dan koma',
    PercentUnreadable: 'tulis persen antara 0,01 dan 100',
    Sure: 'Centang dulu bila sudah yakin',
  },
} as const
