import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'studio-kembang-kempis',
      company: 'Studio Kembang Kempis',
      industry: 'Desain grafis dan kemasan',
      summary:
        'Studio tiga lulusan magang kami yang kini kekurangan tangan: merancang kemasan kerupuk, sampul kaset, dan kartu nama yang tidak mau rapi.',
      about: `Studio Kembang Kempis lahir dari meja panjang Jong Kreatif dan pindah ke garasi dengan satu kipas. Pekerjaan pertama kami kartu nama bekas bos sendiri. Pekerjaan kedua puluh tiga kemasan kerupuk yang dijual sampai habis dalam sepekan.

Kami belum punya resepsionis, belum punya kursi kembar, dan tidak berniat punya. Yang ada: gaji tepat tanggal dua puluh lima, kritik setiap Rabu, serta hak menolak satu klien setiap tahun tanpa perlu menjelaskan alasannya.`,
      city: 'Kota Bandung',
      jobs: [
        {
          slug: 'perancang-kemasan-junior',
          title: 'Perancang Kemasan Junior',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Bandung',
          salary: { min: 4_500_000, max: 5_800_000 },
          summary:
            'Merancang kemasan camilan dari sketsa sampai lembar potong, lalu berdiri di warung untuk melihat apakah ada yang mengambilnya.',
          duties: [
            'Menggambar sedikitnya sepuluh arah sebelum membuka komputer',
            'Menyusun berkas cetak dan garis potong',
            'Menguji kemasan di rak warung selama satu jam',
            'Mengarsipkan sketsa gagal, jangan dibuang',
          ],
          requirements: [
            'Satu kemasan yang pernah dicetak, walau hanya lima lembar',
            'Paham perbedaan warna layar dan warna tinta',
            'Tidak sakit hati dikritik tukang kerupuk',
          ],
          closesInDays: 23,
        },
        {
          slug: 'magang-penulis-kemasan',
          title: 'Magang Penulis Kemasan',
          type: 'internship',
          mode: 'hybrid',
          city: 'Kota Bandung',
          salary: { min: 1_500_000, max: 1_500_000 },
          summary:
            'Tiga bulan menulis kalimat pendek untuk bungkus, struk, dan stiker, lalu membacanya keras-keras di depan orang yang lapar.',
          duties: [
            'Menulis dua puluh kalimat, menyisakan satu',
            'Memeriksa ejaan dan keterangan gizi',
            'Mencatat kalimat yang dibaca pembeli sampai selesai',
          ],
          requirements: ['Suka kalimat pendek', 'Pernah menulis untuk siapa pun selain dosen', 'Bisa hadir dua hari sepekan di garasi'],
          closesInDays: 40,
        },
      ],
    },
    {
      slug: 'papan-raya-reklame',
      company: 'Papan Raya',
      industry: 'Papan nama dan penunjuk arah',
      summary:
        'Bengkel papan dari Surabaya yang mengecat, memotong, dan memasang penunjuk arah untuk pasar, klinik, dan gedung yang membingungkan.',
      about: `Papan Raya mulai sebagai tukang cat bak truk dan masih mengecat bak truk. Sekarang kami juga memasang penunjuk arah di klinik, pasar, dan gudang, dengan aturan lama: kalau ibu-ibu masih bertanya, papannya yang salah.

Bengkel kami berisi dua belas orang, empat kompresor, dan satu kucing yang tidur di cat putih. Perancang wajib ikut memasang papannya sendiri, supaya tahu rasanya mengebor tembok pukul dua siang di Surabaya.`,
      city: 'Kota Surabaya',
      jobs: [
        {
          slug: 'juru-cat-huruf',
          title: 'Juru Cat Huruf',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kota Surabaya',
          salary: { min: 4_700_000, max: 6_200_000 },
          summary:
            'Mengecat huruf dengan tangan di papan kios, bak truk, dan dinding gudang, dari garis kapur pertama sampai lapisan penutup.',
          duties: [
            'Menarik garis bantu dan menata jarak huruf',
            'Mengecat dengan kuas di bengkel maupun di tangga',
            'Mengajari satu murid memegang kuas setiap musim',
          ],
          requirements: [
            'Tangan mantap, penggaris boleh tetapi tidak wajib',
            'Foto lima papan hasil cat sendiri',
            'Tidak gamang di ketinggian empat meter',
          ],
          closesInDays: 15,
        },
        {
          slug: 'perancang-penunjuk-arah',
          title: 'Perancang Penunjuk Arah',
          type: 'contract',
          mode: 'hybrid',
          city: 'Kota Surabaya',
          salary: null,
          summary:
            'Enam bulan merancang penunjuk arah sebuah klinik bertingkat: menghitung langkah, menghapus papan, dan menguji dengan pasien asli.',
          duties: [
            'Mengikuti dua puluh pengunjung dan menggambar jalurnya',
            'Membuat purwarupa kertas di ukuran sebenarnya',
            'Menyusun gambar kerja bagi bengkel',
          ],
          requirements: [
            'Pernah merancang grafis untuk ruang nyata',
            'Menguasai perangkat gambar vektor apa pun',
            'Lebih senang menghapus papan daripada menambahnya',
          ],
          closesInDays: -5,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'kerupuk-yang-berbunyi',
      type: 'corporate',
      title: 'Kerupuk yang Kemasannya Berbunyi',
      kind: 'Identitas dan kemasan',
      summary:
        'Merek kerupuk tertua di kampungnya kami rombak dari suara: huruf yang retak, warna minyak, dan bungkus kertas yang berderak saat diremas.',
      description: `Pemiliknya datang membawa sembilan logo dari sembilan keponakan. Kami minta kerupuknya saja. Hari pertama dihabiskan merekam bunyi gigitan, hari ketiga sketsa sudah ditempel di dinding pabrik, dan penggoreng senior mencoret tiga di antaranya dengan telunjuk berminyak. Coretannya benar. Ketiganya memang terlalu sopan.

Hurufnya sekarang retak di tempat yang tidak terduga, warnanya diambil dari minyak bekas, dan bungkusnya kertas tebal yang berderak. Penjualan naik tentu menyenangkan, tetapi kami lebih bangga ketika anak-anak meremas bungkus kosong di depan toko hanya untuk mendengarnya. Pemilik tetap menyimpan sembilan logo lama di dalam kaleng kerupuk.`,
      daysAgo: 88,
      client: 'Kerupuk Cap Dua Ketuk',
      batches: [
        { label: 'Identitas', daysAgo: 190 },
        { label: 'Kemasan', daysAgo: 120 },
      ],
      pictures: [
        'Bungkus kertas oranye dengan huruf retak',
        'Sketsa di dinding pabrik dengan coretan minyak',
        'Mikrofon kecil di depan mulut penggoreng',
        'Kaleng berisi sembilan logo lama',
      ],
    },
    {
      slug: 'puskesmas-tanpa-tersesat',
      type: 'government',
      title: 'Empat Puskesmas, Separuh Papan',
      kind: 'Penunjuk arah',
      summary:
        'Kami mencabut 212 papan dari empat puskesmas dan memasang 94 penggantinya; pertanyaan “di mana loket” turun dari ratusan menjadi belasan sehari.',
      description: `Setiap puskesmas punya lebih banyak papan daripada kursi. Ada yang dipasang tahun 1998, ada yang menunjuk ke poli yang sudah pindah, ada yang menunjuk ke tembok. Kami duduk di ruang tunggu empat hari, menghitung pertanyaan kepada satpam, lalu mencabut semuanya dengan izin tertulis.

Penggantinya diuji memakai kertas dan selotip lebih dulu. Pengujinya lansia, ibu menggendong bayi, dan seorang bapak yang mengaku tidak pernah membaca papan. Garis warna di lantai ternyata mengalahkan semua panah rancangan kami. Panahnya kami buang, tidak apa-apa. Satpam kini punya waktu minum kopi, dan mengirim foto gelasnya.`,
      daysAgo: 315,
      client: 'Kantor Layanan Sehat Lereng Tangkuban',
      batches: [
        { label: 'Puskesmas percobaan', daysAgo: 420 },
        { label: 'Tiga puskesmas lain', daysAgo: 350 },
      ],
      pictures: [
        'Tumpukan papan lama di halaman puskesmas',
        'Garis warna di lantai menuju loket',
        'Purwarupa kertas ditempel dengan selotip',
      ],
    },
    {
      slug: 'lotek-teh-iis',
      type: 'community',
      title: 'Lotek Teh Iis Punya Huruf Sendiri',
      kind: 'Proyek tanpa bayaran',
      summary:
        'Proyek tahunan untuk tetangga studio: satu gerobak, satu keluarga huruf dari goresan ulekan, dan daftar harga yang tidak perlu ditanyakan lagi.',
      description: `Setiap tahun satu usaha di sekitar studio kami kerjakan tanpa bayaran. Tahun itu giliran Teh Iis, yang berdagang lotek di depan gerbang sejak bengkel Vespa belum jadi studio. Syaratnya cuma satu: ia boleh berkata jelek, dan kami dilarang menjelaskan. Kata itu keluar empat belas kali.

Hurufnya berasal dari jejak ulekan di cobek, dipindai dengan lampu meja, lalu ditebalkan. Gerobak dicat peserta Pintu Terbuka dalam dua malam. Daftar harganya sebesar pintu, sebab pembeli malu bertanya. Bayaran kami empat puluh porsi lotek, dan utang itu masih dicicil setiap Jumat dengan sambal yang dipisah.`,
      daysAgo: 540,
      client: 'Lotek Teh Iis dan warga Gang Bengkel',
      batches: [{ label: 'Dua malam mengecat', daysAgo: 548 }],
      pictures: [
        'Cobek dipindai di bawah lampu meja',
        'Gerobak lotek hijau dengan huruf tebal',
        'Peserta magang mengecat daftar harga',
        'Teh Iis menunjuk sketsa yang ditolaknya',
        'Empat puluh kupon lotek di papan gabus',
      ],
    },
    {
      slug: 'kampanye-ongkos-angkut',
      type: 'corporate',
      title: 'Kampanye yang Menyebut Harganya Duluan',
      kind: 'Kampanye',
      summary:
        'Perusahaan angkut barang ingin terdengar ramah. Kami menyuruhnya menyebut harga di kalimat pertama, lalu menulis 60 kalimat untuk bak truk.',
      description: `Brief berbunyi: buat kami dicintai. Kami bertanya kepada dua puluh pedagang pasar apa yang mereka benci dari jasa angkut, dan semua menjawab hal yang sama, yaitu ongkos yang baru disebut di akhir. Maka seluruh kampanye dimulai dengan angka, sebesar mungkin, tanpa bintang kecil di belakangnya.

Enam puluh kalimat ditulis di bak truk oleh tukang cat, tidak satu pun sama. Favorit sopir: “Rp90.000 sampai Garut, curhat gratis.” Dua kalimat dicat ulang karena harga solar naik, dan kami memasukkan biaya cat ulang sejak awal. Kontrak itu halaman terbaik yang pernah kami tulis bersama klien.`,
      daysAgo: 165,
      client: 'Angkut Sarantos',
      batches: [{ label: 'Enam puluh truk', daysAgo: 180 }],
      pictures: [
        'Bak truk kuning dengan angka harga raksasa',
        'Tukang cat menulis kalimat di terminal barang',
        'Sopir berpose di samping kalimat pilihannya',
      ],
    },
  ],
  schools: [
    { slug: 'smk-dkv-cibiru', npsn: '20251106', name: 'SMK Rupa Cibiru', city: 'Kota Bandung', students: 540, programs: ['pintu-terbuka'] },
    {
      slug: 'smk-seni-parahyangan-timur',
      npsn: '20252817',
      name: 'SMK Seni Parahyangan Timur',
      city: 'Kabupaten Sumedang',
      students: 412,
      programs: ['pintu-terbuka'],
    },
    {
      slug: 'smk-grafika-jembatan-merah',
      npsn: '20538264',
      name: 'SMK Grafika Jembatan Merah',
      city: 'Kota Surabaya',
      students: 688,
      programs: ['pintu-terbuka'],
    },
    {
      slug: 'sma-gelap-nyawang',
      npsn: '20253390',
      name: 'SMA Gelap Nyawang',
      city: 'Kota Cimahi',
      students: 733,
      programs: ['pintu-terbuka'],
    },
    {
      slug: 'smk-kriya-sukapura',
      npsn: '20254471',
      name: 'SMK Kriya Sukapura',
      city: 'Kota Tasikmalaya',
      students: 365,
      programs: ['pintu-terbuka'],
    },
  ],
  teams: [
    { name: 'Kerning Longgar', school: 'smk-dkv-cibiru', program: 'pintu-terbuka', score: 912, minutes: 134 },
    { name: 'Kuas Bekas', school: 'smk-grafika-jembatan-merah', program: 'pintu-terbuka', score: 876, minutes: 151 },
    { name: 'Payung Sukapura', school: 'smk-kriya-sukapura', program: 'pintu-terbuka', score: 803, minutes: 119 },
    { name: 'Final Banget', school: 'smk-seni-parahyangan-timur', program: 'pintu-terbuka', score: 667, minutes: 178 },
    { name: 'Kurang Wow', school: 'sma-gelap-nyawang', program: 'pintu-terbuka', score: null, minutes: null },
    { name: 'Revisi Kesebelas', school: 'smk-dkv-cibiru', program: 'pintu-terbuka', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Rosa Delimawati',
      role: 'Pemilik toko kue, peserta kelas identitas',
      message:
        'Saya datang minta logo, disuruh menulis dulu kenapa toko ini tidak boleh tutup. Dua malam saya menangis di depan kertas. Papan namanya sekarang dibaca orang dari seberang jalan.',
      class: 'identitas-dari-nol',
    },
    {
      name: 'Danar Pribadi',
      role: 'Siswa SMK, peserta kelas huruf jalanan',
      message:
        'Seharian memotret papan bengkel, malamnya menggambar huruf R sampai tangan pegal. Mang Dede melihat dan bilang: lumayan. Seumur hidup saya belum pernah dipuji setinggi itu.',
      class: 'menggambar-huruf-jalanan',
    },
    {
      name: 'Ulfa Khairani',
      role: 'Staf kehumasan koperasi, peserta kelas kampanye',
      message:
        'Kalimat pertama saya dicoret, kalimat kedelapan juga. Yang lolos ternyata keluhan yang saya ketik ke teman lewat pesan. Sekarang keluhan itu terpasang di lima spanduk koperasi.',
      class: 'menulis-kampanye',
    },
    {
      name: 'Jonathan Tambunan',
      role: 'Perancang lepas, penonton webinar portofolio',
      message:
        'Portofolio saya dulu delapan puluh halaman dan tidak ada yang membacanya. Setelah webinar ini tinggal satu, termasuk satu proyek gagal. Tiga studio membalas, dan semuanya bertanya soal yang gagal.',
      class: 'portofolio-satu-halaman',
    },
  ],
  faq: [
    {
      question: 'Saya tidak bisa menggambar. Masih boleh ikut kelas?',
      answer:
        'Boleh. Kami mencari orang yang mau mencoret, bukan yang garisnya lurus. Kelas kampanye bahkan hampir tanpa gambar. Bawa satu karya yang membuatmu malu, itu bahan terbaik untuk pertemuan pertama.',
    },
    {
      question: 'Berapa biayanya?',
      answer:
        'Webinar portofolio gratis. Kelas lain berbayar, harganya tertulis di halaman kelas tanpa bintang kecil, sudah termasuk kertas dan tinta. Peserta magang Pintu Terbuka justru kami bayar setiap bulan.',
    },
    {
      question: 'Apakah harus punya laptop mahal dan perangkat lunak berlangganan?',
      answer:
        'Tidak. Studio menyediakan empat laptop untuk kelas tatap muka, dan sebagian besar kerja dimulai di kertas. Untuk kelas daring, ponsel cukup dipakai menonton; tugas boleh difoto dari meja dapur.',
    },
    {
      question: 'Bagaimana cara masuk magang Pintu Terbuka?',
      answer:
        'Kirim dua karya dan satu alasan saat pendaftaran dibuka, dua kali setahun. Tidak ada syarat ijazah atau batas usia. Empat orang terpilih diajak sehari bekerja di meja panjang sebelum keputusan akhir.',
    },
    {
      question: 'Apakah dapat sertifikat?',
      answer:
        'Dapat, untuk kelas yang mencantumkannya, setelah tugas akhirmu lolos kritik meja. Jujur saja, klien lebih sering bertanya tentang sketsa daripada sertifikat. Jadi simpan dua-duanya, terutama yang gagal.',
    },
    {
      question: 'Kalau tertinggal satu pertemuan bagaimana?',
      answer:
        'Kelas daring direkam dan bisa ditonton sampai kelas berakhir. Kelas studio tidak direkam, tetapi dindingnya tidak dibersihkan sampai selesai. Datang saja setengah jam lebih awal, teman semejamu akan bercerita.',
    },
  ],
  partners: [
    { name: 'Studio Kembang Kempis', kind: 'Studio' },
    { name: 'Papan Raya', kind: 'Perusahaan' },
    { name: 'Kerupuk Cap Dua Ketuk', kind: 'Perusahaan' },
    { name: 'Kertas Leuwi', kind: 'Pemasok kertas' },
    { name: 'Sekolah Tinggi Desain Cakra Rupa', kind: 'Kampus' },
    { name: 'Perpustakaan Lima Lantai', kind: 'Perpustakaan' },
    { name: 'Paguyuban Pedagang Pasar Lengkong Wetan', kind: 'Komunitas' },
  ],
}
