/** Titles of the tools, as other people's assistants show them, and why they are refused. */
export const words = {
  titles: {
    ask: 'Tanya asisten situs',
    search: 'Cari di situs ini',
    list_classes: 'Kelas yang dibuka',
    get_class: 'Satu kelas',
    list_events: 'Acara',
    list_programs: 'Program',
    list_jobs: 'Lowongan',
    how_to_join: 'Cara mendaftar',
    search_faq: 'Pertanyaan yang sering diajukan',
    my_classes: 'Kelasku',
    my_progress: 'Kemajuanku',
    what_is_due: 'Yang menungguku',
    my_orders: 'Pesananku',
    list_drafts: 'Konsep tulisan',
    site_figures: 'Angka situs',
  },
  about:
    'Situs belajar {{site}}. Semua alat hanya membaca. Kelas, acara, program, pertanyaan umum, dan asisten situs terbuka untuk siapa saja; data milik sendiri perlu masuk.',
  resources: {
    llms: 'Tentang situs ini',
    aboutLlms: 'Isi situs ini, halaman utamanya, dan jalan masuk bagi program.',
    page: 'Halaman situs ini',
    aboutPage: 'Halaman umum mana pun di situs ini sebagai Markdown, menurut alamat yang disebut dalam jawaban.',
  },
  faq: { found: '{{count}} pertanyaan cocok:', none: 'Tidak ada pertanyaan yang cocok.' },
  hits: { found: '{{count}} hasil untuk “{{search}}”:', none: 'Tidak ada yang cocok dengan “{{search}}”.' },
  drafts: { found: '{{count}} tulisan, yang terakhir diubah lebih dahulu:', none: 'Tidak ada konsep.' },
  figures: {
    found: 'Peserta menurut program:',
    none: 'Belum ada angka untuk peranmu.',
    line: '{{name}}: {{classes}} kelas, {{learning}} sedang belajar, {{completed}} selesai',
  },
  refusals: {
    OtherOrigin: 'Halaman situs lain tidak boleh memanggil alamat ini',
    PostOnly: 'Alamat ini hanya menerima POST: tidak ada aliran yang terbuka',
    TokenInvalid: 'Token ini tidak berlaku di situs ini. Masuklah lagi.',
    Maintenance: 'Situs ini sedang dipelihara. Coba lagi nanti.',
  },
}
