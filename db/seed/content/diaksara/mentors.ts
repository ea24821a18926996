import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'arumdani-setya',
    name: 'Arumdani Setya',
    headline: 'Redaktur Diaksara, Yogyakarta',
    bio: 'Arum membaca setiap kiriman dua kali: sekali sebagai pembaca, sekali sebagai penyunting. Ia membalas semuanya, kadang hanya dengan satu pertanyaan.',
    expertise: ['esai', 'penyuntingan', 'kurasi'],
  },
  {
    slug: 'laurens-mabuka',
    name: 'Laurens Mabuka',
    headline: 'Cerpenis dan guru bahasa, Alor',
    bio: 'Laurens menulis cerita di punggung kalender kapal. Tokohnya jarang bicara lebih dari tujuh kata, dan pembaca tetap tahu semuanya.',
    expertise: ['cerita pendek', 'dialog', 'sudut pandang'],
  },
  {
    slug: 'rosmawati-tahir',
    name: 'Rosmawati Tahir',
    headline: 'Penerjemah dan penyair, Parepare',
    bio: 'Rosmawati menerjemahkan elong Bugis dan mengajar puisi lewat bunyi: hujan di seng, sendok di gelas, orang memanggil ayam.',
    expertise: ['puisi', 'terjemahan', 'bunyi'],
  },
  {
    slug: 'ferdian-kusuma',
    name: 'Ferdian Kusuma',
    headline: 'Penulis nonfiksi panjang, Bogor',
    bio: 'Ferdian pernah menulis 9.000 kata tentang garam dan memangkasnya menjadi 3.000. Ia menganggap 6.000 kata yang terbuang itu sebagai biaya sekolah.',
    expertise: ['riset', 'nonfiksi', 'struktur'],
  },
]
