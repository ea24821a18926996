import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'asep-kurniadi',
    name: 'Asep Kurniadi',
    headline: 'Petani dan pengolah kopi, lereng Cikuray, Garut',
    bio: 'Asep menanam kopi di bawah alpukat dan lamtoro sejak berhenti menjadi sopir truk sayur. Ia mencatat cuaca setiap pagi di almanak bergambar kerbau.',
    expertise: ['budi daya', 'pascapanen', 'pengolahan madu'],
  },
  {
    slug: 'lidya-hutapea',
    name: 'Lidya Hutapea',
    headline: 'Penyangrai kepala Rumah Sangrai Lintong, Medan',
    bio: 'Lidya menyangrai dengan telinga lebih dulu, baru termometer. Ia pernah menolak satu ton biji karena baunya “seperti lemari nenek orang lain”.',
    expertise: ['sangrai', 'kendali mutu', 'uji cita rasa'],
  },
  {
    slug: 'galuh-pratiwi',
    name: 'Galuh Pratiwi',
    headline: 'Barista dan pelatih bar, Bandung',
    bio: 'Dua belas tahun di belakang mesin, Galuh mengajar barista baru untuk menyapa dulu, menyeduh kemudian. Tangannya hafal 18 gram.',
    expertise: ['espreso', 'seni susu', 'pelayanan'],
  },
  {
    slug: 'darman-sulolipu',
    name: 'Darman Sulolipu',
    headline: 'Guru kimia yang mengajar air, Makassar',
    bio: 'Darman mengukur air sumur tetangganya dan mengubah rasa satu kampung. Rumus di papan tulisnya selalu berakhir dengan cangkir.',
    expertise: ['kimia air', 'ekstraksi', 'seduh manual'],
  },
]
