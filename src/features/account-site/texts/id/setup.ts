/** Mulai pertama dan organisasi baru. */
export const setup = {
  problems: {
    emailTaken: 'Alamat ini sudah punya akun, dan kata sandinya bukan itu. Masuk dulu dengan akun itu, lalu buka lagi alamat penyiapan.',
    organisationMissing: 'Isi nama organisasi.',
    organisationLong: 'Nama paling panjang 120 karakter.',
    hostMissing: 'Isi alamat situs.',
    hostRefused:
      'Alamat terdiri dari huruf, angka, dan tanda hubung, dengan titik di antara bagiannya, misalnya kelas atau kelas.contoh.id.',
    hostReserved: 'Alamat ini milik instalasi sendiri. Pilih yang lain.',
    hostTaken: 'Organisasi lain sudah memakai alamat ini. Pilih yang lain.',
    layoutMissing: 'Pilih tampilan.',
    serverRefused: 'Nama server misalnya smtp.contoh.id.',
    portRefused: 'Port adalah angka dari 1 sampai 65535.',
    senderRefused: 'Tulis satu alamat, misalnya nama@contoh.id atau Nama <nama@contoh.id>.',
    loginHalf: 'Nama pengguna dan kata sandi berpasangan: isi keduanya, atau kosongkan keduanya.',
  },
  pages: {
    setup: {
      title: 'Siapkan instalasi ini',
      step: 'Langkah {{step}} dari {{all}}',
      steps: { all: 'Langkah', account: 'Akun', factor: 'Faktor kedua', mail: 'Email', organisation: 'Organisasi' },
      next: 'Lanjut',
      accountLead:
        'Buat dulu akunmu sendiri. Akun ini akan mengelola seluruh instalasi, jadi pilih kata sandi yang tidak dipakai di tempat lain.',
      accountSubmit: 'Buat akun',
      factorTitle: 'Lindungi akunmu',
      factorLead: 'Pengelola instalasi masuk dengan dua hal: kata sandi, dan kode dari aplikasi di ponsel.',
      factorSubmit: 'Hubungkan aplikasi',
      tools: {
        title: 'Instalasi',
        make: 'Organisasi baru',
        mail: 'Server email',
      },
    },
  },
}
