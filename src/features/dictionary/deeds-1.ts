/** What people do, part 1 of 2: one group of about the same meaning a line. */
export const DEEDS_1 = `
gerak, move, movement, motion
pegang, megang, genggam, hold, grip, grasp
tatap, menatap, pandang, melotot, gaze, stare
sebar, sebarluaskan, share, viral, spread
edar, circulate, circulation
pisah, sendiri sendiri, separate, apart, split
sortir, pilah, sort, sort out
mengikuti, turuti, follow, follower, ikut
diadakan, mengadakan, diselenggarakan, menyelenggarakan, digelar, menggelar, dilaksanakan, berlangsung, held, take place, takes place, selenggara
berisi, memuat, isinya, mengandung, terdiri atas, terdiri dari, berupa, contain
tempel, nempel, lekat, rekat, lem, stick, attach, glue
hias, dekorasi, dekor, ornamen, pernak pernik, decorate, decoration, ornament
olah, memproses, process
sunting, menyunting, disunting, edit, penyuntingan, editing
rangkai, rangkaian, merakit, assemble, string together
bentang, hamparan, menggelar tikar, spread out
segel, seal
simpul, ikat, knot, tie
acak, shuffle, random, randomly
kenali, identifikasi, identify, recognise, recognize
tebak, nebak, terka, guess
buru, hunt, incar
kejar, mengejar, chase, catch up
banting, lempar, lontar, throw, slam
tendang, nendang, kick
panjat, manjat, naik pohon, climb
lompat, loncat, jump
ayun, goyang, swing
tabrak, nabrak, bump, crash into
jatuh, terpeleset, ambruk, fell, fall down
kabur, melarikan diri, minggat, lari dari, run away, escape
rebut, memperebutkan, diperebutkan, snatch, fight over, compete for
titip, nitip, konsinyasi, entrust, leave with, consignment
pintal, spin yarn, spinning
bubut, mesin bubut, tukang bubut, lathe
lapis, coat, layer, salut
jilid, bind, bookbinding
adaptasi, menyesuaikan, penyesuaian, menyesuaikan diri, adapt, adjust
tuntas, beres, kelar, rampung, done, selesai, finish
benah, beres beres, bebenah, tidy up, sort out
tindakan, bertindak, ambil tindakan, aksi, act, action
perlakuan, memperlakukan, diperlakukan, dianggap, treat, treatment
reaksi, bereaksi, respons, tanggapan, reaction, react to
sebab, pemicu, gara gara, alasan, cause, reason
buntutnya, ujung ujungnya, consequence, result in, akibat, dampak, effect
korbankan, berkorban, pengorbanan, merelakan, sacrifice
nguping, mencuri dengar, eavesdrop, overhear
runding, berunding, rembuk, negotiate, talks
arahan, mengarahkan, taklimat, brief, technical meeting
biarkan, leave alone, let alone
kurasi, kurator, pilihan kurator, curate, curation, curator
balas, fast respon, respon cepat, slow respon, lama balas, tidak dibalas, reply, respond
belum dibalas, chat tidak dibalas, dibaca saja, centang dua, tidak ada balasan, no response, left on read
borong, buy all, bulk buy
upaya, usaha keras, berusaha, kerja keras, effort, hard work, work hard
strategi, siasat, taktik, kiat, cara jitu, strategy, tactic
metode, pendekatan, jurus, teknik, kiat, cara belajar, method, approach, technique
membangun, bangun, dirikan, built, build
gambar, menggambar, drew, drawn, draw, sketsa
lihat, melihat, seen, saw, see
pilih, memilih, chose, chosen, choose
pinjam, meminjam, lent, borrow, lend
beli, membeli, bought, buy, purchase
tutup, menutup, shut, closed
berdiri, tegak, bangkit, stood, stand
tumbuh, grew, grown, grow, berkembang
hilang, lenyap, vanish, gone
telepon, menelepon, telephone, phone
makan, eaten, ate
utarakan, mengutarakan, sampaikan, menyampaikan, ungkapkan, mengungkapkan, express, convey
hampiri, menghampiri, dekati, mendekati, samperin, nyamperin, approach someone
maju, memajukan, majukan, kemajuan, berkembang, advance, make progress
diadakan, mengadakan, digelar, menggelar, diselenggarakan, menyelenggarakan, dilaksanakan, berlangsung, held, take place, organised, organized
siap, siap siap, bersiap, persiapan, mempersiapkan, menyiapkan, prepare, preparation, preparing, get ready
kejadian, terjadi, peristiwa, insiden, happen, happened, what happened, incident
bela, membela, dibela, pembelaan, pembela, membela diri, defend, defender, defendant, stand up for
diisi, mengisi, ngisi, isikan, melengkapi, fill, fill in, fill out, filled
terlewat, kelewat, kelewatan, melewatkan, ketinggalan, missed, miss out
melewati, dilewati, melintas, melintasi, lintas, pass by, go past, pass through
lakukan, melakukan, dilakukan, laksanakan, melaksanakan, pelaksanaan, kerjakan, mengerjakan, ngerjain, carry out
memperlakukan, perlakuan, diperlakukan, treat, treated, treatment
butuh, kebutuhan, membutuhkan, keperluan, memerlukan, need, needs, needed, necessity
selesai, rampung, kelar, tuntas, beres, done, finished, completed
mewujudkan, wujudkan, terwujud, realisasi, merealisasikan, jadi kenyataan, make real, come true, realize
terlihat, tampak, kelihatan, keliatan, nampak, muncul, appear, appears, shown, visible
tawarkan, menawarkan, ditawarkan, nawarin, penawaran, tawaran, sodorkan, offer, offered, offering
nego, menawar, tawar menawar, negosiasi, bernegosiasi, runding, berunding, perundingan, perunding, bargain, haggle, negotiate, negotiating
bahas, membahas, dibahas, pembahasan, ngebahas, kupas, mengupas, bedah, membedah, discuss, talk about
arahkan, mengarahkan, arahan, instruksi, petunjuk, pengarahan, guidance, instructions, directions, briefing
mengira, perkiraan, memperkirakan, taksir, menaksir, taksiran, estimasi, prediksi, estimate, approximate, roughly
tebak, menebak, tebakan, nebak, terka, menerka, guess, guessing
duga, menduga, dugaan, terduga, sangka, menyangka, mengira, curiga, suspect, suspected, assume, assumption
membiarkan, biarkan, dibiarkan, biarin, dibiarin, didiamkan, mendiamkan, let it be, leave alone
abaikan, mengabaikan, diabaikan, cuek, acuh, dicuekin, tidak peduli, tidak digubris, ignore, ignored, neglect
capai, mencapai, tercapai, dicapai, raih, meraih, kesampaian, reach, achieve, attain
campur, mencampur, campuran, tercampur, oplos, aduk, mengaduk, racik, meracik, mix, mixture, blend, stir
sentuh, menyentuh, disentuh, sentuhan, raba, meraba, pegang, colek, touch, touching, touched
ikat, mengikat, terikat, diikat, iket, ngiket, simpul, tie, tied, bind, bound, knot
saring, menyaring, disaring, saringan, penyaring, ayak, filter, filtered, sieve, strain
gantung, menggantung, digantung, menggantungkan, gantungan, hanging, hanger, hang up
tergantung, bergantung, tergantung kondisi, relatif, depends, depend on, it depends
kuasai, menguasai, dikuasai, penguasaan, fasih, mastery, fluent
lompat, melompat, lompatan, loncat, meloncat, jump, leap
anjurkan, menganjurkan, dianjurkan, anjuran, sarankan, menyarankan, disarankan, recommend, recommended, advise, advised, suggested
tersesat, nyasar, kesasar, salah jalan, salah alamat, get lost, got lost
ringkas, meringkas, ringkasan, rangkum, merangkum, rangkuman, intisari, summary, summarize, summarise
acak, diacak, mengacak, sembarang, ngacak, random, randomly, shuffle, shuffled
curang, kecurangan, nyontek, menyontek, mencontek, contek, joki, kunci jawaban, cheat, cheating, cheated
alihkan, mengalihkan, dialihkan, beralih, alih, berpindah, divert, switch over
bertahan, bertahan hidup, sintas, langgeng, tahan banting, survive, survives, survived, endure
lengkapi, melengkapi, pelengkap, dilengkapi, complement, complete the missing
langgar, melanggar, dilanggar, pelanggaran, violation, violate, breach, break the rules
sembunyi, bersembunyi, menyembunyikan, tersembunyi, ngumpet, umpetin, hide, hidden, hiding
sebarkan ulang, bagikan lagi, membagikan kembali, menyebarkan ulang, redistribute, redistributing
bersila, duduk bersila, lesehan, duduk di lantai, sit cross legged
menyeberang, nyebrang, penyeberangan, seberang, menyeberangi, cross, crossing, crossed
angguk, mengangguk, anggukan, manggut manggut, nod, nodded, nods
ketuk, mengetuk, diketuk, ketukan, ketok, ngetok, knock, knocking
titip, menitip, menitipkan, dititipkan, nitip, titipan, konsinyasi, penitipan, consignment, entrust, leave with
tindak, bertindak, tindakan, aksi, action, actions, take action
tindak lanjut, ditindaklanjuti, menindaklanjuti, kelanjutannya, follow up, followed up
tepuk, tepuk tangan, bertepuk, bertepuk tangan, aplaus, sorak, applause, clap, clapping
meleset, melenceng, tidak tepat, tidak kena, off target, miss the mark
geser, menggeser, bergeser, digeser, menyeret, drag, swipe
pajang, memajang, dipajang, pajangan, etalase, on display, showcase, window display
lestari, melestarikan, kelestarian, pelestarian, konservasi, conserve, conservation, preserve, preservation
koreksi, mengoreksi, pengoreksi, dikoreksi, ralat, meralat, revisi, merevisi, correction, revise, revision
membagi, dibagi, pembagian, dibagi dua, divide, divides, divided, split
akselerasi, percepatan, mempercepat, acceleration, accelerate, accelerator
dorong, mendorong, didorong, ndorong, push, pushed, pushing
menyemangati, memotivasi, mendorong, memberi semangat, dorongan, encourage, encouragement
hindari, menghindari, dihindari, menghindar, ngehindar, jauhi, menjauhi, elak, avoid, avoiding, avoided
goyang, bergoyang, menggoyang, guncang, terguncang, oleng, shake, wobble, sway
pilah, memilah, dipilah, pemilahan, sortir, menyortir, disortir, pisahkan, memisahkan, sort out, separate
undi, mengundi, diundi, undian, kocok, cabut nomor, lotre, raffle, lottery, draw lots
suit, hompimpa, gambreng, rock paper scissors
tersandung, kesandung, sandung, terantuk, terpeleset, tergelincir, kepeleset, stumble, trip over, slip
sikat, menyikat, gosok, menggosok, brush, scrub
bungkus, membungkus, dibungkus, balut, membalut, ngebungkus, wrap, wrapping, wrapped
mengintip, intip, ngintip, diam diam melihat, peek, peep
membangunkan, bangunin, terbangun, dibangunkan, kebangun, wake, waking, woke up
lempar, melempar, dilempar, lemparan, ngelempar, throw, throwing, thrown, toss
rombak, merombak, dirombak, perombakan, ubah total, rework, reworking, overhaul, revamp
mengampu, pengampu, diampu, guru mapel, guru pengampu, teaching
menggalang, galang dana, penggalangan dana, galang, crowdfunding, fundraising, raise money
sisihkan, menyisihkan, disisihkan, nyisihin, penyisihan, set aside
teruskan, diteruskan, terusan, forward, forwarded, forwards
alir, mengalir, aliran, arus, flow, flowing, stream
celup, mencelup, dicelup, pencelupan, rendam, dip, dye, dyeing
tumpuk, menumpuk, tumpukan, numpuk, timbun, pile, piles, stack
jongkok, berjongkok, squat, crouch
hampiri, menghampiri, samperin, nyamperin, mendekati, dekati, approach, come up to
tampung, menampung, penampung, penampungan, daya tampung, tandon, accommodate, hold capacity
menyamar, samaran, menyamarkan, disamarkan, penyamaran, nama samaran, anonim, disguise, disguised, anonymous
jepit, menjepit, penjepit, klip, capit, clip, clamp, tweezers
sisip, menyisipkan, sisipkan, disisipkan, selip, menyelipkan, terselip, selipan, insert, slip in, tuck
susuri, menyusuri, telusuri, menelusuri, jelajah, menjelajahi, walk along, explore
tabrak, menabrak, ditabrak, nabrak, tabrakan, tubruk, collide, collision
belah, membelah, terbelah, dibelah, split open
letup, letupan, meletup, ledakan, meledak, explode, explosion, pop
menyimpang, melenceng, penyimpangan, keluar jalur, off topic, deviate
rangkai, merangkai, dirangkai, merangkainya, assemble, string together
tersangkut, nyangkut, kesangkut, tersendat, stuck, caught on
mengandung, kandungan, terkandung, kadar, contain, contains
berkorban, mengorbankan, pengorbanan, sacrifice, sacrificed
perang, berperang, peperangan, war, battle
menyebar, tersebar, sebarkan, menyebarkan, sebarluaskan, beredar, viral, spread, go viral
mengecil, menyusut, susut, menciut, mengkerut, kisut, shrink, shrinks, shrinking
analisis, analisa, menganalisis, menganalisa, telaah, menelaah, analyze, analyse, analysis
teralihkan, distraksi, terdistraksi, buyar, tidak fokus, distracted, distraction
rekam jejak, riwayat, histori, latar belakang kerja, track record
bertemu, ketemu, berjumpa, met
bawa, dibawa, brought
coba lagi, nyoba lagi, ulang dari awal, dari awal lagi, mulai lagi, kesempatan kedua, boleh ulang, ngulang, ulang, retake, second chance, try again, start over, another try
tolongin, butuh bantuan, minta bantuan, bantu dong, tolong bantu, give me a hand, bantuan
hubungi siapa, nomor yang bisa dihubungi, nomor whatsapp, nomor admin, whatsapp admin, kontak admin, minta nomor, contact person, cp, narahubung, who to contact, phone number, whatsapp number, kontak, whatsapp
gabung grup, masuk grup, grup whatsapp, grup telegram, link grup, keluar grup, ditendang dari grup, join group, group link, whatsapp group, group chat, grup, kelompok
curhat, curcol, cerita masalah, butuh teman cerita, ingin cerita, mau curhat, need to talk, vent, someone to talk to
minta saran, beri saran, enaknya bagaimana, enaknya pilih mana, bagusnya bagaimana, any advice, what do you suggest, give me advice, saran
rekomendasi kelas, saranin kelas, kelas paling bagus, kelas favorit, recommend a class, best class, recommended course, most popular class, kelas
kirim masukan, beri masukan, usul kelas, request kelas, minta kelas baru, request materi, suggest a class, request a topic, give feedback, saran, masukan
udahan, kelar, selesai, bubar, beres, rampung, tuntas, usai, finish, done, wrap up, completed
bereskan, beresin, merampungkan, tuntaskan, selesaikan, menyelesaikan, get done, finish off, complete
garap, menggarap, ngegarap, ngerjain, kerjakan, mengerjakan, kerjain, work on, do the work
colek, nyolek, tag, mention, poke, tagging
sentuh, menyentuh, raba, meraba, pegang, memegang, megang, pegangin, touch, feel, hold, grab
genggam, menggenggam, genggaman, segenggam, kepal, erat, grip, grasp, clutch, handful
jinjing, tenteng, nenteng, gotong, menggotong, panggul, memanggul, pikul, memikul, bopong, carry on shoulder, haul, lug
gendong, menggendong, pangku, pangkuan, memangku, piggyback, cradle
dorong, mendorong, nyorong, sorong, geser, menggeser, geserin, push, shove, nudge, slide over
seret, menyeret, nyeret, hela, menghela, drag, pull along, tow
lempar, melempar, ngelempar, terlempar, timpuk, nimpuk, throw, threw, thrown, toss
tendang, menendang, nendang, sepak, menyepak, kick
memukul, mukul, gebuk, gebukin, tabok, tampar, tonjok, hajar, punch, slap, beat up
injak, menginjak, nginjek, pijak, step on, tread
loncat, lompat, melompat, lompatan, jump, leap, hop
panjat, memanjat, manjat, climb, climbing
jatuh, terjatuh, kejatuhan, kepeleset, terpeleset, tergelincir, kesandung, tersandung, nyungsep, slip, trip over, fell, fall down
rebah, merebahkan, rebahan, tiduran, selonjoran, berbaring, baring, lie down, lying down
tidur, bobo, bobok, merem, molor, turu, nyenyak, pules, pulas, lelap, terlelap, asleep, fell asleep, slept, sound sleep
kantuk, ngantuk, mengantuk, ngantuk sangat, sleepy, drowsy
begadang, melek, tidak tidur, tidur larut, lembur malam, stay up late, all nighter
sembunyi, bersembunyi, ngumpet, umpetin, sembunyikan, menyembunyikan, hide, hidden, conceal
intip, mengintip, ngintip, ngelirik, lirik, melirik, peek, peep, glance
tatap, menatap, melototin, pelototin, melotot, sipit, menyipit, stare, gaze, squint
kedip, berkedip, mengedip, kelip, blink, flicker
angguk, mengangguk, manggut, anggukan, geleng, menggeleng, nod, shake head
lambai, melambai, dadah, melambaikan tangan, wave goodbye, waving
pamit, pamitan, berpamitan, undur diri, say goodbye, farewell, goodbye, perpisahan, berpisah
samperin, nyamperin, hampiri, menghampiri, deketin, dekati, mendekati, approach
nongkrong, nongki, kongko, ngumpul, cangkrukan, hang out, hangout, chill with
keluyuran, kelayapan, jalan jalan, keliling, muter muter, berkelana, wander, roam, stroll
melintas, lintas, melewati, ngelewatin, lalui, pass by, cross
tempuh, menempuh, ditempuh, jalani, menjalani, ngejalanin, undergo, undertake
belok, membelok, muter kembali, putar kembali, turn left, turn right
nyasar, tersesat, sesat, kesasar, salah jalan, get lost, lost the way
ngungsi, mengungsi, pengungsian, evakuasi, evacuate, evacuation, shelter
usir, mengusir, diusir, ngusir, depak, didepak, tendang keluar, expel, chase away, drive out, evict
cegah, mencegah, pencegahan, hindari, menghindari, ngehindarin, elak, prevent, avoid, prevention
halang, menghalangi, penghalang, halangi, ngalangin, rintang, hadang, block, hinder
ganggu, mengganggu, gangguin, usik, mengusik, recokin, repotin, merepotkan, bother, disturb, interrupt, annoy
potong pembicaraan, nyela, menyela, disela, motong omongan, interrupt, interruption, cut in
ajak bercanda, bercanda, becanda, guyon, guyonan, banyolan, kidding, joking, just a joke
ledek, meledek, ngeledek, ejek, mengejek, olok, ngolok, hina, menghina, remehkan, meremehkan, diremehkan, sepelekan, mock, make fun, belittle
puji, memuji, pujian, muji, sanjung, praise, compliment
hibur, menghibur, hiburan, ngehibur, cheer up, entertain, entertainment, comfort
peluk, memeluk, rangkul, merangkul, hug, embrace
sayang, cinta, mencintai, kasih sayang, menyayangi, love, affection
benci, membenci, sebel, sebal, tidak suka, dislike, hate
kangen, rindu, merindukan, homesick, miss you, longing
nyesel, menyesal, sesal, penyesalan, menyesali, regret
ngambek, merajuk, cemberut, bete, badmood, sulk, grumpy, in a mood
nggerutu, gerutu, menggerutu, ngedumel, ngomel, sambat, keluh, mengeluh, grumble, moan, whine
`
