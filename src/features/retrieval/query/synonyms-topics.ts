/** What is learned and done, and words of everyday life: one group a line. */
export const TOPIC_WORDS = `
coding, ngoding, pemrograman, memprogram, program komputer, programming, code, coder, programmer, developer, pengembang
web, website, situs, laman, halaman web, homepage, site, frontend
html, css, tampilan, layout
javascript, js, typescript
backend, server, api, peladen
database, basis data, sql, data base
data, analisis data, analitik, statistik, data science, data analysis, analytics
spreadsheet, excel, lembar kerja, tabel
kecerdasan buatan, ai, akal imitasi, artificial intelligence, chatbot, machine learning, pembelajaran mesin, robot pintar
robot, robotik, mikrokontroler, arduino, robotics
internet of things, iot, sensor
jaringan komputer, mikrotik, router, networking
keamanan siber, siber, peretas, hacker, cyber, cybersecurity, phishing, penipuan, scam, fraud
desain, rancang, merancang, design, grafis, visual
ui, ux, antarmuka, pengalaman pengguna, interface, figma, user experience
logo, merek, identitas, branding, brand, label
kemasan, bungkus, packaging, package
ilustrasi, gambar, menggambar, melukis, lukis, sketsa, illustration, drawing, draw, painting
animasi, kartun, gambar bergerak, motion, animation
foto, fotografi, memotret, kamera, potret, photography, camera
video, film, sinema, syuting, editing video, sunting video, videografi, filmmaking, movie
suara, rekam suara, mikrofon, audio, sound, voice
musik, lagu, alat musik, gamelan, angklung, music, song
menulis, tulisan, penulis, kepenulisan, naskah, write, writing, writer, author
cerita, kisah, dongeng, cerpen, novel, story, tale
puisi, sajak, sastra, poem, poetry, literature
membaca, baca, literasi, buku, perpustakaan, read, reading, book, library, literacy
bicara, berbicara, pidato, presentasi, public speaking, speak, speaking, presentation
bahasa inggris, inggris, english, toefl, ielts
bahasa, terjemah, menerjemahkan, language, translate, translation
bahasa isyarat, tuli, tunarungu, isyarat, sign language, deaf
difabel, disabilitas, berkebutuhan khusus, inklusif, disability, inclusive, accessibility, aksesibilitas
matematika, hitung, menghitung, berhitung, math, mathematics, count
fisika, kimia, biologi, sains, ipa, science
media sosial, medsos, instagram, tiktok, facebook, konten media sosial, social media
pemasaran, promosi, iklan, beriklan, marketing, advertising, ads, digital marketing
seo, mesin pencari, google, search engine
penjualan, jualan, menjual, berjualan, lapak, marketplace, toko daring, sales, sell, ecommerce, online shop
pelanggan, pembeli, konsumen, customer, client, buyer
keuangan, uang, anggaran, tabungan, menabung, finance, financial, budget, saving
akuntansi, pembukuan, catatan keuangan, buku kas, laba, rugi, accounting, bookkeeping
modal, investasi, pendanaan, capital, investment, funding
pajak, npwp, tax
ekspor, impor, export, import
manajemen, mengelola, kelola, pengelolaan, management, manage
pemimpin, kepemimpinan, memimpin, leader, leadership
proyek, project, manajemen proyek, project management
waktu luang, mengatur waktu, manajemen waktu, time management, productivity, produktif
stres, tekanan, kesehatan mental, cemas, burnout, lelah, mental health, anxiety
sehat, kesehatan, penyakit, sakit, dokter, medis, health, healthy, sick, medical
gizi, makanan bergizi, nutrisi, stunting, nutrition
olahraga, sport, sports, bugar, exercise, silat, bela diri, martial art
masak, memasak, dapur, resep, kuliner, cook, cooking, recipe, kitchen, culinary
makan, makanan, jajan, food, meal, eat, snack
minum, minuman, drink, beverage
kopi, barista, espresso, seduh, menyeduh, coffee, brew, brewing
sangrai, menyangrai, roasting, roast, roaster
susu, latte, latte art, milk
kue, roti, baking, cake, bread, bakery
tani, pertanian, petani, bertani, kebun, berkebun, sawah, farming, farm, farmer, agriculture, gardening
tanaman, pohon, menanam, bibit, plant, tree, seed
ternak, peternakan, sapi, kambing, ayam, livestock, cattle
ikan, nelayan, perikanan, laut, tambak, fish, fishery, fisherman, sea
sampah, limbah, daur ulang, kompos, waste, recycle, recycling, trash, garbage
lingkungan, alam, iklim, hijau, environment, climate, nature, green
air, sungai, water, river
listrik, energi, surya, electricity, energy, solar, power
motor, sepeda motor, mobil, kendaraan, bengkel, otomotif, motorcycle, car, vehicle, automotive
bangunan, gedung, arsitektur, konstruksi, tukang, building, architecture, construction
kayu, mebel, furnitur, wood, furniture
jahit, menjahit, busana, pakaian, baju, konveksi, sewing, fashion, clothes
las, mengelas, ngelas, besi, logam, welding, weld, metal
hujan, cuaca, payung, badai, rain, weather, umbrella
listrik padam, mati lampu, padam, pemadaman, power cut, blackout, outage
antre, antrean, antrian, daftar tunggu, giliran, queue, waiting list
manusia, orang, robot, mesin, human, person, machine
batik, tenun, kain, kriya, kerajinan, anyaman, bambu, craft, handicraft, weaving, fabric, bamboo
budaya, tradisi, adat, kebudayaan, culture, tradition, heritage
tari, menari, tarian, dance
teater, drama, panggung, pentas, theatre, stage
seni, kesenian, seniman, art, artist, arts
wisata, pariwisata, perjalanan, liburan, pelancong, tour, tourism, travel, trip, holiday
hotel, penginapan, homestay, hospitality
sejarah, masa lalu, history
hukum, undang-undang, aturan hukum, hak cipta, law, legal, copyright
agama, islam, doa, ibadah, religion, prayer
perempuan, wanita, ibu rumah tangga, women, woman, female, girls
laki-laki, pria, man, men, boys
pemuda, anak muda, generasi muda, youth, young people
lansia, orang tua lanjut, kakek, nenek, elderly, senior
keluarga, rumah tangga, family, household
relawan, sukarelawan, volunteer, volunteering
bencana, gempa, banjir, tanggap darurat, disaster, flood, earthquake, emergency
game, gim, permainan, bermain, main, games, play
mainan, toy, alat peraga
ide, gagasan, inspirasi, idea, inspiration
kreatif, kreativitas, creative, creativity
inovasi, temuan, penemuan, innovation, invention
teknologi, digital, tech, technology
startup, rintisan, perusahaan rintisan
pasar, market, bazar, pameran, exhibition, expo, fair
riset, penelitian, survei, research, survey
kelompok kecil, kolaborasi, gotong royong, teamwork, collaboration
bahan, peralatan, alat, perlengkapan, tool, tools, equipment, supplies
buku panduan, panduan, petunjuk, tutorial, guide, manual, how-to
tips, kiat, saran, trik, nasihat, advice, tip
kesalahan, salah, keliru, mistake, mistakes, wrong
cepat, kilat, singkat, fast, quick, short
sulit, susah, rumit, ribet, hard, difficult, complicated
mudah, gampang, simpel, sederhana, easy, simple
baru, terbaru, terkini, anyar, new, latest, newest, recent
populer, favorit, laris, terbaik, rekomendasi, popular, favourite, favorite, best, recommended
besar, gede, large, big
kecil, mungil, small, little
pulang, kembali, return
datang, hadir, kehadiran, absen, presensi, attend, attendance, come
terlibat, berpartisipasi, partisipasi, participate, involved
menunggu, tunggu, wait, waiting
jawab, jawaban, balasan, menjawab, answer, reply, response
tanya, pertanyaan, bertanya, question, ask
bukti, tanda, proof, evidence
pilih, memilih, pilihan, choose, choice, option
banding, bandingkan, perbedaan, beda, berbeda, difference, differ, compare
cocok, sesuai, pas, tepat, suitable, fit, match
takut, ragu, malu, khawatir, afraid, worry, shy
gugup, grogi, deg-degan, nervous
percaya diri, pede, keberanian, berani, confident, confidence
pekerja, buruh, karyawan, pegawai, staf, worker, employee, staff
pengalaman, jam terbang, experience
pensiun, purnatugas, retire, retired
tabung, simpanan, saving
sewa, rental, rent
perbaiki, memperbaiki, reparasi, servis, perbaikan, repair, fix, service
cetak, mencetak, percetakan, print, printing
warna, colour, color
huruf, aksara, tipografi, font, typography, letter
suku, daerah, lokal, nusantara, local, regional
dunia, internasional, luar negeri, mancanegara, global, international, abroad, overseas
indonesia, tanah air, nasional, national, nationwide
`
