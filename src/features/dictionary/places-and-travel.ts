/** Places, buildings and travel: one group of about the same meaning a line. */
export const PLACES_AND_TRAVEL = `
balai, aula, pendopo, bale, balai desa, balai warga, gedung pertemuan, gedung serbaguna, hall, community hall
gelanggang, arena, gedung olahraga, stadion, sports hall, stadium
studio, sanggar, ruang seni, ruang kerja seni, atelier
selasar, koridor, lorong, emperan, hallway, corridor
lobi, lobby, ruang tunggu, ruang depan, waiting room
pelataran, halaman, pekarangan, yard, courtyard
museum, musium, rumah koleksi
menara, tower
zona, kawasan, area, wilayah, zone
mukim, bermukim, perumahan, kompleks, settlement, housing, permukiman, pemukiman
arah, petunjuk arah, penunjuk jalan, rute, direction, route
selatan, sebelah selatan, south, southern
barat, sebelah barat, west, western
utara, sebelah utara, north, northern
belok, tikungan, menikung, turn left, turn right, bend
nanjak, tanjak, jalan naik, uphill
miring, condong, doyong, landai, slope, slanted, tilted
lurus, straight
lengkung, bengkok, curve
lintang, garis lintang, latitude, horizontal
tempuh, jarak tempuh, waktu tempuh, distance travelled
singgah, mampir, transit, stop by, layover
peron, platform kereta, tempat tunggu kereta, train platform
rel, rel kereta, railway, rail, rail track
becak, bentor, pedicab, rickshaw
gerobak, pikulan, gerobak dorong, cart, pushcart
geladak, dek kapal, deck
roda, beroda, wheel
ban, ban bocor, ban kempis, kempes, kempis, gembos, tambal ban, tyre, tire, flat tyre
rem, rem blong, brake
knalpot, exhaust
spion, kaca spion, rear mirror
setir, kemudi, stang, steering
suku cadang, onderdil, sparepart, spare part, serep
jelajah, petualangan, bertualang, explore, adventure
titian, jembatan kecil, jembatan bambu, footbridge
di mana saja, di mana pun, dari mana saja, dari mana pun, bebas tempat, anywhere, wherever
dekat rumah, sekitar rumah, tidak jauh, sekota, close to home, nearby
ruas, segmen, potongan jalan, segment, stretch
ambang, ambang batas, batas, threshold, limit
celah, sela, lubang, kesenjangan, gap, loophole
nyasar, tersesat, kesasar, salah jalan, tidak tahu jalan, get lost
jalan rusak, jalan berlubang, akses susah, jalan jelek, bad road
kios, warung kecil, kiosk, lapak
kafe, kedai, café, tempat nongkrong, nongkrong, hangout
arah, tuju, haluan, direction
di samping, di sebelah, sebelahan, beside, next to
jejak, tapak, bekas kaki, bekas jalan, trace, footprint, trail
jalan setapak, setapak, jalur setapak, trail, footpath
tiba, nyampe, kedatangan, arrive, arrived, arrival, sampe
orang asing, bule, wna, warga asing, asing, foreigner, foreigners, foreign
tidak dikenal, orang asing, stranger, strangers, unfamiliar
kecamatan, distrik, district, districts, subdistrict
roda, ban, wheel, wheels, tire, tyre
kawasan, area, areas, zona, lingkungan sekitar, region
negeri, negara, bangsa, country, countries, nation
rute, trayek, jalur, lintasan, route, routes
tikungan, belokan, kelokan, belok, bend, curve
persimpangan, simpang, perempatan, pertigaan, simpang empat, junction, intersection, crossroads
palang kereta, perlintasan kereta, pintu perlintasan, level crossing, crossing keeper
palang, penghalang, portal jalan, barrier
bolak balik, mondar mandir, wara wiri, pulang pergi, back and forth, round trip
ramp, landaian, bidang miring, jalan landai, jalur kursi roda
pesawat, pesawat terbang, penerbangan, naik pesawat, plane, airplane, flight
minibus, van, mobil travel
truk, truck, trucks, pikap, mobil bak
bus, bis, otobus, bus antarkota, intercity bus
dek, geladak, dek kapal, deck
kargo, muatan, angkutan barang, cargo, freight
perjalanan, kembara, pengembaraan, pelayaran, journey, voyage
mogok, ngadat, kendaraan mogok, macet mesinnya, breakdown, stalled
rem, kampas rem, rem blong, brake, brakes, brake pad
rantai, rantai motor, berantai, chain
pelek, velg, rim, rims
panjat, memanjat, manjat, daki, mendaki, pendakian, naik gunung, climb, climbing, hike, hiking
puncak, paling atas, summit, peak
puncak acara, malam puncak, acara puncak, klimaks, climax
gelanggang, gor, stadion, arena, gedung olahraga, arena lomba, stadium
pendopo, pendapa, balai, aula, joglo, balai pertemuan, hall, pavilion
gerai, konter, stan, outlet, cabang toko, booth
pangkalan, tempat mangkal, mangkal, pangkalan ojek
lokapasar, marketplace, toko online, toko daring, jualan online, e commerce, online shop
antarpulau, antar pulau, lintas pulau, beda pulau, luar pulau, inter island
residensi, program residensi, seniman mukim, residency, artist residency
garmen, konveksi, pabrik baju, pabrik pakaian, tekstil, garment, textile
kerja lapangan, turun ke lapangan, field work
panah, tanda panah, anak panah, arrow, arrows
sudut pandang, perspektif, dari sisi mana, point of view, perspective, angle
kilometer, km, kilometre, kilometres
liter, litre, litres
naik apa, kendaraan umum, akses jalan, cara ke sana, getting there
tempat parkir, parkiran, lahan parkir, bisa parkir, parking lot, parking
kantornya di mana, alamat lengkap, di mana lokasi, lokasi di mana, ada cabang, cabang, cabangnya, kantor cabang, office address, branch, branches, where located, alamat, lokasi
mau main ke sana, mau mampir, mau berkunjung, boleh mampir, main ke kantor, kunjungan, study tour, visit your office, drop in, look around
ke sana naik apa, naik apa ke sana, rute, arah jalan, patokan, ancer ancer, jalan ke sana, turun di mana, petunjuk arah, directions, which bus, nearest station, lokasi
ada parkiran, parkir di mana, tempat parkir, parkir mobil, parkir motor, where to park, parking space, car park, parkir
kejauhan, jauh dari rumah, rumahku jauh, jauh dari kota, too far, far away, live far, jauh
ongkos mahal, ongkos jalan, uang bensin, uang transport, diganti ongkos, ongkos diganti, bus fare, travel expenses, transport money, ongkos
tidak ada kendaraan, tidak punya motor, nebeng, numpang, tebengan, tumpangan, ojek, no transport, get a ride, give a lift, carpool
nginap di mana, tempat nginep, nginep, dapat penginapan, ada mess, mes, asrama, kos dekat, where to stay, accommodation, dormitory, place to sleep
buka hari apa, buka sampai jam, tutup jam berapa, buka jam berapa, hari minggu buka, minggu buka, libur buka, tanggal merah buka, open on sunday, what time open, closing time, open on holidays, buka
kursi roda, pakai kursi roda, pengguna kursi roda, jalan landai, bidang miring, ramp, tangga curam, tidak ada lift, susah jalan, tidak kuat naik tangga, wheelchair, wheelchair access, step free, can t climb stairs, difabel
mata rabun, rabun, mata minus, mata plus, mata kabur, penglihatan kurang, pembaca layar, screen reader, poor eyesight, can t see, short sighted, tunanetra
tidak bisa dengar, tidak dengar, kurang dengar, budek, budeg, alat bantu dengar, teks terjemahan, takarir, subtitle, subtitel, caption, captions, closed captions, hard of hearing, hearing aid, tuli, bahasa isyarat
tangan satu, tidak bisa ngetik, tangan gemetar, tidak punya tangan, cuma satu tangan, daksa, tunadaksa, difabel fisik, one hand, can t type, physical disability, amputee, difabel, aksesibilitas
bandara, lapangan terbang, airport
pesawat, pesawat terbang, plane, airplane, flight
masinis, train driver
kereta api, krl, railway, rail
gerbong, carriage, carriages, wagon
awak, awak kapal, anak buah kapal, abk kapal, crew, on board, aboard
armada, rombongan kendaraan, konvoi, fleet, convoy
cendera mata, cenderamata, suvenir, buah tangan, souvenir, souvenirs
alat pelindung, pelindung, apd, pelindung diri, safety gear, protective gear
helm, helmet
masker, mask, face mask
sarung tangan, gloves
kompleks, perumahan, komplek, blok rumah, housing complex, housing estate, estate
tribun, bangku penonton, stands, grandstand
gps, titik koordinat, koordinat, navigasi, coordinates, navigation
satelit, satellite
prasarana, sarana, fasilitas, infrastruktur, infrastructure, amenities
daerah lain, everywhere
provinsi, provincial, tingkat provinsi, province
bengkok, miring, mencong, melengkung, bend, bent, crooked, curved, tilted
sejajar, paralel, parallel
tegak, upright, vertikal, vertical
lonjong, oval, elips, bulat telur, ellipse
longgar, kendor, melonggarkan, kegedean, loose, loosen, slack, baggy
ketat, sempit, sesak, kekecilan, ngepres, tight, strict fit, snug
acara hari ini, ada acara apa, acara terdekat, acara minggu ini, event bulan ini, agenda bulan ini, upcoming events, what s on, this week s events, acara
masuk bayar tidak, tiket masuk, harga tiket, htm, tiketnya berapa, beli tiket, tiket habis, entry fee, ticket price, buy tickets, tickets sold out, tiket
daftar di tempat, daftar langsung, on the spot, langsung datang, walk in, without booking, pendaftaran
boleh bawa teman, ajak keluarga, bawa keluarga, bawa pacar, plus one, bring a friend, bring family, bring guests, tamu
bawa anjing, bawa kucing, bawa hewan, pets allowed, bring my dog, hewan
streaming, siaran langsung, tonton dari rumah, live youtube, disiarkan langsung, livestream, watch online, watch from home, siaran
sampai jam berapa acara, acara selesai jam, selesai jam berapa, bubar jam berapa, what time does it end, how long is event, acara
tempat luas, muat berapa orang, kapasitas ruangan, sewa tempat, sewa aula, pinjam ruangan, pakai ruangan, venue hire, rent a room, room capacity, book a room, ruang
colokan, stop kontak, stopkontak, ada wifi, ada colokan, ada toilet, ada mushola, power socket, is there wifi, facilities there
aman malam, pulang malam aman, jalan sendirian malam, cewek pulang malam, safe at night, walk home at night, aman
desa terpencil, pulau terpencil, tidak ada jalan, susah dijangkau, hard to reach, remote area, no road
pameran keliling, kelas keliling, perpustakaan keliling, bus keliling, mobil keliling, mobile library, travelling class, keliling
`
