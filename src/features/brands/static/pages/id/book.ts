import type { StaticPage } from '../../static-page.ts'

/** The book about becoming an engineer. */
export const book = {
  Metamorfosa: {
    title: 'Metamorfosa',
    lead: 'Buku tentang menjadi perekayasa perangkat lunak yang bertujuan: dari mengetik kode ke memahami untuk siapa kode itu ada.',
    sections: [
      {
        kind: 'statement',
        text: 'Menjadi perekayasa bukan soal bahasa apa yang dikuasai, melainkan masalah siapa yang berani kita dekati.',
        by: 'Dari bab “Ulat yang Tidak Tahu Namanya”',
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
      {
        kind: 'testimonials',
        title: 'Kata pembaca',
        tone: 'tint',
        items: [
          {
            name: 'Wening Prabasari',
            role: 'Siswa kelas XII, Purwokerto',
            message:
              'Bab ‘Kepompong’ saya baca dua kali. Sesudahnya saya duduk seharian di kantin sekolah, baru menulis ulang aplikasi antreannya.',
          },
          {
            name: 'Yosua Tandilolo',
            role: 'Pengembang, tahun ketiga, Makassar',
            message:
              'Saya kira buku ini akan bicara tentang kode. Ternyata tentang mengapa saya lelah, dan kepada siapa pekerjaan saya sampai.',
          },
          {
            name: 'Ratih Kumalasari',
            role: 'Guru rekayasa perangkat lunak, Klaten',
            message: 'Satu bab kami bacakan bergantian setiap Jumat. Murid yang paling pendiam justru yang paling banyak membantah.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'Pertanyaan untuk dibicarakan sesudah membaca',
        lead: 'Satu untuk tiap bagian. Cukup tiga orang dan satu jam.',
        columns: 4,
        items: [
          { title: 'Sesudah “Telur”', text: 'Program pertama apa yang kamu buat salah, dan siapa yang menemani ketika itu terjadi?' },
          { title: 'Sesudah “Ulat”', text: 'Alat mana yang kamu pelajari hanya karena semua orang mempelajarinya?' },
          { title: 'Sesudah “Kepompong”', text: 'Kapan terakhir kali kamu melihat orang memakai buatanmu, tanpa membantunya?' },
          { title: 'Sesudah “Kupu-kupu”', text: 'Kebiasaan apa yang harus kamu lepaskan supaya bisa mengajar orang lain?' },
        ],
      },
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
