import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'damar-satriyo',
    name: 'Damar Satriyo',
    headline: 'Peneliti bahasa mesin, Depok',
    bio: 'Damar melatih model untuk bahasa daerah dan menghabiskan hari dengan membaca jawaban yang salah. Ia menjelaskan peluang dengan karung beras dan koin.',
    expertise: ['model bahasa', 'evaluasi', 'etika AI'],
  },
  {
    slug: 'winarti-hasan',
    name: 'Winarti Hasan',
    headline: 'Guru biologi dan penggerak klinik AI, Gorontalo',
    bio: 'Bu Win mengubah semua PR-nya setelah menemukan 31 esai tentang fotosintesis yang terlalu sopan. Ia menguji setiap alat bersama muridnya, bukan diam-diam.',
    expertise: ['AI di kelas', 'rancangan tugas', 'penilaian'],
  },
  {
    slug: 'reza-alamsyah',
    name: 'Reza Alamsyah',
    headline: 'Pendamping usaha kecil, Pekanbaru',
    bio: 'Reza memulai dari toko kelontong ibunya. Ia hanya mengajarkan hal yang bertahan dipakai ibunya lebih dari sebulan; sejauh ini ada enam.',
    expertise: ['AI untuk usaha', 'katalog', 'layanan pelanggan'],
  },
  {
    slug: 'kezia-lontoh',
    name: 'Kezia Lontoh',
    headline: 'Perancang antarmuka percakapan, Manado',
    bio: 'Kezia merancang asisten yang tahu cara meminta maaf. Ia mengumpulkan rekaman orang tua yang memarahi mesin dan menyebutnya data paling jujur.',
    expertise: ['desain percakapan', 'aksesibilitas', 'asisten suara'],
  },
]
