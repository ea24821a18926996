import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'logam-sewu-karya',
      company: 'Logam Sewu Karya',
      industry: 'Pembuat mesin tepat guna',
      summary:
        'Bengkel di Klaten yang membuat mesin perontok, pengering, dan pemarut dalam jumlah kecil, lalu mau dipanggil saat mesinnya rusak.',
      about: `Logam Sewu Karya bermula dari satu meja las di samping penggilingan padi. Kini ada dua puluh tiga pekerja yang membuat mesin pesanan kelompok tani, paling banyak enam puluh unit setahun, karena setiap unit harus dicoba di ladang pembelinya.

Kami menyimpan buku kerusakan yang boleh dibaca siapa pun. Dari buku itu lahir hampir semua perbaikan rancangan. Pekerja baru menghabiskan bulan pertama di bagian servis supaya paham apa yang terjadi pada mesin setelah dua musim panen.`,
      city: 'Kabupaten Klaten',
      jobs: [
        {
          slug: 'juru-gambar-mesin',
          title: 'Juru Gambar Mesin',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kabupaten Klaten',
          salary: { min: 4_200_000, max: 5_800_000 },
          summary: 'Mengubah sketsa pemilik gagasan menjadi gambar kerja yang bisa dibaca tukang las di bengkel mana pun tanpa menelepon.',
          duties: [
            'Membuat gambar kerja dan daftar bahan setiap mesin',
            'Mengukur ulang purwarupa yang sudah diubah di lapangan',
            'Memperbarui gambar terbuka setelah masa uji',
            'Mendampingi tukang las pada perakitan pertama',
          ],
          requirements: [
            'Terbiasa dengan perangkat lunak gambar tiga dimensi',
            'Paham toleransi dan proses las, bubut, serta tekuk',
            'Mau kotor tangan di bagian servis selama sebulan',
          ],
          closesInDays: 33,
        },
        {
          slug: 'teknisi-servis-lapangan',
          title: 'Teknisi Servis Lapangan',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kabupaten Sragen',
          salary: { min: 3_200_000, max: 4_100_000 },
          summary:
            'Mendatangi kelompok tani yang mesinnya bermasalah, memperbaiki di tempat, dan menulis sebabnya dengan jujur di buku kerusakan.',
          duties: [
            'Menangani tiga sampai lima kunjungan setiap pekan',
            'Melatih operator setempat merawat mesin',
            'Mencatat suku cadang yang paling sering aus',
          ],
          requirements: [
            'Lulusan SMK teknik mesin atau pengalaman setara',
            'Memiliki surat izin mengemudi dan suka jalan desa',
            'Bisa menjelaskan tanpa menyalahkan pemakai',
          ],
          closesInDays: 12,
        },
      ],
    },
    {
      slug: 'sinyal-kampung-elektronika',
      company: 'Sinyal Kampung Elektronika',
      industry: 'Elektronika dan sensor',
      summary:
        'Pembuat sensor tahan hujan untuk pintu air, kandang, dan sumur, dengan papan sirkuit yang bisa disolder ulang di bengkel radio.',
      about: `Sinyal Kampung merakit sensor muka air, suhu kandang, dan kekeruhan sumur. Setiap papan sirkuit kami dirancang dengan komponen yang tersedia di toko kota kabupaten, sehingga tukang reparasi radio pun dapat memperbaikinya tanpa mengirimnya kembali kepada kami.

Tim berjumlah empat belas orang, separuhnya bekerja dari tempat pemasangan. Kami menguji setiap alat di kolam ikan kantor selama satu musim hujan penuh. Ikan-ikannya baik-baik saja, sedangkan tiga rancangan pertama tidak.`,
      city: 'Kota Surabaya',
      jobs: [
        {
          slug: 'perancang-sirkuit-tahan-hujan',
          title: 'Perancang Sirkuit Tahan Hujan',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Surabaya',
          salary: { min: 6_500_000, max: 9_000_000 },
          summary:
            'Merancang papan sirkuit hemat daya untuk sensor luar ruang, memilih komponen yang mudah dicari, dan menguji sampai basah.',
          duties: [
            'Merancang skema dan tata letak papan sirkuit',
            'Menyusun uji lembap, panas, dan gangguan listrik',
            'Menulis panduan perbaikan untuk bengkel setempat',
          ],
          requirements: [
            'Pengalaman dua tahun merancang papan sirkuit',
            'Paham mikrokontroler hemat daya dan panel surya kecil',
            'Rapi membuat dokumentasi terbuka',
          ],
          closesInDays: 52,
        },
        {
          slug: 'magang-pemasangan-sensor',
          title: 'Magang Pemasangan Sensor',
          type: 'internship',
          mode: 'onsite',
          city: 'Kota Jayapura',
          salary: null,
          summary:
            'Ikut memasang dua puluh sensor sumur bersama warga, memeriksa data harian, dan belajar mengapa tiang bambu kadang lebih baik.',
          duties: ['Membantu pemasangan dan pengukuran lokasi', 'Memeriksa kiriman data setiap pagi', 'Menulis catatan cuaca dan gangguan'],
          requirements: [
            'Pelajar SMK elektronika atau mahasiswa',
            'Tidak keberatan berjalan kaki cukup jauh',
            'Sopan bertamu dan pandai mendengar',
          ],
          closesInDays: -3,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'pengering-kelapa-tirta-sabut',
      type: 'corporate',
      title: 'Pengering Sabut yang Tidak Menunggu Matahari',
      kind: 'Pengembangan alat',
      summary: 'Alat pengering sabut kelapa berbahan bakar tempurung, dirancang bersama pekerja pabrik kecil dan dipasang di tiga gudang.',
      description: `Tirta Sabut kehilangan sepertiga produksi setiap musim hujan karena sabut tidak kering. Pekerjanya sudah mencoba terpal, kipas, bahkan ruang tamu pemilik. Kami memulai dari catatan mereka, lalu mengukur kadar air setiap dua jam selama sepekan penuh. Semua angka ditulis di dinding gudang.

Purwarupa pertama terlalu panas dan menghanguskan setengah karung. Purwarupa ketiga memakai lorong miring dan katup manual yang bisa diatur tanpa alat ukur. Sekarang sabut kering dalam sebelas jam, dan gambar kerjanya boleh ditiru perajin lain. Dua desa tetangga sudah membuatnya sendiri.

- Bahan bakar dari tempurung sisa pabrik
- Biaya bahan di bawah empat juta rupiah
- Perawatan dilakukan dua pekerja setempat`,
      daysAgo: 305,
      client: 'Tirta Sabut Sejahtera, Kabupaten Minahasa Utara',
      batches: [
        { label: 'Purwarupa', daysAgo: 470 },
        { label: 'Tiga gudang', daysAgo: 305 },
      ],
      pictures: [
        'Lorong pengering miring dari bata dan pelat bekas',
        'Pekerja memeriksa sabut dengan tangan',
        'Gambar kerja katup yang ditempel di dinding gudang',
        'Purwarupa pertama dengan sabut hangus',
      ],
    },
    {
      slug: 'papan-aspirasi-kampung-air',
      type: 'government',
      title: 'Papan Aspirasi yang Benar-Benar Dijawab',
      kind: 'Pendampingan',
      summary: 'Menata alur keluhan warga sembilan kelurahan, dari kertas tempel di balai sampai purwarupa yang diuji bersama pelapor.',
      description: `Kantor Urusan Gagasan Warga Kota Banjarmasin menerima ratusan keluhan setahun, tetapi tidak tahu mana yang bisa dikerjakan bengkel. Kami melatih petugas sembilan kelurahan memilah keluhan menjadi tiga: perlu aturan, perlu perbaikan, atau perlu alat baru. Setiap kelurahan memilih satu juru pilah dan satu penggantinya.

## Hasil setahun

Dari 640 keluhan, 71 masuk kategori perlu alat dan 18 sudah menjadi purwarupa, termasuk penanda pasang untuk titian kayu. Setiap pelapor menerima jawaban tertulis paling lama empat belas hari, juga ketika jawabannya adalah belum bisa beserta alasannya. Menurut petugas, jawaban seperti itu justru paling jarang diprotes.`,
      daysAgo: 160,
      client: 'Kantor Urusan Gagasan Warga Kota Banjarmasin',
      batches: [
        { label: 'Tiga kelurahan', daysAgo: 420 },
        { label: 'Sembilan kelurahan', daysAgo: 160 },
      ],
      pictures: [
        'Petugas kelurahan memilah kertas keluhan di meja panjang',
        'Penanda pasang berwarna di tiang titian',
        'Warga membaca jawaban tertulis di papan balai',
      ],
    },
    {
      slug: 'bengkel-keliling-lembah-baliem',
      type: 'community',
      title: 'Sepekan Bengkel di Lapangan Kampung',
      kind: 'Bengkel keliling',
      summary: 'Lima hari membuat alat bersama kelompok mama penjual ubi: gerobak lipat, pencuci hemat air, dan pisau kupas yang aman.',
      description: `Kelompok Mama Hipere mengundang bengkel keliling karena punggung mereka sakit memikul ubi sejauh empat kilometer. Karena truk tidak bisa masuk, mesin dibawa dengan mobil kecil dan sebagian dipikul. Hari pertama habis untuk duduk mendengarkan sambil makan ubi bakar. Barulah esoknya kami menggambar, dengan ukuran badan pemakainya.

Gerobak lipat jadi pada hari keempat, dengan roda bekas sepeda motor yang suku cadangnya mudah ditemukan. Pencuci hemat air menyusul sehari kemudian. Pisau kupas dibongkar ulang tiga kali atas permintaan para mama, dan versi terakhir itulah yang masih dipakai sampai sekarang. Gambar kerjanya memuat dua belas nama pembuat.`,
      daysAgo: 88,
      client: 'Kelompok Mama Hipere, Kabupaten Jayawijaya',
      batches: [{ label: 'Persinggahan 14', daysAgo: 88 }],
      pictures: [
        'Mama-mama mencoba gerobak lipat di lapangan rumput',
        'Teknisi mengelas kaki roda di bawah tenda biru',
        'Tiga versi pisau kupas berjajar di atas papan',
        'Anak-anak menonton mesin bubut kecil bekerja',
        'Pameran hari keenam dengan alat di atas tikar',
      ],
    },
    {
      slug: 'penemu-muda-lereng-argopuro',
      type: 'community',
      title: 'Klub Penemu Muda di Lereng Kopi',
      kind: 'Pelatihan',
      summary:
        'Dua belas guru dan enam puluh pelajar belajar menemukan masalah nyata lebih dulu, baru merancang alat untuk lomba dan rumah.',
      description: `Paguyuban Guru Lereng ingin muridnya berhenti menyalin alat dari video. Kami mengajak mereka melakukan kebalikannya: dua pekan pertama tidak boleh menyentuh komponen, hanya boleh berkeliling, bertanya, dan menulis keluhan orang serumah dengan kata-kata mereka sendiri. Guru pun mengerjakan tugas yang sama di rumah masing-masing.

Dari 212 keluhan, klub memilih sembilan. Alat penjemur kopi yang menutup sendiri ketika gerimis lahir dari keluhan seorang nenek. Alat itu tidak juara, tetapi dipasang di empat belas rumah, dan bagi klub ini angka itu lebih enak didengar. Klub kini menjadwalkan kunjungan perawatan setiap awal musim hujan.`,
      daysAgo: 612,
      client: 'Paguyuban Guru Lereng, Kabupaten Jember',
      batches: [
        { label: 'Angkatan 1', daysAgo: 760 },
        { label: 'Angkatan 2', daysAgo: 612 },
      ],
      pictures: [
        'Pelajar mewawancarai petani kopi di teras',
        'Penjemur kopi dengan atap lipat terpasang di halaman',
        'Dinding berisi 212 kertas keluhan',
      ],
    },
  ],
  schools: [
    {
      slug: 'smk-bara-mandiri',
      npsn: '20309114',
      name: 'SMK Bara Mandiri',
      city: 'Kabupaten Klaten',
      students: 718,
      programs: ['bengkel-keliling', 'beasiswa-paten-pertama'],
    },
    {
      slug: 'sma-cakrawala-lereng',
      npsn: '20523986',
      name: 'SMA Cakrawala Lereng',
      city: 'Kabupaten Jember',
      students: 540,
      programs: ['bengkel-keliling'],
    },
    {
      slug: 'smk-teknika-danau-biru',
      npsn: '60300742',
      name: 'SMK Teknika Danau Biru',
      city: 'Kabupaten Jayapura',
      students: 264,
      programs: ['bengkel-keliling'],
    },
    {
      slug: 'smp-titian-ulin',
      npsn: '30304561',
      name: 'SMP Titian Ulin',
      city: 'Kota Banjarmasin',
      students: 377,
      programs: ['bengkel-keliling'],
    },
    {
      slug: 'ma-nurul-karsa',
      npsn: '20362208',
      name: 'MA Nurul Karsa',
      city: 'Kabupaten Demak',
      students: 195,
      programs: ['beasiswa-paten-pertama'],
    },
  ],
  teams: [
    { name: 'Gerimis Otomatis', school: 'sma-cakrawala-lereng', program: 'bengkel-keliling', score: 914, minutes: 112 },
    { name: 'Pelat Bekas', school: 'smk-bara-mandiri', program: 'bengkel-keliling', score: 887, minutes: 127 },
    { name: 'Penanda Pasang', school: 'smp-titian-ulin', program: 'bengkel-keliling', score: 803, minutes: 149 },
    { name: 'Sumur Pintar Sentani', school: 'smk-teknika-danau-biru', program: 'bengkel-keliling', score: 776, minutes: 158 },
    { name: 'Angin Sawah', school: 'smk-bara-mandiri', program: 'bengkel-keliling', score: null, minutes: null },
    { name: 'Karsa Satu', school: 'ma-nurul-karsa', program: 'beasiswa-paten-pertama', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Suwarno Hadi',
      role: 'Petani dan pembuat alat tanam, Kabupaten Klaten',
      message:
        'Saya datang membawa alat, dan pekan pertama malah disuruh menyimpannya. Setelah menemui lima pemakai, ternyata yang mereka keluhkan bukan beratnya, melainkan bunyinya. Alat saya jadi berubah total.',
      class: 'dari-keluhan-ke-purwarupa',
    },
    {
      name: 'Merry Awoitauw',
      role: 'Kader air bersih, Kabupaten Jayapura',
      message:
        'Sensor sumur kami rusak waktu hujan besar, dan saya memperbaikinya sendiri dengan solder pinjaman. Panduannya ditulis supaya orang seperti saya berani membuka kotaknya lebih dulu.',
      class: 'sensor-untuk-kampung',
    },
    {
      name: 'Dian Permatahati',
      role: 'Pembuat tinta dari kulit manggis, Kota Semarang',
      message:
        'Kelas ini justru menyarankan saya tidak mengejar paten. Saya daftarkan merek, buka resepnya, dan pesanan naik karena orang percaya. Saran jujur seperti itu biasanya mahal sekali harganya.',
      class: 'melindungi-gagasan',
    },
    {
      name: 'Bagas Rumekso',
      role: 'Guru fisika dan pembimbing lomba, Kabupaten Jember',
      message:
        'Paling sulit adalah menaruh tangan di saku ketika murid salah memasang kabel. Saya belajar bertanya, bukan mengambil obeng. Hasilnya lebih lambat, tetapi sekarang mereka bisa menjelaskan setiap bautnya.',
      class: 'pembimbing-lomba-penemu-muda',
    },
  ],
  faq: [
    {
      question: 'Saya belum punya gagasan alat. Boleh bergabung?',
      answer:
        'Boleh, dan sering kali justru lebih mudah. Mulailah dari papan aspirasi: pilih satu keluhan warga yang membuatmu penasaran, lalu ikuti kelas Dari Keluhan ke Purwarupa bersama satu atau dua teman.',
    },
    {
      question: 'Apakah gagasan saya aman bila ditulis di papan?',
      answer:
        'Yang ditulis di papan adalah masalah, bukan rancangan. Rancangan baru diterbitkan setelah kamu menyetujuinya. Bila ragu, pelajari kelas gratis Melindungi Gagasan sebelum menunjukkan gambar kerja kepada orang lain.',
    },
    {
      question: 'Berapa biaya kelas dan bahan purwarupa?',
      answer:
        'Tiga kelas kami gratis; kelas berbayar berkisar Rp250.000 sampai Rp2.000.000. Bahan purwarupa ditanggung tim, tetapi kami mengajarkan cara memakai barang bekas dan meminjam mesin di bengkel mitra.',
    },
    {
      question: 'Saya tinggal jauh dari bengkel mitra. Bagaimana praktiknya?',
      answer:
        'Sebagian besar kelas berjalan daring dan bisa dikerjakan dengan alat dapur atau solder murah. Untuk pekerjaan las dan bubut, kami bantu mencari bengkel setempat atau menunggu jadwal Bengkel Keliling di kecamatanmu.',
    },
    {
      question: 'Apakah ada sertifikat?',
      answer:
        'Ada untuk kelas yang mencantumkannya, setelah nilai akhirmu mencapai batas lulus. Penilaian kami melihat catatan uji dan wawancara pemakai, jadi purwarupa yang gagal tetap bisa lulus bila dicatat dengan rapi.',
    },
    {
      question: 'Siapa yang memiliki alat hasil bengkel keliling?',
      answer:
        'Alatnya milik warga yang membuat dan memakainya. Gambar kerja menjadi milik bersama dan diterbitkan terbuka dengan nama semua pembuat, supaya kecamatan lain bisa meniru sekaligus memperbaikinya.',
    },
  ],
  partners: [
    { name: 'Logam Sewu Karya', kind: 'Bengkel mitra' },
    { name: 'Sinyal Kampung Elektronika', kind: 'Perusahaan' },
    { name: 'Institut Teknologi Nusa Karsa', kind: 'Kampus' },
    { name: 'Kantor Urusan Gagasan Warga Kota Banjarmasin', kind: 'Pemerintah kota' },
    { name: 'Koperasi Las Tegal Makmur', kind: 'Koperasi' },
    { name: 'Yayasan Obeng Merah', kind: 'Yayasan' },
    { name: 'Toko Baut Tiga Putra', kind: 'Toko' },
  ],
}
