/** Writing, pictures, music, film and crafts: one group of about the same meaning a line. */
export const ARTS_AND_MEDIA = `
teks, naskah, tulisan, isi tulisan, text
media, pers, media massa, saluran, kanal, press, news media
lonceng, bel, genta, kentongan, bell
peluit, sempritan, pluit, whistle
nada, tangga nada, melodi, intonasi, tone, pitch, melody
penala, menala, setem, stem gitar, tuner, tuning
ketukan, irama, ritme, tempo, hentakan, beat, rhythm
gema, gaung, echo
gubah, mencipta lagu, compose, composer, songwriting, membuat lagu
nyanyi, menyanyi, sing, sung
kaset, pita kaset, tape, cassette
risograf, cetak riso, riso, cetak saring, sablon, screen printing, risograph
sampul, kover, sampul buku, kulit buku, cover, book cover
ilustrasi sampul, desain sampul, gambar sampul, cover illustration
gambar garis, garis, strip, goresan, line
penggaris, mistar, ruler
kuas, kuas lukis, brush, paintbrush
palet, palet warna, paduan warna, palette, color scheme
motif, corak, pola, ragam hias, pattern
gaya, ragam, fesyen, style, fashion
bentuk, wujud, rupa, shape
latar, latar belakang, latar tempat, background, setting
tokoh, karakter, pemeran, lakon, tokoh utama, character, protagonist
adegan, babak, lakon pendek, scene
akting, seni peran, berperan, memerankan, acting, role playing
properti panggung, alat panggung, props, perlengkapan panggung, stage props
rekaan, fiktif, karangan, cuma karangan, tidak nyata, rekayasa cerita, fictional, made up, invented
nonfiksi, non fiksi, kisah nyata, berdasarkan kenyataan, nonfiction, true story
sinopsis, ringkasan cerita, alur singkat, synopsis, blurb
bercerita, storytelling, storyteller, dongeng
serial, seri, bersambung, cerita bersambung
edisi, nomor terbitan, terbitan, edition
reportase, liputan, meliput, diliput, news coverage, reporting
transkripsi, transkrip, teks rekaman, salinan rekaman, takarir, subtitle, transcript, transcription
arsip, dokumen lama, archive
upacara, seremoni, upacara bendera, ceremony, apel pagi
bendera, umbul umbul, sang merah putih, flag
layang layang, layang, kite
gelang, bracelet, wristband
papan, papan tulis, papan pengumuman, board, blackboard, whiteboard
origami, melipat kertas, seni lipat, lipat kertas, paper folding
kertas bekas, kertas daur ulang, kertas sisa, recycled paper, scrap paper
serasi, laras, harmoni, seimbang, matching, harmony, balanced
citra, kesan, reputasi, nama baik, reputation
viral, trending, fyp, rame di medsos, ramai dibicarakan, hits, go viral
pengikut, followers, subscriber, pelanggan kanal
subjek, pokok gambar, objek foto, subject matter
sama sekali baru, orisinal, ide sendiri, bukan jiplakan, original work
garis, garis lurus, bergaris
pola, motif, corak, pattern, patterns
sanggar, padepokan, rumah seni, studio seni, sanggar tari, art studio, art space
irama, ritme, berirama, rhythm
tempo lagu, ketukan lagu, ketukan, bertempo, beat, tempo musik
dokumenter, film dokumenter, documentary, kisah nyata
citra, nama baik, reputasi, kesan orang, reputation, public image
citra satelit, citra digital, olah citra, satellite image, imagery
sampul, bersampul, cover, sampul buku, kulit buku, book cover
jilid, menjilid, dijilid, penjilidan, bookbinding, binding
bingkai, pigura, dibingkai, membingkai, frame, framed
gaya, gaya bahasa, langgam, style, styles
stiker, sticker, stickers, tempelan stiker
lantang, suara keras, keras keras, nyaring, out loud, aloud
pelantang, pengeras suara, toa, megafon, loudspeaker, megaphone
mading, majalah dinding, papan pengumuman, papan tempel, wall magazine, bulletin board
lirik, lirik lagu, syair, kata kata lagu, lyrics
melirik, dilirik, lirikan, glance
adegan, scene, scenes, babak, potongan adegan
skenario, naskah film, naskah drama, jalan cerita, alur cerita, screenplay, scenario
stem, menyetem, penala, menala, setem, tuning, tune
fon, font, rupa huruf, jenis huruf, muka huruf, typeface, typefaces
pemenggalan, memenggal, pemenggalan kata, penggal, suku kata, hyphenation, syllable
aksen, logat, medok, pelafalan, pengucapan, accent, pronunciation
plakat, papan nama, papan keterangan, plaque, signboard
gong, kenong, kempul
ungu, lembayung, lila, purple, violet
tanda silang, silang, menyilang, bersilang, cross mark
panggilan karya, panggilan naskah, kirim karya, open call, call for entries
samar, buram, tidak jelas, kabur gambarnya, blurry, vague
kirim naskah, kirim cerpen, kirim puisi, kirim tulisan, naskah dikirim ke mana, submit my writing, send a story, send my poem, submit a manuscript, naskah, penulis
naskah ditolak, cerpen ditolak, tulisan ditolak, tidak dimuat, naskah tidak dimuat, kenapa ditolak redaksi, story rejected, manuscript rejected, naskah
kapan dimuat, belum dimuat, lama dimuat, sudah dimuat belum, kapan terbit, kapan tayang, when published, when will it be published, terbit
honor tulisan, dibayar tidak tulisan, honor penulis, bayaran menulis, honor cerpen, honor naskah, royalti, paid for writing, writer s fee, royalties, royalty, honor
panjang naskah, berapa halaman, batas kata, minimal kata, maksimal kata, berapa karakter, how many words, word limit, word count, how long story, naskah
hak cipta tulisan, tulisanku milik siapa, hak karya, karya dicuri, karya diambil, tulisanku dicuri, gambar dicuri, karya dijiplak, dijiplak orang, who owns my work, stolen artwork, work was copied, hak cipta
tidak ada ide, kehabisan ide, buntu ide, mentok menulis, writer block, writers block, macet menulis, bingung mau menulis, stuck writing, what to write, ide, inspirasi
kalimat pertama, pembuka cerita, awal cerita, buka cerita, opening line, first sentence, opening scene, cerita
dialog, percakapan, omongan tokoh, cakap tokoh, conversation, dialogue
tokoh, karakter cerita, pemeran utama, tokoh utama, penokohan, watak, tabiat, perangai, character, characters, protagonist, main character
sudut pandang, narator, pencerita, point of view, narrator, narration
alur cerita, plot, jalan cerita, konflik cerita, twist, ending, ceritanya muter, storyline, plot hole
cerpenis, penulis cerpen, novelis, pengarang, komikus, penyair, novelist, comic artist, short story writer
memoar, autobiografi, otobiografi, biografi, kisah hidup, riwayat, memoir, biography, autobiography, life story
prosa, esai, nonfiksi, tulisan bebas, prose, nonfiction
menulis opini, opini, kolom opini, artikel opini, surat pembaca, tajuk, op ed, opinion piece
makalah, karya ilmiah, karya tulis, jurnal ilmiah, artikel ilmiah, skripsi, tesis, paper, thesis, academic paper
kutip orang, ngutip, cara mengutip, tulis sumber, daftar pustaka, sitasi, catatan kaki, rujuk, merujuk, rujukan, cite, citing, bibliography, footnote
simpulan, kesimpulan, menyimpulkan, intinya apa, conclusion, conclude
ringkas, ringkasan, ringkesin, rangkum, diringkas, summarise, summarize, summary, in short
tafsir, menafsir, penafsiran, interpretasi, maknanya, menafsirkan, interpretation, interpret, meaning
harfiah, makna harfiah, literal, literally, word for word
membuat film, film pendek, syuting, take gambar, membuat video, ngonten, membuat konten, make a film, short film, film making, video content
modal ponsel syuting, syuting pakai ponsel, membuat film pakai ponsel, video ponsel, film with phone, phone filmmaking, shoot with phone, film
sutradara, penyutradaraan, juru kamera, kameramen, sinematografer, kru, kru film, director, film crew, cinematographer, cameraman
aktor, aktris, pemain film, pemeran, figuran, casting, audisi, ikut audisi, jadi aktor, cast, auditions, audition, acting
naskah film, skenario, penulis skenario, storyboard, papan cerita, screenplay, screenwriter, script
adegan, babak, scene, scenes
edit video, ngedit video, motong video, sunting video, aplikasi edit, capcut, video editing, cut video, trim video, video, film
membuat podcast, podcast pertama, rekaman podcast, rekam suara, mulai podcast, jadi podcaster, start a podcast, record a podcast, podcast, siniar
suara jelek di rekaman, suara gema, bergema, gaung, gema, memantul, pantulan, peredam, echo, echoing, reverb, muffled sound
siapa penyiarnya, jadi penyiar, ingin siaran, belajar siaran, radio komunitas, radio sekolah, become an announcer, radio host, community radio, on the radio, radio, siaran
membuat desain, belajar desain, desain grafis, membuat poster, membuat logo, canva, aplikasi desain, graphic design, make a poster, make a logo, design app, desain
tidak bisa gambar, tidak bisa menggambar, gambarku jelek, tidak bakat gambar, tidak berbakat, tidak punya bakat, tidak ada bakat, can t draw, no talent, not talented, not artistic, bakat
paduan warna, kombinasi warna, warna cocok, palet warna, palet, warnanya nabrak, nabrak warna, warna bentrok, color palette, colour scheme, matching colours, colors clash, warna, kontras
gambar pecah, gambar buram, buram, ngeblur, blur, burem, pecah kalau dibesarkan, pixelated, blurry, low resolution, blurred, resolusi
vektor, gambar vektor, vector, svg
raster, bitmap, jpeg, jpg, png, format gambar, image format
foto gelap, foto kegelapan, foto terlalu terang, kurang cahaya, backlight, cahaya kurang, overexposed, underexposed, photo too dark, low light, foto, kamera
motret pakai ponsel, foto pakai ponsel, belajar foto, belajar motret, fotografi ponsel, jepretan, jepret, phone photography, learn photography, take better photos
potret, foto orang, foto wajah, pasfoto, pas foto, potret diri, swafoto, selfie, portrait, portraits, headshot, self portrait
belajar gitar, belajar musik, les musik, main musik, ingin bisa gitar, buta nada, fals, suara fals, tidak bisa nyanyi, learn guitar, music lessons, off key, tone deaf, learn an instrument, musik, lagu
membuat lagu, cipta lagu, tulis lirik, menulis lagu, lirik, lirik lagu, write a song, songwriting, lyrics, lagu, musik
nada, irama, ritme, ritmenya, ketukan, tempo, melodi, merdu, tone, rhythm, beat, melody, tune
manggung, tampil di panggung, tampil, naik panggung, demam panggung, takut panggung, gugup di panggung, stage fright, perform on stage, gig, on stage
geladi, gladi, gladi bersih, gladi resik, latihan terakhir, latihan pentas, rehearsal, rehearse, dress rehearsal
main drama, main teater, ikut teater, pementasan, lakon, pertunjukan, stage play, join a theatre, act in a play
dalang, ki dalang, puppeteer, puppet master
wayang, wayang kulit, shadow puppet, puppet, boneka wayang
genre musik, aliran musik, jenis musik, music genre
menari, nari, belajar nari, joget, dansa, berdansa, dance, dancing, dancer
kaligrafi, tulisan indah, seni tulis, lettering, calligraphy, hand lettering
cetak saring, sablon, cukil, risograph, screen printing, printmaking, block print, cetak
pasang karya, pamerin karya, ikut pameran, pajang karya, pajang, memajang, exhibit my work, show my work, hang my art, pameran
jual karya, jual gambar, jual foto, jual lukisan, karya laku, sell my art, sell artwork, sell photos, karya
komisi gambar, buka komisi, pesan gambar, pesan ilustrasi, gambar pesanan, art commission, commissions open, gambar
kolektor, mengoleksi, koleksi, koleksian, ngoleksi, collector, collect, collection
benang, lungsi, pakan benang, alat tenun, menenun, woven, weave, loom, warp, yarn
kain adat, kain tradisional, wastra, traditional cloth
selendang, syal, scarf, shawl
kerudung, jilbab, hijab, headscarf
kerah, collar
kancing, kancing baju
resleting, ritsleting, zipper
lengan baju, sleeve, sleeves
celana, celana panjang, trouser, trousers, pants
rok, skirt
jelujur, tusuk jelujur, jahitan, setik, running stitch, basting, stitches
gunting, scissors
pisau, silet, cutter, knife, blade
properti panggung, properti, alat panggung, prop, props
dramatis, mendebarkan, dramatic, thrilling
misteri, misterius, gaib, mistis, mystery, mysterious, supernatural
khayal, khayalan, imajinasi, imajiner, berkhayal, ngayal, imaginary, imagination, daydream
komedi, lawak, pelawak, stand up comedy, comedian, comedy
televisi, tv, tivi, tonton tv, television
grafika, seni grafis, graphic arts
keterangan foto, caption foto, judul foto, photo caption
alat musik petik, alat petik, string instrument
bel, lonceng, genta, bell, bells
kentongan, kentungan, bedug
golok, parang, machete
sabit, arit, celurit, sickle
cangkul, pacul, hoe
sirine, alarm, peringatan dini, early warning, siren
bunyi lirih, lirih, pelan suaranya, bisik, berbisik, whisper, softly
riuh, gemuruh, riuh rendah, hiruk pikuk, noise of crowd, bustle, roar, ramai
elegan, anggun, elegant, graceful, berkelas
unik, khas, ciri khas, unique, one of a kind, distinctive
tidak terduga, di luar dugaan, tidak disangka, kejutan, unexpected, unexpectedly, out of the blue
asal usul, sejarahnya, origin, origins
trik, siasat, muslihat, trick, tricks
olahan, masakan, ilmu masak, cookery, cuisine
jamuan, kenduri, selamatan, slametan, hajatan, feast, banquet
almanak, penanggalan, kalender, almanac, calendar
tembaga, copper
kuningan, brass
rantai, chain, chains, gir, gear, gears, roda gigi, rantai sepeda
katup, klep, valve
katrol, kerekan, pulley, derek, winch
corong, bercorong, funnel, torong
tripleks, triplek, papan lapis, multipleks, plywood
gabus, styrofoam, stereofoam, cork, foam
terpal, tenda terpal, tarpaulin, tarp
pelat, plat, lempeng, plate metal, sheet metal
patri, mematri, solder, menyolder, soldering
a4, folio, kertas hvs, hvs, kuarto, ukuran kertas, paper size, kertas
laboratorium, lab, labnya, laboratory, bengkel praktik
bias, condong, berat sebelah, tidak netral, partial, prejudice, prasangka, stereotip
ketidakpastian, untung untungan, uncertainty, uncertain, not sure yet
goyah, oleng, goyang, labil, wobbly, shaky, unstable
`
