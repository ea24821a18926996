/** Qualities, feelings, things and trades: one group a line, everyday and formal Indonesian and English; behind a bar what is said where these are meant. */
export const WORLD_WORDS = `
sendiri, sendirian, mandiri, otodidak, alone, independent, by myself, self, on my own
bersama, bareng, bareng bareng, berbarengan, ramai ramai, keroyokan, together, jointly, group
sopan, santun, hormat, tata krama, ramah, polite, politely, respectful, friendly, courteous
jujur, kejujuran, blak blakan, honest, honestly, sincere, truth
sabar, kesabaran, telaten, tekun, teliti, ketelitian, cermat, patient, patience, careful, carefully
rapi, tertib, teratur, rapih, tidy, neat, orderly | berantakan, menata
ramai, rame, heboh, berisik, ribut, bising, gaduh, noisy, loud, crowded, busy | sunyi
sunyi, sepi, hening, senyap, diam, silent, silence, quiet, quietly
tertawa, ketawa, ngakak, tawa, lucu, kocak, lelucon, humor, laugh, laughed, laughter, funny, joke
senyum, tersenyum, smile
menangis, air mata, tears, cried
bangga, kebanggaan, proud, pride
kagum, terpukau, takjub, amazed, wow
kaget, terkejut, kejutan, mendadak, tiba tiba, surprise, surprised, suddenly
penasaran, ingin tahu, kepo, curious, curiosity
kuat, tangguh, kokoh, perkasa, tahan, tahan lama, awet, strong, durable, tough | lemah
lemah, loyo, rapuh, ringkih, weak, fragile
keras, kencang, nyaring, kuat, loud, hard
halus, lembut, empuk, mulus, smooth, soft, gentle
tajam, lancip, runcing, sharp
tipis, tebal, thin, thick
panjang, lebar, tinggi, pendek, ukuran, dimensi, size, length, width, height, long, short, tall
tinggi, jangkung, high, tall
rendah, pendek, low, short
dekat, terdekat, sekitar, near, nearby, nearest, close
jauh, terjauh, jarak, far, distance, kilometer
kanan, kiri, sebelah, samping, sisi, right, left, side
atas, bawah, atap, lantai, top, bottom, above, below, roof, floor
depan, belakang, muka, front, back, behind
dalam, luar, inside, outside, outdoor, indoor
sudut, pojok, tepi, pinggir, ujung, edge, corner
bulat, bundar, lingkaran, round, circle
kotor, noda, dekil, kumal, dirty, stain, stains | bersih
basah, lembap, lembab, kering, wet, damp, dry
manis, asin, pahit, asam, pedas, gurih, rasa, sweet, salty, bitter, sour, spicy, taste, flavour, flavor
bau, aroma, wangi, harum, smell, smells, scent, odor
bunyi, suara, dering, berbunyi, dengung, bising, sound, noise
warna, merah, biru, hijau, kuning, hitam, putih, colour, color, colours, red, blue, green, yellow, black, white
cahaya, sinar, lampu, terang, silau, pencahayaan, light, lamp, lighting, brightness
bayangan, gelap, redup, shadow, dark, dim
matahari, surya, mentari, sun, sunlight, solar
bulan purnama, bintang, langit, moon, star, sky
angin, udara, napas, wind, air, breath, breathing
hutan, rimba, pohon, kayu, forest, jungle, tree, trees | menanam
gunung, bukit, lereng, lembah, mountain, hill, slope, valley
laut, ombak, pantai, samudra, pesisir, sea, ocean, wave, waves, beach | nelayan
pelabuhan, dermaga, kapal, perahu, feri, nakhoda, boat, ship, ferry, port, harbour, harbor
jembatan, terowongan, bridge
sungai, kali, parit, selokan, got, gutter, river, canal, ditch
tanah, lahan, bumi, lumpur, pasir, soil, land, earth, mud, sand
batu, kerikil, semen, beton, aspal, stone, rock, cement, concrete
besi, baja, logam, kawat, seng, iron, steel, metal, wire
kaca, cermin, gelas, glass, mirror
kertas, karton, kardus, paper, cardboard | cetak
plastik, kresek, kantong, plastic, bag | sampah
tali, benang, pita, rope, string, thread, ribbon
kulit, karet, leather, rubber, skin
paku, obeng, palu, gergaji, tang, kunci inggris, baut, solder, bor, perkakas, tools, screwdriver, hammer, saw, nail, screw, drill | tukang, bengkel
pensil, pulpen, bolpoin, pena, spidol, kapur, tinta, alat tulis, pencil, pen, marker, ink, chalk, stationery
pintu, jendela, gerbang, pagar, door, window, gate, fence
dinding, tembok, mural, wall, walls | lukis
tangga, lift, teras, serambi, stairs, ladder, terrace, porch
kamar mandi, toilet, wc, mandi, bathroom, shower
kasur, bantal, selimut, bed, pillow, blanket
jam tangan, kalender, penanggalan, arloji, calendar, watch
tahap, tahapan, langkah, proses, alur, prosedur, tata cara, sop, step, steps, process, procedure, flow, stage
urutan, urut, berurutan, susunan, order, sequence, sorted
jeda, istirahat, rehat, break, pause
awal, permulaan, pembuka, mula, beginning, early, initial
akhir, ujung, penghujung, penutup, end, final, ending, last
terakhir, pamungkas, final, last
sisa, sisanya, lebih, leftover, leftovers, remaining, rest
bagian, potongan, seperempat, sepertiga, porsi, part, portion, piece, share, quarter, third
lengkap, utuh, penuh, komplet, complete, full, whole, entire
khusus, spesial, istimewa, tertentu, special, particular, specific
umum, publik, terbuka untuk umum, public, general, open to all
resmi, formal, sah, legal, official, valid
pribadi, personal, privat, privasi, private, personal
wajib, harus, keharusan, kewajiban, mandatory, required, compulsory, must, obligation
bebas, merdeka, terserah, free, freely
adil, keadilan, setara, kesetaraan, merata, fair, equal, equality, justice
asli, orisinal, tulen, autentik, original, authentic, genuine
sama, serupa, mirip, setara, identik, same, similar, identical, alike
beda, berbeda, perbedaan, selisih, lain, lainnya, different, difference, differ
benar, betul, tepat, akurat, correct, right, accurate, true
ragu, bimbang, dilema, galau, plin plan, hesitate, doubt, unsure
malas, mager, ogah, lazy, procrastinate, procrastination, menunda
rajin, giat, tekun, disiplin, diligent, discipline
semangat, motivasi, antusias, termotivasi, motivation, motivated, enthusiasm, spirit
fokus, konsentrasi, terganggu, gangguan, focus, concentrate, concentration, distracted
kebiasaan, rutin, rutinitas, terbiasa, habit, habits, routine, regularly
bakat, talenta, potensi, talent, talents, potential, gift
cita cita, impian, mimpi, harapan, dream, dreams, aspiration, hope
sukses, berhasil, keberhasilan, success, successful, succeed
prestasi, pencapaian, capaian, achievement, accomplishment
tantangan, challenge, challenging
tanggung jawab, bertanggung jawab, kewajiban, responsibility, responsible, duty
hak, berhak, rights, entitled
sengketa, konflik, bertengkar, pertengkaran, berselisih, ribut, dispute, quarrel, argue, argument, fight
debat, berdebat, perdebatan, adu argumen, debate, argument
maaf, meminta maaf, permintaan maaf, apology, apologise, apologize, sorry
terima kasih, berterima kasih, thank, thanks, grateful
sapa, menyapa, salam, sambutan, menyambut, greet, greeting, welcome
kenal, berkenalan, perkenalan, mengenal, know, introduce, introduction, acquaintance
bangun pagi, begadang, insomnia, stay up
lapar, kelaparan, haus, hungry, thirsty, hunger
kenyang, sarapan, makan siang, makan malam, breakfast, lunch, dinner, meal
nasi, beras, padi, gabah, rice, paddy | makan
sayur, tahu, tempe, telur, ayam, daging, ikan, bahan makanan, ingredients, tofu, egg, chicken, meat, vegetables
bumbu, rempah, garam, gula, bawang, cabai, sambal, spice, spices, salt, sugar, onion, chili
kue, roti, biskuit, keripik, kerupuk, camilan, jajanan, gorengan, snack, cake, bread, biscuit, crisps, chips
teh, jamu, susu, minuman, tea, milk, drink, herbal
minyak, bensin, solar, oli, bahan bakar, oil, petrol, fuel
warung, kantin, kedai, rumah makan, restoran, depot, food stall, canteen, restaurant, cafe
koperasi, simpan pinjam, cooperative
pasar, bazar, pekan raya, market, marketplace
pabrik, industri, produksi, memproduksi, factory, industry, production, manufacture
produk, barang, komoditas, dagangan, product, goods, items
katalog, brosur, pamflet, selebaran, spanduk, poster, leaflet, flyer, brochure, banner, poster
langganan, berlangganan, subscription, subscribe
pemilik, punya, milik, kepunyaan, owner, own, owns, belong, belongs
panitia, penyelenggara, pengurus, penyelenggaraan, committee, organizer, organiser, organisers
koordinator, ketua, pemimpin, coordinator, leader, lead
peserta, partisipan, participant, participants, attendee, attendees
pendaftar, calon, pelamar, kandidat, applicant, applicants, candidate, candidates
pemenang, juara, finalis, winner, winners, champion, finalist
juri, penilai, wasit, judge, jury, referee
ahli, pakar, spesialis, praktisi, profesional, expert, specialist, practitioner, professional
peneliti, ilmuwan, riset, meneliti, penelitian, researcher, scientist, research
arsitek, arsitektur, bangunan, architect, architecture
akuntan, pembukuan, bendahara, kas, buku kas, accountant, treasurer, bookkeeping, ledger, cash
pengacara, hakim, advokat, notaris, lawyer, judge, attorney
polisi, satpam, penjaga, keamanan, police, guard, security
tentara, pahlawan, army, hero
pustakawan, perpustakaan, librarian, library
editor, penyunting, menyunting, suntingan, disunting, editing, editor, edited, edit | naskah
desainer, perancang, desain, designer, design
fotografer, juru foto, photographer
pelatih, instruktur, trainer, instructor, coach
pengawas, pengawasan, mengawasi, supervisor, supervise, monitoring
konsultan, konsultasi, berkonsultasi, advisor, consultant, consult, consultation
asisten, pembantu, helper, assistant
direktur, direksi, eksekutif, ceo, director, executive
perajin, pengrajin, kerajinan, kriya, artisan, craftspeople, handicraft, craft
penumpang, angkot, bus, kereta, gerbong, stasiun, terminal, halte, angkutan umum, passenger, public transport, station, train, bus
lalu lintas, macet, jalan raya, parkir, traffic, jam, parking, road
tiket, karcis, undangan, ticket, tickets, admission, entry fee
loket, kasir, resepsionis, counter, cashier, front desk, clerk
formulir, isian, borang, pendaftaran, form, forms
surat, amplop, pos, perangko, letter, letters, mail, post, envelope
pesan, chat, obrolan, sms, dm, message, messages, text
panggilan, telepon masuk, dihubungi, call, calls
pengumuman, mengumumkan, diumumkan, info, announcement, announced, notice
keluhan, komplain, mengeluh, protes, lapor, melapor, pengaduan, mengadu, complaint, complain, complaints, report, grievance
usul, saran, usulan, mengusulkan, masukan, suggestion, suggest, proposal, proposed
permintaan, minta, meminta, request, requests, demand
penolakan, ditolak, rejection, refusal
izin, perizinan, surat izin, permit, permission, license, licence
lisensi, hak pakai, open source, sumber terbuka, license, licence
ktp, kk, kartu keluarga, identitas, akta, paspor, identity card, identity, id
tanda tangan, menandatangani, teken, signature, sign, signed
rapat, musyawarah, sidang, pertemuan, notulen, meeting, meetings, deliberation, minutes
suara, memilih, pemungutan suara, pemilu, vote, voting, election
laporan, melaporkan, rekap, ringkasan, rangkuman, report, summary, recap
catatan, notulen, buku harian, jurnal, diary, journal, note, notes
kutipan, mengutip, sitasi, quote, citation
sumber, referensi, rujukan, daftar pustaka, source, sources, reference
fakta, kenyataan, kebenaran, hoaks, fact, facts, truth, hoax
berita palsu, hoaks, hoax, misinformasi, disinformasi, fake news, misinformation | fakta, cek
opini, pendapat, pandangan, opinion, view
judul, tajuk, headline, title
bab, paragraf, alinea, baris, halaman, chapter, paragraph, line, page
istilah, kamus, kosakata, arti, makna, definisi, term, terms, dictionary, vocabulary, meaning, glossary
ejaan, tata bahasa, grammar, typo, spelling
huruf, abjad, aksara, alfabet, font, letter, letters, alphabet, script
angka, digit, bilangan, nomor, number, digits
rumus, formula, fungsi, persamaan, function, formulas, equation
grafik, diagram, bagan, chart, charts, graph, diagram
rata rata, persentase, statistik, average, averages, percentage, median
kueri, sql, basis data, query, queries, database
variabel, fungsi, perulangan, loop, percabangan, algoritma, variable, function, loop, algorithm, condition
galat, kesalahan, pesan kesalahan, debugging, debug, error message, error, exception, bug
server, peladen, backend, api, endpoint, rest
frontend, antarmuka, tampilan, ui, ux, interface
tata letak, layout, flex, flexbox, grid, css, kisi
piksel, resolusi, pixel, pixels, resolution
tombol, menu, ikon, klik, button, buttons, menu, icon
formulir masuk, login, sign in, log in
peramban, browser, chrome, firefox
papan ketik, keyboard, tetikus, mouse, layar sentuh
mikrofon, pengeras suara, speaker, headset, earphone, microphone, loudspeaker, headphones
proyektor, salindia, slide, powerpoint, presentasi, slides, projector
kamera, lensa, tripod, bidik, camera, lens
sensor, arduino, mikrokontroler, esp32, elektronika, rangkaian, electronics, circuit, microcontroller
robot, robotik, drone, robotics
printer, pencetak, mencetak, cetakan, print, printing, printed
otomatis, otomasi, mengotomatiskan, automatic, automation, automate
model bahasa, ai, kecerdasan buatan, akal imitasi, chatgpt, model, language model, artificial intelligence, llm
pelatihan model, kumpulan data, dataset, data latih, training data
enkripsi, keamanan, privasi, encryption, security, secure
cadangan, backup, pencadangan, pulihkan, memulihkan, pemulihan, restore, recovery, recover | simpan
unduh, mengunduh, download, downloaded
unggah, mengunggah, upload, uploaded
perbarui, pembaruan, memperbarui, mutakhir, update, updated, upgrade
pasang ulang, instal, install
kapasitas, ukuran berkas, megabita, gigabita, mb, gb, megabyte, gigabyte, size | kuota
kecepatan, laju, speed, faster, performance, performa
berat badan, timbangan, kilogram, weight, scale, kilo
ukuran, meter, sentimeter, kilometer, pengukur, measurement, metres, centimeter
otak, pikiran, akal, mind, brain
telinga, pendengaran, ear, ears, hearing
mata, penglihatan, kacamata, eye, eyes, sight, glasses
wajah, muka, mulut, gigi, lidah, face, mouth, teeth, tongue
jari, lengan, bahu, punggung, pinggang, finger, fingers, arm, shoulder, back
jantung, hati, darah, heart, blood, liver
luka, terluka, cedera, jatuh, kecelakaan, injury, injured, accident, wound
pertolongan pertama, p3k, first aid
olahraga, senam, voli, sepak bola, lari, yoga, silat, sport, exercise, football, volleyball
renang, berenang, swim, swimming
jahit tangan, sulaman, tambalan, visible mending, patchwork, perca
lukisan, galeri, pameran seni, painting, gallery, exhibition
patung, ukir, mengukir, sculpture, carving
sandiwara, drama, teater, pentas, panggung, pemeran, aktor, play, theatre, theater, drama, actor, stage
gitar, piano, drum, orkes, band, alat musik, guitar, instrument, orchestra
pantun, puisi, pantun berbalas, rima, rhyme, verse
komik, zine, majalah kecil, cergam, comic, zine
wayang, tari, gamelan, batik, tradisi, tradition, traditional, culture
masjid, musala, gereja, pura, wihara, salat, puasa, ramadan, mosque, church, temple, fasting
idulfitri, lebaran, natal, mudik, idul fitri, eid, christmas, homecoming
tanggap, responsif, responsive
ramah lingkungan, berkelanjutan, hijau, sustainable, eco friendly, environment
sawah, irigasi, petak, ladang, rice field, irrigation, paddy
pupuk, kompos, organik, fertilizer, compost, organic
ternak, lebah, madu, kambing, sapi, bee, bees, honey, goat, cow
musim, kemarau, musim hujan, season, dry season
suhu udara, iklim, perubahan iklim, climate, climate change
peta warga, survei, sensus, pendataan, survey, census
jalan kaki, berjalan, berkeliling, keliling, walk, walking, tour
kemah, berkemah, perkemahan, camping, camp, kemping
menginap, penginapan, homestay, inap, stay overnight, lodging, accommodation
antar jemput, transportasi, ongkos jalan, uang transpor, transport, travel costs
uang saku, tunjangan, biaya hidup, living allowance, stipend, pocket money
asuransi, jaminan, bpjs, insurance
pensiun, hari tua, retirement
pajak, npwp, tax, taxes
hibah, dana hibah, pendanaan, grant, grants, funding
sponsor, donatur, penyandang dana, sponsor, donor, donors, funder
kerja sama, bekerja sama, kemitraan, bermitra, mitra, collaborate, collaboration, partner, partnership
anggota baru, rekrutmen, pendaftaran anggota, membership, new members
kelas malam, kelas pagi, kelas akhir pekan, night class, evening class, weekend class
tatap muka, luring, di tempat, langsung, in person, face to face, onsite
rekaman kelas, menonton ulang, tayangan ulang, replay, recording, watch later
sertifikat kelulusan, ijazah, sertifikat, certificate of completion, certificate
tugas akhir, proyek akhir, final project, capstone, final assignment
nilai minimum, nilai lulus, kkm, passing grade, minimum score
ujian ulang, remedial, perbaikan nilai, resit, retake
peta jalan, jalur belajar, kurikulum, roadmap, learning path, curriculum
prasyarat, syarat masuk, bekal awal, prerequisite, prerequisites
`
