import type { Group } from '../hits.ts'

export const words = {
  title: 'Pencarian',
  titleFor: 'Hasil untuk “{{search}}”',
  lead: 'Cari di seluruh isi {{site}}: kelas, tulisan, acara, orang, dan lowongan.',
  label: 'Cari di situs ini',
  hint: 'desain, kopi, magang',
  count: '{{count}} hasil',
  browse: 'Atau lihat langsung',
  none: { title: 'Tidak ada yang cocok', text: 'Coba kata lain yang lebih pendek, atau periksa ejaannya.', action: 'Lihat semua kelas' },
  groups: {
    classes: 'Kelas',
    programs: 'Program',
    posts: 'Tulisan',
    events: 'Acara',
    podcasts: 'Siniar',
    galleries: 'Galeri',
    mentors: 'Mentor',
    careers: 'Perusahaan',
    jobs: 'Lowongan',
    portfolios: 'Portofolio',
    pages: 'Halaman',
  } satisfies Record<Group, string>,
}
