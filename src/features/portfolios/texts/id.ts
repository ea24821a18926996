import { studio } from './id/studio.ts'

export const words = {
  refusals: {
    WorkMissing: 'Portofolio tidak ditemukan',
  } as const,
  studio,
  label: 'Portofolio',
  title: 'Portofolio',
  lead: 'Pekerjaan {{site}} bersama perusahaan, pemerintah, dan komunitas.',
  all: 'Semua',
  types: { corporate: 'Perusahaan', government: 'Pemerintah', community: 'Komunitas' },
  ofType: {
    corporate: 'Portofolio bersama perusahaan',
    government: 'Portofolio bersama pemerintah',
    community: 'Portofolio bersama komunitas',
  },
  filter: 'Jenis klien',
  empty: { title: 'Belum ada pekerjaan yang ditampilkan', text: 'Lihat jenis yang lain, atau semua pekerjaan.', action: 'Semua pekerjaan' },
  client: 'Klien',
  when: 'Waktu',
  kind: 'Bentuk',
  batches: 'Angkatan',
  pictures: 'Gambar',
  film: { title: 'Film', elsewhere: 'Tonton filmnya' },
  link: 'Lihat hasilnya',
  related: 'Pekerjaan lain',
  clients: {
    title: 'Klien',
    lead: 'Mereka yang mempercayakan pekerjaannya kepada {{site}}, dan yang berjalan bersama kami.',
    partners: 'Mitra',
    works: '{{count}} pekerjaan',
  },
}
