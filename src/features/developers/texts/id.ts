export const words = {
  title: 'Referensi API',
  lead: 'Semua yang bisa dibaca dan ditulis klien API di situs ini.',
  noScript: 'Halaman ini memerlukan JavaScript. Isi yang sama ada di',
  assistants: {
    title: 'Asisten: halaman, alat, dan obrolan',
    pages:
      'Tiap halaman umum tersedia sebagai Markdown: minta alamatnya dengan `Accept: text/markdown`. `/llms.txt` menjelaskan situs ini dan di mana halaman utamanya.',
    tools:
      '`/mcp` memakai Model Context Protocol (Streamable HTTP, tanpa sesi). Semua alat hanya membaca. Pencarian, kelas, acara, program, pertanyaan umum, dan `ask`, yang memberi jawaban asisten beserta halaman sumbernya, terbuka untuk siapa saja. `ask` tidak menyimpan percakapan, tidak memakai model bahasa, dan dihitung bersama pertanyaan di obrolan. Tiap halaman umum juga sebuah resource menurut alamatnya: Markdown yang sama. Kelas, kemajuan, tenggat, dan pesanan milik sendiri perlu masuk; konsep dan angka situs juga perlu hak stafnya: jawabannya 401 dengan `WWW-Authenticate`, lalu program mendaftar sendiri dan mengantar orangnya ke situs akun untuk mengizinkannya. Izin itu bisa dicabut di sana. Token berlaku untuk situs ini saja.',
    configure: 'Di program yang memakai protokol itu, masukkan alamatnya. Kebanyakan menerima file seperti ini:',
    chat: 'Obrolan mengalirkan satu objek JSON per baris. Tokennya hanya untuk obrolan; tanpa masuk, token itu anonim:',
  },
  delegation: {
    title: 'Bertindak atas nama orang',
    scheme: 'Token seseorang untuk aplikasi yang terdaftar: authorization code dengan PKCE. Token ini juga menggantikan `X-App-Token`.',
    register:
      'Aplikasimu, di ponsel, komputer, atau server, bisa bertindak atas nama anggota situs ini. Staf mendaftarkannya di studio pada halaman Integrasi, dengan alamat kembali dan izin yang boleh diminta; aplikasi mendapat id klien, dan rahasia kalau berjalan di server sendiri. Ia hanya milik situs ini.',
    ask: 'Antar orangnya ke situs akun dengan alur authorization code dan PKCE (S256; selalu wajib). Pustaka OpenID Connect mana pun bisa, lewat discovery. Orang melihat nama aplikasi, nama situs ini, dan izinnya dalam kata-kata, lalu mengizinkan atau menolaknya. Minta `openid` kalau perlu ID token, `offline_access` untuk memperbarui, dan izin yang kamu perlukan.',
    take: 'Tukar kodenya di alamat token: dengan `client_id` saja, atau dengan rahasia lewat HTTP Basic. Token akses diawali `per_`, isinya tidak bisa dibaca, dan berlaku satu jam.',
    call: 'Kirim sebagai `Authorization: Bearer TOKEN` di setiap panggilan, tanpa token aplikasi. Yang boleh hanyalah yang boleh bagi orangnya dan disebut izinnya: `account:read` membaca siapa dia di situs ini; izin lain sama dengan milik token aplikasi. 401: ambil token baru. 403: orangnya tidak boleh, izinnya tidak diberikan, atau ia belum menjadi anggota situs ini dan perlu masuk sekali.',
    ends: 'Token berakhir bersama sesi orangnya di situs akun, juga ketika ia mencabut aplikasi di akunnya, ketika staf mencabut aplikasi atau mengurangi izinnya. Staf situs masuk ulang setelah tujuh hari, yang lain setelah sembilan puluh: kalau token yang sudah diperbarui tetap 401, minta lagi dengan `prompt=login`. Kalau situs mewajibkan verifikasi dua langkah bagi stafnya, minta dengan `acr_values=http://schemas.openid.net/pape/policies/2007/06/multi-factor`.',
    browser:
      'Halaman situs lain tidak bisa memanggil dari peramban (CORS): biarkan servernya yang memanggil. Aplikasi tanpa rahasia tidak bisa mencabut token; lupakan tokennya, dan orangnya mencabut aplikasi itu.',
    scopes: {
      openid: 'ID token',
      profile: 'Nama orangnya di ID token',
      email: 'Alamat email orangnya di ID token',
      offline_access: 'Refresh token',
      'account:read': 'Membaca siapa orangnya di situs ini',
      'content:write': 'Menulis tulisan dan kategori',
      'settings:write': 'Menulis pengaturan situs dan angka yang dicatat',
      'files:write': 'Mengunggah dan menghapus file',
      'mail:send': 'Mengirim email kepada anggota',
      'webhooks:write': 'Mengatur webhook',
    },
  },
}
