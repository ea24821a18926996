/** Time, numbers and amounts: one group of about the same meaning a line. */
export const TIME_AND_AMOUNT = `
januari, january, jan
februari, february, feb
maret, march
april, apr
mei, bulan mei
juni, june, jun
juli, july, jul
agustus, august, aug
september, sept
oktober, october, oct
november, nov
desember, december, dec
detik, sekon, seconds
sekejap, sekilas, sejenak, sebentar, bentar, sesaat, moment, briefly
abad, seratus tahun, century
periode, kurun, masa, jangka waktu, rentang waktu, period
lampau, silam, masa lalu, jaman dulu, zaman dulu, dahulu, past, long ago
besok, esok, esok hari, tomorrow, next day
kemarin, kemaren, hari kemarin, yesterday
lain waktu, lain kali, kapan kapan, kelak, menyusul, later, later on, next time
magrib, maghrib, matahari terbenam, petang, sunset
ramadan, ramadhan, bulan puasa, bulan suci, fasting month
momen, saat penting, moment
sementara, sementara waktu, untuk sementara, temporary, temporarily
instan, serba cepat, langsung jadi, siap saji, cepat saji, instant
modern, kekinian, masa kini, zaman sekarang, kontemporer, contemporary
puluhan, berpuluh puluh, tens, dozens
ratusan, beratus ratus, seratus, hundred
ribuan, beribu ribu, seribu, thousand, ribu
jutaan, berjuta juta, sejuta, million, juta
belasan, belasan tahun, usia belasan, teenage, teen, remaja
sepersepuluh, sepuluh persen, one tenth, ten percent
lembar, helai, carik, sheet
keping, pecahan, pieces
gram, ons, takaran
milimeter, mm, milimetre, millimeter
inci, inch
volume, daya tampung, muatan, kapasitas
kisaran, berkisar, rentang, range
ganda, lebih dari satu, dobel, berlipat, multiple, double
tunggal, satu satunya, cuma satu, single, sole
berpasangan, sepasang, berdua, pair, in pairs
genap, bilangan genap, even number
ganjil, bilangan ganjil, odd number
lampaui, melebihi, lewat batas, exceed, surpass, over limit
susut, mengecil, mengerut, shrink
sisa, masih ada, tinggal sedikit, remain, remaining, left over
kekurangan, minim, tidak cukup, lack, shortage, kurang
massal, besar besaran, dalam jumlah besar, mass, in bulk
koleksi, kumpulan, himpunan, antologi, collection
daftar nama, senarai, daftar isi, list, checklist
centang, ceklis, contreng, daftar periksa, checklist, tick
tumpuk, numpuk, gunungan, pile, stack
deret, jajaran, berjajar, dijajarkan, row, lined up
beragam, aneka, macam macam, bermacam macam, variasi, variety, various, diverse
seadanya, apa adanya, sebisanya, semampunya, makeshift
titik, noktah, bintik, dots, point
persegi, segi empat, persegi panjang, square, rectangle
segi enam, heksagonal, segienam, hexagon
kerucut, cone
lingkup, cakupan, mencakup, meliputi, ruang lingkup, scope, covers
siapa cepat, rebutan, berebut, siapa cepat dapat, first come, first served
mepet, mepet waktu, waktu mepet, tidak keburu, tidak sempat, keburu habis, out of time
tidak ada waktu, tidak punya waktu, waktu sempit, sibuk sekali, no time, too busy
lebih besar, larger, bigger, besar, big
lebih kecil, smaller, kecil, small
hampir, nyaris, almost, nearly
dadakan, mendadak, tiba tiba, tanpa rencana, last minute, sudden
bergantian, selang seling, bergilir, giliran, berganti ganti, taking turns, alternately
jenis, macam, ragam, tipe, kategori, golongan, varian, sejenis, type, types, sort, category, variety
contoh, sampel, sample, example, instance
bentuk, wujud, rupa, berbentuk, membentuk, sosok, shape, shapes
tengah, pertengahan, separuh jalan, setengah jalan, tengah tengah, middle, halfway, midway
tidak pernah, belum pernah, never, tidak sekali pun
duluan, lebih dulu, lebih dahulu, terlebih dahulu, mendahului, sebelum yang lain, beforehand, ahead, in advance
prioritas, memprioritaskan, diprioritaskan, diutamakan, mengutamakan, didahulukan, dahulukan, mendahulukan, priority, prioritize, prioritise
dulunya, zaman dulu, jaman dulu, tempo dulu, masa lalu, back then, formerly, in the past
desember, december, des, dec
oktober, october, okt, oct
september, sept, sep
maret, march, mar
agustus, august, agt, aug
april, apr, bulan april
nol, zero, 0, nihil
benda, barang, objek, thing, things, object, item
jarang, tidak sering, jarang jarang, langka, seldom, rarely, rare
muda, belia, usia muda, younger, young
dewasa, orang dewasa, sudah dewasa, akil balig, kedewasaan, adult, adults, grown up
segera, sebentar lagi, tak lama lagi, dalam waktu dekat, akan datang, soon, coming soon, tidak lama lagi
perpanjang, memperpanjang, diperpanjang, perpanjangan, lebih lama, lebih panjang, longer, extend, extended, extension
biasanya, umumnya, pada umumnya, lazimnya, usually, usual, normally, generally
hari ini, today, this day
malam ini, nanti malam, tonight
dua kali, dua kali lipat, dobel, ganda, rangkap, twice, double, doubled
hampir, nyaris, sedikit lagi, almost, nearly
termasuk, sudah termasuk, disertakan, mencakup, tercakup, meliputi, dapat apa saja, include, included, including
satu satunya, tunggal, cuma satu, hanya satu, single, only one, sole
paling sering, tersering, sering ditanya, sering muncul, most often, most common, frequently
persis, sama persis, plek, tepat, exactly, exact, precise, precisely
setelahnya, sesudahnya, setelah itu, habis itu, afterwards, after that
jumlah, banyaknya, besaran, besarnya, nominal, amount, amounts, berapa banyak
perbandingan, proporsi, rasio, nisbah, proportion, ratio
zaman, jaman, masa, era, kurun, period
besok, esok, keesokan, keesokan harinya, esok hari, tomorrow, next day
menjelang, jelang, mendekati hari, approaching, leading up to
jangka waktu, jangka, masa berlaku, tempo, lama berlaku, validity
jangka panjang, ke depannya, untuk seterusnya, long term
harian, tiap hari, setiap hari, sehari hari, saban hari, daily, everyday, every day
kuartal, triwulan, tiga bulanan, quarter year, quarterly
serentak, bersamaan, barengan, simultaneously
pelan pelan, perlahan, perlahan lahan, pelan, alon alon, slowly, bit by bit
telanjur, terlanjur, kadung, keburu, sudah telanjur, too late
paling sulit, tersulit, paling susah, paling berat, hardest, most difficult
paling lama, terlama, terpanjang, paling panjang, longest
paling besar, terbesar, paling luas, largest, biggest
paling cepat, tercepat, terkilat, fastest, quickest
paling buruk, terburuk, terjelek, paling parah, worst
lebih baik, mending, mendingan, lebih bagus, better
lebih kuat, memperkuat, penguatan, diperkuat, stronger, strengthen
lebih sedikit, berkurang, makin sedikit, fewer, less
unit, units, satuan, satuan ukuran
butir, butiran, item, poin pemeriksaan, items
rentang, kisaran, jangkauan, interval, range
radius, jari jari lingkaran, jarak sekeliling, within distance
skala, skala peta, perbandingan ukuran, scale
desimal, pecahan, angka desimal, decimal, decimals, fraction
seperlima, satu perlima, dua puluh persen, one fifth
segitiga, triangle, triangles
seluruhnya, sepenuhnya, secara keseluruhan, entirely, completely, fully
kebalikan, sebaliknya, lawan kata, antonim, opposite, reverse
sebagai gantinya, pengganti, penggantinya, gantinya, instead, substitute
edisi, terbitan, nomor terbitan, edition, editions
bagian isi, seksi, subbab, section, sections
eksemplar, oplah, tiras, jumlah cetak, print run
ekspektasi, harapan, diharapkan, yang diharapkan, expect, expected, expectation
timbul, bermunculan, mengemuka, arise, emerge
keberadaan, eksistensi, exist, exists, existed, existence
bentrok jadwal, jadwal bentrok, jadwal tabrakan, tabrakan jadwal, ada acara lain, schedule conflict
jam berapa mulai, mulai jam berapa, pukul berapa, what time, start time
bulan puasa, puasa, ramadan, pas puasa, lagi puasa, selama ramadan, buka puasa, bukber, berbuka, sahur, tarawih, jadwal puasa, during ramadan, while fasting, break the fast
waktu salat, salat, jam salat, jumatan, salat jumat, istirahat salat, bentrok salat, ada musala, tempat salat, prayer break, prayer room, friday prayer, time to pray
libur lebaran, pas lebaran, cuti bersama, libur natal, libur nyepi, tanggal merah, libur nasional, public holiday, holiday break, during the holidays, libur, cuti
hari minggu gereja, ke gereja, ibadah minggu, misa, kebaktian, church on sunday, sunday service, ibadah
halal, sertifikat halal, halal tidak, boleh dimakan muslim, halal food, is it halal
jam berapa di sini, beda jam, beda waktu, beda dua jam, selisih jam, jam setempat, wit apa wib, my time zone, local time, time difference, zona waktu, wib
berapa hari lagi, kurang berapa hari, tinggal berapa hari, sisa waktu, masih lama, hitung mundur, days left, time left, countdown, how soon, tenggat
dimajukan, memajukan, diajukan jadwal, dipercepat, moved up, brought forward, earlier than planned, jadwal, tanggal
diundur, mundur jadwal, molor, ngaret, jam karet, kemunduran jadwal, diundur lagi, rescheduled, pushed back, running late, jadwal
jadi tidak acara, tetap jalan, jadi dibatalkan, kalau hujan, hujan bagaimana, still happening, what if it rains, rain or shine, batal, dibatalkan
berapa lama balas, kapan dibalas, lama balas, slow respon, slow response, fast respon, belum dibalas, reply time, how long to reply, no answer yet, balasan
triwulan, kuartal, tiga bulanan, quarter year, quarterly
sedetik, detik, sekejap, sebentar, second, seconds, a moment
seabad, abad, ratusan tahun, century
generasi, angkatan muda, turun temurun, generation, generations
kronologi, urutan kejadian, runtut, beruntun, linimasa, chronology, timeline, sequence of events
lusa, besok lusa, day after tomorrow
jauh hari, sebelum hari h, beforehand, in advance, jauh jauh hari
setumpuk, segunung, seabrek, bejibun, buanyak, numpuk, menumpuk, pile, piles, loads of
seikat, seuntai, bundle, a bunch
segenggam, handful
inci, inch, inches
desibel, kebisingan, seberapa keras, decibel
sebagian besar, kebanyakan orang, mayoritas, mostly, majority
cenderung, kecenderungan, tend to, tendency
kadang beda, pengecualian, kecuali, terkecuali, exception, exceptions, except
konsisten, ajek, terus menerus, istikamah, consistent, consistency, regular
setara, sepadan, ekuivalen, equivalent, equals
seimbang, imbang, keseimbangan, penyeimbang, selaras, balance, balanced, harmony
mikro, usaha mikro, kecil sekali, micro, tiny
cheaper, cheapest, lebih murah, paling murah, termurah, lower price, murah
more expensive, most expensive, priciest, paling mahal, termahal, lebih mahal, mahal
faster, fastest, quicker, quickest, tercepat, paling cepat, lebih cepat, cepat
slower, slowest, slowly, paling lambat, lebih lambat, lambat
easier, easiest, easily, paling gampang, paling mudah, termudah, simplest, simpler, mudah
harder, hardest, tougher, paling susah, paling sulit, tersulit, sulit
bigger, biggest, larger, largest, terbesar, paling besar, paling gede, besar
smaller, smallest, terkecil, paling kecil, kecil
older, oldest, eldest, sulung, tertua, paling tua, tua
younger, youngest, bungsu, termuda, paling muda, muda
nearer, closest, closer, nearest, terdekat, dekat
farther, further, farthest, terjauh, jauh
quieter, quietest, paling sepi, lebih sepi, paling tenang, sunyi
busiest, busier, paling ramai, paling sibuk, teramai, ramai
stronger, strongest, terkuat, paling kuat, kuat
sharper, sharpest, tertajam, paling tajam, tajam
stricter, strictest, strict, ketat, paling ketat, galak aturannya
better, best, paling bagus, paling baik, terbaik, lebih bagus, bagus
worse, worst, terburuk, paling jelek, paling parah, lebih parah, memburuk, merosot, buruk
longer, longest, terpanjang, terlama, paling lama, panjang
shorter, shortest, terpendek, tersingkat, paling singkat, paling pendek, singkat
newer, newest, latest, terkini, terbaru, baru
briefly, brief, singkat saja, sekilas, sebentar saja, secara singkat, short version, singkat
sampai kapan berlakunya, masa berlaku, berlaku sampai, kadaluwarsa, valid until, expire, expires, berlaku
berlaku selamanya, seumur hidup, selamanya, akses selamanya, tidak ada batas waktu, lifetime access, forever, for life, akses
dari tahun berapa, berdiri tahun berapa, how long running, founded in, sejarah
hari kerja, hari biasa, senin sampai jumat, weekdays, weekday, working days, business days, jadwal
pagi buta, habis subuh, early in the morning, crack of dawn, jam
habis magrib, habis isya, setelah magrib, bada magrib, habis maghrib, after sunset, after dark, jadwal
sepulang sekolah, pulang sekolah, habis sekolah, habis pulang sekolah, after school hours, jadwal
sepulang kerja, pulang kerja, habis kerja, setelah kerja, after work, jadwal
tiap hari, setiap hari, saban hari, sehari hari, harian, every day, daily, day to day, rutin
sesekali, sekali kali, occasionally
dua minggu sekali, dua mingguan, tiap dua minggu, fortnightly, every two weeks, biweekly, jadwal
`
