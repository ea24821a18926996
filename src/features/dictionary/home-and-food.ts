/** Home, clothes, kitchen and food: one group of about the same meaning a line. */
export const HOME_AND_FOOD = `
lipat, tekuk, lekuk, fold
gulung, linting, roll, roll up
laci, lemari kecil, laci meja, drawer
lemari, almari, lemari baju, cupboard, wardrobe, closet, cabinet
taplak, taplak meja, alas meja, tablecloth
serbet, lap, kain lap, napkin, wipe, rag
tisu, tissue, tisu basah, wipes
celemek, apron, baju masak
ember, timba, bucket, pail
bak, tong, tandon, penampung air, tangki, toren, tub, water tank
selang, selang air, pipa, hose, pipe
galon, air galon, air isi ulang, depot air, gallon
botol, tumbler, botol minum, wadah minum, bottle
stoples, toples, wadah kue, jars
kaleng, blek, dalam kaleng, tin, canned
keranjang, bakul, wadah anyaman, basket
karung, goni, sak, sack
sendok, alat makan, spoon, cutlery
wajan, kuali, penggorengan, teflon, frying pan, wok
ketel, ceret, teko, pemanas air, kettle
oven, panggang, bakar, bake, grill
tepung, terigu, tepung terigu, flour
sirup, sirop, syrup
kunyit, kunir, turmeric
cabai, cabe, rawit, chili, chilli
jeruk, limau, citrus
pisang, banana
donat, doughnut, donut
pecel, sayur bumbu kacang, salad bumbu kacang
hidangan, sajian, santapan, masakan, lauk, dish
sajikan, hidangkan, suguhkan, serve
layani, pelayanan, ngelayanin, serve customers, service
selera, cita rasa, kesukaan, preferensi, doyan, taste, preference
matang, sudah jadi, ripe, well done
mentah, belum matang, belum masak, raw, unripe
basi, busuk, sudah lewat, kedaluwarsa, kadaluarsa, expired, stale, spoiled
gosong, hangus, terbakar, kebakar, burnt, charred
tumpah, luber, meluber, spill
kocok, aduk, stir, whisk, shake
campur, aduk, mix, blend
kupas, kelupas, menguliti, peel
rendam, ngerendem, soak
bilas, basuh, rinse
laundry, binatu, penatu, cuci baju, cuci, mencuci
giling, bubuk, grind, grinder, ground
ampas, ampas kopi, sisa seduhan, residu, dedak, coffee grounds, residue
kopi tubruk, tubruk, kopi hitam, kopi item, black coffee
buih, busa, gelembung, foam, froth, bubble
kadar, kandungan, kadar air, content level, moisture
lilin, candle
kancing, kancing baju
kelim, lipatan jahitan, hem, hemming
sarung, kain sarung, sarong
kebaya, baju adat, pakaian adat, busana daerah, traditional dress
koper, tas besar, suitcase, luggage
matras, alas tidur, tikar, mat, mattress
ubin, keramik lantai, tegel, tile
triplek, kayu lapis, papan tipis, plywood
pelat, lempeng, plat, metal plate
gas, elpiji, lpg, tabung gas, gas cylinder
talang, saluran air, selokan, got, rain gutter
pot, pot tanaman, wadah tanaman, pot bunga, potted, planter
indekos, kos, kosan, kost, anak kos, rumah kos, boarding house
penitipan anak, titip anak, tempat penitipan, daycare, childcare
laundry kiloan, cuci kiloan, cuci setrika, setrika, iron clothes
boneka, mainan kain, doll, puppet, stuffed toy
balon, balon tiup, balloon
bawa bekal, bekal, kotak makan, packed lunch, lunch box
bikin kopi sendiri, seduh sendiri, kopi rumahan, home brew
kusut, lecek, lungset, wrinkled, crumpled, tangled
serbaguna, multifungsi, serba bisa, multipurpose, all purpose
oncom, fermentasi kedelai
kersen, ceri, cherry, buah ceri
air matang, air panas, air mendidih, mendidih, hot water, boiling
kemas, mengemas, pengemasan, dikemas, bungkus, membungkus, pack, packing, wrap
gores, tergores, goresan, baret, lecet, scratch, scratched
rambutan, buah rambutan
saku, kantong, kantung, kantong celana, pocket, pockets
lubang, lobang, bolong, berlubang, melubangi, hole, holes
lengket, menempel, nempel, melekat, lekat, rekat, sticky, stick together
lem, perekat, pengeleman, glue, adhesive
enak, lezat, sedap, nikmat, gurih, delicious, tasty, yummy
pipa, pralon, paralon, saluran air, pipe, pipes
hangat, anget, suam kuku, menghangatkan, warm, lukewarm, warmth
sendok, sendok makan, centong, spoon, spoons
kipas, kipas angin, electric fan, fan
wadah, bejana, kontainer, kotak simpan, container, containers, vessel
lapis, lapisan, berlapis, dilapisi, layer, layers, coating
es, es batu, batu es, beku, ice, iced, frozen
bel, lonceng, bel sekolah, bunyi bel, bell
selotip, lakban, isolasi, plester, duct tape, sticky tape, tape
pompa, memompa, pompa air, sanyo, pump
tikar, karpet, alas duduk, alas, mat, rug
jarum, jarum jahit, needle, needles
giling, menggiling, digiling, penggilingan, gilingan, selep, grind, grinder, grinding, mill
tumbuk, menumbuk, ditumbuk, tumbukan, pound, mortar
gerinda, menggerinda, mesin gerinda, grinding machine, angle grinder
laci, drawer, drawers, laci meja
bakso, pentol, meatball, meatballs
soto, sup, berkuah, kuah, soup, broth
bubur, bubur ayam, porridge, congee
lauk, lauk pauk, teman nasi, side dish, makanan pendamping
hidangan, sajian, masakan, menghidangkan, hidangkan, sajikan makanan, dish, dishes, menu makanan
sajikan, menyajikan, disajikan, penyajian, suguhkan, menyuguhkan, serve, serving
pangan, bahan pangan, bahan makanan, sembako, ketahanan pangan, food, groceries
boga, tata boga, jasa boga, kuliner, culinary, cookery, catering
kaus, kaos, kaos oblong, oblong, tshirt, t shirt
topi, caps, hat
senter, lampu senter, obor, flashlight, torch, torchlight
stik, tongkat, batang, stick, sticks, rod
serat, fiber, fibre, serabut
pisau, pisau dapur, mata pisau, knife, knives, blade
talenan, papan potong, alas potong, cutting board, chopping board, chopping
tungku, perapian, pembakaran, kiln, furnace, stove, hearth
glasir, glaze, lapisan kilap, lapisan keramik
genting, genteng, roof tile, roof tiles
loteng, lantai atas, attic, upstairs
termos, botol minum, tumbler, thermos, flask
bubuk, serbuk, kopi bubuk, powder
ritsleting, resleting, risleting, zipper, zip
jas, blazer, setelan jas, jas resmi, baju resmi
baju rapi, pakaian rapi, pakai baju apa, dress code, what to wear, berpakaian rapi
berpakaian, berbusana, dandan, berdandan, dressed, dress, dress up, outfit
engsel, hinge, hinges
gagang, pegangan, tangkai, bergagang, grip
sekrup, baut, mur, screw, screws, bolt
dedel, mendedel, pendedel, membuka jahitan, lepas jahitan, seam ripper, unpick
luntur, pudar, memudar, warnanya hilang, fade, faded, fading
sapu lidi, lidi, sapu, broom
rafia, tali rafia, tali plastik, raffia
kapas, katun, cotton
rak, rak buku, shelf, shelves
bagasi, barang bawaan, koper, luggage, baggage, suitcase
cokelat, coklat, kakao, chocolate, cocoa
kacang, kacang tanah, kacang kacangan, peanut, peanuts, nuts
pisang, banana, bananas
alpukat, avocado, avocados
jambu, jambu biji, guava
kelapa, nyiur, coconut, coconuts
batok, batok kelapa, tempurung, coconut shell
kopra, copra, daging kelapa kering, kelapa kering
rendang, masakan padang, nasi padang
kayu, dari kayu, berbahan kayu, wooden, wood
sol, sol sepatu, tukang sol, shoe sole, cobbler
ganjal, mengganjal, diganjal, penyangga, wedge, prop up
beres beres, membereskan, dibereskan, bebenah, berbenah, merapikan, tidy up, clean up
debu, berdebu, dust, dusty
rongsok, rongsokan, rosok, loak, barang bekas, scrap, junk
rokok, merokok, udud, sebat, cigarette, smoking
poles, memoles, dipoles, mengilapkan, mengkilap, kilap, polish, polished
peredam, redam, meredam, kedap suara, soundproof, soundproofing, damper, muffle
kolong, underneath, kolong meja, kolong rumah, bagian bawah
sandaran, bersandar, disandarkan, senderan, menyender, lean, backrest
pondasi, fondasi, landasan, foundations, groundwork
bata, batu bata, batako, brick, bricks
tiang, tonggak, patok, pasak, pancang, stake, pole, peg
murni, tanpa campuran, asli murni, pure
sayap, bersayap, kepak, wing, wings
mutiara, pearl, pearls
lampu led, led, bola lampu, light bulb
plafon, langit langit, eternit, ceiling
buka warung, buka usaha, buka toko, mau usaha, mulai usaha, merintis usaha, membuat usaha, buka kedai, buka kafe, start a business, open a shop, open a cafe, my own business, usaha, umkm
usaha kecil kecilan, usaha rumahan, jualan kecil kecilan, industri rumahan, usaha sampingan, bisnis rumahan, home business, cottage industry, small business, umkm, usaha
modal nol, tanpa modal, modal kecil, modal dengkul, modal nekat, modal pas pasan, butuh modal, cari modal, pinjam modal, kur, kredit usaha, little capital, need capital, no capital, startup funding, modal
dagangan sepi, jualan sepi, tidak laku, sepi pembeli, sepi pelanggan, warung sepi, toko sepi, kalah saing, tidak ada yang beli, low sales, no customers, nobody buys, slow business, penjualan
laris manis, laris, laku keras, laku tidak, laku dijual, ramai pembeli, larisan, best seller, sells well, selling like hotcakes, in demand
omzet, omset, perputaran uang, pendapatan kotor, penghasilan kotor, pemasukan, uang masuk, turnover, revenue, gross income
hpp, harga pokok, harga pokok produksi, hitung modal, ngitung modal, kembali modal, bep, titik impas, impas, break even, cost of goods, cost per item, modal
nentuin harga jual, harga jual, pasang harga, kemahalan apa kemurahan, kemurahan, selling price, price my product, profit margin, harga
catat uang, nyatet duit, catat pengeluaran, catat pemasukan, uang keluar masuk, arus kas, pengeluaran, uang keluar, keluar masuk uang, cash flow, expenses, expenditure, outgoings, track spending, pembukuan
uang campur, uang usaha campur, duit warung kepake, pisah uang, pisahin uang, uang pribadi, uang habis tidak tahu, mix personal money, separate money, pembukuan, kas
laporan keuangan, neraca, laba rugi, balance sheet, income statement, financial statement, financial report, akuntansi, pembukuan
diutangin, bon dulu, ngebon, ngutang di warung, pelanggan ngutang, piutang, tagih utang, nagih utang, customers owe me, on credit, receivables, utang
jualan online, jualan di shopee, jualan di tiktok, buka lapak online, toko online, toko daring, olshop, onlen shop, live jualan, sell online, online store, open online shop, marketplace, penjualan
reseller, dropship, dropshipper, agen, makelar, calo, perantara, agent, broker
foto produk, foto jualan, foto dagangan, motret produk, product photo, product photography, foto
kemasan jelek, membuat kemasan, desain kemasan, plastik kemasan, packaging design, kemasan
label produk, label, stiker, sticker
pirt, izin pirt, bpom, nib, izin usaha, izin edar, siup, ngurus izin, urus izin usaha, business license, food permit, business permit, izin
ongkir, ongkos kirim, gratis ongkir, biaya kirim, resi, nomor resi, shipping cost, delivery fee, tracking number, postage, kirim
paket belum sampai, barang belum datang, kiriman nyasar, nyasar, salah alamat, pesanan belum datang, parcel not arrived, package lost, hasn t arrived, kirim
barang cacat, cacat, rusak di jalan, barang salah, salah kirim barang, retur, tukar barang, defect, defective, faulty, wrong item, return an item
pre order, preorder, po, pesan dulu, inden, indent, made to order, pesanan
pelanggan marah, pelanggan rewel, rewel, pembeli bawel, bawel, cerewet, komplain pelanggan, ulasan jelek, bintang satu, angry customer, fussy, difficult customer, bad review, pelanggan
titip jual, nitip dagangan, titip dagangan, konsinyasi, consignment, sell on consignment
stok habis, barang habis, kehabisan stok, kosong barangnya, out of stock, restock, kulakan, kulak, belanja stok, stock up, wholesale, grosir, stok, persediaan
makanan basi, basi, busuk, kadaluarsa, kedaluwarsa, kadaluwarsa, expired, bau busuk, rotten, gone bad, spoiled, stale, expiry date
tahan berapa lama, awet berapa lama, supaya awet, tahan lama tidak, pengawet, shelf life, keep fresh, how long does it last, preservative, simpan
kebanyakan garam, keasinan, terlalu asin, kemanisan, kurang manis, hambar, anyep, too salty, too sweet, bland
gosong, hangus, kegosongan, overcooked, burnt, burned, charred, scorched
adonan, menguleni, uleni, adonan bantat, bantat, tidak ngembang, tidak mengembang, bolu, dough, batter, knead, didn t rise
loyang, cetakan kue, oven, panggangan, memanggang, panggang, bake, baking tin, tray
wajan, kuali, penggorengan, wok, woks, frying pan, pan
ulekan, cobek, ngulek, mengulek, menumbuk, tumbuk, lumpang, mortar, pestle, pound, crush
wortel, carrot, carrots
kubis, kol, cabbage
terong, eggplant, aubergine
bayam, spinach, daun bayam
jagung, corn, maize, jagung pipil
ubi, ubi jalar, telo, sweet potato, yam
singkong, ketela, ketela pohon, cassava
kedelai, soy, soybean, soya, kacang kedelai
kecap, soy sauce
saus, saos, sauce
jahe, ginger
serai, sereh, lemongrass
empon empon, rimpang, bumbu dapur, kitchen herbs
jeruk, citrus, orange
jeruk nipis, lime, lemon
belimbing, belimbing wuluh, starfruit
jajanan kaki lima, jajan pinggir jalan, kaki lima, street food, hawker
hasil laut, makanan laut, seafood
kepiting, rajungan, crab
udang, shrimp, prawn
ikan asin, dried fish, salted fish
rumput laut, seaweed
kopra, copra
kelapa, coconut, nyiur
ijuk, serabut kelapa, sabut, sabut kelapa, coir, palm fibre
pedas, kepedesan, pedes, level pedas, spiciness, too spicy
keringetan, keringat, berkeringat, gerah, sweat, sweating
minyakan, berminyak, oily, greasy, licin minyak
gulali, permen, arum manis, candy, sweets, cotton candy
digoreng, gorengan, fried, deep fried
rendam, merendam, direndam, seduh lama, steep, steeping, soak, soaking
kembung, begah, masuk angin, mual, eneg, bloated, nauseous, queasy
apak, apek, bau apak, bau lembap, musty, stale smell
lilin, candle, candles
senter, obor, torch, flashlight
lentera, pelita, lampu minyak, lantern
sikat gigi, odol, pasta gigi, toothbrush, toothpaste
ember, seember, bucket, buckets, pail
tong, drum air, tandon, jeriken, barrel, water tank, jerry can
botol, sebotol, bottle, bottles
stoples, toples, jar, jars
peti, krat, crate, crates, kotak kayu, peti kayu, wooden box
karung, sekarung, goni, sack, sackful
keranjang, bakul, basket, baskets
karpet, permadani, carpet, rug
tikar, lesehan, duduk di lantai, mat
serbet, tisu, lap makan, napkin, napkins, tissue
kusen, kosen, bingkai pintu, door frame, window frame
bingkai, pigura, berbingkai, frame, framed
bilik, sekat, bilik kecil, booth, cubicle
rumah susun, rusun, apartemen, flat, apartment
ruko, rumah toko, shophouse, sewa ruko
gudang, storeroom, ruang simpan, tempat simpan, store room
pantri, dapur kantor, pantry
joglo, pendapa, rumah adat, rumah panggung, traditional house
interior, tata ruang, dekorasi, hiasan, decoration, decor
debu, berdebu, lebu, dust, dusty
kusam, pudar, luntur, memudar, belang, dull, faded, fade
lumut, berlumut, jamuran, jamur, moss, mould, mold
karat, karatan, berkarat, korosi, oksidasi, teroksidasi, rust, rusty, oxidation
api, nyala api, kobaran, flame, flames
tungku, perapian, anglo, hearth, furnace
kayu bakar, firewood
enak, lezat, sedap, enyak, tasty, delicious
bekal, bawa bekal, bontot, packed lunch, lunch box
mi instan, mie, bakmi, noodle, noodles
asap, berasap, kabut asap, smoke, smoky, haze
boneka, mainan anak, doll, dolls, toy
gerobak, gerobak dorong, kaki lima, cart, food cart
gaya hidup, lifestyle, kebiasaan hidup, way of life
diet, mengatur makan, turun berat badan, kurusan, lose weight, on a diet
racun, beracun, keracunan, keracunan makanan, poison, poisonous, food poisoning
selang, pipa, pralon, hose, pipe, pipes
akar, akar tanaman, root, roots
daun, dedaunan, leaf, leaves
domba, biri biri, sheep, lamb
taman bermain, arena bermain, playground, perosotan, ayunan
ekor, buntut, tail
bibir, mulut, lips
`
