/** People, trades, offices and looking for work, part 2 of 2: one group of about the same meaning a line. */
export const PEOPLE_AND_WORK_2 = `
latihan wawancara, simulasi wawancara, wawancara tiruan, mock interview, interview practice, wawancara
pakai baju apa, baju wawancara, dress code, pakaian bebas, pakai seragam, bebas rapi, what to wear, pakaian
membuat cv, contoh cv, isi cv, cv kosong, cv bagus, riwayat hidup, daftar riwayat hidup, write a cv, make a resume, curriculum vitae, lamaran
surat lamaran, membuat lamaran, contoh lamaran, application letter, cover letter, cv, melamar
membuat portofolio, portofolio kosong, belum punya portofolio, belum punya karya, isi portofolio, build a portfolio, no portfolio, karya, proyek
bekas narapidana, mantan napi, catatan kriminal, skck, kelakuan baik, criminal record, police record, surat keterangan
ordal, koneksi orang dalam, kkn, nepotisme, insider, connections, nepotism
batas usia kerja, maksimal umur, umur maksimal, usia maksimal, age limit, maximum age, umur
perempuan boleh, cewek boleh, khusus cowok, khusus cewek, khusus perempuan, women only, open to women, perempuan
anakku, anak, anak saya, untuk anak, anak bungsu, anak sulung, anak pertama, my son, my daughter, my child, my kid
anak kelas satu, anak tk, anak balita, anak umur lima, anak kecil, bocah kecil, toddler, little kid, young children, umur, batas usia
anak abg, anak remaja, anak gadis, anak bujang, anak smp, anak sma, teenage son, teenage daughter, my teenager, remaja
anak tidak mau belajar, anak malas belajar, anak susah belajar, anak tidak mau sekolah, males sekolah, kid won t study, refuses to study, anak
anak main ponsel, anak main game, anak kecanduan, kecanduan game, main game melulu, kecanduan ponsel, addicted to games, always on phone, layar, gawai
anak pemalu, anak pendiam, anak tidak pede, pendiam, introvert, introver, shy child, quiet kid, introverted, malu
anak nakal, anak bandel, bandel, susah diatur, badung, naughty, misbehave
anak dirundung, anak dibully, diejek, diejek teman, dikucilkan, dijauhi teman, dihina, picked on, teased, excluded, left out, perundungan
anak berkebutuhan khusus, abk, autis, autisme, adhd, slow learner, disleksia, special needs, autistic, dyslexia, dyslexic, difabel
ditemani, temani, ditungguin, ditunggu orang tua, orang tua nunggu, boleh nunggu, anak ditemani, accompany my child, can parents stay
dijemput, jemput, antar jemput anak, jemput anak, siapa yang jaga, dijaga siapa, diawasi siapa, pick up my child, who supervises
izin orang tua, surat izin orang tua, persetujuan orang tua, orang tua setuju, tidak dibolehin orang tua, tidak dikasih izin, dilarang orang tua, parental consent, parents permission, parents won t allow, orang tua
orang tua tidak setuju, tidak direstui, ditentang keluarga, disuruh jadi pns, disuruh kuliah, disuruh nikah, beda pendapat orang tua, parents disagree, against my parents, orang tua
orang tua khawatir, takut anak kenapa, aman untuk anak, anak aman tidak, worried about my child, safe for kids, anak
orang tua lihat nilai, pantau anak, mantau anak, lihat perkembangan anak, laporan untuk orang tua, monitor my child, child progress, nilai, rapor
daftarin anak, daftarkan anak, mendaftarkan anak, daftar atas nama anak, register my child, sign up my kid, pendaftaran
daftarin orang lain, daftarkan teman, daftarin teman, daftar untuk teman, diwakilkan, wakilkan, register for someone, on behalf, pendaftaran
untuk ibuku, ibu saya mau belajar, orang tua mau belajar, nenek mau belajar, for my mother, for my dad, for my parents, lansia
ibu rumah tangga, emak emak, mak mak, ibu ibu rumahan, ngurus rumah, ngurus anak, housewife, stay home mom
bawa bayi, bawa anak, bawa balita, sambil momong, momong, ngasuh, gendong bayi, menyusui, nyusuin, bring my baby, babysit, breastfeeding, anak
penitipan anak, titip anak, daycare, tempat bermain anak, childcare, day care, anak
single mom, ibu tunggal, janda, orang tua tunggal, single parent, widow
csr, program csr, dana csr, tanggung jawab sosial, bina lingkungan, corporate social responsibility, tjsl, social responsibility
mau jadi sponsor, sponsor, mau sponsori, mensponsori, nyeponsori, pasang logo, penyandang dana, sponsorship, become a sponsor, fund a program, support your program
mou, nota kesepahaman, memorandum, surat kerja sama, proposal kerja sama, mitra, kemitraan
mau kerja sama, ngajak kerja sama, ajak kolab, kolab, collab, work with you, partner up, collaborate with, kemitraan, mitra
sekolah kami ingin, sekolah mau gabung, sekolah mitra, daftarin sekolah, sekolah jadi mitra, register our school, partner school, our school, sekolah
latih karyawan, pelatihan karyawan, training karyawan, ngelatih staf, ajarin tim, diklat, upskilling, reskilling, staff training, train our team, employee training, pelatihan
cari karyawan, cari pegawai, butuh karyawan, mau rekrut, rekrut lulusan, ambil lulusan, pasang lowongan, hire your graduates, post a job, looking to hire, recruit alumni, lowongan
terima anak magang, titip siswa magang, siswa pkl, tempat pkl, cari tempat pkl, cari tempat magang, tempat magang, take interns, place for internship, internship place, magang
sumbang barang, nyumbang laptop, nyumbang buku, sumbang laptop bekas, sumbang buku, hibah barang, barang layak pakai, donasi barang, donate books, donate laptops, used computers, in kind, donasi
donasi rutin, donasi bulanan, sedekah rutin, jadi donatur, orang tua asuh, kakak asuh, zakat, infak, wakaf, monthly giving, recurring donation, regular donor, sponsor a child, donasi
uangnya ke mana, donasi ke mana, dipakai apa donasinya, laporan donasi, transparan, transparansi, keterbukaan, akuntabel, akuntabilitas, where donations go, transparency, accountable, accountability, laporan
mau jadi relawan, ingin bantu, mau bantu, ingin membantu, jadi sukarelawan, sukarela, suka rela, cara bantu, ikut bantu, volunteering, voluntary
relawan dapat apa, relawan dibayar, relawan dapat uang, sertifikat relawan, volunteer benefits, do volunteers get paid, relawan
mau wawancara tim, mau liputan, meliput, izin liputan, permintaan media, wartawan mau tanya, kontak media, siaran pers, rilis pers, press release, press kit, media inquiry, press contact, pers, wartawan
untuk skripsi, untuk penelitian, minta data penelitian, izin penelitian, responden, isi kuesioner, kuesioner, angket, sebar kuesioner, survei, research permission, for my thesis, questionnaire, respondents
undang pembicara, ngundang pembicara, cari pembicara, jadi pembicara, undang narasumber, minta narasumber, invite a speaker, guest speaker, speaking engagement, pembicara, narasumber
siapa pendirinya, pendiri, siapa pemiliknya, didirikan siapa, founder, founders, who runs this, who owns this, who founded, tentang kami
izin resmi, berbadan hukum, legalitas, terdaftar di kemenkumham, resmi tidak, akta pendirian, legally registered, legal entity, is it official, resmi
mau kritik, mau komplain, mau protes, mau ngadu, ngadu ke mana, lapor ke mana, pengaduan, komplain ke mana, complaint, file a complaint, report a problem
dilecehin, dilecehkan, digodain, pelecehan, digrepe, chat mesum, mesum, dirayu mentor, harassed, sexual harassment, inappropriate messages, creepy
kantor desa, balai desa, kantor kelurahan, kelurahan, balai warga, balai dusun, pendopo, village office, village hall, community hall
perangkat desa, pamong, pamong desa, aparatur desa, kaur, sekdes, sekretaris desa, bendahara desa, village staff, village officials, village secretary
musdes, musyawarah desa, rembuk, rembug, rembug warga, rapat warga, rapat rt, kumpulan rt, sidang desa, village meeting, town hall, residents meeting, warga
pak rt, ketua rt, rt rw, rukun tetangga, ketua lingkungan, kepala dusun, kadus, neighbourhood head, head of neighbourhood, warga
dana desa, dandes, anggaran desa, apbdes, uang desa, duit desa, village fund, village budget
laporan desa, spj, lpj, laporan pertanggungjawaban, membuat spj, nyusun spj, membuat laporan, pertanggungjawaban, accountability report, financial accountability
bumdes, badan usaha desa, usaha desa, usaha milik desa, village enterprise, village owned business
karang taruna, pemuda desa, muda mudi desa, pemuda kampung, youth club, village youth
pkk, ibu pkk, ibu ibu pkk, women s group
posyandu, health post, timbang bayi
kader, kader desa, kader kesehatan, cadre
arisan, uang arisan, kocokan arisan, rotating savings
surat pengantar, surat rt, surat domisili, ngurus surat, urus surat, surat desa, minta surat, cover note, letter from village, surat keterangan
data warga, sensus warga, data penduduk, pendataan warga, kependudukan, population data, resident data, household survey, desa
bantuan salah sasaran, tidak dapat bantuan, tidak dapat bansos, bantuan tidak merata, jatah bantuan, data bansos salah, aid not received, wrong recipients, bantuan
korupsi, korup, korupsi dana, uang dikorupsi, ditilep, nilep, penggelapan, nyolong uang, suap, sogok, nyogok, pungli, pungutan liar, corruption, bribe, bribery, embezzle
pelayanan lelet, birokrasi, berbelit belit, dipingpong, ribet ngurusnya, red tape, bureaucracy, paperwork hell
perda, perdes, peraturan desa, peraturan daerah, perbup, local regulation, bylaw, aturan, hukum
dewan, dprd, majelis, bpd, wakil rakyat, badan permusyawaratan, council, board, assembly
rakyat, masyarakat, rakyat kecil, wong cilik, the people, common people, citizens
layanan publik, pelayanan publik, pelayanan warga, pelayanan masyarakat, public service, public services, pemerintah
kakak ipar, adik ipar, ipar, mertua, menantu, in law, in laws
bibi, bulik, bude, aunt, auntie
paman, pakde, paklik, uncle
almarhum, almarhumah, mendiang, late husband, passed away
jenius, genius, otak encer, brilian, brilliant, gifted
panutan, teladan, idola, role model
terkenal, tersohor, kondang, ngetop, famous, well known
produsen, pembuat, penghasil, manufacturer, producer
ritel, eceran, retail, satuan
konter, konter pulsa, jual pulsa, phone shop
ruang redaksi, dewan redaksi, meja redaksi, newsroom, editorial desk, editors
panggilan darurat, hotline, nomor darurat, call center, pusat panggilan, helpline
deklarasi, pernyataan, maklumat, declaration, statement
unjuk rasa, demonstrasi, demo mahasiswa, aksi massa, protest, rally
mogok kerja, strike, on strike
peragaan, demo, demo alat, didemokan, demonstration, live demo
vonis, putusan hakim, verdict
pidana, kriminal, kejahatan, criminal, crime
penjara, bui, dipenjara, jail, prison
kasus, perkara, kejadian, insiden, peristiwa, incident, case, happening
damai, berdamai, perdamaian, rukun, akur, baikan, peace, make peace, reconcile
musuhan, bermusuhan, memusuhi, marahan, diem dieman, enemies, not speaking
golongan, kelas sosial, kategori, kelompok masyarakat, category, class group
retribusi, pungutan, pungutan resmi, karcis retribusi, levy
ekonomi, perekonomian, ekonomi keluarga, economy, economic, economics
etika, etis, kode etik, tata susila, moral, ethics, ethical, manners, etiquette
prinsip, asas, pegangan hidup, pedoman hidup, principle, principles
menerapkan, terap, diterapkan, penerapan, praktikkan, apply it, implement, implementation, put into practice
meraih, diraih, raih, menggapai, capai, mencapai, tercapai, reach, achieve, accomplish, attain
bangkit, bangkit lagi, bangkit kembali, pulih, move on, bounce back, recover
kenalan, kenalanmu, relasi kerja, koneksi, jejaring, networking, acquaintance, contacts
minat, berminat, tertarik, ketertarikan, passion, interest, interested, keen
wewenang, berwenang, kewenangan, yang berhak, authority, in charge
hari pertama kerja, baru masuk kerja, karyawan baru, pegawai baru, first day at work, new hire, new employee, onboarding, kantor
masa orientasi, orientasi, ospek, mpls, pengenalan lingkungan, pembekalan, orientation, induction, briefing
ketemu bule, tamu asing, melayani turis, bicara sama bule, serve tourists, foreign guests, bahasa inggris
dapat kerja tidak, langsung dapat kerja, lulus langsung kerja, disalurkan kerja, dibantu cari kerja, dicariin kerja, help find job, help me get hired, will i get a job, pekerjaan
tips cari kerja, cara cari kerja, trik cari kerja, cara dapat kerja, kiat melamar, tips melamar, job search tips, how to get hired, find a job, lamaran, cv
tes kerja, psikotes, tes tulis kerja, tes seleksi kerja, aptitude test, assessment test, coding test, tes coding, seleksi, wawancara
kerja apa, bisa kerja apa, kerjanya apa, jobdesk, jobdesc, deskripsi kerja, tugas pekerjaan, job description, what kind of job, duties, pekerjaan, karier
kerja tanpa tes, jalur prestasi, jalur undangan, jalur khusus, jalur rapor, admission track, special track
cuti kerja, jatah cuti, ambil cuti, cuti tahunan, annual leave, days off, paid leave, libur
kecelakaan kerja, keselamatan kerja, k3, work accident, workplace safety, occupational safety, aman
pekerja anak, kerja di bawah umur, anak bekerja, child labour, underage worker, umur
kerja bersama difabel, difabel kerja, lowongan difabel, jobs for disabled, disabled workers, inclusive hiring, difabel
cerita alumni, kisah alumni, alumni kerja di mana, lulusan kerja di mana, testimoni alumni, success stories, graduate stories, where alumni work, alumni, lulusan
reuni, temu alumni, kumpul alumni, ikatan alumni, reunion, alumni gathering, alumni network, alumni, lulusan
emas, gold
perhiasan, jewelry, jewellery
seluruh dunia, dunia, world, worldwide
paguyuban petani, kelompok tani, poktan, gapoktan, farmer group, farmers group, petani
menaungi, membawahi, membina, pembina, di bawah naungan, umbrella organisation, under the wing, yayasan, lembaga
atas nama, mewakili, perwakilan, wakil, delegasi, behalf, represent, representative
info lengkap, more information, further information, learn more, kontak
jasa, layanan jasa, usaha jasa, penyedia jasa, services offered
bidang, ranah, lingkup, ruang lingkup, cakupan, field of work, scope, area of work
jabatan, menjabat, posisi, pangkat, kedudukan, job title, role, rank position
dewasa, orang dewasa, adult, grown up, adults, mature
tunggal, anak tunggal, only child
kompak, kekompakan, solid, team spirit, cohesive, work well together
kuasa, berkuasa, kekuasaan, surat kuasa, power of attorney, power
pemilik rumah, ibu kos, bapak kos, induk semang, landlord, landlady, tenant, penyewa
kepala sekolah, kepsek, headmaster, headteacher, principal, school principal
guru bk, bimbingan konseling, bk, konselor, konseling, counselor, counselling, counseling
pengasuh, baby sitter, pembantu rumah tangga, caregiver, caretaker, nanny
perawat lansia, jaga lansia, merawat orang tua, panti jompo, elderly care, nursing home
peserta pelatihan, siswa magang, trainee, apprentice trainee, peserta didik baru
saksi, menyaksikan kejadian, witness, eyewitness
turis, wisatawan, pelancong, pendatang, tourist, tourists, traveller
orang asing tidak dikenal, orang tidak dikenal, stranger, strangers, unknown person
warga asli, penduduk lokal, putra daerah, orang lokal, locals, native people
influencer, selebgram, kreator, kreator konten, konten kreator, youtuber, tiktoker, streamer, content creator, vlogger
followers, follower, pengikut, subscriber, nambah followers, beli followers, gain followers
fyp, masuk fyp, supaya viral, algoritma tiktok, go viral, jangkauan, engagement
afiliasi, affiliate, program afiliasi, komisi afiliasi, affiliate program
giveaway, bagi bagi hadiah, freebies, undian, kuis berhadiah, doorprize, raffle, lucky draw
cod, bayar di tempat, bayar pas sampai, cash on delivery
preloved, thrift, thrifting, awul awul, baju bekas, secondhand clothes
rekber, rekening bersama, escrow, jual beli aman
daftar gaji, penggajian, slip gaji, payroll, payslip
transkrip, transkrip nilai, transcript, academic record, daftar nilai
galang dana, penggalangan dana, urun dana, crowdfunding, fundraising, fundraise, raise funds
nirlaba, lembaga sosial, lsm, nonprofit, non profit, ngo, charity
buletin, kabar berkala, surat kabar berkala, newsletter, mailing list
latar belakang, latar, background
tonggak, pencapaian penting, milestone, milestones
kekerasan, kdrt, dipukul, dianiaya, violence, violent, domestic violence
korban, penyintas, victim, victims, survivor, survivors
diskriminasi, rasis, rasisme, pilih kasih, discrimination, racism, racist, biased against
lowongan di sini, kerja di sini, mau kerja di sini, cara kerja di sini, join your team, work for you, careers page, lowongan
buka lowongan apa, lowongan apa saja, lowongan terbaru, ada lowongan, any vacancies, job openings, open positions, lowongan
lokasi kerja, penempatan di mana, ditempatkan di mana, kerja di mana, kota mana, work location, where based, penempatan
cowok cewek sama, gaji perempuan, gaji beda, kesenjangan upah, equal pay, pay gap, setara
kerja sambil sekolah, kerja sambil kuliah, kuliah nyambi, student job, part time job, working student, paruh waktu, jadwal
tidak kembali modal, usaha bangkrut, bangkrut, gulung tikar, tutup usaha, pailit, bankrupt, went out of business, business failed
`
