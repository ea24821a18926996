/** How young people say it, and what it is called where it is written: one group a line; behind a bar what is said where these are meant. */
export const TALK_WORDS = `
gaptek, gagap teknologi, kurang paham teknologi, tidak terbiasa, belum terbiasa, awam, kudet | pelatihan, pemula, mudah
hrd, hr, personalia, rekruter, perekrut, pewawancara, recruiter, recruiters, hiring manager | melamar, wawancara, lamaran
porto, portofolio, portfolio, cv, resume, daftar karya | karya, lamaran
cc, kartu kredit, credit card | tagihan, bayar
booking, pesan tempat, reservasi, reserve, mengamankan kursi, kunci kursi, ambil kursi | kursi, daftar, pembayaran
wfh, kerja dari rumah, kerja jarak jauh, remote, jarak jauh, work from home
kopsis, koperasi siswa, koperasi sekolah, school cooperative
database, basis data, sql, tabel, pangkalan data
deploy, rilis, merilis, naik produksi, go live, release, ship
vermak, permak, obras, menjahit ulang, alter, alteration, hem | celana, pakaian, jahit
dokumen, berkas, surat surat, spj, pertanggungjawaban, administrasi, paperwork, documents
disalurkan, menyalurkan, penyaluran, ditempatkan, penempatan, penempatan kerja, placement, distributed
disiapkan, disediakan, tersedia, menyediakan, available, provided, supplied
dimatikan, mematikan, matikan, nonaktif, menonaktifkan, turn off, switch off, disable, off
nyala, menyala, menyalakan, hidupkan, menghidupkan, aktifkan, mengaktifkan, turn on, switch on, enable
cam, on cam, kamera, webcam, camera, video
perdana, pertama, pertama kali, awal, first time, debut, first
gelap, gulita, gelap gulita, remang, dark, darkness | lampu, listrik, padam
bor, ngebor, mengebor, gali, menggali, sumur, pengeboran, dig, drill, well | air, kedalaman
dibubarkan, bubar, membubarkan, batal, dibatalkan, tidak jadi, urung, jadi atau tidak, cancelled, called off | hujan
buang, membuang, hapus, menghapus, singkirkan, menyingkirkan, dihapus, throw away, discard, delete, remove, get rid
pengguna, user, users, pemakai, akun
komentar, masukan, umpan balik, feedback, kritik, balasan, comments
banyak kerjaan, lembur, kewalahan, sibuk, repot, overwork, busy, swamped
aroma, bau, wangi, cium, mencium, smell, scent
tunanetra, buta, netra, low vision, blind, visually impaired | tongkat, suara
tempat duduk, bangku, kursi, dudukan, bench, seat, seats, stool
macet, mandek, mentok, buntu, stuck, jalan buntu, terhenti
nyerah, menyerah, putus asa, mau berhenti, give up, quit
betah, kerasan, nyaman, tahan, comfortable, stay
karya, buatan, hasil karya, ciptaan, work, works, creation
dimuat, tayang, terbit, diterbitkan, lolos kurasi, published
lolos, diterima, terpilih, lulus seleksi, accepted, selected, chosen
gagal, tidak lolos, ditolak, tidak diterima, rejected
editor teks, penyunting kode, text editor, code editor, ide, vs code | kode
mengajar, ngajar, ngajarin, mengajari, melatih, membimbing, teach
menit, waktu singkat, sebentar, minute, minutes
suar, mercusuar, lighthouse
panduan, handbook, manual, buku panduan, pedoman, buku saku, petunjuk, guide, guidelines, guidebook
pakai ulang, reuse, memakai kembali, dipakai lagi, use again
sebelumnya, lama, lawas, previous, former, old, earlier
sumbu, axis, axes, grafik
tukar, menukar, barter, bertukar, pertukaran, swap, swapped, exchange
kembar, twin, pasangan kelas, sister class
anak sd, murid sd, kelas empat, siswa sd, elementary pupils, schoolchildren
liburan sekolah, libur semester, libur panjang, libur akhir tahun, school holiday, school break, holiday
dampingi orang tua, ditemani orang tua, boleh ditemani, accompanied by parents | anak
orang awam, masyarakat umum, umum, siapa saja, siapa pun, anyone, everyone, public
daftar ulang, registrasi ulang, re registration
ikut lagi, daftar lagi, mengulang, coba lagi, apply again, try again
telat daftar, ketinggalan pendaftaran, pendaftaran tutup, sudah tutup, missed registration, closed
kuota habis, penuh, tempat penuh, daftar tunggu, waiting list, fully booked, sold out
antri, antre, antrean, antrian, antriannya, giliran, menunggu giliran, daftar tunggu, queue, in line, turn
satu kelompok, sekelompok, berkelompok, kelompok kecil, tim, regu, group, team
sendirian, tanpa tim, solo, individu, individually
biaya transport, ongkos perjalanan, uang jalan, ongkos, travel cost, fare
akomodasi, penginapan, tempat menginap, menginap, asrama, accommodation
makan ditanggung, konsumsi, makan siang, makanan, snack, catering, meals
hadiahnya, hadiah, uang pembinaan, prize money, prize, reward
persyaratan usia, batas umur, minimal umur, umur berapa, usia berapa, minimum age, age limit
minimal, paling sedikit, setidaknya, minimum, at least
maksimal, paling banyak, paling lama, batas, maximum, at most, limit
lama belajar, durasi, berapa lama, sampai kapan, how long, duration
libur, tutup, jam buka, jam operasional, buka jam, opening hours, closed
cara bayar, metode pembayaran, bayar lewat, bayar pakai, dompet digital, gopay, ovo, dana, qris, transfer, payment method, how to pay
nyicil, cicil, cicilan, dicicil, mencicil, angsur, angsuran, bertahap, bayar bertahap, paylater, installments, instalment | biaya, pembayaran
uang balik, uang kembali, duit balik, refund, balikin duit, balikin uang, pengembalian, dikembalikan, money back | batal, berhenti
potongan, diskon, harga pelajar, harga mahasiswa, early bird, discount, student price
kuitansi, struk, invoice, faktur, tagihan, bukti bayar, receipt | kantor, sekolah
rekening, nomor rekening, transfer ke mana, bank account
sertif, sertifikat, sertip, piagam, certificate, e sertifikat | lulus
sertifikat asli, diakui, resmi, sah, berlaku, accredited, recognized, recognised, valid | sertifikat
kerja setelah lulus, dijamin kerja, langsung kerja, penyaluran kerja, jaminan kerja, dapat pekerjaan, job guarantee, job placement | lulusan, pekerjaan
pindah karier, ganti profesi, alih profesi, banting setir, switch career, career change | pekerjaan baru
sambil kerja, sambil kuliah, sambil bekerja, kerja penuh waktu, part time student, while working | jadwal, malam
ibu rumah tangga, irt, stay at home mother, housewife | perempuan, keluarga
pensiunan, orang tua, lansia, usia lanjut, senior citizen | umur
buta huruf, tidak bisa baca, illiterate
tidak bisa bahasa inggris, bahasa inggris pas pasan, english not good | bahasa
punya anak kecil, bawa anak, ibu menyusui, with a baby, bring my child | anak
rumah jauh, luar kota, luar daerah, beda kota, tidak tinggal di, out of town | daring, lokasi
tidak punya laptop, gak punya laptop, tanpa laptop, no laptop | ponsel, laptop
sinyal jelek, sinyal susah, internet lemot, susah sinyal, kuota terbatas, bad signal, slow internet | jaringan, tanpa internet
lupa sandi, lupa password, tidak bisa masuk, gak bisa login, forgot password, cannot log in | sandi, akun
ganti email, ubah email, ganti nomor, ubah profil, edit profil | akun, profil
hapus akun, tutup akun, berhenti langganan, delete account | data pribadi, akun
data dijual, data bocor, kebocoran data, data aman, data leak, sell data | privasi, data pribadi
pelecehan, bullying, perundungan, dirundung, dibully, kekerasan, melecehkan, harassment, bully, abuse | lapor, perlindungan
lapor, melapor, mengadu, aduan, laporkan, pengaduan, report, complain
admin, customer service, cs, panitia, tim kami, petugas, staff | hubungi, whatsapp
ketemu langsung, temu, janji temu, konsultasi, ngobrol langsung, appointment | tim
jadi mentor, jadi pengajar, melamar mentor, become a mentor, become a teacher | mentor, mengajar
jadi relawan, volunteer, daftar relawan, relawan | bergabung
jadi mitra, kerja sama, kerjasama, kolaborasi, sponsor, partner with you | mitra
nyumbang, donasi, menyumbang, sumbangan, bantu dana, donate | uang
undang ke sekolah, datang ke sekolah, kunjungan sekolah, invite to our school | sekolah
buat perusahaan, pelatihan karyawan, pelatihan tim, in house, inhouse, corporate training | karyawan, tim, perusahaan
rekamannya, siaran ulang, nonton ulang, ketinggalan sesi, missed session, recording | rekaman
tugasnya susah, kesulitan tugas, bantuan tugas, nanya tugas, homework help | forum, mentor
nanya ke siapa, bertanya ke mana, tanya siapa, where to ask | forum, mentor, bantuan
nilai jelek, nilai kurang, tidak lulus, remedial, mengulang, failed, low score | lulus, nilai
kumpul telat, telat ngumpulin, terlambat mengumpulkan, lewat deadline, late submission | tenggat
gugur, dikeluarkan, dropout, drop out, tempat dilepas, di do, dikeluarin, kicked out | absen
cocok untuk, buat siapa, siapa yang cocok, untuk siapa, who is it for, suitable for
bedanya, beda, perbedaan, apa bedanya, dibanding, difference between
bagusan mana, pilih mana, lebih baik mana, which one is better
susah nggak, sulit tidak, seberapa sulit, how hard
prospek, masa depan, peluang kerja, prospect, future | kerja
gaji awal, gaji pertama, upah pertama, starting salary, first salary | lulusan
penipuan online, modus, penipu, phishing, tautan palsu, apk palsu, scam | aman
pinjol, pinjaman online, utang online, loan shark
kecanduan gawai, main hp terus, screen time, terlalu lama menatap layar, waktu layar | anak
skincare, jerawat, kulit, kosmetik, makeup, acne, skin
hamil, kehamilan, melahirkan, kb, pregnant, pregnancy
timnas, piala dunia, bola, sepak bola, liga inggris, world cup, football, soccer
konser, tiket konser, idol, kpop, drakor, concert
ramalan, zodiak, jodoh, pacar, pacaran, gebetan, putus cinta, boyfriend, girlfriend, dating
cpns, pppk, asn, bumn, civil service exam
bpjs, asuransi kesehatan, kartu sehat, health insurance
sim, stnk, bpkb, samsat, tilang, driving license
paspor, imigrasi, visa, passport
bitcoin, kripto, saham, trading, forex, crypto, stocks
lele, cupang, ikan hias, kucing, anjing, hewan peliharaan, pets
merajut, rajutan, crochet, knitting
korea, jepang, mandarin, arab, jerman, prancis, bahasa korea, bahasa jepang, bahasa arab, korean, japanese, chinese, french, german
presiden, menteri, gubernur, dpr, partai, politik, pemilu, politics
sholat, salat, shalat, puasa, adzan, azan, kiblat, prayer times
penemu, inventor, sejarah dunia
`
