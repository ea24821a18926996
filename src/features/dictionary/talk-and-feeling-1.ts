/** Talk, feelings and character, part 1 of 2: one group of about the same meaning a line. */
export const TALK_AND_FEELING_1 = `
jelas, gamblang, terang benderang, tidak samar, clear, clearly, obvious
buram, kabur, blur, tidak jelas, samar, burem, blurry, blurred
situasi, keadaan, kondisi, suasana, situation, condition, circumstances
peristiwa, kejadian, insiden, terjadi, happen, incident
percakapan, obrolan, berbincang, dialog, conversation, dialogue, ngobrol, bincang
komunikasi, cara bicara, hubungan baik, communication, communicate
cinta, sayang, kasih sayang, love, affection
kesayangan, kesukaan, favorit, paling disuka, beloved, favourite, favorite
sayangnya, sayang sekali, disayangkan, apa boleh buat, unfortunately, too bad
benci, sebal, sebel, tidak suka, muak, hate, dislike
sesal, nyesel, kecewa sendiri, regret
sadar, ngeh, insaf, aware, awareness, realise, realize
sengaja, niat, memang niat, on purpose, deliberate, intentionally
tidak sengaja, tak sengaja, tanpa sengaja, kepencet, by accident, accidentally
telanjur, terlanjur, kadung, kebablasan, keburu, too late, already done
paksa, maksa, mau tidak mau, force
buru buru, terburu buru, terburu, tergesa, tergesa gesa, kesusu, grusa grusu, hurry, rush, hasty
tenang, kalem, santai, damai, rileks, selow, calm, calmly, relax
lega, plong, tidak khawatir lagi, relieved, relief
puas, satisfied, satisfaction
haru, menyentuh hati, tersentuh, touching, moved
heran, kok bisa, tidak habis pikir, wonder, puzzled
serius, sungguh sungguh, bersungguh sungguh, niat banget, seriously, earnest
nyata, betulan, sungguh, real, actual
nekat, nekad, modal nekat, asal berani, sembrono, reckless
tegar, tabah, tahan banting, kuat hati, resilient, resilience
teguh, kukuh, gigih, pantang menyerah, ulet, persistent, persistence
peduli, empati, perhatian, simpati, caring, care about, concern, empathy
abaikan, cuek, tidak digubris, dikacangin, ignore, neglect
singgung, sakit hati, baper, tersindir, offended, hurt feelings
sakiti, melukai, terluka, hurt
tegur, omeli, diomelin, reprimand, scold, nasihati, marahi
puji, memuji, apresiasi, praise, compliment, appreciate
kritik, kritik pedas, criticism, criticize, critic
salahkan, menyalahkan, kambing hitam, blame
bantah, sangkal, sanggah, ngeyel, deny, refute, argue back
sangka, duga, kira, tidak terduga, expect, assume
canda, becanda, guyon, iseng, prank, joke, kidding
akrab, kenal dekat, close friend, familiar, dekat sekali
asyik, asik, seru, menyenangkan, pleasant, enjoyable
sikap, perilaku, tingkah laku, kelakuan, tindak tanduk, attitude, behaviour, behavior
sifat, watak, karakter, perangai, tabiat, trait, nature, personality
sia sia, percuma, mubazir, buang waktu, tidak ada gunanya, useless, in vain, pointless
lumayan, cukup baik, not bad, decent, oke lah
unik, khas, berciri khas, lain dari yang lain, unique, distinctive
sempurna, perfeksionis, tanpa cela, perfect, perfectionist
manusiawi, berperikemanusiaan, humane, humanity
praktis, simpel, mudah dipakai, tidak repot, practical, handy
independen, mandiri, tidak terikat, bebas, independent, independence
tergantung, bergantung, mengandalkan, depend, rely, dependence
lentur, luwes, fleksibel, bisa disesuaikan, flexible
kasar, kesat, tidak halus, rough, coarse
licin, mudah tergelincir, kepleset, terpeleset, slippery
hangat, anget, suam suam kuku, lukewarm, warm
kilap, kinclong, berkilau, shiny, glossy
pendek, singkat, ringkas, shorter, brief
lunak, empuk, lembek, soft
mudah lupa, pelupa, pikun, gampang lupa, susah hafal, tidak hafal hafal, forgetful, bad memory, lupa
khayal, imajinasi, bayangkan, imagine, imagination
renung, refleksi, introspeksi, berpikir ulang, reflect, reflection
pikir, pikiran, berpikir, mikir, think, thought, thinking
kepikiran, kepikiran terus, kebanyakan mikir, gelisah, overthink
harap, keinginan, angan angan, wish, hope
seandainya, kalau saja, misalkan, if only, suppose
pasti, jelas statusnya, make sure, ensure, certain, certainty
tidak pasti, belum pasti, digantung, menggantung, tidak ada kepastian, uncertain, unsure status
persis, tepat, sama persis, exactly, precisely
umum, lazim, biasa, common, usual, commonly
jarang, langka, tidak sering, sesekali, seldom, rarely
selamat ulang tahun, ulang tahun, ultah, hari jadi, milad, anniversary, birthday
selamat, memberi selamat, ucapan selamat, congrats, congratulations, congratulate
perpisahan, pamit, selamat tinggal, dadah, farewell, goodbye
nilai plus, kelebihan, keunggulan, poin plus, plus, advantage, strength
kekurangan diri, kelemahan, sisi lemah, titik lemah, weakness, drawback
negatif, buruk, dampak buruk, hal buruk, negative
pura pura, berpura pura, berlagak, sok, kepura puraan, pretend, fake it
rahasia, diam diam, sembunyi sembunyi, jangan bilang, secret, secretly, confidential
sembunyi, umpetin, ngumpet, tutupi, hide, hidden
samarkan, anonim, nama samaran, tanpa nama, menyamar, anonymous, disguise
ajaib, sulap, sihir, magic, miracle
minder, rendah diri, tidak pede, insecure, tidak percaya diri, merasa kurang, inferior, low self esteem
tidak punya teman, kesepian, sendirian terus, susah bergaul, kuper, lonely, no friends
takut salah, takut ditertawakan, takut dihakimi, takut diejek, diketawain, afraid of mistakes, laughed at
tidak didukung orang tua, orang tua tidak setuju, dilarang orang tua, tidak direstui, parents disagree
demam panggung, gemetar di depan, takut bicara, takut tampil, takut ngomong, stage fright
bosan, jenuh, gabut, bete, suntuk, tidak ada kegiatan, bored, nothing to do
malu bertanya, takut bertanya, segan, sungkan, tidak enakan, pakewuh, shy to ask
tidak enak hati, tidak enak, merasa bersalah, serba salah, guilty, awkward
kapok, trauma, tidak mau lagi, jera, traumatized, never again
iri, cemburu, dengki, membandingkan diri, jealous, envy
kangen, rindu, homesick, miss home, miss you
mood, suasana hati, perasaan, bad mood, feeling
hampir menyerah, hampir putus asa, hilang semangat, patah semangat, kehilangan motivasi, discouraged
dukungan teman, saling menyemangati, encourage, encouragement, cheer, beri semangat, semangat
cita cita, bercita cita, cita, impian, kepengen jadi, ambition, aspire, dream job
tentu, pasti, surely, sure
mengaku, ngaku, pengakuan, akui, mengakui, admit, confess
seram, serem, menyeramkan, angker, horor, scary, spooky
pemarah, gampang marah, emosian, temperamental, short tempered
bersedia, kesediaan, sanggup, sudi, rela, willing, willingness
alasan, beralasan, dalih, reason, reasons, excuse
sungguh, sungguhan, sungguh sungguh, kesungguhan, serius, beneran, nyata, seriously, for real, genuine, real thing
baik hati, kebaikan, murah hati, penolong, dermawan, budi baik, kindness, kind hearted, generous
penyebab, disebabkan, menyebabkan, akibat dari, gara gara, pemicu, biang, cause, caused, causes, trigger
bertentangan, menentang, ditentang, berlawanan, kontra, tidak setuju, menolak, oppose, against, contradict, disagree
keinginan, kemauan, hasrat, kehendak, niat, berniat, tekad, wish, desire, intention
gambarkan, menggambarkan, digambarkan, deskripsi, mendeskripsikan, uraian, describe, described, description
refleksi, renungan, merenung, merenungkan, introspeksi, mawas diri, reflection, reflect, reflects
aspirasi, usulan warga, suara warga, uneg uneg, unek unek, keinginan warga, aspirations
paparkan, memaparkan, dipaparkan, paparan, pemaparan, penjelasan, presentasi, exposition, present findings
menyesatkan, mengecoh, salah kaprah, bikin salah paham, misleading, mislead
kabari, mengabari, dikabari, ngabarin, memberi tahu, diberi tahu, memberitahu, notify, notifies, notified, inform, let me know
rundung, merundung, mengejek, ejek, diejek, mengolok, olok olok, bully, tease, mocking
mengganggu, diganggu, usil, ikut campur, mencampuri, interfere, interfering, disturb, bother
perilaku, berperilaku, tingkah laku, kelakuan, tingkah, behavior, behaviour, conduct
watak, berwatak, sifat, karakter, tabiat, perangai, pembawaan, character, personality, trait
kelelahan, kecapekan, tumbang, keletihan, lelah, capek, exhaustion, exhausted
merasa, perasaan, ngerasa, merasakan, isi hati, emosi, feel, feeling, feelings, felt
sempurna, kesempurnaan, tanpa cela, perfeksionis, perfect, perfection, flawless
rukun, akur, guyub, harmonis, damai, kerukunan, get along, harmony, peace
suruh, menyuruh, disuruh, nyuruh, perintahkan, memerintahkan, told to, instruct
mengejutkan, bikin kaget, mencengangkan, tak disangka, di luar dugaan, tidak disangka, surprising, unexpected, shocking, tidak terduga
bisik, berbisik, bisik bisik, membisikkan, whisper, whispering
menyela, disela, potong pembicaraan, memotong pembicaraan, nyela, interrupt, interrupting, interruption
dialog, percakapan, obrolan, tanya jawab, conversation, conversations, dialogue
galak, judes, killer, garang, pemarah, fierce, strict teacher
sampaikan, menyampaikan, penyampaian, utarakan, mengutarakan, ungkapkan, mengungkapkan, convey, express, get across
menarik, seru, asyik, asik, memikat, interesting, interested, interest
peka, kepekaan, empati, sensitif, peduli, sensitive, sensitivity, empathy
suasana, nuansa, atmosfer, vibes, mood, hawa, atmosphere
sungkan, segan, pakewuh, pekewuh, ewuh, tidak enak hati, tidak enakan, reluctant, hesitant
rindu, kangen, merindukan, dirindukan, kangen rumah, homesick, longing, miss you
tergoda, menggoda, godaan, goda, tergiur, iming iming, tempt, tempted, temptation
setia, kesetiaan, loyal, loyalitas, loyalty, faithful
mengaku, mengakui, akui, ngaku, pengakuan, admit, admits, admitted, confess
kaku, kikuk, tidak luwes, stiff, rigid, awkward
aib, rasa malu, mempermalukan, dipermalukan, memalukan, shame, shaming, embarrass
polos, lugu, naif, innocent, naive
hebat, luar biasa, keren, gokil, dahsyat, great, amazing, awesome
tergesa, tergesa gesa, terburu buru, grasa grusu, buru buru, in a hurry, rush, hasty
bayangkan, membayangkan, kebayang, khayal, berkhayal, imajinasi, imagine, imagined, imagination
relakan, merelakan, direlakan, rela, ikhlas, mengikhlaskan, legowo, let go, willingly
konyol, bodoh, bego, tolol, goblok, dungu, stupid, silly, dumb, foolish
awas, hati hati, berhati hati, waspada, beware, watch out, be careful
ajaib, keajaiban, sulap, magis, magic, miracle
pamit, berpamitan, undur diri, perpisahan, salam perpisahan, farewell, say goodbye
hibur, menghibur, hiburan, pelipur lara, menyenangkan hati, entertainment, entertain, cheer up
rewel, cerewet, banyak maunya, ngeyel, tantrum, fussy, picky
mengganjal, mengganjal pikiran, kepikiran, unek unek, terpikir terus, on my mind
heran, bertanya tanya, penasaran, wonder, wondered, wondering
jahat, kejahatan, penjahat, kriminal, tindak pidana, crime, criminal, evil
perumpamaan, umpama, ibarat, kiasan, analogi, metafora, pengandaian, analogy, metaphor
nasib, takdir, peruntungan, keberuntungan, hoki, mujur, fate, luck, lucky
takut salah, takut gagal, takut diketawain, takut ditertawakan, takut jelek, fear of failure
takut ketinggalan, fomo, takut terlewat
tidak percaya diri, tidak pede, merasa kurang, insecure, not confident, kurang percaya diri, kurang pede
tidak ada waktu, tidak punya waktu, waktu mepet, terlalu sibuk, no time, too busy
bingung mulai, mulai dari mana, bingung dari mana, tidak tahu mulai, where to start
kehabisan ide, tidak ada ide, buntu ide, writer block, mentok ide, no ideas, out of ideas
tidak punya teman, tidak ada teman, belum kenal siapa, kesepian, lonely, no friends
ditertawakan, diketawain, ditertawai, jadi bahan tertawaan, laughed at
pantas, patut, selayaknya, sepantasnya, sudah semestinya, proper, deserve, appropriate
cenderung, condong, kecenderungan, tend, tends, tendency
salah paham, salah tangkap, miskomunikasi, misunderstanding, miscommunication
dilarang orang tua, tidak diizinkan, tidak dibolehin, orang tua melarang, belum diizinkan, parents forbid
beda pendapat, tidak sepakat, silang pendapat, berselisih paham, disagree, disagreement
capek kerja, kerja melulu, kecapekan kerja, bos galak, bos toxic, atasan galak, lingkungan toxic, tidak betah kerja, toxic workplace, bad boss, hate my job, lelah
`
