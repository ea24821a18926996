import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'rumah-singgah-kenari',
      company: 'Rumah Singgah Kenari',
      industry: 'Layanan anak dan keluarga',
      summary:
        'Rumah singgah di Semarang bagi anak yang orang tuanya bekerja malam; sebagian besar pekerjanya bermula dari relawan Sahabat Belajar.',
      about: `Rumah Singgah Kenari buka dari pukul empat sore sampai pukul enam pagi, mengikuti jam kerja pabrik, bukan jam kantor. Anak-anak makan, mandi, mengerjakan PR, lalu tidur sampai dijemput. Malam terpanjang biasanya menjelang Lebaran, dan kami tetap buka.

Pekerja kami selalu bertugas berpasangan dan setiap bulan duduk bersama psikolog. Kami percaya orang yang lelah boleh bilang lelah. Relawan yang melamar tidak otomatis diterima, tetapi pengalaman di pos ronda selalu kami baca sampai selesai.`,
      city: 'Kota Semarang',
      jobs: [
        {
          slug: 'pendamping-malam-anak',
          title: 'Pendamping Malam Anak',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Semarang',
          salary: { min: 3_600_000, max: 4_200_000 },
          summary: 'Menemani dua belas anak dari sore sampai pagi bersama satu rekan: makan malam, PR, cerita, lalu menjaga tidur mereka.',
          duties: [
            'Menyambut anak dan mencatat keadaannya saat datang',
            'Menemani PR serta waktu bermain sebelum tidur',
            'Menyerahkan anak hanya kepada penjemput terdaftar',
            'Menulis catatan malam bersama rekan',
          ],
          requirements: [
            'Lulus pelatihan perlindungan anak, atau siap mengikutinya',
            'Terbiasa bekerja malam dalam giliran tetap',
            'Bersedia diperiksa latar belakangnya',
          ],
          closesInDays: 20,
        },
        {
          slug: 'juru-dapur-rumah-singgah',
          title: 'Juru Dapur Rumah Singgah',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kota Semarang',
          salary: { min: 1_900_000, max: 2_300_000 },
          summary:
            'Memasak makan malam dan sarapan untuk tiga puluh orang, lima hari sepekan, dengan dua anak penasaran di samping kompor.',
          duties: [
            'Menyusun menu sepekan dengan sayur yang mau dimakan anak',
            'Berbelanja dan mencatat pengeluaran',
            'Mengajak anak besar membantu secara aman',
          ],
          requirements: ['Bisa memasak dalam jumlah banyak', 'Paham alergi makanan dan kebersihan dapur', 'Sabar ditanya kapan matang'],
          closesInDays: 8,
        },
      ],
    },
    {
      slug: 'kabar-isyarat',
      company: 'Kabar Isyarat',
      industry: 'Penerjemahan bahasa isyarat',
      summary:
        'Koperasi juru bahasa isyarat dan teman Tuli yang melayani klinik, sekolah, dan rapat warga di empat kota, tatap muka maupun lewat layar.',
      about: `Kabar Isyarat didirikan sebelas teman Tuli dan lima juru bahasa yang bosan dipanggil mendadak. Kini kami mengatur jadwal penerjemah untuk klinik, sekolah, serta rapat RT, dengan tarif terbuka dan jeda istirahat setiap dua puluh menit.

Keputusan koperasi diambil dalam bahasa isyarat. Anggota yang mendengar wajib mengikutinya, bukan sebaliknya. Banyak di antara kami berkenalan di kelas SFI, lalu terus bertemu setiap Kamis sore di warung yang pelayannya kini ikut mahir.`,
      city: 'Kota Surakarta',
      jobs: [
        {
          slug: 'koordinator-jadwal-juru-bahasa',
          title: 'Koordinator Jadwal Juru Bahasa',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Surakarta',
          salary: { min: 3_400_000, max: 4_100_000 },
          summary: 'Mempertemukan permintaan klinik, sekolah, dan warga dengan juru bahasa yang tepat, tanpa membuat siapa pun kelelahan.',
          duties: [
            'Menerima permintaan lewat pesan dan panggilan video',
            'Menyusun jadwal dengan jeda istirahat yang layak',
            'Menanyakan kepuasan teman Tuli sesudah layanan',
          ],
          requirements: [
            'Bisa berbahasa isyarat pada tingkat percakapan',
            'Rapi memakai lembar sebar dan kalender',
            'Teman Tuli sangat dipersilakan melamar',
          ],
          closesInDays: 36,
        },
        {
          slug: 'juru-bahasa-isyarat-klinik',
          title: 'Juru Bahasa Isyarat Klinik',
          type: 'contract',
          mode: 'onsite',
          city: 'Kota Yogyakarta',
          salary: null,
          summary: 'Mendampingi pasien Tuli di tiga klinik, tiga hari sepekan, dengan pelatihan istilah kesehatan sebelum bertugas.',
          duties: [
            'Menerjemahkan percakapan pasien dengan tenaga kesehatan',
            'Menjaga kerahasiaan setiap kunjungan',
            'Melaporkan istilah baru kepada kelompok kosakata',
          ],
          requirements: [
            'Pengalaman menerjemahkan paling sedikit setahun',
            'Dua rujukan, salah satunya dari teman Tuli',
            'Tenang menghadapi kabar buruk',
          ],
          closesInDays: -3,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'sabtu-relawan-pabrik-sabun',
      type: 'corporate',
      title: 'Sabtu Relawan yang Tidak Berhenti di Foto',
      kind: 'Pendampingan relawan karyawan',
      summary:
        'Karyawan pabrik sabun menjadi Sahabat Belajar selama satu semester penuh: 46 orang mendaftar, 39 bertahan sampai rapor dibagikan.',
      description: `Perusahaan meminta satu hari kegiatan dengan kaus seragam. Kami menawarkan dua jam setiap Sabtu selama satu semester, tanpa kaus. Mereka terdiam cukup lama, lalu bagian personalia bertanya apakah boleh dicoba oleh sepuluh orang dahulu. Yang mendaftar ternyata empat puluh enam, termasuk kepala gudang.

Semua mengikuti pelatihan perlindungan anak dan bertugas berpasangan di pos ronda dekat pabrik. Tujuh orang berhenti, kami catat alasannya, dan dua di antaranya pindah menjadi Teman Ponsel. Pada hari pembagian rapor, kepala gudang pulang membawa gambar dirinya bersayap. Gambar itu sekarang terpajang di atas timbangan gudang, dibingkai rapi.`,
      daysAgo: 140,
      client: 'Sabun Melur',
      batches: [
        { label: 'Semester 1', daysAgo: 330 },
        { label: 'Semester 2', daysAgo: 150 },
      ],
      pictures: [
        'Karyawan dan anak membaca di pos ronda',
        'Gambar kepala gudang bersayap di atas timbangan',
        'Lingkaran relawan saat pelatihan perlindungan anak',
        'Sandal berjajar di depan tikar',
      ],
    },
    {
      slug: 'balai-warga-teman-ponsel',
      type: 'government',
      title: 'Enam Belas Balai Warga untuk Teman Ponsel',
      kind: 'Pelatihan dan pendampingan',
      summary:
        'Bersama kantor kecamatan, relawan muda mendampingi 320 lansia memakai ponsel di balai warga; laporan penipuan kini datang sebelum uang hilang.',
      description: `Kecamatan mencatat sembilan belas lansia tertipu lewat telepon dalam setahun. Permintaannya sederhana: buatkan penyuluhan. Kami mengusulkan enam pertemuan berdua saja, sebab orang jarang mengaku bingung di depan seratus kursi. Enam belas balai dipilih karena dekat, teduh, dan punya kamar kecil yang layak bagi lansia.

Relawannya siswa dan mahasiswa sekitar, dilatih untuk tidak merebut ponsel. Pelajaran pertama selalu menelepon cucu, pelajaran terakhir menutup telepon orang asing tanpa rasa bersalah. Petugas kecamatan kini menerima laporan percobaan penipuan tiap pekan, kebanyakan diawali kalimat yang sama: saya tadi sudah diajari supaya menutup teleponnya dulu.`,
      daysAgo: 260,
      client: 'Kecamatan Bukit Telaga',
      batches: [
        { label: 'Delapan balai pertama', daysAgo: 400 },
        { label: 'Delapan balai berikutnya', daysAgo: 290 },
      ],
      pictures: [
        'Lansia menelepon cucunya di balai warga',
        'Relawan duduk dengan tangan di pangkuan',
        'Kartu besar bertuliskan tutup dulu, tanya kemudian',
      ],
    },
    {
      slug: 'rapat-rt-yang-selesai-pukul-sembilan',
      type: 'community',
      title: 'Rapat RT yang Selesai Pukul Sembilan',
      kind: 'Fasilitasi',
      summary:
        'Empat bulan menemani tujuh RT mengubah cara rapat: tikar melingkar, tongkat bicara, dan keputusan yang ditulis besar sebelum teh habis.',
      description: `Keluhannya sama di tujuh RT: rapat dimulai terlambat, tiga orang bicara, sisanya menonton ponsel, dan keputusan lupa esok paginya. Kami tidak membawa proyektor. Kami membawa tikar, satu sendok nasi sebagai tongkat bicara, dan kertas sebesar pintu yang ditempel di tempat semua orang bisa membacanya.

Fasilitator kami hanya memimpin rapat pertama. Rapat kedua dipimpin warga, rapat ketiga oleh warga yang biasanya diam di dekat pintu. Pada bulan keempat semua rapat di tujuh RT selesai sebelum pukul sembilan malam. Sendok nasinya tertinggal di tujuh rumah, dan kami putuskan untuk tidak memintanya kembali.`,
      daysAgo: 75,
      client: 'Forum Tujuh RT Kampung Randu',
      batches: [{ label: 'Empat bulan', daysAgo: 90 }],
      pictures: [
        'Warga duduk melingkar memegang sendok nasi',
        'Keputusan rapat di kertas sebesar pintu',
        'Teh dan pisang rebus di tengah tikar',
      ],
    },
    {
      slug: 'perpustakaan-tikar-pelabuhan',
      type: 'community',
      title: 'Perpustakaan Tikar di Pelabuhan Rakyat',
      kind: 'Gerakan bersama',
      summary:
        'Anak buah kapal, penjual nasi, dan relawan membuka perpustakaan dari tikar setiap sore; 700 buku berpindah pulau dan sebagian sengaja tidak kembali.',
      description: `Anak-anak pelabuhan menunggu orang tuanya membongkar muatan tanpa punya tempat duduk. Penjual nasi meminjamkan tikar, kami membawa empat puluh buku, dan seorang mualim menawarkan peti kayu agar buku tidak basah. Sore pertama dihadiri sebelas anak dan dua kuli yang membaca diam-diam di belakang karung.

Aturannya ditulis anak-anak: buku boleh ikut berlayar asal diceritakan ketika pulang. Dalam dua tahun tujuh ratus buku berpindah pulau. Sebagian tidak kembali, tetapi suratnya datang. Kini tikar dijaga bergiliran oleh warga pelabuhan sendiri, sedangkan relawan kami cukup datang sebulan sekali untuk mendengarkan cerita buku yang pulang.`,
      daysAgo: 480,
      client: 'Paguyuban Pelabuhan Rakyat Tanjung Lontar',
      batches: [
        { label: 'Tahun pertama', daysAgo: 880 },
        { label: 'Tahun kedua', daysAgo: 510 },
      ],
      pictures: [
        'Anak membaca di tikar dengan kapal kayu di belakang',
        'Peti mualim berisi buku',
        'Surat dari pulau lain di antara halaman buku',
        'Kuli pelabuhan membaca di balik karung',
      ],
    },
  ],
  schools: [
    {
      slug: 'sma-randu-alas',
      npsn: '20361745',
      name: 'SMA Randu Alas',
      city: 'Kota Semarang',
      students: 624,
      programs: ['sahabat-belajar', 'teman-ponsel'],
    },
    { slug: 'smk-bakti-sore', npsn: '20362288', name: 'SMK Bakti Sore', city: 'Kota Surakarta', students: 518, programs: ['teman-ponsel'] },
    {
      slug: 'smp-tikar-pandan',
      npsn: '50310927',
      name: 'SMP Tikar Pandan',
      city: 'Kota Kupang',
      students: 301,
      programs: ['sahabat-belajar'],
    },
    {
      slug: 'ma-cahaya-telaga',
      npsn: '20584136',
      name: 'MA Cahaya Telaga',
      city: 'Kabupaten Magetan',
      students: 247,
      programs: ['sahabat-belajar', 'teman-ponsel'],
    },
    {
      slug: 'slb-suara-tangan',
      npsn: '20406619',
      name: 'SLB Suara Tangan',
      city: 'Kabupaten Bantul',
      students: 88,
      programs: ['teman-ponsel'],
    },
  ],
  teams: [
    { name: 'Sandal Berdebu', school: 'sma-randu-alas', program: 'sahabat-belajar', score: 908, minutes: 122 },
    { name: 'Lampu Pos Ronda', school: 'smp-tikar-pandan', program: 'sahabat-belajar', score: 861, minutes: 147 },
    { name: 'Tutup Dulu', school: 'smk-bakti-sore', program: 'teman-ponsel', score: 834, minutes: 110 },
    { name: 'Huruf Besar', school: 'slb-suara-tangan', program: 'teman-ponsel', score: 772, minutes: 158 },
    { name: 'Teh Kedua', school: 'ma-cahaya-telaga', program: 'sahabat-belajar', score: null, minutes: null },
    { name: 'Cucu Siaga', school: 'sma-randu-alas', program: 'teman-ponsel', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Prita Wahyuningsih',
      role: 'Mahasiswi, relawan baru',
      message:
        'Saya kira pelatihan perlindungan anak berisi larangan. Ternyata isinya cara menjadi orang dewasa yang bisa dipercaya. Saya pulang dan meminta maaf kepada adik saya untuk tiga hal.',
      class: 'perlindungan-anak-untuk-relawan',
    },
    {
      name: 'Mbah Kasinem Darmo',
      role: 'Pedagang jamu, didampingi Teman Ponsel',
      message:
        'Anak itu tidak pernah merebut ponsel saya. Ia menunggu sampai jempol saya ketemu sendiri. Sekarang saya bisa melihat cicit di Balikpapan, dan saya yang menutup teleponnya lebih dulu.',
      class: 'teman-ponsel-mendampingi-lansia',
    },
    {
      name: 'Yoppi Lalamentik',
      role: 'Ketua RT, peserta fasilitasi rapat',
      message:
        'Rapat kami dulu seperti pertandingan tinju tanpa wasit. Setelah kelas ini saya berani diam lebih lama. Ternyata Bu Sari di pojok punya jawabannya sejak dua tahun lalu.',
      class: 'fasilitasi-rapat-warga',
    },
    {
      name: 'Intan Pertiwi Lubis',
      role: 'Pegawai minimarket, relawan membaca',
      message:
        'Anak dampingan saya baru mau membaca label harga. Ya sudah, kami membaca label harga. Empat pekan kemudian ia membacakan satu cerita utuh dan saya pura-pura kelilipan.',
      class: 'menemani-anak-belajar-membaca',
    },
  ],
  faq: [
    {
      question: 'Bagaimana cara menjadi relawan SFI?',
      answer:
        'Hubungi kami lewat WhatsApp, ikuti pelatihan perlindungan anak, lalu bertemu koordinator kotamu sambil minum teh. Dari pendaftaran sampai hari pertama bertugas biasanya perlu tiga pekan, dan kamu selalu ditemani pasangan.',
    },
    {
      question: 'Berapa lama waktu yang harus saya sediakan?',
      answer:
        'Dua jam sepekan selama satu semester untuk Sahabat Belajar, atau enam pertemuan untuk Teman Ponsel. Kalau bulan ini kamu hanya sanggup menjaga sandal dan membuat teh, katakan saja. Itu juga pekerjaan.',
    },
    {
      question: 'Apakah pelatihan relawan berbayar?',
      answer:
        'Pelatihan wajib tidak dipungut biaya. Bila sebuah kelas tambahan berbayar, angkanya tertulis di halaman kelas itu. Kami tidak pernah meminta uang lewat pesan pribadi, jadi laporkan kalau ada yang mengaku dari SFI.',
    },
    {
      question: 'Adakah batas usia?',
      answer:
        'Relawan paling muda berusia enam belas tahun dengan izin orang tua dan pendamping dewasa. Batas atasnya tidak ada: relawan ke-1.100 kami berusia enam puluh delapan, dan ia paling sabar di antara semuanya.',
    },
    {
      question: 'Apakah saya mendapat surat keterangan atau sertifikat?',
      answer:
        'Kelas yang mencantumkan sertifikat menerbitkannya setelah kamu lulus. Relawan yang menyelesaikan satu semester juga menerima surat keterangan berisi jam bertugas. Kartu terima kasih dari anak-anak biasanya datang lebih cepat.',
    },
    {
      question: 'Bagaimana kalau saya tidak sanggup melanjutkan?',
      answer:
        'Kabari koordinatormu secepatnya, tidak perlu alasan panjang. Kami mencarikan pengganti dan membantumu berpamitan kepada anak atau lansia dampingan. Menghilang tanpa kabar jauh lebih menyakitkan daripada berhenti baik-baik.',
    },
  ],
  partners: [
    { name: 'Rumah Singgah Kenari', kind: 'Lembaga layanan anak' },
    { name: 'Kabar Isyarat', kind: 'Koperasi' },
    { name: 'Sabun Melur', kind: 'Perusahaan' },
    { name: 'Kecamatan Bukit Telaga', kind: 'Pemerintah kecamatan' },
    { name: 'Fakultas Psikologi Universitas Tirta Kencana', kind: 'Kampus' },
    { name: 'Perkumpulan Lansia Sore Cerah', kind: 'Komunitas' },
    { name: 'Teh Pos Ronda', kind: 'Usaha warga' },
  ],
}
