/** `{…}` are addresses. */
export const words = {
  llms: {
    what: 'Situs ini tempat belajar: kelas, program, acara, kabar, dan jalan menuju pekerjaan. Isinya milik pengelola situs.',
    forPrograms: 'Untuk program',
    markdown: 'Tiap halaman umum tersedia sebagai Markdown: minta alamat yang sama dengan header {header}.',
    mcp: 'Model Context Protocol (Streamable HTTP): {address}. Mencari, melihat kelas dan acara tidak perlu masuk; data milik sendiri perlu.',
    calls: 'Panggilan untuk pengembang: {address}.',
    map: 'Peta situs: {address}.',
    languages: 'Dalam bahasa lain: {addresses}.',
    pages: 'Halaman utama',
    contact: 'Kontak',
  },
}
