import type { StaticPage } from '../static-page.ts'

/** The book about becoming an engineer. */
export const book = {
  Metamorfosa: {
    title: 'Metamorfosa',
    lead: 'Buku tentang menjadi perekayasa perangkat lunak yang bertujuan: dari mengetik kode ke memahami untuk siapa kode itu ada.',
    sections: [
      {
        kind: 'statement',
        text: 'Menjadi perekayasa bukan soal bahasa apa yang dikuasai, melainkan masalah siapa yang berani kita dekati.',
        by: 'Dari bab pertama, “Ulat yang Tidak Tahu Namanya”',
        tone: 'ink',
      },
      {
        kind: 'steps',
        title: 'Empat bagian',
        items: [
          { label: 'I', title: 'Telur', text: 'Rasa ingin tahu, komputer pinjaman, dan program pertama yang salah.' },
          { label: 'II', title: 'Ulat', text: 'Memakan semua yang ada: bahasa, alat, tutorial, dan kelelahan yang mengikutinya.' },
          { label: 'III', title: 'Kepompong', text: 'Berhenti, bertanya untuk apa, dan belajar mendengar orang yang memakai buatan kita.' },
          { label: 'IV', title: 'Kupu-kupu', text: 'Bekerja dengan tujuan, mengajar yang berikutnya, dan berani mengganti diri.' },
        ],
      },
      {
        kind: 'features',
        title: 'Untuk siapa buku ini',
        columns: 3,
        items: [
          { title: 'Siswa dan mahasiswa', text: 'Yang sudah bisa menulis kode, tetapi belum tahu mau dibawa ke mana.' },
          { title: 'Pekerja muda', text: 'Yang tiga tahun pertamanya habis untuk mengejar tenggat.' },
          { title: 'Guru dan mentor', text: 'Yang ingin bahan percakapan selain sintaks.' },
        ],
      },
      { kind: 'testimonials', title: 'Kata pembaca', tone: 'tint' },
      { kind: 'posts', title: 'Tulisan seputar buku', of: 'blog', more: { label: 'Semua tulisan', href: '/Blog' } },
      {
        kind: 'call-to-action',
        title: 'Ingin membacanya bersama?',
        text: 'Kami mengirim jadwal diskusi buku dan cara memesannya.',
        action: { label: 'Tanya lewat WhatsApp', href: 'whatsapp' },
        tone: 'primary',
      },
    ],
  },
} satisfies Record<string, StaticPage>
