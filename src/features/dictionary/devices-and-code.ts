/** Devices, networks, accounts, code and data: one group of about the same meaning a line. */
export const DEVICES_AND_CODE = `
sistem, tatanan, mekanisme, system
python, bahasa python
kotlin, bahasa kotlin
dart, flutter
react, react js, reactjs
framework, kerangka kerja, pustaka kode, library kode
godot, mesin gim, game engine, mesin game
docker, kontainer, container, wadah aplikasi
terraform, infrastruktur sebagai kode
markdown, md, tanda pagar
json, format json, format data
pdf, berkas pdf, file pdf, format pdf
webp, format gambar, jpg, jpeg, png, image format
sintaks, sintaksis, cara tulis kode, salah ketik kode, syntax, syntax error
null, nihil, nilai kosong, undefined, tidak terdefinisi
referenceerror, typeerror, pesan merah, error merah, galat merah, kode error
hasil kosong, tidak keluar hasil, outputnya kosong, keluaran kosong, empty result
konsol, console, devtools, f12, alat pengembang, inspect element
localstorage, penyimpanan lokal, simpan di peramban, local storage
subdomain, domain, alamat web, nama domain
sitemap, peta situs, daftar halaman
konfigurasi, pengaturan, setelan, setting, preferensi, configuration, config
setel, stel, atur, mengatur, setelan, adjust, tune
reset, setel ulang, atur ulang, menyetel ulang, kembali ke awal, factory reset
sinkron, sinkronisasi, nyambung datanya, sync, synchronize
migrasi, pindah server, pindah data, perpindahan data, migration, migrate
otomatisasi, otomasi, otomatis, serba otomatis, automation, automate
filter, saring, ayak, sieve
indeks, index
entri, isian, data masuk, entry, menginput, masukan data
input, data masukan, menginput, memasukkan data
analitika, analitik, analisis data, analytics
visualisasi, visualisasi data, visualization, data viz
dasbor, dashboard, papan pantau
pivot, pivot table, tabel pivot, rekap otomatis
vlookup, xlookup, lookup, rumus pencarian
sel, sel tabel, cell
kurung, tanda kurung, dalam kurung, bracket, parentheses, parenthesis
koma, titik koma, tanda baca, comma, semicolon, punctuation
spasi, ruang kosong, jeda antar kata, space
atribut, properti, ciri, attribute, property
elemen, unsur, komponen, element, component
struktur, susunan, kerangka, bagan, structure
objek, benda, object
skema, rancangan, scheme, schema, bagan
templat, template, contoh format, format jadi, kerangka siap pakai
prototipe, purwarupa, contoh awal, model percobaan, mockup, prototype
tab, tab baru, jendela peramban, tab browser
pindai, scan, scanner
kode qr, qr, qr code, barcode, kode batang
perangkat keras, hardware, komponen komputer
modem, router, wifi rumah, kotak wifi
warnet, warung internet, rental komputer, internet cafe
tablet, ipad, tab android
diska, diska lepas, flashdisk, usb, cakram, disk, thumb drive
kilobita, kilobyte, kb, kilo byte
statis, tidak berubah, halaman statis, static
kirim otomatis, terkirim sendiri, dijadwalkan otomatis
putus nyambung, sering putus, wifi putus, keluar sendiri, disconnect
layar putih, tidak bisa dibuka, halaman kosong, tidak muncul apa apa, loading terus, muter terus, blank page, not loading
link mati, tautan rusak, tautan mati, 404, halaman tidak ditemukan, broken link, not found
kode verifikasi tidak masuk, otp tidak masuk, email tidak masuk, tidak dapat kode, no verification code
memori penuh, penyimpanan penuh, ponsel penuh, ruang habis, storage full
ponsel kentang, ponsel jadul, ponsel lama, ponsel murah, laptop kentang, spek rendah, low spec
akun kena hack, akun dibajak, akun diretas, kena hack, dibobol, hacked, compromised
copas, copy paste, salin tempel, menyalin, paste
alarm, weker, pengingat, jam beker, reminder
pengatur waktu, timer, hitung mundur, stopwatch, countdown
sakelar, saklar, tombol lampu, switch, on off
daya, watt, tenaga, energi, power, tenaga listrik
pancar, antena, transmitter, transmit, antenna
deteksi, ketahuan, detect, detector
kendali, kontrol, control, controller, remote control
versi, edisi, keluaran, version, edition
distribusi, penyebaran, distribution, distributed
ganti baris, baris baru, pindah baris, new line, line break
komputasi, hitung komputer, pengolahan komputer, computing
gulir, scroll, geser layar, swipe
tangkapan layar, screenshot, tangkap layar, ss, rekam layar, screen capture
suara tidak keluar, tidak ada suara, mikrofon mati, suara putus putus, suara kecil, no sound, muted
pembangkit, pembangkit listrik, generator, genset, power plant
pelacak, lacak, melacak, tracker, tracking
pengaturan, setelan, setel, konfigurasi, mengatur ulang, preferensi, setting, settings, configure, configuration
terpadu, terintegrasi, integrasi, menyatu, menyambungkan sistem, integrated, integrate, integration
purwarupa, prototipe, contoh awal, rancangan awal, mockup, prototype, prototypes
scorm, xapi, paket scorm
lms, sistem pembelajaran, platform belajar, learning management system, learning platform
kartrid, cartridge, tinta printer, ink cartridge
cakram, keping, piringan, disc, cd, dvd
loading, memuat, load, loaded, loadingnya lama, lama dibuka, lama terbuka
dasbor, dashboard, dashboards, papan pantau, papan kendali, ringkasan akun
kurung, tanda kurung, kurung siku, kurung kurawal, kurung sudut, bracket, brackets, parentheses
titik koma, semicolon, semicolons
tanda hubung, strip, hyphen, hyphens, dash
kendali, kendalikan, mengendalikan, pengendali, kontrol, mengontrol, remot, control, controller, controlled
php, bahasa php
postgresql, postgres, psql
komponen, suku cadang, onderdil, elemen, unsur, component, components, element, elements, spare part
gateway, gateways, gerbang jaringan, gerbang pembayaran, payment gateway
kuki, cookie, cookies, pelacak situs
hitung mundur, hitungan mundur, sisa waktu, countdown, count down
sintaks, aturan penulisan kode, cara tulis kode, syntax, syntax error
terapkan, menerapkan, penerapan, diterapkan, implementasi, praktikkan, mempraktikkan, implement, implementation, put into practice
tangkapan layar, tangkap layar, screenshot, screenshots, ss, skrinsut, screen capture
gulir, menggulir, digulir, guliran, scroll, scrolling, scroll bawah
format, bentuk berkas, jenis berkas, format berkas, file format, formats, formatting
latar, latar belakang, background, backdrop
format tulisan, tata tulis, aturan penulisan, template tulisan, writing format
usb, flashdisk, flash disk, stik usb, diska lepas, usb stick, thumb drive
pindai, memindai, pindaian, pemindai, dipindai, scan, scanned, scanner
teknisi jaringan, jurusan jaringan, tkj, teknik komputer jaringan, computer networking
dkv, desain komunikasi visual, jurusan desain, visual communication design
pplg, rpl, rekayasa perangkat lunak, jurusan pemrograman, software engineering major
larik, array, arrays, daftar data
objek javascript, objek, object, objects
token, kode akses, kunci akses, token akses, access token, api key
blokir, diblokir, memblokir, pemblokiran, cekal, block, blocked, banned
konsol, console, devtools, alat pengembang, developer tools
batalkan perubahan, kembali ke semula, kembali ke sebelumnya, undo, undoing, revert
alamat ip, ip, ip address, dhcp
http, https, protokol web
mqtt, protokol sensor
parameter, argumen, nilai masukan, berparameter, arguments
idempoten, idempotent, aman diulang
tag, penanda, label, menandai, tagar, hashtag, tags
true false, benar salah, boolean, true or false
milidetik, millisecond, milliseconds, seperseribu detik
braille, huruf braille, huruf timbul, tulisan braille
layar putih, layar kosong, halaman kosong, blank, white screen
prosesor, cpu, processor, otak komputer
header, kepala halaman, kepala tabel, judul kolom
pengolah kata, microsoft word, aplikasi mengetik, word processor
olah, mengolah, diolah, pengolahan, pengolah, pemrosesan, memproses, processing, process
ctrl, tombol pintas, pintasan papan ketik, keyboard shortcut, shortcuts
jalan pintas, pintasan, pintas, potong kompas, shortcut
generator, genset, pembangkit listrik, mesin diesel
elektronik, barang elektronik, alat elektronik, electronic, electronics, electronic goods
canggih, modern, mutakhir, serba otomatis, sophisticated, high tech, advanced
stabil, stabilitas, tidak naik turun, stable, steady
mesin maya, virtual, maya, dunia maya, mesin virtual, virtual machine
repositori, repo, repository, gudang kode
cadangan listrik, catu daya cadangan
rentan, kerentanan, rawan, celah keamanan, mudah diserang, vulnerable, vulnerability
andal, keandalan, bisa diandalkan, mengandalkan, diandalkan, andalan, reliable, reliability, rely on
kode tidak jalan, program tidak jalan, kodenya error, kode error, tidak mau jalan, code not working
layar biru, mati sendiri, restart sendiri, komputer mati, tidak mau nyala, laptop mati
memori penuh, penyimpanan penuh, hp penuh, storage penuh, disk full, out of storage, ponsel penuh
file hilang, data hilang, berkas hilang, terhapus, kehapus, tidak sengaja terhapus, deleted by accident, lost files
gagal unggah, tidak bisa upload, gagal upload, file kebesaran, berkas terlalu besar, upload failed, file too big
suara tidak keluar, tidak ada suara, suara putus putus, mic mati, mikrofon mati, no sound
video macet, video patah patah, buffering, putus putus, video tidak jalan, video stuck
kode otp, otp tidak masuk, kode tidak masuk, kode verifikasi, verification code
email tidak masuk, surel tidak masuk, masuk spam, folder spam, spam, email not received
akun diretas, akun dibajak, kena hack, dihack, akun dibobol, hacked, account hacked
link tidak bisa, tautan rusak, link mati, tautan mati, tidak bisa dibuka, broken link
tulisan kecil, huruf kekecilan, susah dibaca, tulisan tidak kelihatan, text too small, hard to read
linimasa, lini masa, timeline, garis waktu
paket jaringan, packets, packet, packet loss
tidak ada sinyal, sinyal hilang, susah sinyal, sinyal jelek, sinyal putus nyambung, sinyal lemah, cuma satu bar, naik ke bukit, cari sinyal, daerah susah sinyal, blank spot, no signal, weak signal, bad reception, poor connection, sinyal, jaringan
internet putus, internet mati, wifi mati, wifi putus, koneksi putus, putus nyambung, keputus, terputus, disconnected, connection lost, internet went down, keeps dropping, jaringan, sinyal
tidak punya wifi, numpang wifi, wifi tetangga, cari wifi, wifi gratis, warnet, tethering, hotspot, free wifi, internet cafe, wifi, internet
kuota habis, kuota mepet, paketan habis, paket habis, kuota terbatas, boros kuota, makan kuota, habis berapa kuota, hemat kuota, ngirit kuota, out of data, limited data, data usage, mobile data, kuota, internet
mati lampu, lampu mati, listrik mati, listrik padam, pemadaman bergilir, jeglek, njeglek, sering mati lampu, power went out, electricity cut
baterai habis, batre habis, lowbat, low bat, ponsel mati, baterai bocor, batre drop, baterai drop, battery died, battery dead, out of battery, baterai, cas
ponsel jadul, ponsel kentang, ponsel butut, ponsel lama, ponsel tua, ponsel murah, android lama, android jadul, ram kecil, old phone, cheap phone, low end phone, ponsel
ponsel rusak, ponsel hilang, ponsel dicuri, ponsel kecopetan, kecopetan, ganti ponsel, ponsel baru, lost my phone, broken phone, stolen phone, new phone, ponsel
ponsel dipakai bersama, ponsel berdua, pinjam ponsel, ponsel bapak, pakai ponsel orang tua, satu ponsel berdua, ponsel gantian, shared phone, share a phone, one phone, ponsel
lewat ponsel, pakai ponsel, cuma punya ponsel, modal ponsel, dari ponsel, ponsel saja, via ponsel, on my phone, only have phone, from my phone, mobile only, ponsel
laptop kentang, laptop butut, laptop lemot, laptop rusak, laptop mati, laptop tua, laptop jadul, laptop lama, spek rendah, spek kentang, slow laptop, old laptop, broken laptop, laptop
pinjam laptop, pinjaman laptop, dipinjami laptop, sewa laptop, lab komputer, pakai laptop sekolah, warnet, borrow a laptop, laptop loan, computer lab, laptop
spek minimal, spesifikasi, spek, spesifikasi laptop, spek laptop, ram berapa, minimal ram, system requirements, specification, specs, laptop specs
memori penuh, memori ponsel penuh, penyimpanan penuh, ponsel penuh, memori internal, ruang penyimpanan, storage full, out of space, no space left, penyimpanan, memori
berat dibuka, lama dibuka, loading lama, loading terus, muter terus, lemot dibuka, lama loading, lelet, ngelag, takes forever, slow loading, loading forever, laggy, lambat
tidak bisa dibuka, tidak kebuka, gagal dibuka, blank putih, won t load, doesn t load, not loading, layar putih, layar hitam, won t open, doesn t open, can t open, white screen, blank screen, eror, kendala
aplikasi keluar sendiri, force close, nutup sendiri, mental sendiri, app crash, keeps crashing, crash
ngefreeze, freeze, nge freeze, nge hang, ngehang, macet total, layar macet, screen froze, not responding
mulai ulang, restart, ulang dari awal, reboot, hidupkan ulang, hidupkan kembali, nyalain ulang, refresh, muat ulang, reload
tidak bisa download, gagal download, gagal unduh, susah download, download gagal, can t download, download failed, unduh
tidak bisa upload, gagal upload, gagal unggah, upload gagal, kegedean, file kegedean, berkas terlalu besar, upload failed, can t upload, file too large, unggah
kompres, mengompres, dikompres, perkecil ukuran, kecilin file, zip, compress, shrink, compressed
tidak ada suara, suara tidak keluar, suara kecil, mikrofon mati, mic mati, mik tidak bunyi, suaranya putus putus, no sound, no audio, mic not working, suara, mikrofon
suara bocor, suara bising, berisik di rumah, rumah berisik, rumah ramai, tidak ada kamar, tidak punya ruang, noisy home, background noise, no quiet place, sunyi
layar kecil, tulisan kekecilan, huruf kekecilan, tulisannya kecil, tidak kebaca, susah dibaca, too small, hard to read, can t read, small text, larger text, ukuran huruf
kursor, penunjuk, tetikus, mouse, cursor, pointer
setelan, pengaturan, seting, settingan, preferensi, konfigurasi, settings, preferences, configuration, config
mode gelap, tema gelap, dark mode, mata sakit, silau, dark theme
pakai bahasa inggris, ganti bahasa, bahasa lain, versi bahasa inggris, berbahasa inggris, in english, english version, change language, switch language, do you speak english, bahasa inggris, inggris
lupa sandi, lupa password, lupa pin, sandi salah, password salah, reset sandi, reset password, setel ulang sandi, atur ulang sandi, forgot my password, wrong password, wrong sandi, reset my password, sandi, password
tidak bisa masuk, gagal masuk, gagal login, tidak bisa login, susah login, ditolak masuk, akun terkunci, akun kekunci, keblokir, can t log in, can t sign in, locked out, account locked, login failed, akun, masuk
dihack, hack, kena hack, dibobol, kebobolan, dibajak, diretas, hacked, hijacked, compromised
akun dihack, akun kena hack, akun dibobol, akun dibajak, akun diretas, akun diambil orang, akunku dihack, akunku dibajak, dipakai orang lain, akun hilang, my account was hacked, stolen account, akun
kode otp, minta otp, otp tidak masuk, kode tidak masuk, kode verifikasi, tidak dapat kode, no code, verification code, didn t get code, one time code, otp, verifikasi
email tidak aktif, email lama, email salah, salah email, email mati, lupa email, salah ketik email, old email, wrong email, lost access to email, email
nomor hangus, ganti nomor, nomor lama, nomor mati, nomor tidak aktif, nomor baru, new number, changed my number, old number, nomor
membuat akun, daftar akun, punya akun, tanpa akun, tidak punya akun, harus daftar dulu, create account, make an account, without an account, need an account, akun, masuk
dua akun, akun ganda, akun dobel, dobel akun, akun kedua, gabung akun, two accounts, duplicate account, second account, merge accounts, akun
tukeran akun, bagi akun, akun bersama, pinjam akun, pinjem akun, patungan akun, akun berdua, share my account, account sharing, borrow account, akun
ganti nama, salah nama, nama salah, typo nama, nama di sertifikat salah, nama salah ketik, ganti nama sertifikat, wrong name, misspelled name, change my name, name is wrong, sertifikat
hapus akun, hapus dataku, hapus data, minta dihapus, ilangin data, lupakan saya, delete my data, erase my data, close my account, remove my data, hapus
berhenti email, tidak mau email, spam terus, kebanyakan notifikasi, notifikasi mengganggu, matiin notifikasi, berhenti langganan email, stop emails, too many emails, turn off notifications, notifikasi, pemberitahuan
data dipakai untuk apa, untuk apa dataku, kenapa minta ktp, kok minta ktp, minta ktp, minta foto ktp, minta nik, kenapa minta nomor, why need my data, what data, do you sell data, collect data, privasi, data pribadi
foto disebar, foto anak, fotoku dipakai, wajah anak, jangan difoto, tidak mau difoto, hapus fotoku, my photo, don t film me, take down photo, without my permission, privasi
bisa dilihat publik, disembunyikan, profil tersembunyi, privat, who can see, visible, make private, hide my profile, publicly visible
nama samaran, nama pena, anonim, tanpa nama, pakai nama lain, pseudonim, anonymous, pen name, nickname, under another name
beneran atau bohong, ini penipuan, apakah penipuan, takut ketipu, takut ditipu, ketipu, tertipu, kena tipu, tipu tipu, abal abal, hoaks apa bukan, is this legit, is this real, is it a scam, got scammed
diminta transfer, diminta uang, minta transfer, disuruh transfer, disuruh bayar dulu, minta bayaran di muka, asked for money, asked to pay, asking for money, told to transfer, penipuan
mengatasnamakan, ngaku ngaku, ngaku dari, mengaku dari, mengaku panitia, nomor palsu, akun palsu, akun tiruan, catut nama, mencatut, impersonate, fake account, pretending to be, penipuan
link mencurigakan, tautan mencurigakan, link aneh, pesan aneh, jangan diklik, terlanjur klik, kepencet link, suspicious link, strange message, clicked a link, penipuan, phishing
terlanjur, telanjur, kadung, sudah terlanjur, terlanjur transfer, keburu bayar, kepalang, too late
kena virus, virus, malware, trojan, ransomware, perangkat jahat, infected, antivirus
dimata matai, dikuntit, stalking, stalker, dikuntit orang, doxing, dox, spied on, followed online, privasi, keamanan
kodeku eror, kode error, kode tidak jalan, program tidak jalan, programnya error, tidak mau jalan, kok error, error terus, merah semua, code doesn t work, my code breaks, doesn t run, not working, doesn t work, won t run, galat, debug
typeerror, undefined, not defined, is not defined, cannot read, not a function, null, nullpointer, syntax error, salah sintaks, kurang titik koma, kurang kurung, galat
lupa titik koma, titik koma, tanda kurung, kurung kurawal, tanda kutip, kutip, semicolon, bracket, brackets, braces, quotes, parenthesis, kode
infinite loop, muter terus programnya, loop tidak berhenti, perulangan tidak berhenti, tidak berhenti berhenti, endless loop, stack overflow, overflow, never ends, perulangan
salah menulis kode, typo di kode, salah ketik, typo, saltik, salah eja, misspelt, misspelled, typing mistake
rusak habis diedit, rusak setelah diubah, tadinya jalan, kemarin jalan, kembali ke versi lama, kembali versi lama, undo, batalkan perubahan, kehapus, kehapus filenya, terhapus, kepencet hapus, undo changes, roll back, rollback, deleted by accident, worked yesterday, versi, git
lupa save, lupa simpan, belum kesimpen, tidak kesimpan, hilang kerjaanku, pekerjaan hilang, tulisan hilang, tidak tersimpan, lost my work, didn t save, unsaved, autosave, simpan
file hilang, data hilang, dokumen hilang, foto hilang, hardisk rusak, flashdisk rusak, flashdisk hilang, kembali file, files gone, lost files, lost my data, recover files, cadangan, memulihkan
merge conflict, konflik git, konflik merge, bentrok kode, git konflik, kode ketimpa, ketiban, ketimpa, overwritten, conflicting changes, git
cabang git, cabang kode, branch, branches, percabangan git, membuat branch, new branch, git, commit
web tampil berantakan, tampilan berantakan, web berantakan, berantakan di ponsel, tampilan rusak, layout hancur, geser sendiri, layout broken, looks broken, messed up layout, broken on mobile, css, tata letak
ketengahin, taruh di tengah, posisi tengah, rata tengah, tidak bisa tengah, tengahin div, rata kiri, sejajar, sejajarkan, center a div, align, alignment, centered, line up, aligns, css, flexbox
gambar tidak muncul, foto tidak muncul, gambar tidak tampil, gambar tidak keluar, css tidak jalan, css tidak ngaruh, css tidak kebaca, image not showing, broken image, css not working, gambar
membuat web, membuat website sendiri, membuat blog, web pertama, web sekolah, web toko, make a website, build a website, my own site, personal site, web, website
naruh web, taro web, web online, webku online, nerbitin web, hosting gratis, onlinein web, put website online, publish my site, free hosting, host my website, hosting, domain
web lambat, website lemot, web berat, situs lambat, slow website, website loads slowly, page speed, kecepatan
cache, tembolok, simpanan sementara, hapus cache, bersihin cache, clear cache, cookies, kuki
membuat aplikasi, bikin app, aplikasi android, membuat game, make an app, build an app, make a game, game development, aplikasi
bahasa pemrograman apa, belajar bahasa apa dulu, python atau java, which programming language, first language to learn, python or java, pemrograman
tidak bisa matematika, benci matematika, tidak mahir matematika, harus mahir matematika, lemah hitungan, bad at math, hate math, good at math, matematika
coding pakai ponsel, coding di ponsel, coding tanpa laptop, belajar coding ponsel, code on phone, coding on phone, without a computer, ponsel
data berantakan, data kotor, data kosong, data dobel, data ganda, bersihin data, rapiin data, membersihkan data, missing data, messy data, clean data, duplicate data, data cleaning, data
rumus excel, rumus eror, excel error, excel susah, belajar excel, jumlahin di excel, ngejumlahin, vlookup, pivot, formula error, learn excel, excel formula, spreadsheet, excel
membuat grafik, baca grafik, grafik salah, grafik menipu, grafik bohong, misleading chart, make a chart, misleads, mislead, misleading, grafik, sumbu
ngitung persen, hitung persen, persenan, hitung rata rata, work out percentage, calculate average, rata rata, persentase
jaringan kantor, pasang wifi, setting wifi, wifi sekolah, jaringan sekolah, router, kabel lan, ip, alamat ip, subnet, topologi, set up wifi, school network, ip address, lan
server down, server mati, situs mati, web down, web tidak bisa diakses, gangguan server, maintenance, lagi perbaikan, website down, down for maintenance, outage
cara membuat prompt, menulis prompt, prompt, perintah ai, nyuruh ai, prompting, write a prompt, ask ai, ai, kecerdasan buatan
ai aman tidak, data ke ai, curhat ke ai, data pribadi ai, privasi ai, is ai safe, private data ai, ai, kecerdasan buatan
ini bot atau orang, kamu bot, kamu robot, dijawab bot, bicara sama manusia, mau bicara orang, are you a bot, are you human, talk to human, real person, speak to someone, asisten
jawabannya salah, jawabanmu salah, botnya salah, informasi salah, informasi lama, tidak update, wrong answer, wrong information, outdated, out of date, asisten
ubah nama, ganti nama berkas, namai ulang, rename, renames, renamed
konstanta, tetapan, const, constant, constants, tidak bisa diubah, immutable, tidak berubah
selisih berkas, diff, perbedaan berkas, lihat perubahan, show changes
reflog, riwayat git, git log, riwayat commit, commit history
gitignore, abaikan berkas, ignore files
init, inisialisasi, mulai proyek, initialise, initialize, new project
paginasi, halaman berikutnya, pagination, nomor halaman, next page
waktu habis, timeout, kehabisan waktu, time out, timed out
batalkan proses, abort, hentikan proses, cancel request
skema, schema, validasi data, data validation
react, komponen react, component, reducer, useeffect, usestate
pipeline, alur kerja, ci cd, workflow, rangkaian proses
rute web, nginx, proxy, reverse proxy, peladen web, web server
sudo, hak admin, akses root, administrator, admin access, root
sumber kode, src, folder sumber, source folder
statis, situs statis, static, static site
tipe data, jenis data, data type, data types
dua dimensi, 2d
tiga dimensi, 3d, three dimensional
byte, biner, binary, bita
sirkuit, rangkaian, rangkaian listrik, circuit
sekring, sikring, fuse
korsleting, konslet, arus pendek, short circuit
tegangan listrik, volt, voltase, watt, daya listrik, voltage, wattage
sidik jari, fingerprint, fingerprints, biometrik, buka kunci
seluler, jaringan seluler, data seluler, cellular, sim card, kartu sim, kartu perdana
multimedia, dkv, desain komunikasi visual
interaktif, interactive
digitalisasi, go digital, digitalkan, jadi digital, digitise, digitize
relasi, hubungan tabel, kunci asing, foreign key, relation, relationship
varian, ragam, keragaman, variasi, beragam, variant, variety, variation, diversity
minus, negatif, kurang dari nol, negative number
perkalian, mengalikan, multiply, multiplies, multiplication, times table
aritmetika, hitungan dasar, tambah kurang, arithmetic, addition, subtraction
format pdf, pdf, docx, berkas word, format word, ppt, csv, xls, file format, format berkas
google drive, gdrive, penyimpanan awan, cloud storage, folder bersama
rar, zip, arsip zip, buka zip, ekstrak zip, unzip
tagar, hashtag, hashtags
bisukan, mute, unmute, dibisukan, suara dimatikan, muted
filter, penyaring, saring data, menyaring, penyaringan, sort and filter
render, rendering, lama render, ekspor video
nirkabel, tanpa kabel, bluetooth, wireless
model bisnis, kanvas bisnis, business model
rencana bisnis, business plan, proposal usaha, rencana usaha
`
