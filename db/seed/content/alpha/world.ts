import type { SeedWorld } from '../../content-types.ts'

export const world: SeedWorld = {
  careers: [
    {
      slug: 'tepi-perangkat',
      company: 'Tepi Perangkat',
      industry: 'Perangkat lunak untuk sambungan lemah',
      summary:
        'Pembuat pustaka penyimpanan luring dari Salatiga; pelanggannya aplikasi gudang, puskesmas, dan alat belajar yang sering kehilangan sinyal.',
      about: `Tepi Perangkat membuat satu hal: data yang tetap ada ketika sinyal hilang. Delapan orang, satu pustaka, seratus dua belas pelanggan. Semua kutu ditulis terbuka, termasuk yang memalukan, dan daftar itu lebih panjang daripada daftar fitur kami.

Hari kerja empat, rapat dua, rilis satu. Kami menguji pada dua puluh ponsel bekas yang digantung di dinding dengan tali jemuran. Kalau ponsel nomor tujuh menyala panas, rilis batal, dan tidak ada yang perlu dimarahi.`,
      city: 'Kota Salatiga',
      jobs: [
        {
          slug: 'insinyur-penyimpanan-luring',
          title: 'Insinyur Penyimpanan Luring',
          type: 'full-time',
          mode: 'remote',
          city: null,
          salary: { min: 11_000_000, max: 16_000_000 },
          summary:
            'Mengerjakan penyelarasan data antarperangkat: menemukan konflik, menulis ujinya, lalu menjelaskan pilihannya dalam satu halaman.',
          duties: [
            'Merancang penyelarasan yang tahan sambungan putus',
            'Menulis uji untuk setiap kutu sebelum memperbaikinya',
            'Menjawab pelanggan secara langsung, dua jam sepekan',
          ],
          requirements: [
            'Tiga tahun menulis perangkat lunak yang dipakai orang lain',
            'Pernah kehilangan data dan mau menceritakannya',
            'Menulis bahasa Indonesia dan Inggris dengan jelas',
          ],
          closesInDays: 38,
        },
        {
          slug: 'penguji-ponsel-bekas',
          title: 'Penguji Ponsel Bekas',
          type: 'part-time',
          mode: 'onsite',
          city: 'Kota Salatiga',
          salary: { min: 1_900_000, max: 2_400_000 },
          summary:
            'Menjalankan uji mingguan pada dua puluh ponsel tua, mencatat yang rusak, dan punya kuasa penuh untuk membatalkan rilis.',
          duties: [
            'Menjalankan naskah uji setiap Kamis',
            'Menulis laporan kutu beserta langkah mengulanginya',
            'Merawat baterai dan memilih ponsel pensiun',
          ],
          requirements: [
            'Teliti dan tidak mudah percaya pada layar',
            'Pernah menulis laporan kutu, di kelas pun boleh',
            'Berani berkata tidak kepada tujuh insinyur',
          ],
          closesInDays: 19,
        },
      ],
    },
    {
      slug: 'layar-mati',
      company: 'Layar Mati',
      industry: 'Audit aksesibilitas',
      summary:
        'Kelompok auditor netra dan Tuli yang memeriksa aplikasi bank, sekolah, dan layanan umum, lalu duduk bersama tim yang memperbaikinya.',
      about: `Layar Mati memeriksa aplikasi dengan cara orang benar-benar memakainya: pembaca layar cepat, papan ketik saja, huruf diperbesar dua kali. Enam dari sembilan auditor kami netra. Laporannya berisi suara rekaman, sebab kata tidak terbaca belum cukup menjelaskan.

Kami menolak mengaudit kalau tidak ada jadwal perbaikan. Pekerjaan berlangsung jarak jauh dengan rapat tanpa layar, setiap dokumen punya versi teks, dan jam istirahat pendengaran dihormati seperti jam makan. Klien biasanya terkejut, kemudian meniru.`,
      city: 'Kota Malang',
      jobs: [
        {
          slug: 'auditor-pembaca-layar',
          title: 'Auditor Pembaca Layar',
          type: 'contract',
          mode: 'remote',
          city: null,
          salary: { min: 6_500_000, max: 8_500_000 },
          summary:
            'Memeriksa dua aplikasi sebulan dengan pembaca layar di ponsel dan komputer, lalu merekam bagian yang membuatmu tersesat.',
          duties: [
            'Menjalankan tugas nyata dan merekam hasilnya',
            'Mengurutkan temuan menurut besarnya halangan',
            'Menemani tim klien memperbaiki tiga temuan teratas',
          ],
          requirements: [
            'Pengguna pembaca layar sehari-hari',
            'Mengenal pedoman aksesibilitas web menjadi nilai lebih',
            'Sabar menjelaskan hal yang sama untuk kesepuluh kali',
          ],
          closesInDays: 50,
        },
        {
          slug: 'pengembang-perbaikan-aksesibilitas',
          title: 'Pengembang Perbaikan',
          type: 'full-time',
          mode: 'hybrid',
          city: 'Kota Malang',
          salary: null,
          summary:
            'Mengubah temuan audit menjadi perbaikan kode bersama tim klien, mulai dari label tombol sampai urutan fokus yang berantakan.',
          duties: [
            'Membuat contoh perbaikan yang bisa disalin klien',
            'Memasangkan diri dengan auditor saat menguji',
            'Menulis catatan sebelum dan sesudah',
          ],
          requirements: [
            'Kuat di HTML, tidak perlu malu mengakuinya',
            'Terbiasa memakai papan ketik tanpa tetikus',
            'Siap dikoreksi orang yang tidak melihat layarmu',
          ],
          closesInDays: -8,
        },
      ],
    },
  ],
  portfolios: [
    {
      slug: 'uji-empat-pekan-aplikasi-gudang',
      type: 'corporate',
      title: 'Empat Pekan, Tiga Puluh Kutu, Satu Tombol',
      kind: 'Uji pengguna awal',
      summary:
        'Dua puluh pengguna awal menguji aplikasi pelatihan karyawan gudang; 31 kutu ditemukan, 27 diperbaiki, dan satu tombol terbukti tidak perlu ada.',
      description: `Perusahaan gudang ini sudah punya aplikasi pelatihan yang diunduh semua karyawan dan dibuka hampir tidak ada. Kami memilih dua puluh penguji menurut keragaman: sif malam, ponsel retak, dan dua orang yang terang-terangan tidak suka. Empat pekan, satu saluran langsung, jawaban dalam dua hari kerja.

Tiga puluh satu kutu tercatat dengan nomor dan nama pelapor. Dua puluh tujuh diperbaiki, tiga ditunda, satu ternyata kebiasaan. Tombol Mulai Petualangan dihapus karena tidak seorang pun berani menekannya. Setelah itu pelatihan diselesaikan oleh lebih dari separuh karyawan. Angkanya masih lumayan saja, dan klien setuju menuliskannya apa adanya.`,
      daysAgo: 92,
      client: 'Gudang Sembilan Pintu',
      batches: [{ label: 'Empat pekan', daysAgo: 121 }],
      pictures: ['Dua puluh ponsel penguji dengan label nama', 'Daftar 31 kutu di dinding', 'Tombol Mulai Petualangan dicoret spidol'],
    },
    {
      slug: 'formulir-umum-240-kilobita',
      type: 'government',
      title: 'Formulir yang Turun Menjadi 240 Kilobita',
      kind: 'Lokakarya dan perbaikan',
      summary:
        'Formulir pendaftaran sekolah sebuah daerah menyusut dari 6,2 MB menjadi 240 kB; antrean di kantor berkurang karena orang akhirnya bisa mengirim sendiri.',
      description: `Setiap Juni orang tua mengantre di kantor pendaftaran karena formulir daringnya tidak terbuka. Kami meminta petugas mencobanya pada ponsel delapan ratus ribu dengan sinyal halaman rumah. Tujuh menit kemudian layar masih putih, ruangan hening, dan seseorang menyebut nama pemasok lama dengan nada yang tidak dapat kami tulis.

Selama lima hari tim daerah menghapus sendiri: tiga huruf hias, satu video sambutan, empat pelacak. Berat halaman turun menjadi 240 kilobita, dan formulir tersimpan walau sambungan putus. Kami hanya menemani serta mencatat. Sambutan kepala kantor kini berbentuk dua kalimat teks, dan beliau sendiri yang memotongnya.`,
      daysAgo: 270,
      client: 'Kantor Pendaftaran Sekolah Lembah Progo',
      batches: [
        { label: 'Lima hari', daysAgo: 300 },
        { label: 'Uji musim pendaftaran', daysAgo: 280 },
      ],
      pictures: [
        'Petugas menunggu layar putih di ponsel murah',
        'Grafik berat halaman turun pada papan tulis',
        'Ponsel digantung di halaman untuk mencari sinyal',
        'Dua kalimat sambutan setelah dipotong',
      ],
    },
    {
      slug: 'laporan-kutu-warga',
      type: 'community',
      title: 'Laporan Kutu untuk Jalan Berlubang',
      kind: 'Pendampingan',
      summary:
        'Sebuah forum warga meminjam cara kami menulis laporan kutu: langkah, harapan, kenyataan. Dari 58 laporan jalan dan lampu, 41 selesai.',
      description: `Seorang pengguna awal bertanya apakah lubang di depan rumahnya boleh dilaporkan sebagai kutu. Kami menjawab bercanda, ia menjawab serius. Forum warganya kemudian memakai format yang sama: langkah mengulangi, yang diharapkan, yang terjadi. Langkah mengulanginya berbunyi, naik motor dari timur sesudah hujan, tengok kiri.

Lima puluh delapan laporan ditulis dalam tiga bulan, masing-masing dengan nomor dan penanggung jawab. Empat puluh satu selesai, sisanya diberi alasan. Warga menghapus kata segera karena ternyata tidak mempercepat apa pun. Ketua forum sekarang selalu menutup rapat bulanan dengan membacakan catatan perubahan, lengkap dengan bagian yang dibatalkan.`,
      daysAgo: 190,
      client: 'Forum Gang Cempedak',
      batches: [{ label: 'Tiga bulan', daysAgo: 210 }],
      pictures: [
        'Lubang jalan dengan nomor laporan dari kapur',
        'Papan kampung berisi tiga kolom laporan',
        'Ketua forum membaca catatan perubahan',
      ],
    },
    {
      slug: 'menghapus-metrik-penerbit',
      type: 'corporate',
      title: 'Menghapus 118 Metrik dari Satu Dasbor',
      kind: 'Pendampingan',
      summary:
        'Penerbit buku pelajaran mengukur 124 hal dan tidak memutuskan apa pun. Sesudah enam pekan tersisa enam angka dan tiga keputusan nyata.',
      description: `Dasbor penerbit ini memerlukan dua layar. Kami mengajukan satu pertanyaan kepada sebelas orang: keputusan apa yang pernah lahir dari angka ini? Untuk 118 metrik jawabannya diam. Diam itu kami catat di samping setiap angka, kemudian pengumpulannya dimatikan selama dua pekan untuk melihat siapa yang kehilangan.

Tidak ada yang kehilangan. Enam angka bertahan karena masing-masing punya pemilik dan tindakan. Data lama dihapus sesuai janji kepada pembaca, dan biaya penyimpanan turun lebih dari separuh. Tiga keputusan nyata lahir pada bulan pertama. Salah satunya keliru, lalu dibatalkan pada Jumat berikutnya tanpa rapat tambahan.`,
      daysAgo: 48,
      client: 'Penerbit Lembar Ajar',
      batches: [
        { label: 'Pertanyaan', daysAgo: 95 },
        { label: 'Penghapusan', daysAgo: 66 },
      ],
      pictures: ['Dasbor dua layar penuh angka kecil', 'Daftar metrik dengan kolom diam', 'Enam angka tersisa di satu kertas'],
    },
  ],
  schools: [
    {
      slug: 'smk-uji-coba-tingkir',
      npsn: '20328417',
      name: 'SMK Tingkir Teknologi',
      city: 'Kota Salatiga',
      students: 583,
      programs: ['pengguna-awal'],
    },
    {
      slug: 'sma-terbuka-dieng',
      npsn: '20306952',
      name: 'SMA Kabut Dieng',
      city: 'Kabupaten Wonosobo',
      students: 264,
      programs: ['pengguna-awal'],
    },
    {
      slug: 'smk-sinyal-sumba',
      npsn: '50309178',
      name: 'SMK Padang Sabana',
      city: 'Kabupaten Sumba Timur',
      students: 337,
      programs: ['pengguna-awal'],
    },
    {
      slug: 'slb-mata-hati-malang',
      npsn: '20539846',
      name: 'SLB Mata Jari',
      city: 'Kota Malang',
      students: 74,
      programs: ['pengguna-awal'],
    },
    {
      slug: 'smp-kepala-hulu',
      npsn: '30406025',
      name: 'SMP Riam Hulu',
      city: 'Kabupaten Malinau',
      students: 142,
      programs: ['pengguna-awal'],
    },
  ],
  teams: [
    { name: 'Kutu Nomor Satu', school: 'smk-uji-coba-tingkir', program: 'pengguna-awal', score: 926, minutes: 97 },
    { name: 'Telinga Cepat', school: 'slb-mata-hati-malang', program: 'pengguna-awal', score: 895, minutes: 124 },
    { name: 'Satu Bar Sinyal', school: 'smk-sinyal-sumba', program: 'pengguna-awal', score: 808, minutes: 153 },
    { name: 'Sebelas Kilobita', school: 'sma-terbuka-dieng', program: 'pengguna-awal', score: 741, minutes: 136 },
    { name: 'Batalkan Rilis', school: 'smk-uji-coba-tingkir', program: 'pengguna-awal', score: null, minutes: null },
    { name: 'Layar Putih', school: 'smp-kepala-hulu', program: 'pengguna-awal', score: null, minutes: null },
  ],
  testimonies: [
    {
      name: 'Anggit Prabaswara',
      role: 'Perancang produk, peserta kelas uji guna',
      message:
        'Saya kira perlu seratus responden. Orang ketiga sudah membuat rancangan saya runtuh, orang kelima menunjukkan gantinya. Buku catatannya masih saya simpan, halaman keduanya berisi kata aduh empat belas kali.',
      class: 'uji-guna-dengan-lima-orang',
    },
    {
      name: 'Yunus Rambu Kahi',
      role: 'Guru TIK, pengguna awal dari Sumba',
      message:
        'Halaman sekolah kami dulu terbuka selama azan. Sekarang terbuka sebelum saya selesai mengedip. Murid-murid mengira saya mengganti ponsel, padahal saya hanya menghapus tiga gambar dan satu kebanggaan.',
      class: 'web-cepat-di-ponsel-murah',
    },
    {
      name: 'Keisha Puspaningrum',
      role: 'Mahasiswi, peserta laporan kutu',
      message:
        'Laporan pertama saya berbunyi: tidak bisa. Laporan terakhir saya diperbaiki sebelum makan siang. Bedanya cuma empat kalimat, dan sekarang saya mengeluh kepada ibu kos dengan format yang sama.',
      class: 'menulis-laporan-kutu',
    },
    {
      name: 'Rizaldi Onggowijaya',
      role: 'Pengembang, penonton webinar rilis',
      message:
        'Tim saya rilis setiap Jumat sore lalu berdoa. Sesudah webinar ini kami rilis Jumat pagi, menyiapkan tombol mundur, dan pulang. Sabtu pertama tanpa telepon terasa mencurigakan sekali.',
      class: 'rilis-setiap-jumat',
    },
  ],
  faq: [
    {
      question: 'Bagaimana cara masuk daftar tunggu?',
      answer:
        'Tulis kepada kami alat mana yang ingin dicoba, dan ceritakan perangkat serta sambunganmu. Setiap bulan dua ratus orang masuk. Pilihannya tidak sepenuhnya urut: ponsel tua dan sambungan lemah sering didahulukan.',
    },
    {
      question: 'Apakah menjadi pengguna awal dipungut biaya?',
      answer:
        'Tidak. Kamu membayar dengan satu laporan sepekan selama empat pekan. Beberapa kelas kami berbayar, harganya tertulis di halaman kelas, tetapi mengikuti kelas bukan syarat untuk menjadi pengguna awal.',
    },
    {
      question: 'Apa yang terjadi dengan data saya?',
      answer:
        'Kami mengukur sesedikit mungkin dan menyebutkan semuanya. Datamu bisa diunduh atau dihapus kapan saja. Rekaman jawaban lisan terhapus sendiri setelah tiga puluh hari, tanpa perlu kamu minta.',
    },
    {
      question: 'Kalau alatnya rusak, harus lapor ke mana?',
      answer:
        'Tulis laporan kutu lewat saluran pengguna awal: langkah, harapan, kenyataan. Kami menjawab paling lama dua hari kerja. Kalau perbaikannya masuk rilis Jumat, nomor laporanmu tercantum pada catatan perubahan.',
    },
    {
      question: 'Perangkat apa yang didukung?',
      answer:
        'Ponsel yang lebih tua daripada anakmu pun kami terima, itulah gunanya uji coba. Semua kelas berlangsung daring dan dapat diikuti dari ponsel. Pengguna pembaca layar dan papan ketik saja sangat dicari.',
    },
    {
      question: 'Apakah alat yang saya pakai bisa dihentikan?',
      answer:
        'Bisa. Dari sebelas alat, tujuh sudah kami hentikan karena tidak menolong. Sebelum dimatikan, kamu diberi tahu alasannya dan waktu untuk mengunduh data. Sertifikat kelas yang telah terbit tetap berlaku.',
    },
  ],
  partners: [
    { name: 'Tepi Perangkat', kind: 'Perusahaan' },
    { name: 'Layar Mati', kind: 'Kelompok auditor' },
    { name: 'Gudang Sembilan Pintu', kind: 'Perusahaan' },
    { name: 'Institut Informatika Lereng Merbabu', kind: 'Kampus' },
    { name: 'Kantor Pendaftaran Sekolah Lembah Progo', kind: 'Pemerintah daerah' },
    { name: 'Ponsel Bekas Pak Tar', kind: 'Toko ponsel bekas' },
    { name: 'Lingkar Pembaca Layar Jawa Timur', kind: 'Komunitas' },
  ],
}
