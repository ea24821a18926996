import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'gita-maharsi',
    name: 'Gita Maharsi',
    headline: 'Pemimpin redaksi Alkamedia',
    bio: 'Sembilan belas tahun di ruang redaksi, separuhnya sebagai redaktur malam. Gita menandai setiap “diduga” yang dipakai untuk bersembunyi.',
    expertise: ['penyuntingan berita', 'etika pers', 'wawancara'],
  },
  {
    slug: 'rudi-hasiholan',
    name: 'Rudi Hasiholan',
    headline: 'Wartawan data',
    bio: 'Rudi pernah menghitung 4.112 kursi rusak di sekolah negeri satu kabupaten, satu per satu dari berkas pengadaan. Ia mengajar lembar sebar dengan sabar dan banyak warna.',
    expertise: ['jurnalisme data', 'lembar sebar', 'visualisasi'],
  },
  {
    slug: 'nabila-karimah',
    name: 'Nabila Karimah',
    headline: 'Pewarta foto lepas, Makassar',
    bio: 'Nabila memotret dunia kerja perempuan pesisir. Ia selalu menunjukkan hasil foto kepada orang yang dipotret sebelum pulang.',
    expertise: ['foto cerita', 'etika gambar', 'suntingan foto'],
  },
  {
    slug: 'teguh-wisesa',
    name: 'Teguh Wisesa',
    headline: 'Redaktur verifikasi',
    bio: 'Teguh menghabiskan pagi dengan membuktikan bahwa sesuatu tidak terjadi. Koleksi foto banjir palsunya mencapai 340 gambar dari sebelas negara.',
    expertise: ['cek fakta', 'verifikasi gambar', 'arsip digital'],
  },
]
