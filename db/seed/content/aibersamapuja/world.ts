import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'tutur-mesin',
      company: 'Tutur Mesin',
      industry: 'Teknologi bahasa',
      summary:
        'Tim kecil yang menguji dan memperbaiki model bahasa untuk bahasa Indonesia, Jawa, Bugis, dan Minang, dengan penutur aslinya.',
      about: `Tutur Mesin lahir dari kejengkelan: mesin yang pintar berbahasa Inggris sering salah membaca sapaan orang Bugis. Kami menyusun kumpulan uji bersama guru, dalang, dan pedagang, lalu menunjukkan kepada pembuat model di bagian mana mesinnya mengarang.

Ada tujuh belas orang di tim ini, dan sembilan di antaranya bukan pemrogram. Setiap penutur dibayar untuk waktunya dan boleh menarik kembali sumbangan katanya. Kami bekerja jarak jauh, dengan rapat yang selesai sebelum azan asar di Makassar.`,
      city: 'Kota Makassar',
      jobs: [
        {
          slug: 'peneliti-uji-bahasa',
          title: 'Peneliti Uji Bahasa',
          type: 'full-time',
          mode: 'remote',
          city: null,
          salary: { min: 9_000_000, max: 13_000_000 },
          summary:
            'Menyusun kumpulan uji untuk bahasa Indonesia dan daerah, menjalankannya pada beberapa model, dan menulis hasilnya dengan terang.',
          duties: [
            'Menyusun pertanyaan uji bersama penutur asli',
            'Menjalankan dan menilai jawaban beberapa model',
            'Menulis laporan yang bisa dibaca orang di luar bidang',
            'Menjaga persetujuan dan hak tarik data penutur',
          ],
          requirements: [
            'Pengalaman dalam linguistik atau pengolahan bahasa',
            'Bisa menulis skrip Python sederhana',
            'Menguasai sekurang-kurangnya satu bahasa daerah',
          ],
          closesInDays: 29,
        },
        {
          slug: 'pendamping-penutur-daerah',
          title: 'Pendamping Penutur Daerah',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kabupaten Bone',
          salary: { min: 2_000_000, max: 2_800_000 },
          summary:
            'Menemui penutur Bugis di pasar dan rumah, menjelaskan tujuan pengujian, dan merekam tanggapan mereka dengan izin yang jelas.',
          duties: [
            'Menjelaskan lembar persetujuan dengan bahasa sehari-hari',
            'Merekam dan menyalin percakapan pendek',
            'Menyampaikan hasil kembali kepada penutur',
          ],
          requirements: ['Fasih berbahasa Bugis dan Indonesia', 'Dipercaya dan luwes bertamu', 'Teliti menyimpan rekaman dan catatan'],
          closesInDays: 8,
        },
      ],
    },
    {
      slug: 'warung-sedap-malam-digital',
      company: 'Sedap Malam Digital',
      industry: 'Perangkat lunak usaha kecil',
      summary: 'Pembuat aplikasi catatan dan balasan pelanggan untuk pedagang kecil di Riau, dengan bantuan AI yang selalu bisa dimatikan.',
      about: `Sedap Malam Digital melayani dua ribu pedagang: warung, penjahit, tukang galon, dan toko pakan. Aplikasi kami menyarankan balasan dan merapikan catatan, tetapi tidak pernah mengirim apa pun sebelum pedagangnya menekan tombol dengan ibu jarinya sendiri.

Kantor kami berada di atas toko kelontong milik orang tua salah satu pendiri. Setiap pegawai baru berjaga di toko itu selama tiga hari. Setelahnya, biasanya mereka mengusulkan penghapusan satu fitur, dan biasanya mereka benar.`,
      city: 'Kota Pekanbaru',
      jobs: [
        {
          slug: 'perancang-percakapan',
          title: 'Perancang Percakapan',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Pekanbaru',
          salary: { min: 5_500_000, max: 7_500_000 },
          summary: 'Merancang cara asisten menyapa, bertanya, menolak, dan mengaku tidak tahu, lalu mengujinya bersama pedagang sungguhan.',
          duties: [
            'Menulis alur percakapan dan kalimat penolakan',
            'Menguji alur bersama sepuluh pedagang setiap bulan',
            'Menghapus janji yang tidak bisa ditepati mesin',
          ],
          requirements: [
            'Pernah menulis untuk antarmuka atau layanan pelanggan',
            'Telinga yang peka pada ragam bahasa setempat',
            'Berani berkata bahwa sebuah fitur tidak perlu',
          ],
          closesInDays: 46,
        },
        {
          slug: 'pemeriksa-jawaban-asisten',
          title: 'Pemeriksa Jawaban Asisten',
          type: 'contract',
          mode: 'remote',
          city: null,
          salary: null,
          summary: 'Membaca contoh saran balasan tanpa nama pelanggan, menandai yang keliru atau kurang sopan, dan menulis alasannya.',
          duties: [
            'Memeriksa dua ratus contoh saran setiap hari',
            'Menandai karangan, salah harga, dan nada yang kasar',
            'Mengikuti rapat penyamaan penilaian setiap Selasa',
          ],
          requirements: ['Pembaca yang teliti dan tahan bosan', 'Mengerti kebiasaan berjualan lewat pesan', 'Menjaga kerahasiaan data'],
          closesInDays: -8,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'pedoman-ai-penerbit-rona-kata',
      type: 'corporate',
      title: 'Pedoman Pemakaian AI di Meja Redaksi',
      kind: 'Pendampingan',
      summary:
        'Tiga bulan bersama redaksi buku pelajaran menyusun pedoman satu halaman: kapan mesin boleh membantu dan siapa yang memeriksa.',
      description: `Penerbit Rona Kata mendapati tiga naskah buku pelajaran berisi kutipan yang tidak pernah ada. Kami tidak mulai dengan larangan. Dua puluh dua penyunting diminta membawa pekerjaan mereka, lalu bersama-sama mencoba, memeriksa, dan memutuskan bagian mana yang pantas dibantu mesin. Setiap keputusan ditulis.

Pedoman yang lahir hanya satu halaman dan ditempel di samping mesin kopi. Isinya tiga hal: sebutkan ketika memakai, periksa setiap nama dan angka, dan jangan serahkan keputusan tentang anak kepada mesin. Setelah enam bulan, kesalahan kutipan turun menjadi satu. Yang satu itu pun ditemukan sebelum cetak.

- Dua puluh dua penyunting dan empat ilustrator
- Seratus contoh jawaban diperiksa bersama
- Pedoman ditinjau setiap semester`,
      daysAgo: 142,
      client: 'Penerbit Rona Kata, Kota Surakarta',
      batches: [
        { label: 'Meja redaksi', daysAgo: 230 },
        { label: 'Meja gambar', daysAgo: 142 },
      ],
      pictures: [
        'Penyunting menandai kutipan palsu dengan spidol ungu',
        'Pedoman satu halaman di samping mesin kopi',
        'Diskusi kelompok kecil di antara rak naskah',
      ],
    },
    {
      slug: 'klinik-guru-gorontalo',
      type: 'government',
      title: 'Klinik Tugas untuk Guru Satu Kabupaten',
      kind: 'Pelatihan',
      summary:
        'Sembilan puluh guru menata ulang tugas yang sudah tidak bekerja sejak murid mengenal mesin penjawab, lalu mengujinya di kelas.',
      description: `Balai Pengembangan Guru Kabupaten Bone Bolango menerima banyak laporan tentang karangan murid yang terlalu rapi. Alih-alih membeli alat pendeteksi, balai itu meminta kami menjalankan klinik enam pekan. Setiap guru membawa satu tugas lama beserta tiga contoh jawaban yang mencurigakan. Tidak ada nama murid yang disebut di ruang klinik.

## Dari tugas ke tugas

Sembilan puluh tugas dibongkar dan enam puluh delapan diuji di kelas. Yang paling sering berhasil bukan tugas tersulit, melainkan tugas yang dekat: wawancara kakek, pengukuran halaman sekolah, dan resep ibu. Arsipnya dibuka bagi guru di kabupaten lain. Murid ikut menulis kesepakatan pemakaian di setiap kelas.`,
      daysAgo: 268,
      client: 'Balai Pengembangan Guru Kabupaten Bone Bolango',
      batches: [
        { label: 'Angkatan SMP', daysAgo: 350 },
        { label: 'Angkatan SMA', daysAgo: 268 },
      ],
      pictures: [
        'Guru membandingkan dua versi tugas di meja kelompok',
        'Murid mengukur halaman sekolah dengan tali',
        'Papan berisi kesepakatan pemakaian AI tulisan tangan',
        'Winarti Hasan memandu sesi tanya jawab',
      ],
    },
    {
      slug: 'ai-warung-pasar-agung-pekan',
      type: 'community',
      title: 'Delapan Pekan AI Warung di Pasar',
      kind: 'Pendampingan',
      summary:
        'Tiga puluh satu pedagang memilih satu pekerjaan yang menyita waktu, mencoba memangkasnya, dan bebas meninggalkan yang gagal.',
      description: `Paguyuban Pedagang Pekan Rabu ingin tahu apakah AI berguna bagi penjual ikan asin dan bukan hanya bagi orang kantor. Kami membuka meja di lorong pasar setiap Rabu selama delapan pekan, dengan dua pendamping, satu colokan listrik, dan banyak teh manis. Peserta tidak perlu mengunduh aplikasi apa pun.

Dari tiga puluh satu pedagang, sembilan belas masih memakai sekurang-kurangnya satu kebiasaan baru, terutama merapikan catatan utang lewat suara. Dua belas lainnya berhenti karena buku tulis ternyata lebih cepat. Keduanya kami catat sebagai hasil yang baik. Paguyuban kini memiliki tiga pendamping sendiri, semuanya anak pedagang.`,
      daysAgo: 74,
      client: 'Paguyuban Pedagang Pekan Rabu, Kabupaten Kampar',
      batches: [{ label: 'Angkatan 3', daysAgo: 74 }],
      pictures: [
        'Penjual ikan asin merekam catatan utang dengan ponsel',
        'Meja pendamping di lorong pasar',
        'Buku tulis dan ponsel berdampingan di atas timbangan',
        'Pedagang tertawa membaca jawaban mesin yang keliru',
      ],
    },
    {
      slug: 'malam-salah-jawab-tondano',
      type: 'community',
      title: 'Malam Salah Jawab di Perpustakaan',
      kind: 'Lokakarya',
      summary:
        'Empat malam warga membawa pertanyaan tentang kampung sendiri, lalu bersama-sama mencari tahu di mana mesin mulai mengarang.',
      description: `Perpustakaan Tepi Danau mengundang kami membuat acara yang tidak menggurui. Aturannya sederhana: setiap orang mengajukan satu pertanyaan yang jawabannya ia ketahui betul, misalnya nama guru pertama di kampung, lalu menilai jawaban mesin dengan kartu merah, kuning, atau hijau. Anak-anak menghitung kartunya dan menuliskannya di papan.

Dalam empat malam terkumpul 236 jawaban, dan lebih dari separuh mendapat kartu merah. Yang mengejutkan, peserta pulang bukan dengan rasa takut. Mereka mulai menulis sejarah kampungnya sendiri, karena ternyata tidak ada mesin yang bisa menceritakannya. Perpustakaan menjilid semua tulisan itu rapi-rapi dan meminjamkannya kepada siapa saja.`,
      daysAgo: 455,
      client: 'Perpustakaan Tepi Danau, Kabupaten Minahasa',
      batches: [
        { label: 'Dua malam pertama', daysAgo: 469 },
        { label: 'Dua malam kedua', daysAgo: 455 },
      ],
      pictures: [
        'Warga mengangkat kartu merah di ruang baca',
        'Layar berisi jawaban mesin yang dicoret',
        'Seorang opa bercerita tentang guru pertama di kampung',
      ],
    },
  ],
  schools: [
    {
      slug: 'smp-lentera-senja',
      npsn: '40501723',
      name: 'SMP Lentera Senja',
      city: 'Kabupaten Bone Bolango',
      students: 318,
      programs: ['klinik-ai-guru'],
    },
    {
      slug: 'sma-tirta-bahasa',
      npsn: '20219548',
      name: 'SMA Tirta Bahasa',
      city: 'Kota Depok',
      students: 662,
      programs: ['klinik-ai-guru'],
    },
    {
      slug: 'smk-niaga-lancang-kuning',
      npsn: '10496037',
      name: 'SMK Niaga Lancang Kuning',
      city: 'Kota Pekanbaru',
      students: 507,
      programs: ['klinik-ai-guru', 'ai-warung'],
    },
    {
      slug: 'mts-darul-fikir-lembayung',
      npsn: '40604815',
      name: 'MTs Darul Fikir Lembayung',
      city: 'Kota Gorontalo',
      students: 229,
      programs: ['klinik-ai-guru'],
    },
    {
      slug: 'sma-cempaka-kasuang',
      npsn: '40103390',
      name: 'SMA Cempaka Kasuang',
      city: 'Kota Tomohon',
      students: 401,
      programs: ['klinik-ai-guru'],
    },
  ],
  teams: [
    { name: 'Kartu Merah', school: 'sma-cempaka-kasuang', program: 'klinik-ai-guru', score: 903, minutes: 96 },
    { name: 'Periksa Dulu', school: 'sma-tirta-bahasa', program: 'klinik-ai-guru', score: 868, minutes: 121 },
    { name: 'Catatan Utang', school: 'smk-niaga-lancang-kuning', program: 'ai-warung', score: 817, minutes: 134 },
    { name: 'Resep Ibu', school: 'smp-lentera-senja', program: 'klinik-ai-guru', score: 759, minutes: 151 },
    { name: 'Tanya Kakek', school: 'mts-darul-fikir-lembayung', program: 'klinik-ai-guru', score: null, minutes: null },
    { name: 'Balas Santun', school: 'smk-niaga-lancang-kuning', program: 'ai-warung', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Sutinah Wardi',
      role: 'Pensiunan bidan, Kabupaten Kebumen',
      message:
        'Cucu saya bilang mesin ini tahu segalanya. Setelah kelas ini saya tanyakan nama puskesmas tempat saya bekerja tiga puluh tahun, dan jawabannya karangan. Sekarang kami berdua lebih waras.',
      class: 'kenal-ai-tanpa-takut',
    },
    {
      name: 'Ruslin Pakaya',
      role: 'Guru bahasa Indonesia, Kota Gorontalo',
      message:
        'Saya hampir berhenti memberi tugas menulis. Di klinik, tugas itu saya ubah menjadi wawancara dengan tetangga tertua. Murid boleh memakai mesin, tetapi tetangganya tetap harus ditemui. Ternyata mereka senang.',
      class: 'merancang-tugas-di-zaman-ai',
    },
    {
      name: 'Zulfan Effendi',
      role: 'Pemilik toko pakan ayam, Kota Pekanbaru',
      message:
        'Yang saya pakai sampai hari ini cuma satu: merapikan daftar utang dari pesan suara. Hemat setengah jam tiap malam. Yang lain saya tinggalkan, dan pendampingnya malah memberi selamat.',
      class: 'ai-untuk-warung-dan-toko-kecil',
    },
    {
      name: 'Gisela Rampengan',
      role: 'Siswa kelas XI, Kota Tomohon',
      message:
        'Aku belajar meminta mesin mengujiku, bukan mengerjakan tugasku. Awalnya malas karena lebih lama. Waktu ulangan tanpa ponsel, baru terasa bahwa yang di kepalaku memang punyaku.',
      class: 'belajar-bersama-ai-untuk-pelajar',
    },
  ],
  faq: [
    {
      question: 'Siapa sebenarnya Puja?',
      answer:
        'Puja adalah asisten di situs ini, bukan manusia. Ia membantu menunjukkan kelas dan menjawab pertanyaan ringan, tidak mengingat data pribadimu, dan akan mengaku ketika tidak tahu. Kalau ia keliru, beri tahu kami.',
    },
    {
      question: 'Apakah saya harus bisa pemrograman atau matematika?',
      answer:
        'Tidak untuk sebagian besar kelas. Cukup bisa memakai peramban dan mau bertanya. Hanya kelas Menguji Model Bahasa yang memerlukan Python dan statistik dasar, dan syarat itu tertulis jelas di halamannya.',
    },
    {
      question: 'Berapa biaya belajar di sini?',
      answer:
        'Empat dari enam kelas tidak dipungut biaya, termasuk kelas untuk guru, pedagang, dan pelajar. Dua kelas lanjutan berbayar karena bimbingannya lebih panjang. Harga lengkap selalu tertera sebelum kamu mendaftar.',
    },
    {
      question: 'Apakah ponsel saja cukup?',
      answer:
        'Cukup untuk kelas pengenalan, kelas pelajar, dan AI Warung. Kelas merancang asisten dan menguji model lebih nyaman dengan laptop. Semua bahan kami ringan, jadi jaringan yang lambat biasanya tidak menjadi halangan.',
    },
    {
      question: 'Bolehkah anak di bawah 18 tahun ikut?',
      answer:
        'Boleh, dengan akun yang dibuat atas izin orang tua atau sekolah. Kelas Belajar Bersama AI memang disusun untuk pelajar, dan kami meminta peserta tidak memasukkan nama, alamat, atau foto ke mesin mana pun.',
    },
    {
      question: 'Apakah saya mendapat sertifikat?',
      answer:
        'Ya, untuk kelas yang mencantumkan sertifikat dan setelah nilai akhirmu mencapai batas lulus. Tugas akhirnya selalu berupa keputusan yang kamu jelaskan sendiri, jadi jawaban salinan mesin mudah sekali ketahuan.',
    },
  ],
  partners: [
    { name: 'Tutur Mesin', kind: 'Perusahaan' },
    { name: 'Sedap Malam Digital', kind: 'Perusahaan' },
    { name: 'Universitas Teluk Tomini Raya', kind: 'Kampus' },
    { name: 'Balai Pengembangan Guru Kabupaten Bone Bolango', kind: 'Pemerintah kabupaten' },
    { name: 'Perpustakaan Tepi Danau', kind: 'Perpustakaan' },
    { name: 'Penerbit Rona Kata', kind: 'Penerbit' },
    { name: 'Lingkar Literasi Lembayung', kind: 'Komunitas' },
  ],
}
