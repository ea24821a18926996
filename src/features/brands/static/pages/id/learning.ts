import type { StaticPage } from '../../static-page.ts'
import { close } from './detail.ts'

/** Features of the platform that learners have, by slug. */
export const learningFeatures = {
  'belajar-tanpa-jaringan': {
    title: 'Belajar tanpa jaringan',
    status: 'Sudah bisa dipakai',
    lead: 'Bawa satu kelas atau satu modulnya di ponsel selagi ada jaringan. Baca, tonton, berlatih, dan mencatat di mana saja; hasilnya terkirim begitu jaringan kembali.',
    sections: [
      {
        kind: 'features',
        title: 'Yang bisa dilakukan',
        columns: 2,
        items: [
          {
            title: 'Ukurannya terlihat dulu',
            text: 'Sebelum mengunduh, tertulis berapa MB. Batasnya di ponsel kamu sendiri yang menentukan.',
          },
          { title: 'Bisa dijeda', text: 'Unduhan yang terputus dilanjutkan. Satu bab tersimpan utuh, atau tidak sama sekali.' },
          {
            title: 'Terkirim satu kali',
            text: 'Latihan dan catatan menunggu di ponsel, lalu dikirim berurutan; tidak ada yang terhitung dua kali.',
          },
          { title: 'Yang butuh jaringan', text: 'Pertemuan, diskusi, dan paket SCORM tetap perlu jaringan. Halamannya menyebutkan itu.' },
        ],
      },
      close,
    ],
  },
  'papan-peringkat': {
    title: 'Papan peringkat',
    status: 'Sudah bisa dipakai',
    lead: 'Poin dari bab yang selesai, hasil latihan, dan kelas yang tamat: mingguan dan sepanjang masa, menurut kelas, program, dan sekolah.',
    sections: [
      {
        kind: 'features',
        title: 'Cara menghitungnya',
        columns: 2,
        items: [
          {
            title: 'Tampil bila mau',
            text: 'Nama hanya tampil bila orangnya memilih begitu: nama depan dan satu huruf. Berhenti tampil kapan saja.',
          },
          { title: 'Anak dijaga', text: 'Di bawah 18 tahun, nama baru tampil bila orang tua juga mengizinkan.' },
          { title: 'Satu bab, satu kali', text: 'Mengulang atau membiarkan video berjalan tidak menambah poin.' },
          { title: 'Sekolah menurut rata-rata', text: 'Sekolah besar dan kecil bersaing setara, mulai dari lima siswa yang belajar.' },
        ],
      },
      close,
    ],
  },
  pemberitahuan: {
    title: 'Pemberitahuan',
    status: 'Sudah bisa dipakai',
    lead: 'Kabar kelas, pertemuan yang akan mulai, bab yang terbuka, dan jawaban diskusi: di lonceng, di perangkat, atau lewat email, menurut pilihan masing-masing.',
    sections: [
      {
        kind: 'features',
        title: 'Yang bisa diatur',
        columns: 2,
        items: [
          { title: 'Per jenis kabar', text: 'Untuk setiap jenis: di situs saja, dengan email, di perangkat, atau tidak sama sekali.' },
          { title: 'Malam tetap tenang', text: 'Pesan ke perangkat hanya datang siang hari, paling banyak dua belas sehari.' },
          { title: 'Ringkasan', text: 'Paling banyak satu email sehari berisi yang masih terbuka; sekali klik untuk berhenti.' },
          { title: 'Layar terkunci', text: 'Di perangkat anak, isi kabarnya tidak ditampilkan.' },
        ],
      },
      close,
    ],
  },
} satisfies Record<string, StaticPage>
