import type { SeedMentor } from '../../content-types.ts'

export const mentors: SeedMentor[] = [
  {
    slug: 'nara-wibisana',
    name: 'Nara Wibisana',
    headline: 'Pemimpin produk Alpha',
    bio: 'Nara mematikan lebih banyak fitur daripada yang ia rilis. Ia menyimpan daftar “tidak” yang lebih panjang daripada peta jalan.',
    expertise: ['riset pengguna', 'prioritas', 'keputusan produk'],
  },
  {
    slug: 'ilyas-fahreza',
    name: 'Ilyas Fahreza',
    headline: 'Perekayasa perangkat lunak, Balikpapan',
    bio: 'Ilyas mencoba semua hal pada ponsel seharga delapan ratus ribu dengan sambungan dua batang. Kalau di sana lambat, berarti lambat.',
    expertise: ['kinerja web', 'pengujian', 'rilis'],
  },
  {
    slug: 'gendhis-maheswari',
    name: 'Gendhis Maheswari',
    headline: 'Perancang antarmuka dan aksesibilitas',
    bio: 'Gendhis merancang dengan layar dimatikan lebih dulu, memakai pembaca layar. Ia menghapus ikon yang perlu dijelaskan.',
    expertise: ['desain antarmuka', 'aksesibilitas', 'uji guna'],
  },
  {
    slug: 'benedict-soeryadi',
    name: 'Benedict Soeryadi',
    headline: 'Analis data dan penjaga privasi',
    bio: 'Ben mengukur sesedikit mungkin. Ia pernah menghapus sembilan puluh persen data yang dikumpulkan tim dan tidak ada yang menyadarinya.',
    expertise: ['metrik', 'eksperimen', 'privasi'],
  },
]
