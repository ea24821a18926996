import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'bagas-wirotama',
    name: 'Bagas Wirotama',
    headline: 'Direktur kreatif Jong Kreatif',
    bio: 'Bagas menggambar logo dengan tangan kiri supaya tidak terlalu rapi. Presentasi terpendeknya berisi satu gambar dan satu kata, dan disetujui.',
    expertise: ['identitas merek', 'arahan seni', 'presentasi'],
  },
  {
    slug: 'inez-tanumihardja',
    name: 'Inez Tanumihardja',
    headline: 'Perancang huruf',
    bio: 'Inez memotret papan nama bengkel dari Cianjur sampai Cilacap, lalu membuat huruf darinya. Ia bisa menyebut nama fon dari spanduk yang melintas.',
    expertise: ['tipografi', 'desain huruf', 'kaligrafi'],
  },
  {
    slug: 'wahyu-pamungkas',
    name: 'Wahyu Pamungkas',
    headline: 'Perancang grafis ruang',
    bio: 'Wahyu merancang penunjuk arah yang tidak membuat nenek tersesat. Semua rancangannya diuji ibu mertuanya tanpa penjelasan.',
    expertise: ['penunjuk arah', 'pameran', 'bahan cetak'],
  },
  {
    slug: 'syifa-rahmania',
    name: 'Syifa Rahmania',
    headline: 'Penulis kampanye',
    bio: 'Syifa menulis tagline dua kata dan surat klien dua halaman. Ia mengumpulkan spanduk warung pecel sebagai bahan bacaan.',
    expertise: ['naskah iklan', 'suara merek', 'ide'],
  },
]
