import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'suroto-wijanarko',
    name: 'Suroto Wijanarko',
    headline: 'Pembuat mesin tepat guna, Klaten',
    bio: 'Pak Roto membuat 27 mesin perontok dan menyimpan semuanya, termasuk dua yang terbakar. Ia menggambar di lantai dengan kapur sebelum memotong besi.',
    expertise: ['mekanik', 'pengelasan', 'mesin pertanian'],
  },
  {
    slug: 'ayu-kinanti',
    name: 'Ayu Kinanti Palupi',
    headline: 'Peneliti bahan, Surabaya',
    bio: 'Ayu menguji segala yang disebut “kuat” dengan cara mematahkannya. Favoritnya papan dari sekam, yang bertahan lebih lama daripada mesin ujinya.',
    expertise: ['bahan alam', 'pengujian', 'keselamatan'],
  },
  {
    slug: 'yance-rumbiak',
    name: 'Yance Rumbiak',
    headline: 'Perakit elektronika, Jayapura',
    bio: 'Yance memasang lampu surya di 63 dermaga dan hafal bunyi baterai yang sebentar lagi menyerah. Ia mengajar dengan komponen bekas radio.',
    expertise: ['sensor', 'mikrokontroler', 'energi surya'],
  },
  {
    slug: 'melani-hartanti',
    name: 'Melani Hartanti',
    headline: 'Pendamping kekayaan intelektual, Semarang',
    bio: 'Melani menerjemahkan bahasa hukum ke bahasa bengkel. Ia pernah menyarankan klien untuk tidak mematenkan alatnya, dan klien itu berterima kasih.',
    expertise: ['paten sederhana', 'merek', 'lisensi terbuka'],
  },
]
