export const words = {
  event: {
    online: 'Ikut daring',
    register: 'Daftar',
    quota: 'Tempat',
    quotaCount: '{{count}} orang',
    speakers: 'Pembicara',
    more: 'Selengkapnya',
    unconfirmed: 'belum pasti',
    activities: 'Susunan acara',
    sponsors: 'Pendukung',
  },
  podcast: { transcript: 'Transkrip', series: 'Seri: {{name}}' },
  source: 'Sumber',
  register: { link: 'Daftar program ini', until: 'Pendaftaran sampai {{until}}', over: 'Pendaftaran sudah ditutup.' },
  credit: 'Gambar: {{name}}',
} as const
