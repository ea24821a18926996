/** Weather, animals, plants and farming: one group of about the same meaning a line. */
export const NATURE_AND_FARMING = `
kepompong, pupa, chrysalis, cocoon
kupu kupu, kupu, butterfly
ulat, larva, caterpillar
metamorfosis, metamorfosa, perubahan bentuk, berubah wujud, metamorphosis
burung, unggas, bird
tikus, tikus sawah, curut, rats
tiram, kerang, oyster, shellfish
cangkul, pacul, macul, hoe
sekam, kulit padi, kulit gabah, rice husk
lumbung, gudang padi, tempat simpan gabah, granary, barn
sorgum, cantel, jagung cantel, sorghum
siram, guyur, watering, sprinkle
tumbuk, lesung, pound, crush
batang, tangkai, stem
cabang, ranting, dahan, branch
rawa, gambut, lahan basah, swamp, marsh, wetland
muara, kuala, mulut sungai, estuary, river mouth
teluk, bay, gulf
selat, strait
tanjung, ujung pantai, cape, headland
surut, air surut, pasang surut, air pasang, tide, low tide
arus, aliran, mengalir, aliran air, water current, flow
petir, kilat, guntur, guruh, geledek, halilintar, lightning, thunder
terik, panas terik, panas banget, menyengat, scorching
curah hujan, hujan turun, rainfall
letus, erupsi, meledak, ledakan, eruption, explode, explosion
uap, asap air, steam, evaporate, vapour
fotosintesis, photosynthesis
emas, logam mulia, gold
timah, timah solder, tenol, solder
tanah liat, lempung, clay
jernih, bening, tidak keruh, clear water, transparent
bahari, maritim, marine, maritime, laut
langka, jarang ada, susah dicari, rare, scarce
abadi, kekal, selamanya, selama lamanya, eternal, forever
roboh, ambruk, runtuh, tumbang, collapse
apung, mengambang, kambang, float
umpan, pancing, kail, mancing, bait, fishing rod
jinak, tame
tanah subur, subur, gembur, fertile
gagal panen, panen gagal, tanaman mati, tanaman layu, crop failure, wilted
keberlanjutan, berkelanjutan, lestari, jangka panjang, sustainability, sustainable
bunga, flower, blossom
daun pandan, pandan, pandanus
sungai meluap, meluap, air naik, luapan, overflow, water rising
daun, dedaunan, helai daun, leaf
abu, abu bakar, abu sekam, jelaga, ash, ashes
abu abu, kelabu, grey, gray
kabut, berkabut, halimun, fog, foggy, mist
teduh, rindang, berteduh, neduh, ngiyup, shade, shady, shelter
bunga, kembang, bebungaan, flower, flowers
kuda, horse, horses
rumput, rerumputan, ilalang, grass
siram, menyiram, disiram, nyiram, penyiraman, watering, sprinkle
danau, telaga, waduk, embung, lake, reservoir
pascapanen, pasca panen, setelah panen, sesudah panen, habis panen, post harvest, postharvest
ceri, ceri kopi, buah kopi, petik merah, cherry, cherries, coffee cherry
perontok, mesin perontok, merontokkan, rontok, perontokan, thresher, threshing
kolam, empang, tambak, kolam ikan, pond, pool
subak, pengairan, irigasi, saluran irigasi, irrigation
semut, ant, ants
layu, menguning, wilt, wilting, withered
kandang, kandang ayam, cage, coop, barn
bebek, itik, duck, ducks
angsa, soang, goose, geese
kerbau, water buffalo, buffalo
jamur, berjamur, jamuran, kapang, mold, mould, mushroom, fungus
asap, berasap, asap rokok, smoke, smoky
hidroponik, tanam tanpa tanah, tanam di air, hydroponic, hydroponics
pelangi, rainbow, bianglala
utara, sebelah utara, north, northern
tenggara, southeast, asia tenggara, southeast asia
daratan, darat, mainland, on land
mendarat, landing, turun dari kapal
datar, mendatar, dataran, horizontal, flat
curam, terjal, tanjakan, menanjak, steep
hamparan, terhampar, dihamparkan, bentangan, expanse, spread out
siklus, daur, daur hidup, perputaran, cycle, life cycle
tanaman mati, tanaman layu, layu, daun kuning, daun menguning, daun bolong, daun keriting, tidak mau tumbuh, tumbuhnya lambat, kerdil, plant dying, wilting, yellow leaves, won t grow, stunted plant, tanaman
dimakan ulat, diserang hama, kena hama, kena wereng, wereng, tikus sawah, belalang, walang sangit, keong, siput, hama tikus, eaten by pests, caterpillar, locust, snail, rats, hama
gagal panen, panen gagal, puso, panen sedikit, hasil panen turun, rugi panen, crop failure, failed harvest, bad harvest, panen
harga anjlok, harga jatuh, harga hancur, dibeli murah, price crash, low prices, harga
tengkulak, pengepul, mengepul, juragan, ijon, middleman, middlemen, collector
jual hasil panen, jual panen, jual ke mana, pasarin hasil, memasarkan hasil, sell my harvest, sell crops, pasar
lahan sempit, tidak punya lahan, tidak punya sawah, tidak punya tanah, tanah sempit, halaman sempit, tanam di pot, pot, polibag, vertikultur, small land, no land, small yard, grow in pots, pekarangan
kekeringan, kering kerontang, kurang air, tidak ada hujan, kemarau panjang, paceklik, drought, no rain, dry spell, kemarau
membuat kompos, membuat pupuk, pupuk kandang, kotoran kambing, kotoran sapi, kohe, eco enzyme, sisa dapur, manure, make compost, kitchen waste, kompos, pupuk
tanam sayur di rumah, nanam cabe, nanam kangkung, hidroponik, aquaponik, akuaponik, tanam tanpa tanah, kebun rumah, hydroponics, grow vegetables, home garden, vegetable patch, kebun, pekarangan
ternak ayam, ternak lele, ternak kambing, ngangon, pelihara ayam, kandang, ayam mati, ayam sakit, raise chickens, raise goats, coop, barn, cage, ternak, peternak
pakan, makanan ternak, rumput pakan, pakan ternak, dedak, lamtoro, feed, fodder, animal feed
ikan mati, kolam, kolam ikan, empang, tambak, ternak ikan, keramba, pond, fish pond, fish farm
hasil laut, tangkapan, melaut, tidak melaut, cuaca laut, ombak tinggi, angin kencang, go fishing, rough sea, high waves, nelayan, laut
penyuluh, penyuluhan, ppl, petugas penyuluh, penyuluh pertanian, extension worker, extension officer, outreach
petik merah, ceri kopi, buah kopi, kopi ceri, panen kopi, kebun kopi, tanam kopi, coffee cherry, coffee farm, coffee farmer, grow coffee, kopi
proses kopi, full wash, semi wash, giling basah, honey process, pasca panen, pascapanen, coffee processing, washed, wet hulled, post harvest
kopi pahit, kepahitan, kopi gosong, pahit, bitter coffee, burnt coffee, tastes burnt
kopi asam, kecut, keaseman, masam, asem, asam, sour coffee, acidic, acidity
sangrai sendiri, nyangrai sendiri, sangrai di rumah, sangrai wajan, gosongin, light roast, dark roast, medium roast, roast level, roast at home, home roasting, sangrai
membuat latte, latte, gambar di kopi, seni latte, buih susu, steam susu, milk foam, steam milk, frothing
kopi saset, kopi sachet, saset, sachet, kopi instan, kopi tubruk, tubruk, kopi hitam, instant coffee, black coffee
gilingan kopi, giling kopi, menggiling, penggiling, gilingan, grinder, grind, mill, grind size
beda arabika robusta, arabika apa robusta, jenis kopi, macam kopi, arabica, robusta, coffee types, kinds of coffee
seduh manual, manual brew, v60, pour over, french press, saring, tubruk, brew by hand, hand brew, without a machine, filter coffee, seduh, kopi
kerja di kafe, jadi barista, kerja jadi barista, sekolah barista, kursus barista, belajar barista, work as barista, barista course, barista job, barista, kopi
ular, snake
menular, penularan, wabah, contagious, infectious, spreads
cicak, cecak, gecko, house lizard
jangkrik, cricket, crickets
puyuh, burung puyuh, telur puyuh, quail
kepompong, kokon, cocoon, cocoons
bunga, kembang, flower, flowers
bunga bank, bunga pinjaman, bunga cicilan, interest rate
kayu keras, kayu jati, hardwood, teak
mengkudu, pace, noni
bedeng, bedengan, guludan, raised bed, seed bed
kandang, lumbung, gubuk, barn, barns, shed, hut
hulu, udik, upstream
hilir, muara, downstream, river mouth
kepulauan, nusantara, gugus pulau, archipelago
matahari terbenam, senja, magrib, surup, sunset, twilight
gelembung, buih, busa, bubble, bubbles, foam, froth
percik, percikan, ciprat, cipratan, kecipratan, splash, spark, sparks
hanyut, terhanyut, kebawa arus, arus, drift, swept away
terbang, menerbangkan, fly, flying, flight
mengapung, apung, terapung, float, floating
bmkg, ramalan cuaca, prakiraan cuaca, meteorologi, weather forecast
reda, mereda, surut, berhenti hujan, die down, subside, ease off
pertanian modern, agribisnis, usaha tani, agribusiness
emulsi, larutan, campuran, emulsion, solution mix, mixture
`
