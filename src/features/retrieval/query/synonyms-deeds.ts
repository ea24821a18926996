/** What people do: one group a line, colloquial and formal Indonesian and English; behind a bar what is said where these are meant. */
export const DEED_WORDS = `
taruh, menaruh, simpan, menyimpan, letak, meletakkan, tempatkan, tersimpan, penyimpanan, put, store, keep, save, place | salinan, arsip, lemari, cadangan
pinjam, meminjam, peminjaman, pinjaman, dipinjamkan, lend, borrow, loan | kembali, mengembalikan, utang
utang, hutang, berutang, ngutang, kasbon, debt, owe | pinjaman, cicilan
curi, mencuri, dicuri, maling, nyolong, colong, pencurian, jiplak, menjiplak, dijiplak, tiru, meniru, steal, stolen, theft, copy | paten, merek, hak cipta, plagiat
hilang, kehilangan, lenyap, raib, lost, lose, missing, disappear
temu, menemukan, ketemu, nemu, temukan, ditemukan, find, found, discover
cari, mencari, nyari, pencarian, search, seek, look for
lupa, melupakan, kelupaan, forget, forgot, forgotten | ingat
ingat, mengingat, kenang, mengenang, hafal, menghafal, remember, recall, memorize, memorise | catatan
bawa, membawa, dibawa, bring, carry, take along
angkut, mengangkut, antar, mengantar, kirim barang, transport, deliver, delivery | kendaraan, truk
ambil, mengambil, jemput, menjemput, pick up, fetch
beri, memberi, kasih, ngasih, memberikan, diberi, bagi, membagikan, give, hand out, provide | bantuan
terima, menerima, diterima, dapat, memperoleh, mendapat, mendapatkan, receive, obtain, accept, accepted, earn
tolak, menolak, ditolak, penolakan, reject, rejected, refuse, decline
setuju, menyetujui, sepakat, mengizinkan, merestui, restu, agree, approve | izin, persetujuan
larang, melarang, dilarang, larangan, tidak boleh, ban, forbid, forbidden, prohibited, not allowed
bujuk, membujuk, yakinkan, meyakinkan, rayu, persuade, convince | setuju, percaya
janji, berjanji, menjanjikan, jamin, menjamin, dijamin, jaminan, garansi, guarantee, promise, warranty
bicara, berbicara, omong, ngomong, berkata, bilang, ucap, mengucapkan, tutur, cakap, kata, say, said, talk, speak, tell, told
teriak, berteriak, menjerit, bentak, shout, scream
cerita, bercerita, menceritakan, kisah, mengisahkan, curhat, narrate, story, tell
dengar, mendengar, mendengarkan, simak, menyimak, denger, listen, hear, heard
lihat, melihat, tengok, menengok, pandang, memandang, saksikan, menyaksikan, nonton, menonton, tonton, see, watch, watched, look, view
amati, mengamati, pantau, memantau, pengamatan, observasi, observe, observation, monitor
baca, membaca, bacakan, membacakan, read aloud, read
tulis, menulis, nulis, ditulis, tuliskan, mengarang, ketik, mengetik, ketikan, write, wrote, type, typing | tulisan, naskah
catat, mencatat, nyatet, catatan, pencatatan, note, notes, record, log | buku, tulisan
gambar, menggambar, lukis, melukis, sketsa, corat coret, coretan, draw, sketch, paint
hitung, menghitung, ngitung, kalkulasi, jumlah, menjumlahkan, kalkulator, calculate, calculator, add up, sum, count, total
ukur, mengukur, pengukuran, takar, timbang, menimbang, measure, weigh | angka, alat ukur
periksa, memeriksa, cek, ngecek, mengecek, tinjau, meninjau, pemeriksaan, check, inspect, verify, review | ulasan
ulas, mengulas, diulas, ulasan, komentar, mengomentari, menanggapi, ditanggapi, tanggapan, masukan, kritik, saran, comment, feedback, review, respond, response | dinilai, nilai, mentor
nilai, menilai, penilaian, dinilai, rate, judge, assess, grade | juri, skor
uji, menguji, pengujian, coba, mencoba, nyoba, nyobain, percobaan, eksperimen, test, try, trial, experiment
cicip, mencicip, cicipi, icip, mencicipi, rasa, cecap, taste, tasting, cupping | lidah, rasa
pilih, memilih, milih, pilihan, seleksi, menyeleksi, choose, select, pick | syarat
putus, memutuskan, keputusan, menentukan, tentukan, decide, decision, determine
bikin, membuat, buat, menciptakan, cipta, rakit, merakit, pembuatan, make, create, build, produce, craft
bangun, membangun, dirikan, mendirikan, didirikan, rintis, merintis, establish, build, found, set up
susun, menyusun, atur, mengatur, tata, menata, rapikan, merapikan, arrange, organize, organise, tidy, set up
rancang, merancang, rencana, merencanakan, perencanaan, plan, planning, design | jadwal
ubah, mengubah, berubah, ganti, mengganti, tukar, menukar, perubahan, change, replace, swap, switch
pindah, memindahkan, berpindah, pindahan, mutasi, move, moved, relocate, transfer | tempat
tambah, menambah, ditambah, nambah, penambahan, tambahan, add, additional, extra, increase, extend
kurang, mengurangi, dikurangi, kurangi, pangkas, potong, reduce, cut, decrease, less
potong, memotong, gunting, menggunting, iris, cut, slice
sambung, menyambung, tersambung, hubung, menghubungkan, terhubung, konek, connect, connected, link, online | jaringan, internet, sinyal
pasang, memasang, instal, menginstal, pemasangan, install, set up, setup, mount, put up
lepas, melepas, copot, mencopot, bongkar, membongkar, dismantle, take apart, remove
buka, membuka, dibuka, pembukaan, open, opened
tutup, menutup, ditutup, penutupan, close, closed, shut down
perbaiki, memperbaiki, betulkan, membetulkan, benerin, betulin, dibetulkan, servis, reparasi, tambal, menambal, perbaikan, repair, fix, mend, mending, restore, patch | rusak, sobek, bengkel, alat
rusak, merusak, kerusakan, sobek, robek, bolong, pecah, retak, patah, bocor, macet, broken, damaged, damage, torn, cracked, leak, hole | perbaiki, servis, reparasi, tambal
rawat, merawat, perawatan, pelihara, memelihara, asuh, mengasuh, jaga, menjaga, care, take care, maintain, maintenance, look after
bersih, membersihkan, cuci, mencuci, sapu, menyapu, lap, mengelap, clean, wash, sweep, soap, sabun
urus, mengurus, kelola, mengelola, ngurus, menangani, tangani, pengelolaan, manage, handle, run, take care of
jalan, jalankan, menjalankan, berjalan, operasikan, beroperasi, run, operate, work
mulai, memulai, dimulai, awali, mengawali, start, begin, began, kick off
berhenti, stop, setop, menghentikan, dihentikan, keluar, mundur, putus, tidak lanjut, menyerah, quit, leave, drop out, resign, give up
lanjut, melanjutkan, lanjutkan, meneruskan, terus, continue, resume, go on, carry on
ulang, mengulang, ulangi, remedial, mencoba lagi, repeat, again, retry, redo
tunggu, menunggu, nunggu, antre, mengantre, wait, waiting, queue
tunda, menunda, ditunda, undur, mundurkan, penundaan, postpone, delay, delayed, late
telat, terlambat, keterlambatan, kesiangan, late, delay, overdue
cepat, mempercepat, buru buru, segera, lekas, urgen, mendesak, darurat, fast, quick, quickly, hurry, urgent
pakai, memakai, pake, dipakai, guna, menggunakan, gunakan, kenakan, mengenakan, penggunaan, pemakaian, use, used, using, wear, usage
habis, menghabiskan, kehabisan, boros, run out, used up, spend, waste
hemat, menghemat, irit, penghematan, save, saving, frugal, economical
kumpul, mengumpulkan, kumpulkan, dikumpulkan, ngumpul, himpun, menghimpun, pengumpulan, collect, gather, gathering, submit, turn in
kirim, mengirim, dikirim, ngirim, pengiriman, kiriman, setor, menyetor, serahkan, menyerahkan, submit, send, sent, hand in, ship, shipping
tampil, menampilkan, pamer, memamerkan, tunjuk, menunjukkan, ditunjukkan, pertunjukan, show, display, exhibit, perform, present
siar, siaran, menyiarkan, penyiar, mengudara, broadcast, air, on air, announcer | radio
terbit, menerbitkan, diterbitkan, tayang, menayangkan, ditayangkan, muat, dimuat, rilis, merilis, publikasi, publish, published, release, launch, go live | penerbit, redaksi
luncur, meluncurkan, peluncuran, launching, launch
undang, mengundang, undangan, ajak, mengajak, invite, invitation
datang, mendatangi, hadir, menghadiri, kunjung, mengunjungi, kunjungan, mampir, visit, attend, come, drop by | pengunjung
temui, bertemu, menemui, jumpa, berjumpa, ketemuan, kumpul, pertemuan, rapat, meet, meeting, meetup, see | janji temu, tatap muka
pulang, kembali, balik, return, go home, come back
pergi, berangkat, keberangkatan, go, leave, depart
tinggal, menetap, bermukim, domisili, alamat, live, stay, reside
tidur, ketiduran, ngantuk, mengantuk, istirahat, beristirahat, sleep, rest, break, nap
bangun tidur, kesiangan, wake up
makan, menyantap, santap, eat, ate, dine, meal
minum, meneguk, drink, sip
masak, memasak, goreng, menggoreng, rebus, merebus, kukus, cook, fry, boil, recipe | resep, dapur
tanam, menanam, ditanam, nanam, tumbuh, menumbuhkan, budi daya, budidaya, bercocok tanam, plant, grow, growing, cultivate | kebun, bibit, sayur
panen, memanen, petik, memetik, dipetik, harvest, pick
jemur, menjemur, kering, mengeringkan, pengeringan, dry, drying
fermentasi, memfermentasi, ragi, ferment, fermenting, fermentation
tangkap, menangkap, ditangkap, nangkep, jebak, menjebak, jerat, catch, trap, caught
bunuh, membunuh, basmi, membasmi, berantas, kill, exterminate | hama
serang, menyerang, serangan, attack | hama
lawan, melawan, tanding, bertanding, pertandingan, adu, fight, compete, match, versus | lomba, liga
main, bermain, mainan, permainan, play, game
menang, memenangkan, juara, kemenangan, win, won, winner, champion | hadiah, lomba
kalah, kekalahan, lose, lost, defeat
dukung, mendukung, dukungan, sokong, menyokong, support, back
bantu, membantu, bantuan, tolong, menolong, pertolongan, nolong, help, assist, aid
damping, mendampingi, pendamping, pendampingan, dampingi, dampingin, bimbing, membimbing, bimbingan, temani, menemani, asuh, mentoring, accompany, guide, mentor | kakak, mentor
latih, melatih, latihan, berlatih, dilatih, asah, mengasah, train, training, practice, practise, exercise | pelatihan, pelatih
ajar, mengajar, diajari, ajari, mengajari, mengajarkan, diajarkan, ajarin, teach, taught | guru, kelas, mentor
sumbang, menyumbang, disumbang, menyumbangkan, derma, iuran, donate, donated, contribute, contribution | donasi
jual, menjual, jualan, berjualan, dagang, berdagang, dijual, sell, sold, selling, trade | penjual, pedagang, pasar
sewa, menyewa, menyewakan, disewakan, kontrak, ngontrak, rent, rental, hire
tagih, menagih, ditagih, penagihan, charge, charged, billed, bill | tagihan, kartu kredit, biaya
bayar, membayar, dibayar, melunasi, lunas, pelunasan, pay, paid, settle | biaya
gaji, menggaji, digaji, upah, diupah, honor, honorarium, bayaran, uang saku, paid, pay, salary, wage, stipend | uang
lamar, melamar, lamaran, apply, application | lowongan, kerja
rekrut, merekrut, perekrutan, mempekerjakan, hire, hiring, recruit, employ | lowongan, perusahaan
pecat, memecat, dipecat, berhentikan, diberhentikan, dirumahkan, phk, fire, fired, layoff, laid off | kehilangan pekerjaan, menganggur
lulus, meluluskan, tamat, menamatkan, wisuda, graduate, graduated, graduation, pass | lulusan, alumni
daftar, mendaftar, mendaftarkan, ndaftar, pendaftar, register, enrol, enroll, sign up, apply
masuk, memasuki, bergabung, gabung, ikut, ikutan, mengikuti, enter, join, get in
telepon, menelepon, nelpon, hubungi, menghubungi, kontak, call, phone, ring, contact
tipu, menipu, ditipu, tertipu, penipu, penipuan, bohong, berbohong, palsu, abal abal, bodong, mengaku, hoaks, hoax, scam, scammer, fraud, fake, lie | aman, waspada
lindung, melindungi, dilindungi, perlindungan, jaga, menjaga, mengamankan, protect, protection, guard, safe
bahaya, berbahaya, membahayakan, risiko, berisiko, ancaman, danger, dangerous, risk, risky, threat | aman
percaya, mempercayai, kepercayaan, yakin, trust, believe
paham, memahami, mengerti, ngerti, pahami, pemahaman, understand, understanding, comprehend
bingung, membingungkan, kebingungan, pusing, linglung, confused, confusing, dizzy
sedih, kesedihan, kecewa, menangis, nangis, sad, cry, disappointed
senang, gembira, bahagia, suka, gemar, hobi, happy, glad, like, enjoy, fun, seru
marah, kesal, jengkel, angry, upset, annoyed
takut, ketakutan, ngeri, cemas, khawatir, gelisah, waswas, gemetar, gemetaran, deg degan, grogi, gugup, afraid, fear, scared, worry, worried, nervous, anxious, shake, trembling | berani, tenang
malu, minder, pemalu, canggung, shy, embarrassed, ashamed
berani, memberanikan, keberanian, nyali, brave, dare, courage, bold | takut, gugup
lelah, capek, cape, letih, kecapekan, jenuh, bosan, suntuk, tired, exhausted, bored, burnout
duduk, menduduki, sit, sitting, seat
berdiri, stand, standing
lari, berlari, run, running
angkat, mengangkat, lift, raise
tarik, menarik, ditarik, pull, withdraw
tekan, menekan, pencet, klik, mengklik, press, click, push
salin, menyalin, salinan, kopi, fotokopi, menggandakan, duplikat, cadangan, backup, back up, copy, duplicate | simpan
timpa, menimpa, tertimpa, bentrok, tabrakan, konflik, berbenturan, overwrite, overwriting, conflict, clash, collide | gabung, merge
gabungkan, menggabungkan, penggabungan, satukan, menyatukan, merge, combine, unite
kembangkan, mengembangkan, pengembangan, develop, development
terjemahkan, menerjemahkan, penerjemah, alih bahasa, translate, translator, translation
rekam, merekam, direkam, rekaman, record, recording, taped
potret, memotret, jepret, foto, memfoto, photograph, shoot, take pictures
putar, memutar, diputar, play, spin, screen, screening
lacak, melacak, pelacakan, telusuri, menelusuri, track, tracking, trace
jelaskan, menjelaskan, penjelasan, terangkan, menerangkan, explain, explanation
bukti, membuktikan, buktikan, pembuktian, prove, proof, evidence
sebut, menyebut, menyebutkan, disebut, mention, name, call
libur, liburan, cuti, tanggal merah, holiday, vacation, day off, break
rayakan, merayakan, perayaan, syukuran, pesta, celebrate, celebration, party
doa, berdoa, mendoakan, pray, prayer
lahir, kelahiran, melahirkan, bayi, birth, born, baby
meninggal, wafat, mati, kematian, die, died, death
nikah, menikah, pernikahan, kawin, pengantin, mempelai, marry, wedding, married, bride
bagi waktu, membagi waktu, sambil bekerja, mengatur waktu, balance, juggle, time management
dibandingkan, perbandingan, compared, comparison, versus
kejar, mengejar, ketinggalan, tertinggal, menyusul, catch up, left behind, behind
naik, meningkat, meningkatkan, peningkatan, increase, improve, rise, raise, boost
turun, menurun, menurunkan, penurunan, anjlok, decrease, drop, fall, decline
selamatkan, menyelamatkan, penyelamatan, rescue, save
`
