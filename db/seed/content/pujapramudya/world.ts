import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'penerbit-gerbang-sore',
      company: 'Penerbit Gerbang Sore',
      industry: 'Penerbitan buku',
      summary:
        'Penerbit kecil di Salatiga yang menerbitkan Metamorfosa dan dua belas judul setahun, tidak lebih, supaya setiap naskah sempat dibaca.',
      about: `Penerbit Gerbang Sore menempati rumah tua berlantai tegel di Salatiga. Dua belas judul setahun adalah batas yang kami tetapkan sendiri, sesudah satu tahun yang terlalu ramai membuat kami salah mencetak nama seorang penyair.

Kami sembilan orang dan seekor kucing. Naskah dibaca dua kali sebelum dijawab, termasuk yang ditolak, dan surat penolakannya ditulis tangan. Penulis datang untuk minum teh; beberapa pulang membawa suntingan, beberapa pulang membawa kucing tetangga.`,
      city: 'Kota Salatiga',
      jobs: [
        {
          slug: 'penyunting-bahasa',
          title: 'Penyunting Bahasa',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Salatiga',
          salary: { min: 3_900_000, max: 5_200_000 },
          summary: 'Menyunting naskah fiksi dan esai bersama penulisnya, dengan pensil dan pertanyaan, bukan dengan tinta merah.',
          duties: [
            'Membaca naskah utuh sebelum mengubah satu kata pun',
            'Menulis catatan suntingan yang bisa diterima orang yang sedang lelah',
            'Memeriksa ejaan, nama, dan tanggal sampai cetak coba',
            'Mengasuh dua sampai tiga judul sekaligus',
          ],
          requirements: [
            'Peka terhadap bunyi kalimat dan jujur bila belum paham',
            'Contoh suntingan dua halaman beserta alasannya',
            'Bisa ke Salatiga sekurangnya dua hari sepekan',
          ],
          closesInDays: 29,
        },
        {
          slug: 'magang-penata-letak',
          title: 'Magang Penata Letak',
          type: 'internship',
          mode: 'onsite',
          city: 'Kota Salatiga',
          salary: { min: 1_200_000, max: 1_500_000 },
          summary: 'Empat bulan belajar menata halaman buku, dari memilih huruf sampai memeriksa cetak coba di bawah lampu meja.',
          duties: [
            'Menata buku kumpulan tulisan siswa',
            'Memeriksa baris yatim dan jarak antarkata',
            'Menemani penulis memeriksa cetak coba',
          ],
          requirements: [
            'Siswa atau lulusan SMK Grafika, DKV, atau yang menyukai huruf',
            'Teliti dan betah memandang satu halaman lama-lama',
            'Tidak alergi kucing',
          ],
          closesInDays: 53,
        },
      ],
    },
    {
      slug: 'toko-buku-tangga-rumah',
      company: 'Toko Buku Tangga Rumah',
      industry: 'Toko buku dan taman baca',
      summary: 'Toko buku di lereng Ungaran yang menjual buku di bawah dan meminjamkannya di atas, buka sampai pembaca terakhir pulang.',
      about: `Toko Buku Tangga Rumah memiliki dua lantai dan satu aturan: buku di bawah dijual, buku di atas dipinjamkan. Anak sekolah biasanya naik dulu. Kalau halamannya sampai terlipat karena suka, mereka turun dan menabung untuk membelinya.

Tim kami hanya lima orang, semuanya pernah menjadi pelanggan. Pada pukul sembilan malam lampu depan dipadamkan, tetapi tidak ada yang disuruh pulang. Kami menunggu sampai bab itu selesai, sebab kami pun tidak suka diputus di tengah kalimat.`,
      city: 'Kabupaten Semarang',
      jobs: [
        {
          slug: 'penjaga-toko-buku',
          title: 'Penjaga Toko Buku',
          type: 'full-time',
          mode: 'onsite',
          city: 'Kabupaten Semarang',
          salary: { min: 2_700_000, max: 3_200_000 },
          summary: 'Menjual, meminjamkan, dan menganjurkan buku kepada orang yang hanya ingat warna sampulnya dan sedikit jalan ceritanya.',
          duties: [
            'Melayani pembeli dan peminjam dengan catatan yang rapi',
            'Membaca sedikitnya dua buku baru setiap bulan',
            'Menata meja depan menurut tema yang disepakati',
          ],
          requirements: [
            'Gemar membaca dan senang mendengar orang bercerita',
            'Lulusan SMA atau SMK dari jurusan apa saja',
            'Bersedia pulang pukul sembilan malam dua kali sepekan',
          ],
          closesInDays: 16,
        },
        {
          slug: 'pemandu-baca-keliling',
          title: 'Pemandu Baca Keliling',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kabupaten Semarang',
          salary: null,
          summary: 'Dua sore sepekan membawa satu tas berisi tiga puluh buku ke dusun, membacakannya, dan mendengarkan cerita balasan.',
          duties: [
            'Membaca nyaring di pos ronda, teras, atau bawah pohon',
            'Mencatat buku yang dipinjam dan yang diminta',
            'Menulis satu paragraf cerita lapangan setiap pekan',
          ],
          requirements: [
            'Suara jelas dan tidak malu menirukan kambing',
            'Punya kendaraan roda dua',
            'Pernah ikut kelas membaca nyaring menjadi nilai tambah',
          ],
          closesInDays: -8,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'menulis-bersama-guru-tiga-gugus',
      type: 'government',
      title: 'Tanpa Tinta Merah di Tiga Gugus Sekolah',
      kind: 'Pelatihan',
      summary: 'Lima bulan menemani 87 guru mengajar menulis dengan mendengarkan lebih dulu, lalu membaca karangan siswa sebagai pembaca.',
      description: `Kantor Pembinaan Bahasa Lereng Telomoyo mengirim tumpukan karangan siswa yang penuh lingkaran merah. Di bawahnya terselip pertanyaan pendek: mengapa semakin dikoreksi, semakin pendek tulisan mereka? Saya membacanya di meja dapur dan tahu jawabannya, sebab lingkaran itu dulu juga milik saya.

Delapan puluh tujuh guru dari tiga gugus bertemu sebulan dua kali. Mereka belajar membalas karangan dengan dua pertanyaan dan satu pengakuan, sebelum menyentuh ejaan. Setiap guru juga menulis, dan merasakan sendiri betapa kecilnya hati ketika menunggu dibaca. Banyak yang mengaku gugup.

Pada bulan kelima, panjang karangan siswa naik dua kali lipat. Yang lebih menggembirakan, kotak surat di ruang guru mulai terisi tulisan yang tidak ditugaskan siapa pun. Saya diminta membalas semuanya, dan sampai hari ini masih berutang tujuh surat. Utang yang menyenangkan.`,
      daysAgo: 205,
      client: 'Kantor Pembinaan Bahasa Lereng Telomoyo',
      batches: [
        { label: 'Gugus utara', daysAgo: 350 },
        { label: 'Gugus selatan', daysAgo: 205 },
      ],
      pictures: [
        'Guru membaca karangan siswa dengan pensil di tangan',
        'Kotak surat kayu di ruang guru',
        'Kelompok guru menulis bersama di bawah jendela',
        'Tumpukan karangan dengan lingkaran merah',
      ],
    },
    {
      slug: 'kisah-pegawai-pabrik-jamu',
      type: 'corporate',
      title: 'Buku Lima Puluh Tahun Pabrik Jamu',
      kind: 'Penulisan bersama',
      summary:
        'Tiga puluh pegawai pabrik jamu menulis sendiri sejarah tempat kerjanya, dari bau kunyit di bus jemputan sampai hari banjir besar.',
      description: `Pabrik Jamu Daun Sehati semula memesan buku sejarah yang gagah. Saya bertanya siapa yang akan membacanya, dan direkturnya tertawa, lalu mengaku belum tentu dirinya sendiri. Kami sepakat mencoba cara lain: biarkan pegawai yang bercerita. Ia setuju sebelum tehnya dingin, dan itu melegakan.

Tiga puluh orang ikut, dari peracik sampai penjaga gerbang. Selama delapan pekan mereka mewawancarai rekan yang hampir pensiun, menulis dua halaman, dan saling menyunting pada jam istirahat. Handoko Sasmita menjaga agar tidak ada kalimat yang berdasi. Saya menjaga agar tehnya selalu ada.

Buku itu terbit setebal 148 halaman dan habis dalam sepekan, sebagian besar dibeli keluarga pegawai sendiri. Bab yang paling sering dibacakan adalah tentang bau kunyit di bus jemputan, yang rupanya diam-diam dirindukan semua orang. Bus itu sendiri sudah lama dijual, tetapi baunya tinggal.`,
      daysAgo: 330,
      client: 'Pabrik Jamu Daun Sehati',
      batches: [{ label: 'Delapan pekan', daysAgo: 330 }],
      pictures: [
        'Pegawai pabrik menulis di kantin pada jam istirahat',
        'Buku bersampul daun di atas karung kunyit',
        'Peracik senior diwawancarai rekannya',
      ],
    },
    {
      slug: 'teras-baca-dua-panti',
      type: 'community',
      title: 'Teras Baca di Panti Wreda dan Panti Asuhan',
      kind: 'Pendampingan',
      summary:
        'Setahun mempertemukan anak panti asuhan dan penghuni panti wreda setiap Sabtu untuk saling membacakan dan menuliskan cerita.',
      description: `Persekutuan Panti Rumah Cemara mengasuh dua bangunan yang hanya dipisahkan pagar teh-tehan. Di satu sisi anak-anak tanpa kakek, di sisi lain kakek nenek tanpa pengunjung. Mutiara Sembiring melihat lubang di pagar itu dan menyebutnya pintu. Pekan berikutnya pintu itu mulai dipakai.

Setiap Sabtu sore, dua puluh anak membacakan buku kepada dua puluh orang tua. Sesudahnya mereka bertukar tempat: yang tua bercerita, yang muda menulis. Anak-anak belajar mendengar kalimat yang lambat; orang-orang tua belajar bahwa ceritanya masih dicari. Sering kali keduanya lupa waktu makan.

Sesudah setahun terkumpul dua map tebal berisi kisah. Tidak kami terbitkan, karena penulis dan pemilik cerita memilih menyimpannya di lemari bersama. Pagar teh-tehan itu sampai sekarang belum ditambal, dan saya harap tak pernah. Beberapa lubang memang sebaiknya dibiarkan tumbuh menjadi pintu.`,
      daysAgo: 120,
      client: 'Persekutuan Panti Rumah Cemara',
      batches: [
        { label: 'Semester pertama', daysAgo: 300 },
        { label: 'Semester kedua', daysAgo: 120 },
      ],
      pictures: [
        'Anak membacakan buku kepada seorang nenek di teras',
        'Lubang di pagar teh-tehan yang menjadi pintu',
        'Dua map tebal berisi tulisan tangan',
        'Kursi rotan tersusun berhadapan sebelum acara',
      ],
    },
    {
      slug: 'pojok-surat-terminal',
      type: 'government',
      title: 'Pojok Surat di Terminal',
      kind: 'Lokakarya',
      summary:
        'Tiga akhir pekan membuka meja menulis surat di terminal bus, bagi orang yang sedang menunggu dan punya sesuatu untuk disampaikan.',
      description: `Pengelola Terminal Kota Tingkir Raya ingin ruang tunggunya tidak hanya berisi televisi. Kami menawarkan satu meja, enam kursi, kertas, prangko, dan dua relawan yang sanggup diam. Papan di depannya bertuliskan *Tulis surat. Kami yang mengeposkan.* Hari pertama kami kehabisan prangko sebelum asar.

Selama tiga akhir pekan, 418 surat ditulis. Kepada ibu, kepada mantan majikan, kepada anak yang belum lahir. Sebagian penulis meminta didikte karena tangannya gemetar; seorang kernet menulis sambil berdiri, lalu lari mengejar busnya sendiri. Suratnya kami poskan juga, walaupun kalimat terakhirnya miring.

## Yang kami pelajari

- Orang yang menunggu sebenarnya tidak kekurangan waktu, hanya kekurangan meja
- Surat terpendek berbunyi: *Pak, aku wis lulus*
- Empat puluh satu balasan dikirim kembali ke terminal

Meja itu kini tetap di sana, dijaga pedagang asongan secara bergantian. Prangkonya dibelikan terminal, kertasnya dari percetakan, dan diamnya dari siapa saja yang bersedia duduk menemani. Setiap bulan saya mampir, menulis satu surat, dan selalu lupa menuliskan alamatnya dengan lengkap.`,
      daysAgo: 450,
      client: 'Pengelola Terminal Kota Tingkir Raya',
      batches: [{ label: 'Tiga akhir pekan', daysAgo: 450 }],
      pictures: [
        'Penumpang menulis surat di meja kayu dekat peron',
        'Tumpukan amplop dan prangko di kotak seng',
        'Kernet berlari ke arah bus sambil melambaikan tangan',
      ],
    },
  ],
  schools: [
    {
      slug: 'smk-wira-lereng',
      npsn: '20381109',
      name: 'SMK Wira Lereng',
      city: 'Kabupaten Semarang',
      students: 436,
      programs: ['metamorfosa-sekolah'],
    },
    {
      slug: 'smk-tani-makmur',
      npsn: '20382210',
      name: 'SMK Tani Makmur',
      city: 'Kabupaten Temanggung',
      students: 298,
      programs: ['metamorfosa-sekolah'],
    },
    {
      slug: 'smk-pesisir-biru',
      npsn: '20483321',
      name: 'SMK Pesisir Biru',
      city: 'Kabupaten Gunungkidul',
      students: 265,
      programs: ['metamorfosa-sekolah'],
    },
    {
      slug: 'smk-lembah-asri',
      npsn: '20384432',
      name: 'SMK Lembah Asri',
      city: 'Kota Semarang',
      students: 571,
      programs: ['metamorfosa-sekolah'],
    },
    {
      slug: 'smk-tunas-lereng',
      npsn: '20385543',
      name: 'SMK Tunas Lereng',
      city: 'Kabupaten Semarang',
      students: 622,
      programs: ['metamorfosa-sekolah'],
    },
  ],
  teams: [
    { name: 'Mangkuk Nomor Tujuh', school: 'smk-lembah-asri', program: 'metamorfosa-sekolah', score: 918, minutes: 144 },
    { name: 'Kepompong Kabel', school: 'smk-wira-lereng', program: 'metamorfosa-sekolah', score: 874, minutes: 131 },
    { name: 'Bangku Paling Belakang', school: 'smk-tunas-lereng', program: 'metamorfosa-sekolah', score: 853, minutes: 158 },
    { name: 'Daun Tembakau', school: 'smk-tani-makmur', program: 'metamorfosa-sekolah', score: 792, minutes: 127 },
    { name: 'Penyair Lapangan Voli', school: 'smk-pesisir-biru', program: 'metamorfosa-sekolah', score: null, minutes: null },
    { name: 'Sampul Kosong', school: 'smk-wira-lereng', program: 'metamorfosa-sekolah', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Siti Marwah',
      role: 'Siswa SMK Lembah Asri, Kota Semarang',
      message:
        'Naskah saya hanya dua halaman tentang warung mi Ibu. Pak Handoko cuma mengubah empat kata dan satu koma. Waktu dibacakan di panggung, saya baru sadar Ibu menangis di bangku depan.',
    },
    {
      name: 'Bu Purwaningsih Utami',
      role: 'Guru Bahasa Indonesia, Kabupaten Temanggung',
      message:
        'Dulu saya bangga pada pena merah. Setelah kelas ini pena itu saya simpan, dan anak yang paling pendiam menyerahkan sebelas halaman. Saya membacanya sambil menahan napas dan lupa memeriksa ejaan.',
      class: 'guru-pendamping-menulis',
    },
    {
      name: 'Teguh Wibisono',
      role: 'Sopir angkutan, Kota Salatiga',
      message:
        'Saya merekam cerita Bapak tentang jalan ini sebelum beraspal. Katanya tidak ada yang menarik, lalu beliau bicara dua jam. Tiga bulan kemudian Bapak berpulang. Suaranya masih ada di telepon saya.',
      class: 'wawancara-keluarga',
    },
    {
      name: 'Clara Anastasia Rompas',
      role: 'Ibu dua anak, Kota Manado',
      message:
        'Anak saya tidak pernah duduk diam, jadi saya membaca sambil mengejarnya. Bu Puja bilang itu juga membaca. Sekarang ia yang mengejar saya, membawa buku yang sama untuk kesembilan kalinya.',
      class: 'membaca-nyaring-untuk-anak',
    },
  ],
  faq: [
    {
      question: 'Saya belum pernah menulis, apakah boleh ikut kelas?',
      answer:
        'Justru kelas esai pribadi disusun untuk Anda. Kita mulai dari hal sehari-hari: sarapan, bangku, bunyi hujan. Tidak ada tulisan yang dibacakan tanpa izin penulisnya, dan tidak ada nilai untuk tata bahasa pada pekan pertama.',
    },
    {
      question: 'Berapa biaya kelas menulis?',
      answer:
        'Membaca nyaring, bedah buku, dan kelas guru pendamping gratis. Kelas esai Rp350.000, wawancara keluarga Rp150.000, dan penyuntingan naskah Rp1.250.000 karena setiap halaman benar-benar dibaca. Biaya dibayar sekali, sebelum kelas dimulai.',
    },
    {
      question: 'Bagaimana sekolah kami mengikuti Metamorfosa Masuk Sekolah?',
      answer:
        'Seorang guru mengisi formulir pada awal semester dan menjawab satu pertanyaan: siapa yang akan meneruskan setelah kami pulang? Tiga sekolah dipilih setiap semester. Yang belum terpilih tetap menerima panduan kegiatannya.',
    },
    {
      question: 'Apakah naskah saya akan disunting langsung oleh Bu Puja?',
      answer:
        'Di kelas esai, saya membaca setiap tulisan dan membalasnya. Di kelas penyuntingan, Pak Handoko yang mendampingi, sebab matanya lebih sabar daripada mata saya. Naskah yang dikirim di luar kelas sayangnya belum sanggup kami baca.',
    },
    {
      question: 'Apakah kelasnya direkam, dan apakah bersertifikat?',
      answer:
        'Bagian penjelasan direkam dan bisa diputar ulang; sesi membaca karya tidak, demi penulisnya. Kelas esai, guru pendamping, wawancara, dan penyuntingan bersertifikat bila tugas akhirnya selesai. Kelas membaca nyaring dan bedah buku tidak.',
    },
    {
      question: 'Cukupkah memakai ponsel, atau harus punya laptop?',
      answer:
        'Ponsel cukup, buku tulis malah lebih baik. Banyak peserta menulis tangan lalu memotret halamannya, dan kami membacanya dengan senang. Hanya kelas penyuntingan yang memerlukan komputer, karena naskahnya panjang dan layarnya kecil.',
    },
  ],
  partners: [
    { name: 'Penerbit Gerbang Sore', kind: 'Penerbit' },
    { name: 'Toko Buku Tangga Rumah', kind: 'Toko buku' },
    { name: 'Taman Baca Teras Kata', kind: 'Taman baca' },
    { name: 'Kantor Pembinaan Bahasa Lereng Telomoyo', kind: 'Pemerintah kabupaten' },
    { name: 'Universitas Bukit Aksara', kind: 'Kampus' },
    { name: 'Radio Suara Lereng', kind: 'Radio' },
    { name: 'Percetakan Kertas Budiman', kind: 'Percetakan' },
  ],
}
