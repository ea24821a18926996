/** Talk, feelings and character, part 2 of 2: one group of about the same meaning a line. */
export const TALK_AND_FEELING_2 = `
resign, resain, mengundurkan diri, keluar kerja, cabut dari kantor, berhenti kerja, keluar dari kantor, quit my job, leave my job, hand in notice
rekan nyebelin, teman kerja nyebelin, ribut sama rekan, berantem, bertengkar, fight with colleague, conflict at work
gender, jenis kelamin, kesetaraan gender, bias gender, gender equality, perempuan
bosan belajar, bosan di kelas, bosan, boring, ngebosenin, membosankan, membuat ngantuk, ngantuk di kelas, bosenin, bored, boring class
mau berhenti, ingin berhenti, ingin nyerah, mau nyerah, sudah tidak kuat, tidak kuat lagi, capek sangat, ingin udahan, want to quit, giving up, can t take it, putus asa
takut gagal, takut salah, takut tidak lulus, takut tidak bisa, takut mengecewakan, fear of failure, afraid to fail, scared of failing, gagal, mengulang
tidak pede, kurang pede, tidak percaya diri, insecure, minderan, rendah diri, impostor, imposter syndrome, not confident, low self esteem, malu
takut tidak punya teman, kesepian, sepi sendiri, lonely, no friends, make friends
tunda terus, suka tunda, menunda tunda, sks semalam, sistem kebut semalam, kebut semalam, procrastinate, put off, last minute
kesibukan, sibuk sangat, waktunya mepet, keburu waktu, mepet, no time, too busy, tight schedule, sibuk
susah fokus, tidak fokus, gampang teralih, gampang terdistraksi, kedistrak, can t focus, easily distracted, distracted
overthinking, kepikiran, banyak pikiran, mikir terus, tidak tenang, overthink, can t stop thinking, cemas, khawatir
stres belajar, stres kuliah, stres skripsi, tertekan, mumet, mumet sangat, pusing sangat, stressed out, under pressure, overwhelmed, stres, lelah
iri, iri sama teman, cemburu, minder lihat teman, teman sudah sukses, banding bandingin diri, dibandingkan teman, jealous, envy, comparing myself
bagaimana supaya semangat, kehilangan semangat, tidak semangat, tidak termotivasi, hilang motivasi, patah semangat, lost motivation, unmotivated, no motivation, semangat, motivasi
mager, malas, males, malas gerak, ogah, ogah ogahan, rebahan terus, can t be bothered, lazy
gabut, luang, senggang, santai, tidak ada pekerjaan, kosong jadwal, free time, idle, spare time
bokek, tidak punya uang, kere, lagi kere, tongpes, isi dompet kosong, dompet tipis, broke, skint, penniless
tajir, kaya, sultan, crazy rich, berduit, banyak duit, harta, kekayaan, rich, wealthy, wealth
pelit, medit, kikir, itungan, merki, stingy, mean with money
boros, royal, foya foya, kalap belanja, hambur, menghamburkan, wasteful, splurge, overspend
ribet, rumit, njelimet, jlimet, rempong, kompleks, complicated, complex, fiddly
sepele, receh, remeh, enteng, cetek, gampangan, gampang sangat, trivial, minor, small thing, no big deal
gawat, genting, kritis, darurat, urgent sangat, mendesak, gaswat, emergency, critical, serious
ambyar, hancur, ancur, remuk, runtuh, meruntuhkan, ambruk, roboh, kolaps, collapse, collapsed, fall apart, ruined
amburadul, acak acakan, semrawut, awut awutan, kacau, berserakan, berantakan, tergeletak, messy, scattered, untidy
cakep, ganteng, tampan, gagah, handsome, good looking, pretty
norak, kampungan, kampring, alay, lebay, tacky, over the top, cringe
gaul, kekinian, hits, hype, trendi, tren, ngetren, ngetrend, trendy, trending, viral, rame dibahas
kuper, kudet, ketinggalan zaman, kolot, kuno, jadul, old fashioned, out of touch, outdated
kepo, penasaran, usil, nosy, curious, wondering
bawel, cerewet, banyak omong, banyak bacot, chatty, talkative
gosip, ngegosip, gibah, ghibah, nyinyir, tukang gosip, gossip, rumour, rumor, rumors
jutek, judes, sinis, galak, ketus, sangar, rude, harsh, fierce, unfriendly
sombong, songong, belagu, angkuh, congkak, sok tahu, sotoy, arrogant
rendah hati, tidak sombong, bersahaja, sederhana, humble, modest, simple
tulus, ikhlas, ikhlas sangat, legawa, legowo, nrimo, rela, sincere, wholehearted, willing
segan, sungkan, tidak enak hati, tidak enakan, pekewuh, ewuh pakewuh, rikuh, reluctant, awkward to ask, feel bad asking
gengsi, jaim, jaga gengsi, jaga image, prestise, pride, prestige, image conscious
baper, sensitif, gampang tersinggung, tersinggung, sakit hati, offended, hurt feelings, touchy, sensitive
galau, gundah, gulana, bimbang, resah, risau, kalut, uring uringan, restless, torn, upset, troubled
lega, plong, tenang, adem ayem, ayem, relieved, relief, relaxed, calm, at ease
tegang, tegangan, ketegangan, menegangkan, deg degan, senewen, tense, tension, nerve racking
panik, gupuh, gelagapan, kelabakan, kalang kabut, panic, panicking, in a flap
serem, seram, menyeramkan, horor, ngeri, angker, menakutkan, scary, frightening, frighten, creepy, spooky
jijik, jijay, geli, ilfil, eneg, muak, enek, disgusting, gross, sick of
malu maluin, memalukan, membuat malu, tengsin, embarrassing, humiliating, shameful
girang, kegirangan, riang, gembira, sumringah, happy sangat, bahagia sangat, seneng sangat, joyful, delighted, overjoyed, pleasure
nangis bombay, mewek, nangis, nangis terus, terisak, isak, tangis, sobbing, weep, in tears
salut, respek, kagum, angkat topi, hats off, respect, impressive
semangat, gaspol, cemungut, let s go, cheer on
ogah rugi, cari aman, main aman, play safe, risk averse
nekat, modal nekat, berani mati, gegabah, ceroboh, sembrono, teledor, reckless, careless, sloppy
hati hati, ati ati, awas, waspada, mawas, berjaga, careful, beware, be careful, cautious, watch out
niat, niat sangat, sungguh sungguh, serius, seriusan, sepenuh hati, serious, seriously, earnest, wholeheartedly
asal asalan, ngasal, ngawur, sekenanya, seadanya, half hearted, sloppy, whatever works
cocok sangat, klop, sreg, ngepas, match, just right, perfect fit
mending, mendingan, lebih baik, better, rather, better off
lumayan, mayan, not bad, ordinary, decent
mentok, notok, buntu, jalan buntu, dead end, stuck
mustahil, imposibel, impossible, no way, can t be done
memungkinkan, dimungkinkan, possible, possibly, feasible, doable
samar, ngambang, mengambang, vague, unclear, ambiguous, ambigu
gamblang, terang benderang, lugas, clear, clearly, plain, straightforward
gokil, gila, edan, crazy, insane
hebat, dahsyat, kece badai, mantul, juara sangat, epic, awesome, amazing, terrific
unggul, keunggulan, unggulan, lebih unggul, terdepan, kelebihan, strength, outstanding, superior
kekurangan, kelemahan, minusnya, jeleknya, weakness, drawback, downside, shortcoming
masih bingung, agak bingung, jadi bingung, bingung sangat, membuat bingung, bingung sendiri, still confused, so confused, bingung
sanggup tidak, am i good enough, am i able, pemula, dasar
kapok, jera, trauma, ogah lagi, never again, traumatised, traumatized
kecewa, kuciwa, zonk, kena prank, diphp, kena php, pemberi harapan palsu, disappointed, false hope
merasa bersalah, rasa bersalah, guilty, guilt, ashamed of, salah
emosi, ngamuk, naik darah, meledak, marah besar, anger, furious, lose temper, marah
merasa tua, sudah telat, telat mulai, terlambat belajar, apakah terlambat, belum terlambat, too late to start, is it too late, never too late, umur
gagap, terbata bata, belepotan, belibet, gagap bicara, stutter, stammer, tongue tied
blank, ngeblank, nge blank, mendadak lupa, lupa semua, went blank, mind went blank
homesick, kangen rumah, rindu rumah, tidak betah, belum betah, miss home
betah tidak, kerasan, betah, settle in, feel at home
tidak didukung, tidak ada dukungan, tidak ada yang dukung, dipandang sebelah mata, diremehin, no support, nobody believes
sok pinter, kepinteran, sok mahir, teman sekelas pinter semua, yang lain mahir, everyone is better, everyone else is smarter
susah bangun, bangun kesiangan, tidak bisa bangun pagi, overslept, oversleep, can t wake up, kesiangan
kebanyakan tugas, tugas numpuk, tugas menumpuk, banyak tugas, kewalahan tugas, too much homework, piling up, too many assignments, tugas
bingung bagi waktu, susah bagi waktu, atur waktu bagaimana, bisa diatur waktunya, juggle work and study, balance school, jadwal
tidak enak badan, kurang enak badan, meriang, greges, masuk angin, under the weather, feel unwell, not feeling well, sakit
sinau, diajar, baraja, belajar, study
artos, doku, pitih, hepeng, kepeng, dhuwit, uang, duit
teu gaduh artos, tidak duwe duit, tidak gableg duit, tidak nduwe duit, tidak punya uang, keringanan
regane, hargane, pangaos, regi, harga
sabaraha, piro, piroan, berapaan, berapa duit, berapa harga, harga
gawean, nyambut kerja, padamelan, karajo, pagawean, kerjo, pekerjaan
nggolek kerja, golek kerjo, milarian padamelan, cari kerja, lowongan
bocah, lare, budak leutik, murangkalih, anak kecil
kanca, konco, rencang, babaturan, cees, sobat, cuy, kawan, teman
omah, imah, griyo, griya, rumah
tidak mengerti, teu ngartos, indak mangarati, bingung
matur nuwun, hatur nuhun, nuhun, suksma
guyub, gotong royong, sambatan, rewang, gugur gunung, kerja bakti, communal work, warga
telaten, taberi, rajin, sabar
wedi, sieun, jirih, takut, penakut
isin, isinan, malu, pemalu
cangkeul, payah badan, lelah, capek
seneng, bungah, suka, senang
susah ati, nelangsa, hanjakal, sedih
akrab, karib, sohib, bestie, bff, sahabat, soulmate, close friend, best friend
ambis, ambisius, ambisi, kejar target, ngotot ranking, ambitious, ambition, driven
santuy, santai, woles, selow, slow saja, rileks, chill, relax, relaxed, easy going
gercep, sat set, gerak cepat, sigap, tangkas, cekatan, lincah, gesit, quick to act, agile, nimble
healing, staycation, jalan jalan healing, refreshing, penyegaran, cari angin, unwind, recharge, take a rest
toxic, racun, lingkungan racun, hubungan beracun, manipulatif, toxic person
relate, ngena, nyambung sangat, relatable
garing, krik krik, krik, jayus, tidak lucu, not funny, lame joke
spoiler, bocoran, bocorin, membocorkan, leak, leaked
cowo, cowok, guy, laki laki
cewe, ciwi, cewek, gal, perempuan
mantan, bekas pacar, pdkt, gebetan, jomblo, bucin, my ex, crush
halu, berhalusinasi, ngayal, mimpi di siang bolong, delusional, wishful thinking
fomo, takut ketinggalan tren, ikut ikut, latah, jump on bandwagon
julid, nyinyir, mulut pedas, komentar jahat, hate comment, haters, ujaran kebencian, hate speech
ngegas, nyolot, sewot, senggol bacok, ketus, snap at, short tempered
resek, rese, reseh, nyebelin, ngeselin, membuat kesal, menyebalkan, menjengkelkan, annoying, irritating
capede, puyeng, pusing tujuh keliling, keliyengan, headache, sakit kepala, migrain, migraine
mules, mulas, sakit perut, diare, mencret, stomach ache, diarrhea, diarrhoea
sepuh, senior, pro player, orang lama, veteran, old hand, seasoned
cupu, noob, pemula, newbie, amatir, anak bawang, amateur, rookie
boong, bokis, ngibul, kibul, ngapusi, tipu muslihat, bluff, lying
misqueen, kismin, miskin, melarat, kekurangan ekonomi, poverty, poor people, underprivileged
worthit, sepadan harga, layak dibeli, layak, pantas, patut, worth, deserve, worthy
murmer, murah sangat, termurah, dirt cheap, bargain price
sadis, tega, kejam, jahat, bengis, cruel, evil, wicked
jahil, iseng, usil, nakal, prank, ngerjain orang, mischievous, naughty
licik, curang, akal bulus, culas, sly, cunning, crafty
egois, mau menang sendiri, mementingkan diri, selfish, self centered
setia, loyal, kesetiaan, loyalitas, faithful, loyalty
khianat, mengkhianati, berkhianat, nikung, ditikung, betray, backstab
kikuk, kaku, canggung, gagap sosial, clumsy, stiff, awkward
sempurna, sempurnakan, perfeksionis, perfect, perfection, perfectionist
canggih, mutakhir, modern, kekinian, advanced, state of the art, sophisticated, high tech
mewah, glamor, wah, luxurious, luxury, fancy
langka, jarang ada, susah dicari, kurang persediaan, rare, scarce, shortage, hard to find
sering, kerap, acap kali, kerap kali, often, frequently, frequent
minim, minimnya, terbatas, keterbatasan, seadanya, limited, limitation, scarce resources
rawan, rentan, gampang kena, mudah rusak, vulnerable, prone to, high risk
peka, sensitivitas, responsif, tanggap rasa, perceptive, sensitive to
bijak, bijaksana, arif, kebijaksanaan, wise, wisdom
tegas, ketegasan, tanpa kompromi, firm, assertive, decisive
gigih, kegigihan, pantang menyerah, ulet, tekad, bertekad, persistent, perseverance, determined, grit
puas, memuaskan, kepuasan, satisfied, satisfaction, satisfying
pasrah, menyerah pada nasib, resign to fate
maklum, maklumin, memaklumi, memaafkan, maafin, ampuni, forgive, forgiving, be understanding
heran, terheran, bingung heran, wonder, puzzled, baffled
bengong, ngelamun, melamun, lamunan, bengang bengong, daydreaming, zone out
lesu, lemas, lemes, loyo, tidak bertenaga, penat, lunglai, weary, fatigue, no energy
mabuk, mabuk perjalanan, mabuk laut, pusing di jalan, seasick, carsick, drunk
mood, suasana hati, suasana, badmood, atmosphere, vibe, vibes, ambience
nikmat, lezat, sedap, enak, maknyus, nyam, delicious, tasty, yummy
segar, seger, fresh, segar bugar, refreshed
teduh, rindang, adem, shady, shade, in the shade
pucat, pucet, muka pucat, pale
kebal, imun, kekebalan, imunitas, vaksin, vaksinasi, imunisasi, immune, immunity, vaccine
sembuh, kesembuhan, pulih, pemulihan, membaik, heal, healed, recovery
derita, menderita, penderitaan, sengsara, kesengsaraan, suffer, suffering, misery
celaka, kecelakaan, musibah, apes, sial, bad luck, unlucky, misfortune
mujur, beruntung, hoki, untung sangat, lucky, luck, fortunate
nasib, takdir, peruntungan, fate, destiny
duka, dukacita, belasungkawa, turut berduka, condolences, mourning
romantis, kencan, date night, candle light dinner, romantic
`
