/** Learning, teaching, schools and grades: one group of about the same meaning a line. */
export const LEARNING = `
contoh, misal, umpama, sampel, teladan, example, sample, for instance
topik, tema, pokok bahasan, bahasan, topic, theme, subject
bidang, ranah, sektor, jurusan, keahlian, field, sector, area
lab, laboratorium, ruang praktik, ruang komputer, lab komputer, laboratory, computer lab
kuis, kuis kecil, tebak tebakan, cerdas cermat, quiz, quizzes, trivia
rubrik penilaian, rubrik, kriteria penilaian, pedoman penilaian, aspek penilaian, rubric
tolok ukur, patokan, acuan, standar, yardstick, benchmark, standard
koreksi, ralat, correct, correction, perbaiki
revisi, perbaikan, memperbaiki, dibetulkan, revision, revise
simpulkan, simpulan, intinya, ringkasnya, conclusion, conclude
inti, pokok, poin utama, hal penting, hakikat, core, essence, main point, key point
urai, jabarkan, penjabaran, deskripsi, gambaran, description, describe
rinci, perincian, terperinci, detail, breakdown, itemized
analisis, analisa, telaah, kaji, analysis, analyse, analyze
teori, konsep, landasan teori, theory, theoretical
simulasi, latihan tiruan, peragaan, bermain peran, try out, tryout, simulation, role play
peraga, alat peraga, peragaan, demonstrasi, demo, teaching aid, demonstrate, demonstration
lisan, ujian lisan, secara lisan, ngomong langsung, oral, verbal, spoken
kuasai, penguasaan, mahir, jago, ahli, mastery, mengerti betul
fasih, lancar, cas cis cus, lancar berbahasa, fluent, fluently, fluency
lancar, mulus, tanpa hambatan, tidak tersendat, smoothly, smooth
lms, moodle, ruang kelas daring, sistem belajar, learning management, learning platform
lks, lkpd, lembar latihan, lembar soal, worksheet
kelas xii, kelas 12, kelas dua belas, kelas tiga sma, kelas akhir, anak kelas tiga, grade 12, twelfth grade
kelas xi, kelas 11, kelas sebelas, kelas dua sma, grade 11, eleventh grade
kelas x, kelas 10, kelas sepuluh, kelas satu sma, grade 10, tenth grade
rpl, rekayasa perangkat lunak, jurusan rpl, software engineering
informatika, teknik informatika, ilmu komputer, komputasi, jurusan ti, computer science, computing, informatics
teknik, rekayasa, jurusan teknik, engineering
sekolah luar biasa, slb, sekolah khusus, special school, special needs school
inklusi, inklusif, terbuka bagi semua, merangkul semua, kelas inklusi, inclusion, inclusive
antarsekolah, antar sekolah, beda sekolah, sekolah lain, inter school, between schools
npsn, nomor sekolah, nomor pokok sekolah, data sekolah, school number
transkrip nilai, transkrip, daftar nilai, rekap nilai, academic transcript, grade transcript
absensi, presensi, daftar hadir, kehadiran, ngabsen, attendance, attendance list
kategori, golongan, kelompok, klasifikasi, category
hierarki, jenjang, urutan tingkat, hierarchy, level, tingkat
kualifikasi, kecakapan, syarat keahlian, qualification, qualified
kecepatan sendiri, tempo sendiri, belajar mandiri, sesuai kemampuan, santai tidak dikejar, waktu fleksibel, self paced, own pace
tidak mengerti sama sekali, tidak nyambung, tidak masuk otak, blank, zonk, lost in class
merasa bodoh, bodoh, bego, oon, lemot mikir, tidak pintar, dungu, stupid, dumb
takut ketinggalan, takut tertinggal, ketinggalan pelajaran, ketinggalan materi, fall behind, falling behind
siap, siap siap, ready, readiness, prepare, preparation
basis, dasar, tumpuan, landasan, fondasi, pondasi, base, foundation
kerangka, garis besar, kerangka tulisan, outline, draf awal
tulis ulang, menulis ulang, parafrasa, parafrase, ubah kalimat, rewrite, paraphrase
padanan, sinonim, persamaan kata, kata lain, equivalent, synonym
perkalian, mengalikan, tabel perkalian, multiply, multiplication, times table
geografi, ilmu bumi, pelajaran peta, geography
etika, etis, moral, adab, akhlak, kode etik, ethics, ethical
jurnalisme, jurnalistik, kewartawanan, pewartaan, dunia wartawan, journalism
logika dasar, berpikir runtut, berpikir komputasi, computational thinking
kecoh, jebakan, soal menjebak, distractor, trick question
platform, wadah, wahana, situs belajar, tempat belajar daring, platform belajar
unjuk karya, showcase, pamer karya, pameran karya, etalase, hari presentasi, demo day
kata, kata kata, words, kosakata, istilah
hybrid, hibrida, campuran daring luring, daring dan luring, blended, bisa daring bisa luring
menengah, sekolah menengah, secondary, sekunder
nilai tertinggi, paling tinggi, tertinggi, peringkat atas, highest
bimbingan, panduan, arahan, tuntunan, guidance
rangkum, rangkuman, ringkas, ringkasan, summarize, summarise, summary
hafal, menghafal, apal, memorize
kursus singkat, kelas kilat, kelas singkat, sehari jadi, short course, crash course
kerja kelompok, tugas kelompok, kelompok belajar, belajar bareng, belajar bersama, mabar belajar, study group, group work
metode, cara, teknik, pendekatan, jurus, method, methods, approach, technique
sesi, pertemuan kelas, kali pertemuan, session, sessions
tertulis, secara tertulis, ditulis, written, in writing
mapel, mata pelajaran, pelajaran, mata kuliah, matkul, subject, subjects, school subject
topik, tema, bahasan, pokok bahasan, topic, topics, theme, subject matter
bobot, berbobot, bobot nilai, persen nilai, timbangan nilai, weight, weighting
rubrik, rubrik penilaian, kriteria penilaian, pedoman penilaian, cara menilai, rubric, rubrics
bekal, pembekalan, membekali, dibekali, orientasi, bekal ilmu, orientation
laboratorium, lab, ruang praktik, laboratory
dipelajari, mempelajari, learnt, learned
kurikulum, silabus, rencana pembelajaran, curriculum, curricula
pengantar, pengenalan, perkenalan, kelas pengantar, intro, introductory, introduction
mutu, kualitas, bermutu, berkualitas, quality
teknis, hal teknis, soal teknis, technical, technical things
ukk, uji kompetensi, uji kompetensi keahlian, ujian praktik, competency test, skills test
ruang kelas, classroom, classrooms, learning room
pretes, tes awal, tes penempatan, pra uji, pretest, placement test
akademik, akademis, nilai akademik, academic, academics
aktif, berperan aktif, active, actively, aktif di kelas
lisan, secara lisan, ujian lisan, spoken, oral, verbal
melek, melek huruf, literasi, melek digital, literate, literacy
ceramah, kuliah umum, tausiah, khotbah, lecture, sermon
konsisten, konsistensi, istikamah, istiqomah, ajek, ajeg, consistent, consistency, keep going
indikator, penanda, tolok ukur, ukuran keberhasilan, patokan, indicator, indicators, benchmark
ciri, ciri ciri, ciri khas, tanda tanda, karakteristik, kekhasan, characteristic, signs of
lingkup, ruang lingkup, cakupan, batasan, scope, coverage
simulasi, pura pura, latihan wawancara, mock, mock interview, mock trial, role play
kelas 10, kelas x, kelas sepuluh, satu sma, tenth grade
kelas 11, kelas xi, kelas sebelas, dua sma, eleventh grade
kelas 12, kelas xii, kelas dua belas, tiga sma, twelfth grade, senior year
ips, ilmu sosial, ilmu pengetahuan sosial, social studies, social sciences
pangkal masalah, akar masalah, sumber masalah, pangkal, root cause
tematik, per tema, berdasarkan tema, thematic
prinsip, asas, pegangan, pedoman hidup, principle, principles, value, values
tumbuh, bertumbuh, pertumbuhan, berkembang, grow, grown, growth
keterbatasan, serba terbatas, terbatas, kekurangan, limitation, limitations, limited
kemudahan, memudahkan, mempermudah, dipermudah, ease, make easier
false, tidak benar, keliru, tidak betul
penerimaan siswa baru, ppdb, spmb, penerimaan, penerimaan mahasiswa, admission, admissions
surat pengantar, surat pengantar sekolah, surat tugas, cover letter, letter from school
materi terlalu cepat, tidak bisa mengikuti, pelajaran terlalu cepat, terlalu cepat, ketinggalan pelajaran, too fast, cannot keep up
tidak paham, tidak ngerti, belum paham, gagal paham, tidak mudeng, do not understand, tidak mengerti, belum mengerti
salah jurusan, pindah jurusan, ganti kelas, pindah kelas, salah pilih kelas, change class, wrong class
masih sekolah, masih smp, masih sma, anak sekolahan, still at school, belum lulus sekolah
putus sekolah, tidak tamat sekolah, tidak lulus sma, tanpa ijazah, tidak punya ijazah, without a diploma
otodidak, belajar sendiri, belajar mandiri, self taught, self paced, kecepatan sendiri
lupa mengerjakan, belum mengerjakan, tugas menumpuk, tugas numpuk, tugas belum selesai, unfinished assignment, belum kumpul, belum mengumpulkan
nilai tidak muncul, nilai belum keluar, kapan nilai keluar, nilai keluar, belum dinilai, not graded yet
sertifikat belum keluar, sertifikat belum datang, belum dapat sertifikat, sertifikat hilang, certificate not received
nama salah, salah nama, nama di sertifikat, ejaan nama, salah ketik nama, wrong name, misspelled name
sekelas berapa, berapa orang sekelas, jumlah murid, banyak peserta, class size, how many participants
diajar siapa, siapa pengajarnya, gurunya siapa, siapa mentornya, who teaches
bahasa pengantar, bahasa yang dipakai, pakai bahasa apa, language of instruction
tanpa pengalaman, belum berpengalaman, tidak berpengalaman, fresh graduate, baru lulus, lulusan baru, no experience
perlu bawa apa, bawa apa saja, yang harus dibawa, perlengkapan peserta, what to bring
tidak mengerti sama sekali, tidak mengerti apa apa, tidak mengerti, belum mengerti, gagal mengerti, tidak nyambung, tidak mudeng, mudeng, don t understand, doesn t make sense, lost me, bingung
bingung mulai dari mana, mulai dari mana, mulainya dari mana, mulai darimana, harus mulai dari, where to start, where do i start, dasar, pemula
bingung milih, bingung pilih, pilih kelas apa, ambil kelas apa, cocoknya apa, cocok yang mana, kelas yang cocok, which class, memilih
ketinggalan pelajaran, ketinggalan kelas, ketinggalan materi, ketinggalan jauh, takut ketinggalan, takut tertinggal, nyusul, ngejar, fall behind, missed a lesson, keep up, catch up, menyusul, ketinggalan
kecepetan, terlalu cepat, guru kecepatan, ngajarnya cepat, ngebut, keburu, too fast, goes too fast
kelambatan, terlalu lambat, terlalu gampang, kegampangan, terlalu mudah, sudah bisa dasar, bosan karena gampang, too easy, too slow, lanjutan, menengah
kesusahan, terlalu susah, terlalu sulit, kesulitan, keteteran, tidak sanggup ikut, tidak kuat ikut, susah ikut, susah, too hard, too difficult, struggling, can t keep up
otak lemot, lemot mikir, lambat belajar, lama nangkepnya, telmi, bodoh, bego, goblok, oon, merasa bodoh, stupid, dumb, slow learner, not smart
lupa lagi lupa lagi, cepat lupa, gampang lupa, mudah lupa, pelupa, lupa, suka lupa, keep forgetting, forgetful, bad memory
ngafalin, hafalan, hapal, hafal mati, menghafal, ngapalin, apal, memorise, memorize, rote
jadwal bentrok, bentrok jadwal, tabrakan jadwal, bentrok kuliah, bentrok kerja, bentrok sekolah, jadwal tabrakan, schedule conflict, clashing schedule, overlaps, bentrok
tidak bisa hadir, tidak bisa ikut, berhalangan, berhalangan hadir, berhalangan datang, ada halangan, halangan, ada urusan, can t attend, can t come, unable to attend, can t make it, absen, izin
izin tidak masuk, minta izin, izin sakit, surat sakit, surat dokter, surat izin sakit, sick note, doctor s note, leave of absence, excused, izin, absen
bolos berapa kali, maksimal absen, boleh absen, berapa kali absen, batas absen, jatah absen, how many absences, miss how many, absen, kehadiran
telat masuk, datang telat, telat datang, kesiangan, telat gabung, telat lima menit, terlambat masuk, masuk telat, came late, late for class, join late, terlambat, telat
berhenti di tengah, berhenti tengah jalan, mandek di tengah, tidak selesai, tidak tamat kelas, putus di tengah, kabur, drop out, quit halfway, stop midway, berhenti, keluar
cuti belajar, jeda dulu, istirahat dulu, vakum, hiatus, pause dulu, berhenti sementara, ditunda dulu, take a break, put on hold, pause my course, tunda
pindah kelas, ganti kelas, tukar kelas, pindah jadwal, ganti jadwal, tukar jadwal, pindah angkatan, switch class, change class, change schedule, another batch, angkatan
ikut dua kelas, ambil dua kelas, dua kelas sekaligus, dobel kelas, banyak kelas, two classes, several classes, jadwal
ikut angkatan depan, batch berikutnya, batch depan, gelombang depan, gelombang berikutnya, angkatan berikutnya, buka lagi, kapan buka lagi, next batch, next cohort, next intake, open again, angkatan
masuk di tengah, nyusul di tengah, gabung di tengah, daftar telat, sudah mulai, kelas sudah mulai, join halfway, already started, join late, angkatan
belajar sendiri, otodidak, belajar mandiri, bebas waktu, sesuai kecepatan sendiri, self paced, self taught, own pace, self study, mandiri
sekali seminggu, seminggu sekali, seminggu dua kali, dua kali seminggu, berapa kali seminggu, tiap pekan, once a week, twice a week, times a week, jadwal
berapa pertemuan, pertemuannya berapa, berapa sesi, berapa kali pertemuan, how many sessions, how many meetings, how many lessons, pertemuan
sekelas berapa orang, isi kelas, satu kelas berapa, jumlah murid, jumlah peserta, kelas ramai, kelas kecil, class size, how many students, small class, peserta
belajar privat, les privat, satu lawan satu, satu guru satu, les pribadi, private lesson, private tutor, mentor
ngajarnya enak, guru galak, guru sabar, mentor galak, dimarahin guru, strict teacher, mean teacher, patient teacher, guru, mentor
ganti mentor, ganti guru, pindah mentor, tidak cocok mentor, mentor tidak enak, change mentor, different teacher, don t like my teacher, mentor
mentor tidak balas, mentor tidak datang, guru tidak datang, mentor lama balas, mentor menghilang, mentor not responding, teacher didn t come, mentor
tanya langsung, tanya di luar kelas, jam tanya, sesi tanya jawab, office hour, ask outside class, q and a, forum, diskusi
malu bertanya, takut tanya, takut bertanya, takut ditertawakan, takut diketawain, malu tanya, pertanyaan bodoh, afraid to ask, dumb question, silly question, bertanya
disuruh maju, maju ke depan, dipanggil ke depan, presentasi di depan, called on, called up, malu
wajib nyalain kamera, harus on cam, boleh off cam, off cam, matiin kamera, kamera mati, tidak punya kamera, camera on, camera off, turn off camera, kamera, webcam
tidak bisa zoom, masuk zoom, link zoom, tautan zoom, link kelas, tautan kelas, tidak dapat link, belum dapat link, zoom link, meeting link, class link, tautan
belum dapat email, email tidak masuk, tidak ada email, masuk spam, cek spam, tidak terima email, didn t get email, no email, spam folder, email
cara kumpul tugas, kumpul tugas, kirim tugas, setor tugas, submit tugas, tugas dikirim, hand in homework, submit assignment, where to submit, mengumpulkan, unggah
telat kumpul, lewat deadline, kelewat deadline, lewat tenggat, lupa kumpul, missed the deadline, past the deadline, late homework, hand in late, tenggat, terlambat
perpanjang waktu, minta perpanjangan, perpanjangan, diperpanjang, tambah waktu, kelonggaran, kompensasi waktu, extension, more time, extend deadline, grace period, tenggat, terlambat
salah kirim, salah upload, salah file, kirim ulang, kumpul ulang, submit ulang, ganti file, wrong file, resubmit, submit again, send again, unggah
revisi, direvisi, suruh revisi, disuruh ulang, diperbaiki lagi, perbaiki tugas, dibalikin, dikembalikan tugas, revision, revise, redo it, sent back, returned work, perbaikan
kapan dinilai, belum dinilai, lama dinilai, nilai belum keluar, nilainya belum keluar, kapan nilai keluar, kapan diperiksa, belum diperiksa, belum dikoreksi, not graded yet, when graded, waiting for feedback, waiting for grade, nilai
koreksi, mengoreksi, dikoreksi, dicek mentor, diperiksa guru, siapa yang menilai, siapa menilai, mark, marking, corrected, who grades, graded by
nilai tidak adil, tidak terima nilai, protes nilai, komplain nilai, banding nilai, nilai salah, unfair grade, dispute grade, appeal grade, wrong grade, nilai, penilaian
rubrik, kriteria penilaian, dinilai dari apa, apa yang dinilai, bobot nilai, aspek penilaian, cara menilai, grading criteria, rubric, how am i graded, how is it graded, nilai, penilaian
nilai pas pasan, nilai merah, nilai anjlok, nilai kecil, nilai rendah, nilaiku jelek, bad grade, low grade, poor marks, nilai
tidak lulus bagaimana, kalau gagal, kalau tidak lulus, gagal ujian, tidak lulus ujian, jeblok, failed the exam, if i fail, what if i fail, didn t pass, mengulang
kisi kisi, bocoran soal, soal latihan, soal tahun lalu, past papers, sample questions, practice questions, ujian
nyontek, mencontek, contekan, sontek, menyontek, curang, kecurangan, joki, joki tugas, jokiin, dibuatin orang, cheat, cheating, cheater, dishonest, ghostwriter
copas, kopas, copy paste, salin tempel, jiplak, plagiat, plagiarisme, comot, nyomot, ngopi tugas teman, plagiarism, plagiarise, plagiarized
pakai ai, pakai chatgpt, dibantu ai, dikerjain ai, ngerjain pakai ai, ditulis ai, buatan ai, hasil ai, use ai, using chatgpt, written by ai, ai generated, ai, kecerdasan buatan
ketahuan ai, ketahuan curang, ketahuan nyontek, deteksi ai, kepergok, caught cheating, get caught, ai detector, kecurangan
ai ngarang, ai salah, ai bohong, ngaco, ngawur, halusinasi, jawaban ngaco, hallucinate, hallucination, made up answer, makes things up, ai, kecerdasan buatan
kerja digantikan ai, digantikan ai, digantikan robot, kalah sama ai, diganti mesin, replaced by ai, ai take my job, ai, kecerdasan buatan
sertifikat belum keluar, kapan sertifikat, sertifikat belum terbit, belum dapat sertifikat, sertifikat kapan keluar, where is my certificate, certificate not received, when certificate, sertifikat
sertifikat hilang, cetak ulang sertifikat, minta sertifikat lagi, sertifikat rusak, lost certificate, reissue, reprint certificate, sertifikat
cek sertifikat, sertifikat palsu, verifikasi sertifikat, keaslian sertifikat, nomor sertifikat, verify certificate, fake certificate, genuine certificate, sertifikat
sertifikat laku, sertifikat berguna, sertifikat kepake, kepakai untuk kerja, untuk ngelamar, untuk naik pangkat, dipakai melamar, is certificate useful, worth it, worth anything, recognised by employers, sertifikat
untuk apa belajar, gunanya apa, apa gunanya, worth it tidak, mengapa belajar, what s the point, is it worth it, why study, manfaat
dapetnya apa, dapat sertifikat, fasilitas apa saja, benefitnya apa, what s included, manfaat
bisa apa setelah lulus, setelah lulus bisa apa, habis lulus mengapa, setelah lulus mengapa, lulus lalu apa, after graduation, what next, after the course, lulusan, alumni
guru honorer, guru honor, guru kontrak, guru p3k, guru bantu, contract teacher, temporary teacher, guru
guru ingin belajar, untuk guru, pelatihan guru, pelatihan untuk guru, guru bisa ikut, for teachers, teacher training, can teachers join, guru
bahan mengajar, rpp, modul ajar, rencana pembelajaran, perangkat ajar, bahan kelas, lesson plan, lesson plans, teaching materials, guru
pakai materi di kelas, dipakai di sekolah, pakai di sekolahku, boleh dipakai guru, izin pakai materi, pakai materi kalian, use in my class, use your material, use in school, materi
kurikulum merdeka, kurikulum sekolah, kurikulum nasional, p5, projek penguatan, sesuai kurikulum, national curriculum, follow curriculum, aligned with curriculum, kurikulum
ekskul, ekstrakurikuler, eskul, kegiatan luar kelas, klub sekolah, osis, extracurricular, after school, school club, student council
kelas di sekolah kami, mengajar di sekolah, datang ke sekolah, kunjungan ke sekolah, roadshow, goes to school, come to our school, school visit, teach at our school, sekolah
sekolah pelosok, sekolah terpencil, sekolah di desa, sekolah kekurangan guru, sekolah tidak ada komputer, sekolah miskin, remote school, rural school, no computers at school, sekolah
muridnya bandel, murid ribut, kelas ribut, murid tidak dengar, murid main ponsel, noisy class, disruptive students, classroom management, murid
murid ngantuk, murid bosan, membuat murid semangat, supaya murid tertarik, murid malas, engage students, keep students interested, bored students, murid
murid beda kemampuan, kelas campur, kemampuan beda beda, mixed ability, different levels, murid
dimarahi, memarahi, diomelin, ngomel, omelan, ditegur, menegur, teguran, tegur, dimarahin, scold, scolded, reprimand
dihukum, hukum murid, setrap, kena hukuman, dijemur guru, punished, punishment, detention
belajar kelompok, kerja kelompok, tugas kelompok, satu kelompok, group work, group project, study group, kelompok
kerja sendiri di kelompok, teman tidak kerja, anggota kelompok malas, numpang nama, nebeng nama, beban kelompok, free rider, teammate does nothing, group member lazy, kelompok, tim
cari tim, cari teman kelompok, belum punya tim, belum punya kelompok, cari anggota, find a team, looking for team, no team, tim, kelompok
ulangan, ulangan harian, uts, uas, tengah semester, semesteran, ujian sekolah, midterm, finals, school exam, ujian
masuk ptn, utbk, snbt, snbp, jalur mandiri, tes masuk kuliah, masuk kampus, lolos kampus, university entrance, college admission, get into university, kuliah, kampus
kuliah sambil kerja, kuliah malam, kuliah online, universitas terbuka, kelas karyawan, study while working, evening college, kuliah
kuliah di luar negeri, kuliah luar negeri, sekolah luar negeri, student exchange, pertukaran pelajar, study abroad, exchange student, luar negeri
konversi sks, diakui kampus, dihitung sks, transfer kredit, mbkm, kampus merdeka, credit transfer, course credit, sks
bahasa inggris jelek, tidak bisa inggris, tidak bisa bicara inggris, inggrisku jelek, takut bicara inggris, grammar berantakan, bad english, poor english, my english is bad, inggris, bahasa inggris
lancar bicara, lancar, fasih, cas cis cus, lancar inggris, fluent, fluently, fluency
logat, medok, aksen, logat daerah, logat kental, accent, strong accent, pronunciation, lafal, pelafalan, pengucapan
tidak lancar baca, belum lancar baca, baca lambat, mengeja, belum bisa baca, can t read, read slowly, spell out, membaca, literasi
malas baca, tidak suka baca, supaya suka baca, benci baca, hate reading, doesn t like reading, reading habit, membaca, buku
pinjam buku, kembali buku, telat kembali buku, buku hilang, kartu perpustakaan, borrow books, return books, library card, lost book, perpustakaan, buku
argumen, alasan, dalih, argument, reasoning, reason
jargon, istilah teknis, bahasa teknis, kata asing, buzzword
petunjuk soal, clue, kisi, hint, isyarat jawaban
lambang, simbol, symbol, emblem
keterangan gambar, deskripsi, description, descriptions, teks alternatif, alt text
ilmu mendidik, pedagogi, cara mengajar, metode mengajar, pedagogy, teaching method
pendidikan, edukasi, mendidik, didik, education, educational, educate
statistika, statistik, ilmu data, statistics
lintas budaya, antarbudaya, intercultural, beda budaya, cross cultural
telaah, telaahan, kajian, mengkaji, kaji, analisis, menganalisis, study of, analyse, analyze, analysis
penguji ujian, menguji peserta, examine, examiner, examiners
pilihan bebas, opsional, tidak wajib, optional, not required, not compulsory
catur, papan catur, chess
penggaris, mistar, ruler
meteran, pita ukur, tape measure
lisan, ujian lisan, secara lisan, oral, oral exam, spoken
tidak setuju, beda pendapat, tidak sependapat, disagree, disagrees, disagreement
interaksi, berinteraksi, interaction, interact, pergaulan, bergaul, socialise, socialize
penyelarasan, menyelaraskan, sesuaikan, menyesuaikan, nyesuaiin, penyesuaian, adjust, adapt, adaptation, align with
ikut lomba, cara ikut lomba, mau ikut lomba, daftar lomba, syarat lomba, join the contest, enter the competition, how to enter, lomba
jurinya siapa, siapa jurinya, penilaian lomba, dinilai juri, menang ditentukan, who are the judges, how is winner chosen, juri
hadiahnya apa, hadiah apa, menang dapat apa, juara dapat apa, dapat hadiah, what do winners get, what s the prize, hadiah
diskualifikasi, didiskualifikasi, dicoret, digugurkan, gugur lomba, disqualified
ikut lomba sendiri, lomba sendirian, harus satu tim, satu tim berapa orang, boleh sendiri, solo boleh, team size, can i join alone, tim
poin untuk apa, poinnya untuk apa, cara dapat poin, nambah poin, tukar poin, poin hilang, what are points for, earn points, redeem points, poin, peringkat
lencana untuk apa, dapat lencana, cara dapat lencana, badge apa, get a badge, earn a badge, lencana, penghargaan
naik peringkat, peringkat turun, papan skor, urutan berapa, peringkat berapa, my rank, climb the leaderboard, scoreboard, peringkat, poin
beruntun belajar, streak, streak putus, belajar tiap hari berturut, daily streak, poin
progres hilang, progresku hilang, kemajuanku hilang, my progress, lost my progress, progress bar, progres, kemajuan
ditandai selesai, belum tercatat selesai, tidak tercentang, belum centang, mark as done, not marked complete, progres
pelajaran terkunci, materi terkunci, kekunci, belum kebuka, bab terkunci, lesson locked, module locked, unlock, materi
tonton ulang, tonton lagi, lihat rekaman, ada rekamannya, rekamannya di mana, direkam tidak, watch again, is it recorded, where is the recording, watch the replay, rekaman, video
dapat materi, minta materi, minta slide, minta ppt, bagi slide, salindia dibagi, bahan presentasi, share the slides, get the slides, get the materials, materi
bisa diunduh, download materi, unduh materi, materi pdf, simpan materi, modul pdf, dicetak, download lessons, printable, save for later, unduh
tanpa ujian, ada ujian tidak, ujiannya seperti apa, bentuk ujian, ujian online, ujian susah, is there an exam, what s the exam like, ujian, kuis
boleh buka buku, buka catatan, open book, boleh lihat catatan, ujian buka buku, ujian
waktu ujian habis, ujian keputus, mati lampu pas ujian, internet putus ujian, exam cut off, ran out of time, ujian
membuat kelas sendiri, membuat kursus, mau buka kelas, jual kursus, create a course, make my own class, mengajar
jadi mentor, melamar mentor, mau mengajar, ingin mengajar, lamar jadi guru, syarat jadi mentor, become a mentor, want to teach, teach here, mentor
mentor dibayar, gaji mentor, honor mentor, bayaran pengajar, how much mentors earn, are mentors paid, honor
kelas luring di kota, kelas di kotaku, ada di kotaku, ada di daerahku, kapan ke kotaku, class in my city, in my town, lokasi, kota
kelas untuk lansia, kelas untuk orang tua, kelas nenek kakek, class for seniors, older learners, lansia
kelas anak, kelas untuk anak, kursus anak, les anak, kids class, class for children, anak
tidak perlu bakat, harus bisa gambar, harus mahir dulu, harus pintar, harus punya dasar, perlu dasar, need experience, need talent, do i need skills, prasyarat
tidak pernah belajar, nol sangat, buta sama sekali, awam sangat, never done this, never tried, total beginner, complete beginner, pemula, dasar
komputer saja belum bisa, belum bisa komputer, tidak bisa komputer, gaptek sangat, tidak bisa laptop, bad with computers, never used computer, gaptek
lupa pelajaran lama, sudah lama tidak belajar, sudah lama lulus, otak karatan, karatan, rusty, been years since, out of practice, mengulang
catatan berantakan, nyatet bagaimana, cara mencatat, membuat rangkuman, take notes, note taking, bullet journal, catatan, mencatat
baca cepat, cara belajar cepat, cara belajar efektif, belajar efektif, learn faster, study tips, how to study, belajar
belajar bersama, cari teman belajar, teman belajar, temen belajar, study buddy, study together, learning partner, kelompok
pamer hasil, tunjukin karya, karya murid, hasil karya peserta, contoh hasil, student work, show my project, karya, portofolio
mau kuliah atau kerja, kuliah atau kerja, langsung kerja atau kuliah, kerja dulu apa kuliah, college or work, university or job, kuliah
tidak keterima ptn, gagal utbk, gagal snbt, tidak lolos kampus, didn t get into university, rejected by university, kuliah, kampus
surat rekomendasi, minta rekomendasi guru, rekomendasi guru, reference letter, letter of recommendation, recommendation from teacher, rekomendasi
esai beasiswa, motivation letter, surat motivasi, menulis esai beasiswa, membuat esai, scholarship essay, personal statement, esai
wawancara beasiswa, ditanya beasiswa, interview beasiswa, scholarship interview, wawancara
nilai rata rata minimal, ipk minimal, ipk, ip semester, nilai rapor minimal, gpa, minimum gpa, grade point average, nilai
penerima beasiswa, awardee, yang dapat beasiswa, kewajiban penerima, laporan penerima, scholarship holder, recipients, beasiswa
miss a class, missed class, missed a class, miss a session, missed a session, skip a class, tidak ikut sesi, absen, ketinggalan sesi
speak indonesian, indonesian, learn indonesian, bahasa indonesia, berbahasa indonesia, bahasa
juru bahasa, juru bahasa isyarat, interpreter, sign interpreter, penerjemah isyarat, jbi
dengan takarir, ada teks, ada subtitle, ada takarir, subtitles, with captions, takarir
kelas gratis, kelas cuma cuma, belajar gratis, kursus gratis, free class, free course, free classes, gratis
kelas berbayar, kelas premium, kursus berbayar, kelas bayar, paid class, paid course, berbayar, biaya, harga
baru lulus sd, lulus sd, cuma lulus sd, tamatan sd, only primary school, primary education, sekolah dasar, ijazah
sekolah di rumah, homeschooling, homeschool, belajar di rumah, sekolah rumah
kapan masuk, masuk hari apa, masuknya kapan, hari pertama kelas, kelas pertama, mulai kelas, kapan mulai kelas, class starts, first class, first day, jadwal, tanggal
libur kelas, kelas libur, ada kelas tidak, kelas hari ini, kelas ditiadakan, hari ini kelas, no class today, class cancelled, jadwal
`
