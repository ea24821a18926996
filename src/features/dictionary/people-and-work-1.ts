/** People, trades, offices and looking for work, part 1 of 2: one group of about the same meaning a line. */
export const PEOPLE_AND_WORK_1 = `
nama, julukan, nama panggilan, name, nickname
asal, orang mana, dari daerah mana, asal daerah, kampung halaman, origin, come from, hometown
warga negara, wni, rakyat, kewarganegaraan, citizen, citizenship
aparatur, aparat, birokrat, pamong, abdi negara, pegawai negeri, asn, pns, civil servant, official
pejabat, petinggi, orang dinas, pegawai pemerintah, official
jabatan, posisi, kedudukan, pangkat, menjabat, peran, position, job title, role
tetua, tetua adat, sesepuh, orang tua kampung, tokoh masyarakat, tokoh adat, pemuka, elder, community leader
karang taruna, organisasi pemuda, pemuda desa, pemuda kampung, muda mudi, youth organization, youth group
rt, rw, rukun tetangga, rukun warga, ketua rt, pak rt, neighbourhood, neighborhood
penyelia, mandor, pengawas, kepala regu, supervisor, foreman
redaktur, redaksi, dewan redaksi, pemimpin redaksi, pimred, editor, editorial, newsroom
ilustrator, juru gambar, tukang gambar, pembuat ilustrasi, illustrator
analis, analis data, penganalisis, analyst, data analyst
detektif, penyelidik, selidiki, investigasi, detective, investigate, investigation
juru bahasa, penerjemah, interpreter, interpret, translator
pembaca, yang baca, reader, baca
pengirim, yang kirim, si pengirim, sender
penelepon, yang menelepon, caller
pembuat, pencipta, kreator, maker, creator
kompetitor, rival, saing, competitor, compete
musuh, lawan, seteru, enemy, opponent, rival
pekerja lepas, freelancer, freelance, kerja lepas, kerja mandiri, pekerja mandiri, self employed
perantara, calo, makelar, agen, broker, pihak ketiga, penengah, middleman, intermediary
cucu, anaknya anak, grandchild, grandchildren, grandson, granddaughter
siswi, siswa putri, murid perempuan, pelajar putri, schoolgirl
orang asing, orang tidak dikenal, tidak kenal, stranger, unknown person
korban, penyintas, yang dirugikan, victim, survivor
asesor, penguji, penilai, assessor, examiner
notulis, pencatat rapat, juru catat, notula, notulen, risalah, note taker, minute taker
keramikus, perajin keramik, pembuat gerabah, tukang tembikar, potter, ceramicist
operator, petugas, penjaga mesin, yang menjalankan mesin
kader, kader desa, kader posyandu, penggerak warga, cadre
pencinta, pecinta, penggemar, penyuka, enthusiast, lover, fan
companion, pendamping, kawan, teman jalan
rantau, anak rantau, jauh dari rumah, migrant
kkn, kuliah kerja nyata, pengabdian masyarakat, turun ke desa, community service
pengabdian, mengabdi, bakti, bakti sosial, baksos, dedikasi, pelayanan, devotion, dedication
gotong royong, royong, kerja bakti, bahu membahu, saling bantu, saling tolong, rewang, mutual help, community work
komite, panitia, dewan, committee, board
biro, unit, kantor, dinas, bureau, agency
swasta, bukan negeri, perusahaan swasta, private sector, privately owned
manufaktur, pabrik, industri, perakitan, manufacturing, factory
osis, organisasi siswa, pengurus osis, ketua osis, student council
bk, guru bk, bimbingan konseling, konseling, konselor, counsellor, counselor, counseling, counselling
jejaring, relasi, koneksi, banyak kenalan, jaringan pertemanan, networking
piket, jadwal piket, jadwal jaga, giliran jaga, bagi tugas, rota, roster
logistik, distribusi, pengiriman, ekspedisi, pengadaan, logistics
operasional, kegiatan sehari hari, biaya operasional, operational, operations
jenjang karier, naik jabatan, naik pangkat, promosi jabatan, promotion, career path
salah jurusan, tidak sesuai jurusan, beda jurusan, wrong major, career mismatch, kerja beda jurusan
minim pengalaman, belum ada pengalaman, tanpa pengalaman, nol pengalaman, fresh graduate, baru lulus, lulusan baru, no experience
tidak dipanggil kerja, lamaran tidak dibalas, tidak ada panggilan, tidak ada kabar, ghosting, di ghosting, no reply
ditolak kerja, lamaran ditolak, tidak keterima, tidak diterima kerja, rejected
rekan kerja, teman kantor, teman kerja, coworker, colleague, teammate
rangkap, rangkap jabatan, kerja dobel, dua pekerjaan, double job, dual role
mengundurkan diri, resign, keluar kerja, berhenti kerja, surat pengunduran diri, quit my job
muda, belia, usia muda, masih muda, young, younger
lebih tua, senior, kakak kelas, lebih senior, older
adik kelas, junior, lebih muda
penyandang, penyandang disabilitas, difabel, disabilitas, people with disabilities
tokoh perempuan, perempuan hebat, women leaders
sosial, kegiatan sosial, masyarakat, social, society
kerja serabutan, serabutan, kerja apa saja, kerja harian, buruh harian, odd jobs, casual work
keadaan, kondisi, situasi, condition, situation
pelaksana, pelaksana kegiatan, penyelenggara, petugas pelaksana, panitia pelaksana, executor, organiser
analis, analis data, penganalisis, analyst, data analyst, business analyst
peran, peranan, berperan, tugas pokok, role, roles
wewenang, berwenang, kewenangan, otoritas, hak akses, pihak berwajib, authority, authorized, authorised, in charge
mantan, eks, former, ex
perekayasa, rekayasa, insinyur, tukang insinyur, engineering, engineer
pemberi, penyumbang, donatur, dermawan, giver, givers, donor, donors
kurator, kurasi, dikurasi, pemilih karya, curator, curation, curated
ronda, jaga malam, siskamling, poskamling, pos ronda, hansip, patroli, night watch, patrol
bergilir, bergiliran, gantian, bergantian, gilir, giliran, rolling, rotasi, take turns, rotate, rotation
status lamaran, status pendaftaran, sudah sampai mana, pengumuman hasil, application status
hadapi, menghadapi, dihadapi, berhadapan, deal with, cope
struktur, terstruktur, susunan, kerangka, rangka, structure, structured, framework
berbasis, berlandaskan, bertumpu, berdasarkan, based on
dipahami, dimengerti, paham, mengerti, understood
cairan, zat cair, encer, liquid, fluid
wajib pajak, pembayar pajak, taxpayer, taxpayers
ikut serta, keikutsertaan, partisipasi, peran serta, berperan serta, turut serta, participation, take part
wakil, mewakili, diwakili, perwakilan, utusan, delegasi, representative, represent, deputy
bina, membina, dibina, pembina, pembinaan, binaan, guru pembina, coaching
paman, om, pakde, paklik, uncle
sdm, sumber daya manusia, tenaga kerja, personalia, human resources, manpower, workforce
tenaga, bertenaga, daya, kekuatan, energi, power, energy, strength
posisi, kedudukan, jabatan, position, positions
piket, jadwal piket, giliran jaga, tugas jaga, on duty, duty roster
tuan rumah, penyelenggara, host
majikan, juragan, tuan, bos, employer
klub, ekskul, ekstrakurikuler, kegiatan ekstra, unit kegiatan, club, clubs, extracurricular
junior, yunior, adik kelas, adik tingkat, juniors
penggemar, fans, suporter, pengagum, supporter
penjaga, juru kunci, penunggu, keeper, caretaker
penipu, tukang tipu, calo, swindler, swindlers, scammer, con man
produser, producer, pembuat acara, pembuat film
sutradara, director, pengarah adegan
nasabah, pemegang rekening, pelanggan bank, bank customer
sekretaris, secretary, notulis, juru tulis
administrator, pengelola, admin, pengurus administrasi, tata usaha
rombongan, satu rombongan, datang ramai ramai, delegasi, group visit, study tour
apoteker, farmasi, ahli obat, pharmacist, pharmacy
kondektur, kenek, kernet, awak bus, conductor
kurir, pembawa pesan, utusan, messenger, messengers
mertua, in laws, mother in law, ibu mertua, bapak mertua
kerabat, famili, sanak saudara, saudara jauh, keluarga besar, relatives, relative
perantau, rantau, merantau, ngerantau, perantauan, anak rantau, jauh dari rumah, migrant worker, leave home
penyalur, agen, agen penyalur, distributor, lembaga penyalur, agency
pemasok, memasok, pasok, pasokan, suplai, supplier, suppliers, supply
pemangku kepentingan, pihak terkait, pihak berkepentingan, stakeholder, stakeholders
bersangkutan, yang bersangkutan, terkait, pihak terkait, concerned, involved
fasilitator, memfasilitasi, fasilitasi, pemandu, pemandu diskusi, facilitate, facilitator, facilitation
kinerja, performa kerja, prestasi kerja, hasil kerja, work performance, performance
produktivitas, produktif, efisien, efektif, efisiensi, productivity, productive, efficient
responden, pengisi survei, peserta survei, yang disurvei, respondent, respondents
konselor, konseling, bimbingan konseling, guru bk, bk, counseling, counselling, counselor
pramuka, kepanduan, penggalang, persami, scout, scouts
guru galak, dosen killer, guru killer, strict teacher
rekor, pecah rekor, memecahkan rekor, rekor terbanyak, best score, world record
generasi, generation, generations, angkatan muda
komunal, milik bersama, dipakai bersama, communal, shared
belum ada kabar, tidak ada kabar, belum dibalas, tidak dibalas, digantung hrd, no reply, no response, dighosting
gugup wawancara, takut wawancara, persiapan interview, tips wawancara, interview tips, first interview
gaji telat, gaji belum dibayar, tidak dibayar, upah tidak dibayar, belum gajian, gajian telat, unpaid salary
kerja kelompok, tugas kelompok, kerja tim, kerja bareng, teamwork, group work, kerja bersama
teman tidak kerja, numpang nama, anggota pasif, tidak ikut kerja, free rider
diremehkan, dipandang sebelah mata, dianggap remeh, direndahkan, looked down on, underestimated
dimarahi, kena marah, diomeli, dibentak, ditegur, scolded, told off
resign, mengundurkan diri, keluar kerja, berhenti kerja, pengunduran diri, resignation, quit my job
kakek, nenek, opung, mbah, simbah, eyang, grandparents
ketua kelas, pengurus kelas, ketua osis, osis, class president, student council
baru dipecat, kena phk, habis kontrak, kontrak habis, kontrak tidak diperpanjang, dirumahkan, kena layoff, lost my job, got fired, contract ended
susah cari kerja, belum dapat kerja, belum keterima kerja, nganggur lama, sudah lama nganggur, lulus belum kerja, can t find work, job hunting, looking for work, lowongan
lamaran tidak dibalas, tidak dipanggil, tidak ada panggilan, belum dipanggil, tidak ada kabar, di ghosting, no reply, no response, never heard back, lamaran
ditolak terus, ditolak melulu, gagal terus, selalu ditolak, keep getting rejected, always rejected, lamaran
tanpa pengalaman, belum punya pengalaman, tidak ada pengalaman, fresh graduate, freshgrad, baru lulus, lulusan baru, no experience, entry level, just graduated, new graduate, pengalaman
lulusan sma, lulusan smk, cuma lulusan sma, tamatan sma, tamatan smk, cuma tamat sma, tidak kuliah, cuma smp, tidak punya ijazah, tanpa ijazah, high school graduate, no degree, without a degree, ijazah
putus sekolah, putus kuliah, berhenti sekolah, tidak lanjut sekolah, tidak tamat, sekolah berhenti, school dropout, left school, never finished school, sekolah
kejar paket, paket c, paket b, ijazah paket, ujian kesetaraan, pkbm, equivalency, ged
gap year, nganggur setahun, istirahat setahun, tidak langsung kuliah, year off
pindah jalur, ganti karier, ganti karir, banting setir, salah jurusan, tidak sesuai jurusan, beda jurusan, lintas jurusan, career switch, changing careers, wrong major, different field, karier
ketuaan, terlalu tua, kelewat tua, sudah tua, umur kepala tiga, umur kepala empat, sudah berumur, tidak muda lagi, too old, at my age, over thirty, over forty, umur, batas usia
masih sekolah, masih smp, masih sma, masih kecil, belum cukup umur, terlalu muda, belum 17, belum punya ktp, under age, too young, still in school, umur, batas usia
berapa gaji, gaji gede, gaji segitu, digaji berapa, dibayar berapa, kisaran gaji, gaji bersih, gaji kotor, gaji umr, umr, ump, how much pay, salary range, minimum wage, take home pay, gaji, upah
naik gaji, minta naik gaji, nego gaji, kenaikan gaji, pay rise, raise, negotiate salary, naik jabatan, promosi jabatan, kenaikan pangkat, gaji
belum digaji, gaji telat, gaji belum dibayar, gaji ditahan, honor belum cair, upah belum dibayar, unpaid wages, not paid, gaji, honor
tidak digaji, tidak dibayar, kerja gratis, cuma dapat pengalaman, magang tidak dibayar, unpaid, unpaid internship, gaji
dapat uang saku, magang dibayar, uang transport, digaji magang, paid internship, magang
thr, bonus, tunjangan hari raya, insentif, komisi, untung tambahan, bonus pay, incentive, commission, holiday bonus
cari tambahan, penghasilan tambahan, cari sampingan, kerja sampingan, sampingan, nyambi, kerja sambilan, side job, side hustle, extra income, second job, penghasilan
cari duit, cari uang, menghasilkan uang, dapat duit, dapat uang, jadi duit, earn money, make money, monetise, monetize, penghasilan
kerja lepas, lepasan, freelance, freelancer, pekerja lepas, proyekan, ngojek desain, kerja borongan, borongan, freelancing, gig, self employed, contractor
cari klien, dapat klien, klien pertama, klien kabur, klien tidak bayar, find clients, first client, klien
pasang tarif, patok harga, nentuin harga, menentukan harga, berapa pasang harga, banting harga, set a price, how much to charge, underpriced, pricing, tarif, harga
kerja dari rumah, kerja di rumah, kerja dari desa, kerja online, kerja jarak jauh, wfa, hybrid, work remotely, from anywhere, daring
wajib ngantor, harus ngantor, masuk kantor, ngantor, kerja di kantor, office based, come to the office, kantor
jam kerja, jam kantor, masuk jam berapa, pulang jam berapa, kerja berapa jam, working hours, office hours, hours a week, jadwal
kerja sabtu, masuk sabtu, libur sabtu, kerja lima hari, kerja akhir pekan, weekend work, jadwal, jam
kerja malam, masuk malam, pulang malam, pulang larut, sif malam, work nights, late shift, malam, sif
kerja di luar negeri, kerja luar negeri, tki, pmi, pekerja migran, buruh migran, work abroad, migrant worker, luar negeri
merantau, perantau, rantau, tanah rantau, anak rantau, far from home, kota
pulang kampung, kembali kampung, mudik, kembali ke desa, go back home, return home
kontrak kerja, surat kontrak, pkwt, karyawan kontrak, karyawan tetap, diangkat tetap, outsourcing, employment contract, permanent position, contract worker, kontrak
masa percobaan, probation, percobaan tiga bulan, probation period
grogi wawancara, gugup wawancara, takut wawancara, deg degan interview, interview nervous, nervous about interview, wawancara
pertanyaan wawancara, pertanyaan interview, ditanya gaji, perkenalkan diri, interview questions, tell me about yourself, wawancara
`
