import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'panji-laksmono',
    name: 'Panji Laksmono',
    headline: 'Penyiar pagi Bharabas, Yogyakarta',
    bio: 'Panji membangunkan pendengar sejak era kaset dan masih salah menyebut jam paling tidak sekali sepekan. Ia mengajar cara tertawa setelah keliru, lalu membetulkannya.',
    expertise: ['siaran langsung', 'wawancara', 'tempo bicara'],
  },
  {
    slug: 'ajeng-retnani',
    name: 'Ajeng Retnani',
    headline: 'Penata suara dan pembuat sandiwara radio',
    bio: 'Ajeng membuat suara hujan dari minyak panas dan suara perang dari rak piring. Ia mendengar dengung lampu dari ruangan sebelah.',
    expertise: ['tata suara', 'sandiwara radio', 'penyuntingan audio'],
  },
  {
    slug: 'salmon-ohoirat',
    name: 'Salmon Ohoirat',
    headline: 'Pembuat dokumenter audio, Tual',
    bio: 'Salmon merekam bunyi kampung-kampung pesisir. Ia datang sebelum subuh karena menurutnya setiap tempat berkata jujur ketika belum ada motor.',
    expertise: ['dokumenter', 'rekaman lapangan', 'riset'],
  },
  {
    slug: 'dewi-anjarsari',
    name: 'Dewi Anjarsari',
    headline: 'Produser dan kurator arsip kaset',
    bio: 'Dewi menyelamatkan 3.700 kaset dari gudang dan hafal bau jamur tiap merek. Ia memperbaiki pita kusut dengan pensil heksagonal, bukan yang bulat.',
    expertise: ['produksi', 'arsip', 'kurasi musik'],
  },
]
