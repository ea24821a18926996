/** What people do, part 2 of 2: one group of about the same meaning a line. */
export const DEEDS_2 = `
desak, mendesak, maksa, memaksa, paksa, dipaksa, terpaksa, kepaksa, force, forced, pressure, compel, against my will
suruh, menyuruh, nyuruh, disuruh, suruhan, instruct
tuntut, menuntut, nuntut, tuntutan, demand, insist, sue
bersikeras, ngotot, ngeyel, keukeuh, keras kepala, kepala batu, insist, insists, stubborn
nurut, patuh, mematuhi, taat, menaati, ditaati, manut, obey, comply, follow the rules
langgar, melanggar, ngelanggar, pelanggaran, nabrak aturan, violate, break rules, offence
ngaku, mengaku, akui, mengakui, pengakuan, admit, confess
tuduh, menuduh, nuduh, tuduhan, dituduh, sangka, accuse, accused, blame, salahin, menyalahkan
buktiin, buktikan, membuktikan, nunjukin bukti, prove, show proof
ngecek, periksa, mastiin, pastikan, memastikan, konfirmasi, mengonfirmasi, verifikasi, validasi, make sure, double check, confirm, validate
selidiki, menyelidiki, usut, mengusut, penyelidikan, investigasi, telusur, investigate, inquiry
kulik, mengulik, ngulik, oprek, mengoprek, utak atik, ngutak atik, otak atik, tinker, fiddle with, hack around
mencontoh, nyontoh, tiru, meniru, niru, imitasi, imitate, mimic, follow example
bandingin, bandingkan, membandingkan, banding, compare, side by side
tebak, menebak, nebak, taksir, menaksir, taksiran, perkirakan, perkiraan, guess, estimate, roughly
duga, menduga, dugaan, asumsi, mengasumsikan, sangkaan, assume, assumption, presume, suspect
curiga, mencurigai, kecurigaan, suspicion, suspicious, dodgy, fishy
ngada ngada, mengada ada, ngarang bebas, rekayasa, fabricate
ciptakan, cipta, menciptakan, penciptaan, invent, invented, inventor
ngasih tahu, kabari, mengabari, ngabarin, kabarin, inform, notify
ingetin, ingatkan, mengingatkan, ngingetin, remind, reminder
janjian, membuat janji, ketemuan, temu janji, make an appointment, arrange to meet
mampir, singgah, menyinggahi, transit, stop by, drop in
traktir, mentraktir, nraktir, bayarin, jajanin, treat someone, my treat
patungan, urunan, kolekan, saweran, bantingan, chip in, split the bill, pool money
bagi, membagi, berbagi, sharing, share, split, splitting, divide
jajan, jajanan, ngemil, nyemil, ngunyah, mengunyah, kunyah, chew, munch, snacking
gigit, menggigit, digigit, gigitan, bite, bitten
sedot, menyedot, nyedot, sedotan, hisap, isap, menghisap, ngisep, suck, straw, slurp, seruput, menyeruput
telan, menelan, nelen, ditelan, swallow, gulp
tuang, menuang, dituang, nuang, siram, menyiram, nyiram, pour, pour out, water the plants
tumpah, menumpahkan, ketumpahan, kesiram, spill, spilled, spilt
ulur, mengulur, regang, meregangkan, peregangan, stretch, stretching, loosen
aduk, mengaduk, ngaduk, campur, mencampur, nyampur, kocok, mengocok, stir, mix, mixing, shake, blend
oles, mengoles, mengoleskan, ngoles, olesan, lumasi, melumasi, pelumas, spread on, smear, lubricate, grease
gosok, menggosok, ngosok, gesek, bergesek, gesekan, kikis, rub, scrub, friction
sikat, menyikat, nyikat, brush, brushing
ampelas, amplas, mengampelas, ngamplas, menghaluskan, sandpaper, sanding
gores, goresan, menggores, lecet, baret, kegores, scratch, scratched, scrape
belah, membelah, terbelah, ngebelah, retak, split, splitting, crack
congkel, mencongkel, nyongkel, cungkil, pry, lever, prise
lipat, melipat, nglipat, lipatan, fold, folding, folded
gulung, menggulung, nggulung, gulungan, roll up, scroll up
ikat, mengikat, iket, tali, menali, talikan, simpul, tambat, menambatkan, tie, tied, tying, knot, fasten
pilin, memilin, pilinan, pelintir, puntir, plintir, twist, twisted
bungkus, membungkus, ngebungkus, kemas, mengemas, mengepak, ngepak, packing, wrap, pack
tempel, menempel, nempel, lem, mengelem, ngelem, rekat, merekatkan, glue, stick, paste, stick on
tancap, menancapkan, nancepin, tusuk, menusuk, tikam, nyoblos, stab, stick in, pierce, plug in
kubur, mengubur, dikubur, kuburan, makam, pemakaman, pendam, bury, grave, funeral, burial
serut, asah, mengasah, ngasah, raut, meraut, sharpen, sharpener
cukur, mencukur, nyukur, pangkas rambut, potong rambut, shave, haircut, barber
dandan, berdandan, rias, merias, makeup, makeupan, dress up, put on makeup, grooming
setrika, menyetrika, nyetrika, gosok baju, iron clothes, ironing
pijat, memijat, pijit, mijit, massage, rub down
sorot, menyorot, disorot, sorotan, highlight, spotlight, shine a light
pantul, memantul, memantulkan, pantulan, reflect, bounce, reflection
jemput bola, proaktif, proactive, take initiative, inisiatif
upaya, berupaya, berusaha, ikhtiar, attempt, effort, make an effort
konon, kabarnya, desas desus, supposedly, they say
menuntun, tuntun, nuntun, menggandeng, gandeng, lead by hand
pilah, memilah, pemilah, milah, pisahin, pisahkan, memisahkan, sort out, separate, sorting
urai, mengurai, menguraikan, pecah jadi, break down, decompose, untangle
seimbangkan waktu, atur waktu, balance time, manage time
mengetuk, ketuk, ngetuk, ketok, ngetok, knock, knocks, knocking, knocked
bersorak, sorak, sorakan, tepuk tangan, keplok, cheering, applause, clap
berkah, syukur, bersyukur, blessing, blessed, grateful
persembahan, mempersembahkan, sajian, menyajikan, sajikan, suguhan, suguh, serve, present to, serving
perbesar, memperbesar, besarkan, zoom in, enlarge, enlarges, magnify, make bigger
perkecil, memperkecil, zoom out, make smaller
pemicu, memicu, picu, penyebab, menyebabkan, trigger, triggers, cause, causes
lepas pasang, melepaskan, detach, detachable, unplug
berisi, memuat, mengandung, isinya, contain, contains, inside it
ekstrak, ekstraksi, mengekstrak, extract, extraction
kasihan, mengasihani, dikasihani, iba, prihatin, pity, feel sorry for, compassion
siulan, bersiul, peluit, sempritan, whistle, whistles
tumpang tindih, bertindih, menumpuk di atas, overlap, overlapping
mencampuri, ikut campur, campur tangan, meddle, interfere
menyoraki, nyemangatin, menyemangati, beri semangat, encourage, encouragement, pep talk
wear, wore, worn, pakai baju, mengenakan, dipakai
teach, taught, ngajarin, diajari, mengajari
lend, lent, pinjamin, minjemin, meminjamkan, dipinjamkan
bought, dibeli, kebeli, membeli, beli, buy
sold, dijual, kejual, terjual, jual, sell
begun, began, begin, sudah dimulai, mulai, dimulai
broke down, broken, rusak, mogok, tidak nyala
forgot, forgotten, kelupaan, lupa, terlupa
chose, chosen, terpilih, dipilih, memilih
spoke, spoken, ngomong, bicara, berbicara, speak
felt, feel, merasa, perasaan, ngerasa, terasa, feeling
left behind, ketinggalan, tertinggal, kelewatan, missed out
kept, keep, disimpan, nyimpen, menyimpan, simpen
laid, lay out, hampar, menghamparkan, gelar tikar, spread out
lost, hilang, ilang, keilangan, kehilangan
won, menang, juara, kemenangan, win
rise, risen, rose, meningkat, naik, kenaikan
mistaken, keliru, salah sangka, salah mengerti, kesalahpahaman, misunderstanding, misunderstood, miskomunikasi
dibaca saja, cuma dibaca, read saja, centang biru, diread, left on read, balasan
minta ganti rugi, ganti rugi, kompensasi, compensation, damages, make up for
muter, berputar, putar, gasing, spin, spinning, rotate
memakai lagi, dipakai ulang, guna ulang, dimanfaatkan, memanfaatkan, manfaatin, make use
antre beli, rebutan, berebut, war tiket, ngewar, rush for, scramble
daftar duluan, duluan, siapa cepat, siapa cepat dapat, first come first, early registration
nyelip, terselip, keselip, misplaced, tucked away
nempelin, nyatuin, menyatukan, disatukan, gabungin, put together, join together
bawa pulang, dibawa pulang, boleh dibawa pulang, take home, bring home
bawa sendiri, bawa apa saja, harus bawa apa, bawa alat sendiri, bawa laptop sendiri, perlu bawa apa, what to bring, bring my own, bring your own, peralatan, perlengkapan
disediakan tidak, alat disediakan, disiapin, disediain, sudah disediakan, provided or not, do you provide, supplied, disediakan
dapat makan, dikasih makan, makan siang dapat, ada makan, ada konsumsi, is lunch included, food provided, meals included, makan
numpang tanya, izin bertanya, quick question, can i ask, kontak
abaikan, mengabaikan, cuekin, nyuekin, cuek, dicuekin, masa bodoh, ignore, don t care
peduli, kepedulian, perhatian, memperhatikan, merhatiin, care about, pay attention, attention, concern
acak, mengacak, ngacak, acakan, diacak, random, shuffle
alihkan, mengalihkan, dialihkan, beralih, alih, divert, redirect, switch over
ancam, mengancam, ngancem, diancam, ancaman, threaten, threat, blackmail, pemerasan
andalkan, mengandalkan, ngandelin, diandalkan, andal, handal, rely on, depend on, reliable, dependable
anggap, menganggap, nganggep, dianggap, regard as, considered
anjurkan, menganjurkan, anjuran, saranin, imbau, himbauan, imbauan, mengimbau, recommend, advise, advisable, urge
bahas, membahas, dibahas, ngebahas, pembahasan, bicarakan, discuss, talk about
bakar, membakar, dibakar, ngebakar, bakaran, burn, grill, roast over fire
balas, membalas, mbales, bales, balesan, balasan, reply, respond, answer back
banting, membanting, dibanting, nge slam, slam down
bekukan, beku, membeku, dibekukan, freeze solid, frozen
bela, membela, ngebela, pembelaan, defend, stand up for
bentuk, membentuk, terbentuk, ngebentuk, bentuknya, shape, form, take shape
blokir, diblokir, memblokir, ngeblok, diblok, kena blok, kena ban, banned, blocked, suspended, dibanned
bobol, dibobol, membobol, rampok, merampok, perampokan, jambret, dijambret, begal, copet, robbery, mugged, thief, maling
cabut, mencabut, dicabut, nyabut, pull out, uproot, revoke, revoked
coret, mencoret, dicoret, nyoret, corat coret, cross out, strike off
tebang, menebang, ditebang, penebangan, cut down trees, logging, felling
sebar, menyebar, nyebar, menyebarkan, disebar, tersebar, tebar, spread, distribute, scatter
edarkan, edaran, mengedarkan, beredar, diedarkan, circulate, going around
gerak, bergerak, gerakin, menggerakkan, gerakan, move your body, movement, motion
hadapi, menghadapi, ngadepin, hadapin, dihadapi, face up to, deal with, cope with, cope
harap, berharap, mengharapkan, ngarep, ngarepin, harapan, hope, hopefully, expect, expectation
hindari, menghindari, ngindarin, avoid, stay away
hidup, menghidupi, kehidupan, life, lives, living, alive
hirup, menghirup, ngirup, inhale
uap, beruap, menguap, steam, vapour
huni, menghuni, penghuni, dihuni, inhabit, occupant, occupied
izinkan, diizinkan, ngizinin, bolehin, dibolehkan, perbolehkan, diperbolehkan, allow, allowed, permitted
jepit, menjepit, kejepit, terjepit, pinched, squeezed
lelang, melelang, auction, bid
klaim, mengklaim, ngeklaim, diklaim, claim
kupas, mengupas, ngupas, dikupas, peel, peeled, peeling
libatkan, melibatkan, terlibat, ngelibatin, dilibatkan, keterlibatan, involve, involved, engage, take part
nalangin, talangan, talangi, ditalangi, dana talangan, bailout, cover for someone, bridge the cost
nego, negosiasi, bernegosiasi, runding, berunding, perundingan, negotiation, negotiating
ngemis, mengemis, pengemis, beg, begging, beggar
obral, diobral, cuci gudang, jual rugi, clearance, clearance sale, on sale, sale
obrolan, ngobrol, bicara, mengobrol, obrolin, ngerumpi, rumpi, chitchat, small talk, chatting
panggil, memanggil, dipanggil, manggil, panggilan, summon, call over
paparkan, memaparkan, pemaparan, paparan, jabarkan, menjabarkan, penjabaran, presentation of, lay out, elaborate
pasok, memasok, pemasok, pasokan, supplier, supply, vendor, penyedia
persiapan, siapkan, mempersiapkan, nyiapin, siap siap, bersiap, siap, prepare, preparation, ready, get ready
perkenalkan, mengenalkan, ngenalin, kenalin, dikenalkan, introduce someone
pisah, memisahkan, berpisah, terpisah, misah, separate, apart, split up
ramal, meramal, ramalan, prediksi, memprediksi, forecast, predict, prediction
rangkap, merangkap, dobel, ganda, dirangkap, duplicate, two roles
rinci, merinci, perinci, rincian, terperinci, detil, mendetail, detailed, specifics
risih, keganggu, terganggu, tidak nyaman, uncomfortable, uneasy, bothered
salurkan, menyalurkan, tersalur, disalurin, channel to, pass on
sambut, menyambut, nyambut, sambutan, disambut, welcome someone, reception
serap, menyerap, nyerap, daya serap, terserap, absorb, soak up
sita, menyita, disita, nyita, rampas, merampas, confiscate, seize
sumpah, bersumpah, ikrar, janji setia, swear, oath, pledge
susul, nyusul, menyusul, disusul, follow later, catch up later
syaratkan, mensyaratkan, mewajibkan, wajibkan, diwajibkan, require, requires, obligatory
tanggung, menanggung, nanggung, ditanggung, bear the cost, cover the cost, covered
tebus, menebus, nebus, ditebus, redeem, pay back
timbul, menimbulkan, arise, appear, show up suddenly
titip, nitip, menitip, dititip, titipin, titipan, leave with, entrust, drop off
tolak ukur, tolok ukur, patokan, acuan, benchmark, standard, yardstick, reference point
tumbang, tumpang, menumpang, nebeng, numpang, hitch, tag along
umpet, ngumpet, petak umpet, hide and seek
usulkan, mengusulkan, ngusulin, diusulkan, mencalonkan, nominasi, nominate, propose, put forward
wariskan, warisan, mewariskan, diwariskan, pusaka, inherit, inheritance, heritage, legacy
ss, screenshot, skrinsut, ssan, tangkapan layar, cuplikan layar, screen capture
forward, fwd, teruskan, diteruskan, nerusin, terusin, pass on message
scroll, swipe, gulir, geser layar, usap layar
ubah format, convert, konversi, mengonversi, ubah ke pdf, jadiin pdf, change format, export, ekspor berkas
crop, potong gambar, pangkas gambar, cropping, resize, ubah ukuran gambar
voicenote, vn, pesan suara, voice note, rekaman suara, voice message
vc, video call, panggilan video, vidcall, telepon video
telpon, nelfon, telfon, misscall, miscall, telepon tidak diangkat, panggilan tidak terjawab, missed call
japri, pm, chat pribadi, pesan pribadi, jalur pribadi, private message, direct message, dm
rekomendasiin, rekomendasi, rekomendasikan, merekomendasikan, direkomendasikan, recommendation
laku, laris, kejual, terjual, diminati
pelaku, pelaksana
kelakuan, perilaku, tingkah laku, tingkah, sikap, attitude, behaviour, behavior, conduct
perlakuan, memperlakukan, diperlakukan, treat, treatment, treated
pinjem, minjem, minjam, pinjam, meminjam, borrow
dateng, datengin, datang, didatangi, mendatangi, come
inget, ingat, mengingat, keinget, teringat, remember
cepet, cepetan, cepat, kilat, lekas, buruan, hurry up
deket, dekat, deketan, terdekat, near
anter, nganter, anterin, nganterin, antar, mengantar, diantar, give a lift to
simpen, nyimpen, simpenin, simpan, menyimpan
tanem, nanem, tanam, menanam, ditanam
kebon, kebun, kebunku, berkebun
sodara, saudara, sedulur, dulur, sibling
temen, temenin, nemenin, temani, menemani, accompany
item, hitam, cemani, black
gelep, gelap, peteng, poek, dark
dalem, dalam, kedalaman, depth, deep
macem, macam, rupa rupa, aneka, various, all kinds
dikit, sedikit, sakedik, sithik, a little
gede, besar, gedean, ageng, big
ilangin, hilangin, hilangkan, menghilangkan, get rid
matiin, matikan, mematikan, dimatikan, turn off
nyalain, idupin, hidupin, nyalakan, hidupkan, menyalakan, turn on
naikin, naikkan, menaikkan, dinaikkan, tingkatkan, ningkatin, meningkatkan, improve
turunin, turunkan, menurunkan, nurunin, kurangin, kurangi, lower
benerin, perbaiki, ngebenerin, betulin, memperbaiki, dibetulkan, fix
cobain, nyobain, ngetes, mencoba, dicoba, try out
ajarin, ngajarin, ajari, mengajari, diajari, teach me
jelasin, terangin, ngejelasin, jelaskan, menjelaskan, dijelaskan, explain
milih, pilihin, memilih, pilih, dipilih, choose
gantiin, ganti, ngegantiin, menggantikan, digantikan, pengganti, substitute, replacement, stand in
nungguin, nunggu, tungguin, menunggu, ditunggu, waiting
ngambil, ambilin, diambil, mengambil, ambil, collect it
nitip pesan, titip pesan, sampaikan, menyampaikan, nyampein, disampaikan, pass the message, convey, pesan
nyampe, sampe, tiba, sampai tujuan, arrive, arrived, arrival
kebagian, dapat jatah, jatah, get a share
kejadian, terjadi, happen, happens, happened
muat, nampung, menampung, menampungnya, daya tampung, fit in, hold how many
tanya jawab, q and a, sesi tanya, faq, pertanyaan umum, pertanyaan sering, frequently asked, jawaban
lanjutin, ngelanjutin, nerusin, lanjutkan, melanjutkan, dilanjutkan, keep going
ngetik, ketikin, mengetik, ketik, typing fast
masukin, ngemasukin, masukkan, memasukkan, dimasukkan, put in, insert
keluarin, ngeluarin, keluarkan, mengeluarkan, dikeluarkan
pindahin, pindah, mindahin, pindahkan, memindahkan, dipindahkan, move it
bukain, bukakan, dibukain, bukanya, membuka, buka, open up
ngurangin, kurangin, mengurangi, dikurangi, cut down
ngebantu, bantuin, bantu, ngebantuin, membantu, dibantu
`
