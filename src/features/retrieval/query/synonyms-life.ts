/** Everyday things, people, places and what they are like: one group a line; behind a bar what is said where these are meant. */
export const LIFE_WORDS = `
bokek, boncos, tongpes, kere, kanker, seret, bangkrut, cekak, pas pasan, tidak punya uang, tidak punya duit, tidak mampu, kurang mampu, belum mampu, belum sanggup, tidak sanggup, broke, poor, cannot afford, can not afford | keringanan, biaya, beasiswa, membayar, gratis, rugi
duit, uang, dana, fulus, dana, money, cash, fund, funds | biaya, bayar, rupiah
rupiah, ribu, juta, idr, rp | harga, biaya, uang
tarif, ongkos, harga, biaya, mahar, iuran, spp, uang kuliah, ukt, tuition, fee, cost, price, pricing, rate, charge
rugi, kerugian, merugi, boncos, tekor, loss, lose money | untung, modal
untung, keuntungan, laba, cuan, profit, gain
modal, investasi, capital, investment | usaha, uang
gratis, cuma cuma, tanpa biaya, tanpa bayar, tidak bayar, tidak dipungut, ditanggung, free, no cost, free of charge | beasiswa, biaya
beasiswa, bidikmisi, kip, lpdp, scholarship, bursary, grant | uang kuliah, kuliah, penerima, pendaftar
subsidi, bantuan, keringanan, jembatan biaya, tunjangan, santunan, bansos, aid, subsidy, relief, allowance | biaya, belum sanggup
nabung, menabung, tabungan, celengan, saving, savings
kartu kredit, kartu debit, credit card, debit card | bayar, tagihan
bank, rekening, atm, bank account | transfer, uang
nota, kuitansi, struk, bon, faktur, receipt, invoice
anggaran, belanja, bujet, apbd, apbdes, budget, spending, expenditure | dana, uang
audit, diaudit, temuan, pemeriksaan, auditor, audited | laporan, keuangan
nganggur, menganggur, pengangguran, belum kerja, belum bekerja, tidak bekerja, kehilangan pekerjaan, unemployed, jobless, out of work | kerja, lowongan, lulusan
loker, lowongan, lowongan kerja, kerjaan, pekerjaan, karier, karir, job, vacancy, opening, career, position | perusahaan, gaji, melamar
kerja, bekerja, kerjaan, pekerjaan, profesi, nafkah, work, working, job, occupation, profession
paruh waktu, part time, paruh, sambilan, freelance, lepas, jam lentur, fleksibel, flexible
penuh waktu, full time, purnawaktu, tetap, permanent
lembur, sif, shift, sif malam, jaga malam, kerja malam, pekerja malam, larut malam, night shift, late shift, overtime | malam, kelas malam, pagi
magang, pkl, praktik kerja lapangan, prakerin, internship, intern, apprentice | perusahaan, siswa, pembimbing
bos, atasan, pimpinan, kepala, manajer, direktur, ketua, boss, manager, head, chief, director
rekan, teman, kawan, sahabat, kolega, temen, friend, friends, colleague, peer, buddy
karyawan, pegawai, pekerja, staf, buruh, personalia, hr, divisi, tim, employee, staff, worker, team, division, department | kantor, perusahaan
kantor, perusahaan, pt, korporat, instansi, lembaga, firma, office, company, corporate, firm | karyawan, divisi
pns, asn, honorer, aparat, perangkat desa, civil servant
pedagang, penjual, bakul, pelapak, jualan, kios, lapak, warung, toko, kelontong, trader, seller, vendor, stall, shop, store, market trader | pasar, dagangan, jualan
pembeli, pelanggan, konsumen, klien, customer, client, buyer, consumer
tukang, montir, mekanik, teknisi, mechanic, technician, handyman | bengkel, servis
supir, sopir, pengemudi, ojek, ojol, kurir, driver, courier, rider
petani, tani, pekebun, peladang, farmer, grower | sawah, kebun, panen
nelayan, pesisir, pantai, laut, fisherman, fishermen, coast, coastal | ikan, perahu, kapal
peternak, gembala, ternak, livestock farmer
guru, pengajar, pendidik, ustaz, teacher, educator | murid, kelas, sekolah
dosen, profesor, lecturer, professor | kampus, kuliah
mentor, pembimbing, pendamping, kakak, coach, tutor
murid, siswa, pelajar, anak didik, santri, pupil, student, schoolchild, schoolchildren | sekolah
mahasiswa, mahasiswi, anak kuliahan, maba, undergraduate, college student, university student | kampus, kuliah
kampus, universitas, perguruan tinggi, politeknik, institut, fakultas, prodi, jurusan, campus, university, college, polytechnic, faculty, major | mahasiswa, kuliah
kuliah, kuliahan, perkuliahan, sks, semester, skripsi, lecture, credits, thesis | kampus, mahasiswa
sarjana, s1, gelar, ijazah, diploma, d3, d4, degree, bachelor, master, s2 | lulusan, kampus, syarat
smk, smkn, stm, kejuruan, vokasi, vocational, vocational school | siswa, jurusan
sma, sman, smu, high school, senior high
smp, junior high, middle school
sd, sekolah dasar, elementary, primary school | anak
paud, tk, taman kanak kanak, kindergarten, preschool | anak
pesantren, madrasah, ponpes, pondok, boarding school | santri
perawat, suster, bidan, mantri, nakes, tenaga kesehatan, nurse, midwife, health worker | rumah sakit, puskesmas
dokter, medis, klinik, puskesmas, rumah sakit, rs, doctor, clinic, hospital, medical | pasien, operasi
wartawan, jurnalis, reporter, pers, koresponden, pewarta, journalist, reporter, press, correspondent | berita, liputan
penulis, pengarang, penyair, sastrawan, author, writer, poet | naskah, cerpen, buku
seniman, artis, pelukis, perupa, artist, painter
penyiar, pembawa acara, mc, moderator, host, presenter, announcer, broadcaster | radio, siaran
pengembang, programmer, pemrogram, developer, coder, ngoding, insinyur, engineer, software engineer | kode, aplikasi
penguji, tester, qa, quality assurance, pengujian, testing | perangkat lunak, menguji
pengusaha, wirausaha, wiraswasta, pebisnis, pelaku usaha, umkm, entrepreneur, business owner
ibu, ibu ibu, mama, mamah, emak, bunda, mak, mom, mother, mum | perempuan, keluarga, anak
bapak, ayah, papa, bapa, papah, abah, dad, father | keluarga, orang tua
ortu, orang tua, ayah ibu, bapak ibu, wali, wali murid, parent, parents, guardian | anak, keluarga
kakek, nenek, opa, oma, mbah, eyang, lansia, kakek nenek, grandma, grandmother, grandpa, grandfather, grandparents, grandparent, elderly | keluarga, cerita, tua
adik, adek, kakak, saudara, sepupu, keponakan, brother, sister, sibling, cousin | anak, keluarga
anak, bocah, bocil, buah hati, putra, putri, balita, child, children, kid, kids, son, daughter | umur, orang tua
remaja, abg, anak muda, pemuda, pemudi, muda mudi, gen z, teen, teenager, youth, young people
suami, istri, pasangan, husband, wife, spouse, partner | keluarga
tetangga, warga, penduduk, masyarakat, orang kampung, neighbour, neighbor, neighbours, resident, residents, villager, villagers, community
perempuan, wanita, cewek, gadis, woman, women, girl, girls, female
laki laki, pria, cowok, lelaki, man, men, boy, boys, male
manusia, orang, insan, human, humans, person, people | asisten, robot, mesin
bot, robot, chatbot, asisten, asisten ai, asisten virtual, mesin, assistant, ai, machine | ai, manusia
relawan, sukarelawan, volunteer, volunteers | sahabat, bantu
difabel, disabilitas, penyandang disabilitas, cacat, kursi roda, tunanetra, netra, buta, tuli, bisu, tunarungu, disabled, disability, blind, deaf, wheelchair, impaired | ramah, akses, juru bahasa isyarat
umur, usia, tahun, batas usia, age, aged, years old, old | anak, syarat
tua, lama, lawas, jadul, kuno, old, ancient, aged, vintage
baru, anyar, terbaru, terkini, new, latest, newest, recent
bekas, seken, loak, bekas pakai, second hand, secondhand, used | barang
lemot, lambat, lelet, lamban, pelan, ngelag, lag, slow, sluggish | tua, memori, cepat
error, eror, ngehang, hang, macet, gagal, bug, crash, rusak, freeze, fault, masalah, troubleshoot
bagus, baik, oke, keren, mantap, kece, apik, good, great, nice, fine
jelek, buruk, parah, kacau, berantakan, amburadul, bad, poor, messy, terrible, ugly
cantik, indah, menarik, estetik, pretty, beautiful, attractive, wow, appealing
aneh, janggal, ganjil, mencurigakan, curiga, strange, odd, weird, suspicious
wajar, normal, lumrah, lazim, masuk akal, normal, reasonable, legit | aneh, penipuan
penting, utama, pokok, krusial, important, main, crucial, essential
gampang, mudah, enteng, sepele, simpel, easy, simple
susah, sulit, sukar, rumit, ribet, pelik, hard, difficult, tough, complicated
berat, beban, heavy, weight
ringan, enteng, light, lightweight
besar, gede, raksasa, luas, large, big, huge, wide
kecil, mungil, mini, sempit, cilik, small, little, tiny, narrow
banyak, berlimpah, numerous, plenty, many
sedikit, dikit, secuil, few, little
penuh, sesak, padat, membludak, full, crowded, packed | kuota, kursi
kosong, sepi, hampa, empty, vacant, quiet, nobody came, tidak ada yang datang
cukup, memadai, cukupkah, enough, sufficient
panas, gerah, suhu, derajat, hot, heat, temperature, degree, degrees | sensor, cuaca
dingin, sejuk, adem, cold, cool, chill, fridge, kulkas, lemari es
terang, cerah, gelap, bright, dark
hujan, gerimis, deras, badai, cuaca, cuaca buruk, mendung, rain, rainy, storm, weather | payung, tenda, basah
payung, jas hujan, umbrella, raincoat | hujan
banjir, kebanjiran, rob, tergenang, genangan, terendam, flood, flooded, inundated, inundation | air, peta, warga
gempa, longsor, tsunami, bencana, gunung meletus, earthquake, landslide, disaster, eruption
kebakaran, api, fire
mati lampu, listrik padam, padam, pemadaman, mati listrik, gak ada listrik, power cut, power outage, blackout | baterai, power bank, genset
baterai, aki, power bank, cas, ngecas, mengisi daya, charge, charger, battery | listrik
sinyal, kuota, paket data, jaringan, internet, wifi, koneksi, signal, quota, data plan, connection, network
offline, luring, tanpa internet, tanpa jaringan, tanpa sinyal, tidak tersambung, tidak ada sinyal, sinyal hilang, tak ada sinyal, without internet | unduh, jaringan
hp, ponsel, handphone, gawai, telepon genggam, smartphone, android, iphone, telepon seluler, phone, mobile, cellphone, gadget
laptop, notebook, komputer, pc, netbook, chromebook, computer, desktop | perangkat
memori, ram, ssd, hardisk, harddisk, penyimpanan, flashdisk, memory, storage, disk, drive | komputer
perangkat, alat, gawai, mesin, device, devices, equipment, tool, machine
layar, monitor, screen, display
kabel, colokan, stopkontak, cable, wire, plug
terminal, command line, baris perintah, shell, linux, perintah, command, commands
versi, version control, git, github, commit, repositori, repo | kode, merge
kode, koding, coding, skrip, script, program, source code, code
berkas, file, dokumen, folder, arsip, document, files
tabel, lembar kerja, lembar sebar, spreadsheet, excel, google sheets, kolom, columns, rows, table, sheet
tautan, link, url, pranala, alamat web, hyperlink
situs, website, web, laman, halaman, homepage, blog, site, webpage
hosting, domain, menerbitkan situs, menaruh situs, deploy, publish | situs, server, menerbitkan
cloud, awan, komputasi awan, cloud computing | server, aws, azure
aws, amazon web services | awan, cloud
kontras, warna, terbaca, contrast, colour, color, readable
akun, profil, login, masuk, log in, sign in, account
sandi, kata sandi, password, pin, otp, kode verifikasi, verifikasi, dua langkah, passcode, verification, two factor | akun, aman
privasi, data pribadi, data diri, rahasia, dataku, datanya, kerahasiaan, privacy, personal data, confidential | hapus, aman, dijual
iklan, ads, beriklan, pasang iklan, promosi, promo, endorse, pengiklan, advertising, advertisement, advert, advertiser, marketing | anggaran, pemasaran
merek, brand, logo, nama dagang, paten, hak cipta, haki, hki, trademark, patent, copyright, intellectual property | gagasan, ide
ide, gagasan, inspirasi, konsep, idea, concept
bisnis, usaha, dagang, perdagangan, business, enterprise
stok, persediaan, gudang, inventaris, stock, inventory, warehouse | toko, catat
paket, bungkusan, kiriman, parcel, package | kirim
pesanan, order, orderan, pemesanan, katering, orders | pelanggan
kemasan, bungkus, packaging, wrapper
baju, pakaian, busana, kemeja, kaos, jaket, seragam, kain, clothes, clothing, jacket, jackets, shirt, uniform, garment, fabric | jahit, benang
jahit, menjahit, penjahit, benang, sulam, rajut, bordir, sewing, sew, stitch, thread, tailor, embroidery, knit | pakaian
sepatu, sandal, shoes
tas, ransel, bag, backpack
meja, kursi, bangku, rak, lemari, perabot, mebel, furnitur, desk, table, chair, chairs, bench, shelf, furniture
kos, kost, kosan, kontrakan, kamar, asrama, boarding house, dorm, room, rent | rumah, meja
rumah, tempat tinggal, kediaman, hunian, house, home
dapur, kompor, kuali, panci, kitchen, stove | masak
garasi, gudang, bengkel, garage, workshop, shed
taman, lapangan, alun alun, halaman, park, field, square, yard
tenda, terpal, tent
kebun, pekarangan, ladang, sawah, huma, gang sempit, garden, field, plot, plantation, perkebunan | tanam, petani
sayur, sayuran, kangkung, cabai, cabe, bayam, tomat, vegetable, vegetables, chili
buah, fruit, fruits
biji, benih, bibit, bean, beans, seed, seeds
hama, kumbang, serangga, ulat, kutu, pest, beetle, insect, bug | tanaman, biji
kopi, ngopi, arabika, robusta, espreso, espresso, kafe, cafe, kedai kopi, coffee, coffee shop, brew | sangrai, seduh, biji
cangkir, gelas, mangkuk, piring, cup, glass, bowl, mug, plate
keramik, tembikar, gerabah, tanah liat, ceramic, ceramics, pottery, clay
kayu, bambu, rotan, papan, wood, timber, bamboo, rattan
las, mengelas, ngelas, pengelasan, tukang las, welding, weld, welder | besi, logam
sampah, limbah, daur ulang, barang bekas, rongsokan, bank sampah, waste, trash, garbage, recycle, rubbish, scrap
air, sumur, keran, mata air, sungai, water, well, tap, river
lambung, maag, mag, asam lambung, perut, gerd, stomach, gastric, ulcer | kopi, minum
sakit, penyakit, demam, flu, batuk, pusing, nyeri, kambuh, sick, ill, illness, disease, pain, fever | sehat, absen, dokter
obat, vitamin, apotek, medicine, drug, pill | sakit
lutut, kaki, tangan, badan, tubuh, kepala, knee, knees, leg, hand, body, head
mental, jiwa, psikolog, psikologi, kepribadian, kejiwaan, psychologist, personality, psychology | tes, refleksi
tes, ujian, kuis, asesmen, test, quiz, exam, assessment | nilai, lulus
pidato, sambutan, presentasi, ngomong di depan, berbicara di depan, public speaking, speech, presentation, talk | berani, gugup, suara
wawancara, interview, diwawancara, mewawancarai, mewawancara, interviewed | seleksi, kerja
esai, essay, karangan, motivation letter, surat motivasi, surat rekomendasi, recommendation letter, cover letter | beasiswa, tulis
cerpen, cerita pendek, novel, fiksi, dongeng, short story, fiction, tale | naskah, tulisan
puisi, sajak, pantun, poem, poetry, verse
naskah, tulisan, manuskrip, draf, kiriman, manuscript, draft, submission, article | penulis, terbit
buku, novel, bacaan, perpustakaan, pustaka, book, books, library
koran, majalah, berita, kabar, surat kabar, news, newspaper, magazine
radio, siaran, audio, podcast, siniar, broadcast
lagu, nyanyi, menyanyi, nyanyian, musik, nina bobo, song, songs, sing, singing, music, lullaby, lullabies
film, sinema, bioskop, layar tancap, video, movie, movies, cinema
foto, gambar, kamera, photo, picture, pictures, camera, image
kartun, animasi, komik, cartoon, comic, animation
bahasa, bahasa daerah, bahasa ibu, dialek, logat, kalimat, kata, language, languages, dialect, sentence, sentences, mother tongue
inggris, bahasa inggris, english, toefl, ielts
lomba, pertandingan, kompetisi, kontes, adu, turnamen, liga, kejuaraan, kejuaran, olimpiade, competition, contest, tournament, league, match, championship | juara, hadiah, tim
hadiah, kado, trofi, piala, medali, penghargaan, prize, award, gift, reward, trophy | lomba, juara
acara, event, kegiatan, agenda, hajatan, festival, gelaran, pertemuan, event, activity, happening
pameran, bazar, bursa, expo, job fair, exhibition, fair
seminar, webinar, talkshow, diskusi, bincang, ngobrol, obrolan, seminar, talk, discussion, panel
lokakarya, workshop, klinik, bengkel, hands on
piknik, jalan jalan, wisata, tamasya, rekreasi, picnic, outing, trip
hari, senin, selasa, rabu, kamis, jumat, sabtu, minggu, ahad, day, monday, tuesday, wednesday, thursday, friday, saturday, sunday
senin, monday
selasa, tuesday
rabu, wednesday
kamis, thursday
jumat, friday
sabtu, saturday
ahad, sunday
pagi, subuh, fajar, dini hari, morning, dawn, early
siang, tengah hari, noon, midday, afternoon
sore, petang, senja, evening, dusk
malam, malem, kemaleman, larut, tengah malam, night, late, midnight
jam, pukul, waktu, menit, hour, hours, clock, time, o'clock, minute, minutes
setengah jam, tiga puluh menit, 30 menit, half an hour, half hour, thirty minutes
pekan, minggu, sepekan, week, weeks, weekly
bulan, sebulan, month, months, monthly
tahun, setahun, year, years, yearly, annual
akhir pekan, weekend, sabtu minggu
wib, wita, wit, zona waktu, waktu indonesia, timezone, time zone | timur, papua, jam, jadwal
timur, papua, maluku, nusa tenggara, ntt, indonesia timur, eastern, east | zona waktu
kota, kabupaten, daerah, wilayah, provinsi, city, town, regency, region, province
desa, kampung, dusun, pelosok, pedesaan, nagari, village, rural, hamlet | warga
pulau, kepulauan, pulau kecil, terpencil, island, islands, remote
lokasi, tempat, alamat, gedung, ruang, venue, location, place, address
jalan, gang, lorong, jalur, lane, lanes, alley, street, road, path
peta, pemetaan, memetakan, denah, map, maps, mapping
pemerintah, pemda, pemkab, dinas, kementerian, negara, government, ministry, agency
kepala desa, kades, lurah, camat, bupati, gubernur, wali kota, presiden, mayor, governor, regent, village head, president
hukum, aturan, undang undang, peraturan, regulasi, law, legal, regulation, rule
syarat, persyaratan, ketentuan, kriteria, requirement, requirements, criteria, eligible, qualify
bukti, tanda, sertifikat, surat keterangan, piagam, certificate, proof, letter
kartu, kartu pers, kartu anggota, id card, card, membership card | sertifikat
absen, bolos, alpa, tidak hadir, tidak masuk, mangkir, ketidakhadiran, izin, skip, absent, absence, miss class | hadir, kehadiran
peringkat, ranking, papan peringkat, leaderboard, rank, ranked | juara, nilai
rapor, raport, rapot, nilai, laporan belajar, report card | sekolah
tugas, pr, pekerjaan rumah, homework, assignment, task, tasks
laporan, report, pelaporan, reports
dampak, pengaruh, efek, hasil, akibat, impact, effect, outcome, consequence, result
data, angka, statistik, jumlah, persentase, persen, figures, number, numbers, statistics, percentage
kesempatan, peluang, chance, opportunity | lowongan
pengalaman, pernah, jam terbang, experience, experienced | belum pernah, portofolio
portofolio, karya, cv, resume, riwayat hidup, daftar karya, portfolio | lamaran, pengalaman, ditunjukkan
pemula, newbie, awam, dari nol, belum pernah, nol besar, baru belajar, beginner, newcomer, from scratch, zero experience | dasar
jago, mahir, pandai, pintar, pinter, ahli, lihai, cerdas, expert, skilled, smart, clever, good at
matematika, mtk, hitungan, berhitung, aritmetika, math, maths, mathematics
logika, nalar, bernalar, berpikir, logic, reasoning, think, thinking
ilmu, sains, pengetahuan, ipa, science, knowledge
kimia, fisika, biologi, chemistry, physics, biology
fitur, fasilitas, layanan, feature, features, facility, service
kucing, anjing, hewan, binatang, cat, dog, animal, pet
game, gim, permainan, videogame, games
mobil, motor, kendaraan, sepeda, bus, kereta, car, motorcycle, vehicle, bicycle, bike, train
masalah, kendala, problem, kesulitan, hambatan, rintangan, trouble, obstacle, issue
kesalahan, salah, keliru, kekeliruan, kegagalan, gagal, mistake, mistakes, error, wrong, fail, failure
solusi, jalan keluar, cara mengatasi, mengatasi, solution, solve, overcome
pengunjung, tamu, hadirin, penonton, pendengar, visitor, guest, audience, listener, viewer
penghuni, anggota, member, members, membership, keanggotaan
rencana studi, rencana belajar, study plan | jadwal
kunci, gembok, lock, key
kotak, box, jarak, lebar, padding, margin, border, width | css
pusat, kantor pusat, headquarters, center, centre
luar negeri, mancanegara, abroad, overseas, foreign
`
