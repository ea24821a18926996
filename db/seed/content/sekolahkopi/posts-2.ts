import type { SeedPost } from '../../content-types.ts'

export const moreNews: SeedPost[] = [
  {
    kind: 'news',
    slug: 'hama-bubuk-buah-ditangkap-botol',
    title: 'Hama Bubuk Buah Ditangkap dengan Botol Bekas dan Kopi Busuk',
    summary:
      'Tiga puluh perangkap buatan murid menangkap sebelas ribu kumbang dalam dua pekan. Resepnya: botol, cairan ceri terlalu matang, dan kesabaran.',
    body: `Kumbangnya lebih kecil daripada kepala jarum, tetapi sebutir saja cukup membuat biji bolong dan seduhan apak. Petani di petak bawah kehilangan seperenam panennya tahun lalu.

Murid kelas kebun menggantung tiga puluh botol bekas di antara pohon, diisi cairan dari ceri yang terlalu matang. Setiap pagi isinya dihitung, dan hitungannya ditulis di papan gudang. Dalam dua pekan: 11.240 ekor.

Yang paling berguna ternyata bukan jumlahnya, melainkan letaknya. Botol di dekat jalan menangkap empat kali lebih banyak. Sekarang ceri yang jatuh di tepi jalan dipungut setiap sore, oleh siapa saja yang lewat.`,
    category: 'kabar-kebun',
    author: 'Asep Kurniadi',
    daysAgo: 18,
  },
  {
    kind: 'news',
    slug: 'cangkir-tanpa-gagang-untuk-tangan-gemetar',
    title: 'Cangkir Berat untuk Tangan yang Gemetar',
    summary:
      'Perajin gerabah dan murid kelas barista membuat cangkir bagi tamu lanjut usia. Dasarnya berat, bibirnya tebal, dan isinya hanya dua pertiga.',
    body: `Pak Burhan datang setiap Jumat ke Bar Belajar dan selalu memesan setengah cangkir. Bukan karena hemat. Tangannya gemetar, dan setengah cangkir tidak tumpah.

Murid bernama Wening membawa cerita itu kepada perajin gerabah. Hasilnya cangkir dengan dasar seberat batu ulekan, bibir tebal, dan garis batas isi di dua pertiga. Gagangnya muat tiga jari.

Enam cangkir pertama sekarang menggantung di bar, tidak diberi tanda khusus supaya tidak ada yang merasa ditunjuk. Anehnya, pembeli muda juga memintanya. Pak Burhan kini memesan dua pertiga.`,
    category: 'kabar-bar',
    author: 'Galuh Pratiwi',
    daysAgo: 52,
  },
  {
    kind: 'news',
    slug: 'air-sumur-mengubah-rasa',
    title: 'Satu Kopi, Sembilan Sumur: Hasil Uji Air Keliling',
    summary:
      'Darman menyeduh biji yang sama dengan air dari sembilan sumur di Makassar. Skornya berbeda sampai sebelas angka, dan sumur terbaik ada di masjid.',
    body: `Ember, termometer, dan satu kilogram biji Toraja. Dengan bekal itu Pak Darman dan delapan murid berkeliling sembilan rumah pekan lalu, meminta satu liter air dari setiap sumur.

Semua diseduh dengan takaran sama, lalu dinilai tanpa label. Skor tertinggi 84, terendah 73. Sumur yang terlalu sadah membuat kopi terasa seperti kapur; yang terlalu lunak membuatnya kosong. Yang terbaik berasal dari sumur wudu Masjid Nurul Iman.

Tabelnya kami tempel di dapur seduh, lengkap dengan cara memperbaiki air rumah memakai bahan dapur. Pemilik sumur nomor enam minta namanya tidak ditulis. Airnya 73.`,
    category: 'kabar-kebun',
    author: 'Darman Sulolipu',
    daysAgo: 90,
  },
]
