/** Words of learning, of what a platform for it offers, and of dealing with it: one group a line, everyday and formal Indonesian and English. */
export const LEARNING_WORDS = `
biaya, harga, bayar, pembayaran, ongkos, tarif, duit, uang, dana, fee, price, cost, pay, payment, pricing, money
gratis, cuma-cuma, cuma cuma, free, tanpa biaya, tidak berbayar, nol rupiah
mahal, expensive, premium
murah, terjangkau, hemat, cheap, affordable
keringanan, subsidi, bantuan biaya, tidak mampu, kurang mampu, belum sanggup, bokek, pas pasan, financial aid, subsidy
menganggur, nganggur, pengangguran, phk, dipecat, pengurangan karyawan, laid off, unemployed, jobless
absen, bolos, tidak hadir, mangkir, izin, absence, absent, skip
diskon, potongan, potongan harga, promo, kupon, voucher, discount, coupon
cicil, cicilan, angsur, angsuran, nyicil, bertahap, installment
refund, pengembalian, pengembalian dana, uang kembali, dikembalikan, refunded, money back
batal, membatalkan, pembatalan, mundur, berhenti, cancel, quit, withdraw, unsubscribe
transfer, rekening, bank, virtual account, qris, e-wallet, dompet digital
tagihan, invoice, faktur, kuitansi, bukti bayar, bukti pembayaran, bill, receipt
beli, membeli, pembelian, pesan, checkout, order, buy, purchase
daftar, pendaftaran, mendaftar, gabung, bergabung, ikut, registrasi, join, register, registration, enrol, enroll, sign up, apply
syarat, persyaratan, ketentuan, kriteria, prasyarat, requirement, requirements, prerequisite, condition, eligibility
kelas, kursus, pelatihan, training, course, class, les
bootcamp, intensif, intensive
webinar, seminar, seminar daring, talkshow, bincang
workshop, lokakarya, praktik langsung
pelajaran, materi, bahan ajar, modul, bab, konten, silabus, kurikulum, lesson, module, material, syllabus, curriculum, content
sertifikat, ijazah, piagam, sertifikasi, certificate, certification, credential, diploma
guru, mentor, pengajar, pemateri, pembimbing, instruktur, tutor, dosen, pelatih, fasilitator, teacher, instructor, lecturer, coach, trainer
narasumber, pembicara, pemateri, tamu, speaker, guest
murid, siswa, pelajar, peserta, peserta didik, anak didik, student, learner, participant, pupil
mahasiswa, kampus, kuliah, universitas, perguruan tinggi, college, university, campus
sekolah, smk, sma, smp, madrasah, pesantren, school
orang tua, ortu, wali, ayah, ibu, parent, guardian
anak, bocah, remaja, di bawah umur, child, kid, kids, teenager, minor
umur, usia, batas usia, age, years old
adik, kakak, saudara, anak, sibling, brother, sister
pemula, dasar, dari nol, awam, baru mulai, belum pernah, beginner, newbie, basic, basics, zero
menengah, lanjutan, intermediate
mahir, ahli, tingkat lanjut, expert, advanced, pro
tingkat, level, jenjang, grade
belajar, pelajari, mempelajari, menuntut ilmu, study, learn, learning
mengajar, mengajarkan, membimbing, teach, teaching, mentoring
latihan, praktik, praktek, kuis, soal, practice, exercise, quiz
tugas, pekerjaan rumah, proyek akhir, assignment, homework, task
ujian, tes, asesmen, evaluasi, exam, test, assessment
nilai, skor, hasil, angka, score, mark, result
lulus, kelulusan, tamat, nilai lulus, passing grade, pass, graduate, graduation
gagal, tidak lulus, remedial, mengulang, fail, retake
progres, kemajuan, perkembangan, capaian, progress
tenggat, deadline, batas waktu, jatuh tempo, paling lambat, terlambat, telat, late, due
jadwal, tanggal, waktu, hari, jam, kapan mulai, schedule, date, time, timetable, calendar
mulai, dimulai, pembukaan, dibuka, buka, start, begin, opening, open
selesai, berakhir, tutup, ditutup, penutupan, end, finish, close, closing
durasi, lama, lamanya, panjang, berapa lama, duration, length, hours, jam
kuota, kursi, bangku, tempat duduk, slot, kapasitas, penuh, seat, seats, quota, capacity, spot
daftar tunggu, antre, antrean, waiting list, waitlist, queue
angkatan, gelombang, batch, cohort
rekaman, video, tayangan, tonton, menonton, putar ulang, recording, replay, watch
siaran langsung, live, langsung, tatap maya, zoom, sesi langsung, live session
daring, online, jarak jauh, dari rumah, virtual, internet, remote, wfh
luring, offline, tatap muka, di tempat, onsite, in person, face to face
lokasi, tempat, alamat, kota, gedung, location, place, venue, address, city
luar kota, daerah, desa, kampung, kabupaten, village, rural, region
beasiswa, bantuan biaya, bantuan pendidikan, scholarship, grant
donasi, sumbangan, sedekah, menyumbang, donate, donation, gift
kado, hadiah, menghadiahkan, gift, present
program, prakarsa, program belajar, initiative, programme
acara, event, kegiatan, agenda, festival, gathering
lomba, kompetisi, kontes, perlombaan, turnamen, competition, contest, hackathon
juara, pemenang, menang, winner, win, champion
tim, kelompok, regu, grup, team, group
komunitas, perkumpulan, paguyuban, community
diskusi, forum, tanya jawab, ngobrol, discussion, chat, talk
berita, kabar, pengumuman, news, announcement, update
artikel, tulisan, blog, bacaan, article, post, reading
podcast, siniar, episode, audio, dengar, listen
galeri, foto, gambar, album, dokumentasi, gallery, photo, picture, image
karya, portofolio, hasil karya, proyek, portfolio, work, works, project
testimoni, ulasan, pendapat, kata mereka, cerita alumni, review, testimonial, feedback
alumni, lulusan, alumnus, graduate, alumnae
lowongan, kerja, pekerjaan, karier, karir, rekrutmen, job, jobs, career, vacancy, hiring, work
magang, pkl, prakerin, praktik kerja, internship, intern
lamar, melamar, lamaran, cv, resume, apply, application
gaji, upah, honor, bayaran, penghasilan, pendapatan, salary, wage, income
wawancara, interview, seleksi, tes masuk, selection
perusahaan, kantor, industri, pt, bisnis, company, office, employer, business
usaha, umkm, bisnis, wirausaha, dagang, jualan, toko, warung, jual, entrepreneur, small business, shop, sell
mitra, kerja sama, kerjasama, kolaborasi, partner, partnership, collaboration, sponsor
lembaga, instansi, organisasi, yayasan, institution, organisation, organization, foundation
pemerintah, dinas, kementerian, negara, government, ministry, public sector
akun, profil, pengguna, account, profile, user
masuk, login, log in, sign in, signin
kata sandi, sandi, password, lupa sandi, passcode
email, surel, surat elektronik, e-mail, mail
ponsel, gawai, hp, handphone, telepon, smartphone, android, phone, mobile
laptop, komputer, perangkat, device, computer
aplikasi, app, perangkat lunak, software, apk
unduh, mengunduh, download, simpan
unggah, mengunggah, upload, kirim, mengirim, kumpul, mengumpulkan, submit, send
tanpa jaringan, luring, offline, tanpa internet, sinyal lemah, without internet, no network
jaringan, internet, koneksi, sinyal, wifi, network, connection
kendala, masalah, gangguan, eror, error, rusak, macet, kesulitan, sulit, susah, problem, trouble, issue, bug, difficult
bantuan, pertolongan, bantu, dukungan, help, support, assist
kontak, hubungi, menghubungi, whatsapp, telepon, cs, layanan pelanggan, contact, reach, customer service
janji temu, konsultasi, bertemu, appointment, consultation, meeting
privasi, data pribadi, kerahasiaan, rahasia, privacy, personal data, confidential
hapus, menghapus, penghapusan, hilangkan, delete, remove, erase
ubah, mengubah, ganti, mengganti, edit, perbarui, change, update, modify
aturan, peraturan, kebijakan, tata tertib, rule, rules, policy, terms
izin, persetujuan, perizinan, permission, consent, approval
aman, keamanan, terlindungi, safe, safety, secure, security
peringkat, papan peringkat, leaderboard, ranking, rank, poin, point, points
lencana, penghargaan, badge, award, prestasi
pemberitahuan, notifikasi, pengingat, notification, reminder
manfaat, keuntungan, faedah, kegunaan, untung, benefit, advantage, profit
tujuan, sasaran, target, goal, aim, objective, purpose
hasil belajar, kompetensi, kemampuan, keterampilan, keahlian, skill, skills, ability, competence, outcome
tentang kami, profil, siapa kami, sejarah, about us, about, history
visi, misi, vision, mission
`
