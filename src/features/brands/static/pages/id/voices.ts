import type { StaticPage } from '../../static-page.ts'

/** Pages with a visitors' form below their sections (features/voices). */
export const voicePages = {
  donasi: {
    title: 'Donasi',
    lead: 'Donasi kepada {{site}}: untuk apa, oleh siapa, dan dengan izin apa.',
    sections: [
      {
        kind: 'steps',
        title: 'Bagaimana jalannya',
        items: [
          { title: 'Pilih jumlahnya', text: 'Pilih atau tulis sendiri. Nama boleh dikosongkan.' },
          {
            title: 'Bayar',
            text: 'Di halaman berikutnya kamu memilih cara bayar. Kalau situs ini belum menerima pembayaran, kamu mendapat nomor janji dan kami memberi tahu cara menyerahkannya.',
          },
          { title: 'Terlihat', text: 'Begitu uangnya diterima, jumlah di halaman ini bertambah.' },
        ],
      },
    ],
  },
  'tes-disc': {
    title: 'Tes refleksi DISC',
    lead: 'Delapan kelompok kalimat, sekitar lima menit, untuk mengenali caramu bekerja dengan orang lain.',
    sections: [
      {
        kind: 'features',
        title: 'Sebelum mulai',
        columns: 3,
        items: [
          { title: 'Hanya untuk merenung', text: 'Bukan untuk seleksi siswa, karyawan, atau penilaian apa pun.' },
          { title: 'Tanpa nama', text: 'Kami tidak meminta nama atau akun. Yang belum 18 tahun tidak kami simpan sama sekali.' },
          { title: 'Bukan diagnosis', text: 'Orang berubah menurut keadaan. Hasilnya gambaran hari ini saja.' },
        ],
      },
    ],
  },
} satisfies Record<string, StaticPage>
