import type { RetentionKey } from '#features/retention/rule.ts'

/** Which data are kept, how long, and why, in plain words. */
export const retention = {
  title: 'Berapa lama data disimpan',
  lead: 'Yang sudah lewat waktunya dihapus sendiri setiap malam. Nama di halaman yang tampil untuk umum, seperti penulis dan mentor, ada selama halamannya ada.',
  what: 'Data',
  howLong: 'Berapa lama',
  why: 'Mengapa',
  rows: {
    membership: {
      what: 'Nama, email, tanggal lahir, peran, dan persetujuan anggota',
      howLong: 'selama menjadi anggota',
      why: 'untuk mengenali anggota dan membuktikan persetujuannya',
    },
    unconsented: {
      what: 'Data orang yang masuk tetapi tidak pernah melengkapi persetujuan',
      howLong: '30 hari',
      why: 'memberi waktu kepada orang tua atau sekolah untuk menjawab',
    },
    addresses: {
      what: 'Alamat email anggota, yang sekarang dan yang lama, serta kapan alamat itu dipakai',
      howLong: '5 tahun setelah diganti, dipakai anggota lain, atau anggotanya dikeluarkan; atau sampai data anggotanya dihapus',
      why: 'agar unduhan dan penghapusan data juga menemukan yang tercatat dengan alamat lama, dan bukan milik orang lain yang pernah memakai alamat yang sama',
    },
    chapters: {
      what: 'Jawaban latihan, kehadiran di sesi, dan tulisan di diskusi kelas',
      howLong: 'selama menjadi anggota',
      why: 'agar hasil belajar tetap ada, dan mentor tahu soal mana yang sulit',
    },
    sessions: { what: 'Sesi masuk', howLong: '30 hari sejak terakhir dipakai', why: 'agar tidak perlu masuk setiap kali' },
    answers: {
      what: 'Salinan terkunci dari jawaban kepada program yang mengirim ulang',
      howLong: '24 jam',
      why: 'agar kiriman yang terulang tidak dikerjakan dua kali',
    },
    invitations: {
      what: 'Undangan',
      howLong: '30 hari setelah dipakai atau habis waktunya',
      why: 'menjawab pertanyaan tentang undangan itu',
    },
    guardians: {
      what: 'Permintaan izin kepada orang tua atau sekolah',
      howLong: '30 hari setelah ditolak, habis waktunya, atau izinnya ditarik',
      why: 'agar izin bisa ditarik lewat tautan yang sama',
    },
    erasures: {
      what: 'Nomor dan waktu permintaan hapus, tanpa nama',
      howLong: '5 tahun',
      why: 'bukti bahwa permintaan dijalankan tepat waktu',
    },
    audit: { what: 'Catatan tindakan pengelola', howLong: '5 tahun', why: 'agar setiap tindakan dengan hak khusus bisa diperiksa' },
    notices: {
      what: 'Pemberitahuan di Studio',
      howLong: '90 hari',
      why: 'agar yang bekerja di situs tahu apa yang terjadi selama mereka pergi',
    },
    learning: {
      what: 'Kelas yang kamu ikuti, kemajuan dan catatan belajarmu',
      howLong: 'selama kamu menjadi anggota',
      why: 'agar kamu bisa melanjutkan belajar di perangkat mana pun',
    },
    records: {
      what: 'Catatan belajar untuk penyimpanan milik penyelenggara',
      howLong: '30 hari',
      why: 'agar yang belum terkirim dapat dikirim lagi',
    },
    progress: { what: 'Kiriman kemajuan dari perangkatmu', howLong: '180 hari', why: 'agar yang terkirim dua kali dihitung sekali' },
    chats: {
      what: 'Pertanyaan kepada asisten dan jawabannya',
      howLong: 'paling lama 180 hari; 30 hari untuk yang di bawah 18 tahun dan yang bertanya tanpa masuk; atau sampai kamu menghapusnya',
      why: 'agar kamu bisa melanjutkan percakapan, dan pengelola tahu apa yang belum terjawab',
    },
    chatIdentities: {
      what: 'Kunci yang mengenali percakapanmu dengan asisten',
      howLong: '30 hari sejak terakhir dipakai tanpa masuk, 180 hari untuk anggota',
      why: 'agar hanya kamu yang bisa membuka percakapanmu',
    },
    uploads: {
      what: 'Siapa yang mengunggah file untuk halaman situs',
      howLong: 'selama filenya ada dan orangnya anggota',
      why: 'agar pengunggahnya bisa melihat dan menghapusnya',
    },
    mails: {
      what: 'Email yang kami kirim',
      howLong: 'isinya 30 hari, alamat dan waktunya 180 hari',
      why: 'mencari tahu email yang tidak sampai',
    },
    erasureMails: {
      what: 'Email bahwa data sudah dihapus',
      howLong: 'sampai malam setelah terkirim, paling lama 7 hari',
      why: 'memastikan email itu sampai',
    },
    modelUsage: {
      what: 'Biaya harian jawaban asisten oleh model bahasa',
      howLong: '35 hari',
      why: 'agar satu orang tidak menghabiskan jatah semua orang',
    },
    voices: {
      what: 'Komentar, aspirasi, dan testimoni dari pengunjung',
      howLong: 'selama tampil; yang ditolak 30 hari, yang tidak pernah diperiksa 180 hari',
      why: 'memberi waktu kepada pengelola untuk memeriksa dan memperbaiki keputusannya',
    },
    gifts: {
      what: 'Donasi yang belum dibayar dan janji donasi',
      howLong: 'yang ditolak 30 hari, yang tidak pernah dibayar atau diperiksa 180 hari',
      why: 'memberi waktu untuk membayar, dan kepada pengelola untuk memeriksa',
    },
    givers: {
      what: 'Nama dan pesan di donasi yang sudah diterima',
      howLong: '10 tahun, atau sampai pemberinya meminta dihapus; jumlah dan harinya tetap',
      why: 'hukum pajak meminta pembukuan disimpan 10 tahun',
    },
    orders: {
      what: 'Nama, email, dan nomor telepon di tagihan',
      howLong: '10 tahun, atau sampai data anggotanya dihapus; nomor, tanggal, dan jumlahnya tetap',
      why: 'pembukuan wajib disimpan 10 tahun menurut undang-undang pajak',
    },
    orderParts: {
      what: 'Isi tagihan, kupon yang dipakai, tautan bayar, tempat yang dibeli, dan pengembalian uang',
      howLong: 'selama tagihannya; setelah data anggotanya dihapus tinggal tanpa orangnya',
      why: 'agar tagihan bisa dijelaskan',
    },
    proofs: {
      what: 'Bukti transfer, catatannya, dan petunjuk pembayaran',
      howLong: '1 tahun setelah dipesan',
      why: 'untuk menjawab keberatan tentang sebuah pembayaran',
    },
    gatewayWords: {
      what: 'Pemberitahuan dari gerbang pembayaran, seperti yang datang',
      howLong: '90 hari',
      why: 'mencari tahu pembayaran yang tidak cocok',
    },
    cases: {
      what: 'Keterangan tentang uang yang tidak cocok',
      howLong: '1 tahun setelah diselesaikan',
      why: 'agar penyelesaiannya bisa diperiksa',
    },
    payouts: {
      what: 'Nama penerima honor mentor',
      howLong: '10 tahun, atau sampai data anggotanya dihapus; tanggal dan jumlahnya tetap',
      why: 'pembukuan wajib disimpan 10 tahun menurut undang-undang pajak',
    },
    bankAccounts: {
      what: 'Rekening bank mentor, dengan nomor yang terkunci',
      howLong: 'selama menjadi anggota',
      why: 'untuk mengirim honornya',
    },
    disc: { what: 'Hasil tes refleksi DISC, tanpa nama', howLong: '1 tahun', why: 'melihat sebarannya, tidak pernah per orang' },
    contacts: {
      what: 'Guru atau orang yang mendaftarkan sekolah dan tim, dan nama anggota tim',
      howLong: '365 hari setelah didaftarkan',
      why: 'satu musim liga, termasuk sertifikatnya',
    },
    waiting: {
      what: 'Sekolah dan tim yang pendaftarannya belum dikonfirmasi',
      howLong: '180 hari; yang ditolak dihapus saat itu juga',
      why: 'memberi waktu untuk memeriksanya',
    },
    requests: {
      what: 'Permintaan janji dan peragaan',
      howLong: '180 hari',
      why: 'membalasnya dan menjawab pertanyaan sesudahnya',
    },
    bin: {
      what: 'Yang dihapus di studio, dengan siapa yang menghapusnya',
      howLong: '30 hari',
      why: 'supaya kesalahan bisa diurungkan',
    },
    versions: {
      what: 'Versi lama halaman mentor, testimoni, atau pembicara',
      howLong: '50 versi terakhir, setahun sejak masing-masing diganti',
      why: 'supaya kesalahan bisa dikembalikan',
    },
    imports: { what: 'Pengelola yang memindahkan isi dari situs lama, dan daftarnya', howLong: '90 hari', why: 'supaya bisa dibatalkan' },
    views: { what: 'Tampilan daftar yang kamu simpan', howLong: 'selama menjadi anggota', why: 'supaya pekerjaanmu mudah ditemukan lagi' },
    clicks: { what: 'Catatan kunjungan, hanya bila diizinkan dan tanpa identitas', howLong: '90 hari', why: 'memperbaiki situs' },
    account: { what: 'Akun di situs akun', howLong: 'sampai pemiliknya menghapusnya', why: 'satu akun dipakai di banyak situs' },
  } satisfies Record<RetentionKey, { what: string; howLong: string; why: string }>,
}
