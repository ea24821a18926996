import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {
    'news/rangkaian-musim-hujan-dibuka': {
      title: 'Rainy Season Series Opens: 19 Classes, 11 Discussions, Two Cities',
      summary:
        'The rainy season programme of classes and discussions is out today. Half of it is free, and every event has a plan for a leaking roof.',
    },
    'news/atap-gudang-benang-selesai-diperbaiki': {
      title: 'Yarn Warehouse Roof Mended, Old Tiles Back in Place',
      summary: 'Eight thousand tiles were taken down, washed, tapped one by one, and put back. Ruang Benang reopens this week.',
    },
    'news/ruang-siar-gandaria-bisa-dipinjam': {
      title: 'Residents Can Borrow the Gandaria Ruang Siar Every Wednesday',
      summary:
        'The small recording room on the second floor is free for residents on Wednesday afternoons, complete with a patient attendant and two microphones.',
    },
    'news/dua-puluh-tiga-penulis-bertukar-kota': {
      title: 'Twenty-Three Writers Swap Cities, One Misses the Train',
      summary: 'The trial of Writing about Places ended with readings in two buildings joined by a screen, and an essay from the platform.',
    },
    'news/lorong-tinta-memakai-tinta-kedelai': {
      title: 'Lorong Tinta Turns to Soy Ink and Measures What It Washes Off',
      summary:
        'After a year’s trial all printing classes in Jakarta use vegetable ink. The washing water is filtered three times before it is let go.',
    },
    'news/tetangga-mendapat-kunci-kebun-atap': {
      title: 'Six Cigereleng Neighbours Now Hold the Key to the Roof Garden',
      summary:
        'After a year of gardening together, Kebun Atap has been handed to six residents. They decide when it opens and what grows in its beds.',
    },
    'news/loteng-glodok-menjadi-perpustakaan-bunyi': {
      title: 'A Glodok Loft Becomes a Library of Sounds',
      summary:
        'From next month 1,240 recordings of the city can be heard free of charge in the loft of a former medicine shop, by opening drawers one at a time.',
    },
    'news/laporan-uang-gotong-royong': {
      title: 'The Gotong Royong Fund Paid for 412 Seats: Here Are the Details',
      summary:
        'Paying participants may add the price of a cup of coffee for someone else. In a year that came to Rp88 million, and this is how it was used.',
    },
    'blog/yang-saya-pelajari-dari-meja-depan': {
      title: 'What I Learned in a Year at the Front Desk',
      summary:
        'People rarely ask where the gallery is. They ask whether they may sit down, whether they may stay, and whether they have to buy something.',
    },
    'blog/tetangga-yang-mengeluh-dan-akhirnya-mengajar': {
      title: 'The Neighbour Who Complained Six Times, Then Taught',
      summary: 'Pak Dudung knocked at the door at every event. One evening I asked him in, and he turned out to be a piano tuner.',
    },
    'blog/mangkuk-retak-nomor-empat-puluh': {
      title: 'Cracked Bowl Number Forty',
      summary: 'I came to the ceramics class to forget about work. Clay remembers everything, it turns out, above all how I press.',
    },
    'blog/kereta-pagi-bagian-satu': {
      title: 'Morning Train, Part 1: A Residency That Began in a Carriage',
      summary: 'For a month I lived in two cities by turns. My work, it turned out, was made between them, in seat number eleven.',
    },
    'blog/kereta-pagi-bagian-dua': {
      title: 'Morning Train, Part 2: An Exhibition on the Luggage Rack',
      summary: 'There is no permission to hang art on a train. So we carried the works as luggage, one for each passenger.',
    },
    'blog/ketika-tidak-ada-yang-datang': {
      title: 'When Only One Person Came to Our Discussion',
      summary: 'Sixty chairs, two speakers, one listener. That evening became our best discussion and changed how we set out a room.',
    },
    'blog/mengapa-kami-tutup-setiap-senin': {
      title: 'Why the Building Closes on Mondays, and What Goes On Inside',
      summary:
        'It is no day off. On Monday the building is checked, listened to, and now and then left empty so that we remember its shape.',
    },
    'blog/pena-yang-tidak-bisa-dihapus': {
      title: 'A Month with a Pen That Cannot Be Erased',
      summary: 'Teh Dinda lent me a pen and took my eraser away. Thirty days later I had sixty bad drawings and one that was alive.',
    },
    'blog/rencana-malam-musik-pelan': {
      title: 'Draft: An Evening of Quiet Music for People Who Tire Easily',
      summary: 'Notes towards a concert at low volume, with reclining chairs and a door that may be opened at any time without guilt.',
    },
    'articles/membaca-gedung-bagian-satu': {
      title: 'Reading Buildings, Part 1: Begin at the Back Door',
      summary:
        'The front is made to be looked at. The back door is made to be used, and so it keeps a more honest history of the building.',
    },
    'articles/membaca-gedung-bagian-dua': {
      title: 'Reading Buildings, Part 2: The Archive That Is Not in the Archive',
      summary:
        'Old maps, a receipt for sand, wedding photos and a parking attendant’s memory: four sources to test your guesses about a building.',
    },
    'articles/memilih-bambu-dengan-telinga': {
      title: 'Choosing Bamboo by Ear',
      summary:
        'Knock, listen, look at the foot, then ask in which month it was cut. A guide to bamboo that beetles will not eat in its second year.',
    },
    'articles/kontrak-dua-halaman': {
      title: 'What Goes into a Two-Page Contract for a Small Creative Job',
      summary: 'Eight things that must be on paper before the brush is dipped, drawn from real disputes over less than ten million rupiah.',
    },
    'articles/menyusun-foto-seperti-kalimat': {
      title: 'Arranging Photos Like a Sentence',
      summary:
        'One photo is a word. Two photos are a statement already. Exercises in sequence with small prints on the floor, without a computer.',
    },
    'articles/membangun-landaian-yang-benar': {
      title: 'Building a Proper Ramp for Three Steps',
      summary: 'A ramp that is too steep is more dangerous than none. These are the sums, the materials, and our first mistake.',
    },
    'articles/membaca-label-kain': {
      title: 'Reading Cloth at the Market: Ikat, Songket or Machine Print',
      summary:
        'Turn the cloth over, look at its edge, ask the weaver’s name. Five steps before you pay, and what to do if it is an imitation.',
    },
    'articles/anggaran-acara-lima-puluh-orang': {
      title: 'An Event for Fifty People for under Three Million Rupiah',
      summary:
        'The real figures of last month’s puppet show: what we paid for, borrowed, went without, and regretted once the chairs had gone back.',
    },
    'program/panggilan-residensi-dua-kota': {
      title: 'Open Call: Two-City Residency, Seventh Round',
      summary:
        'Six makers will live by turns in Bandung and Jakarta for six weeks, with a room, an allowance, train tickets, and one question.',
    },
    'program/rangkaian-jakarta-mencari-tema': {
      title: 'Next Season in Jakarta: Residents Choose the Themes',
      summary:
        'Twelve proposed themes hang on the fence. The three that collect the most buttons become series of classes and discussions.',
    },
    'program/kursi-pelajar-rangkaian-bandung': {
      title: 'Forty Student Seats in the Bandung Series',
      summary:
        'Secondary and vocational students get free places in ceramics, comics, bamboo and photography, with their fare and an afternoon meal.',
    },
    'program/hibah-mini-tetangga': {
      title: 'Neighbours’ Mini Grants: Two Million Rupiah for Ideas near the Building',
      summary: 'Residents within two kilometres can put in a small idea on one sheet of paper. No thick proposal, no rubber stamp.',
    },
    'event/diskusi-siapa-pemilik-trotoar': {
      title: 'Discussion: Who Owns the Pavement?',
      summary:
        'Street vendors, blind pedestrians, parking attendants and city planners sit in a circle to talk about a contested metre and a half.',
    },
    'event/buka-tungku-musim-hujan': {
      title: 'Opening the Kiln: The Morning When Everyone Holds Their Breath',
      summary:
        'After two days and two nights the kiln is opened in public. About two hundred things come out, some not as they were imagined.',
    },
    'event/pasar-zine-lorong-tinta': {
      title: 'Lorong Tinta Zine Market: A Hundred Tables, Small Change',
      summary:
        'Small publications from twenty cities gather for a day. Every zine costs less than twenty thousand rupiah, and the cheapest table is free.',
    },
    'event/malam-dua-layar': {
      title: 'Two-Screen Night: Bandung and Jakarta Dine Together',
      summary: 'Two long tables in two cities are joined by screens the size of a window. The food is the same, the conversation is not.',
    },
    'event/pameran-satu-meter': {
      title: 'The One-Metre Exhibition: Grown-ups Must Crouch',
      summary: 'A twelve-metre drawing by twenty-four children hangs one metre high. They wrote its labels too.',
    },
    'podcasts/kondektur-yang-menjadi-kurator': {
      title: 'The Conductor Who Became a Curator',
      summary:
        'Pak Wirya worked in the Bandung–Jakarta carriages for twenty years. He knows where the light comes in and who will fall asleep.',
    },
    'podcasts/telinga-pak-dudung': {
      title: 'Pak Dudung’s Ears Cannot Be Switched Off',
      summary:
        'The piano tuner who complained six times, on the pitch of glasses, an empty church, and why he teaches behind the wall at last.',
    },
    'podcasts/penenun-di-ujung-sambungan': {
      title: 'The Weaver at the Other End of the Line',
      summary: 'Mama Maria weaves in Sikka while she answers questions from Jakarta. The line broke four times, her thread not once.',
    },
    'podcasts/arsitek-yang-tidak-membangun': {
      title: 'The Architect Who Does Not Build',
      summary: 'Tirta Gumilar has designed no new building for eight years, and talks about borrowing, caring, and turning clients down.',
    },
    'podcasts/mesin-bernama-bu-lurah': {
      title: 'A Machine Called Bu Lurah',
      summary:
        'The story of a risograph from a ward office: bought for the price of a bicycle, on strike every August, with over nine hundred zines printed.',
    },
    'gallery/delapan-ribu-genting': {
      title: 'Eight Thousand Roof Tiles',
      summary: 'Six pictures from seven weeks of mending the warehouse roof: down, washed, tapped, signed, and back up where they belong.',
    },
    'gallery/meja-klinik-pakaian': {
      title: 'The Clothes Clinic’s Table',
      summary:
        'Five patients of the Clothes Clinic in Gandaria and Kwitang, each with a wound, a story, and a patch that is meant to be seen.',
    },
    'gallery/laci-laci-glodok': {
      title: 'The Drawers of Glodok',
      summary:
        'Five pictures from the making of the library of sounds: cleaned medicine drawers, loudspeakers the size of a coin, and a steep staircase.',
    },
    'gallery/bangku-bangku-bambu': {
      title: 'Bamboo Benches',
      summary:
        'The work of three rounds of the joints class: eleven benches that passed the six-person test, two that fell, and one that refuses to come apart.',
    },
  },
  classes: {
    'membaca-gedung-tua': {
      name: 'Reading Old Buildings',
      summary: 'Two Saturdays on foot around Cigereleng and Braga, learning to read a building’s age, its changes and its lies.',
    },
    'merancang-ruang-sempit': {
      name: 'Designing Small Spaces',
      summary:
        'Six evenings designing rented rooms, kiosks and studios of under twelve square metres, straight away in models as large as a body.',
    },
    'sambungan-bambu': {
      name: 'Bamboo Joints without Nails',
      summary: 'Three days cutting, drilling and tying bamboo in the back yard, ending in a long bench on which six people can sit.',
    },
    'cetak-saring-meja-dapur': {
      name: 'Screen Printing on the Kitchen Table',
      summary:
        'A full day learning to print two-colour posters with a desk lamp, a wooden frame and gear that fits into a kitchen at home.',
    },
    'zine-dengan-risograf': {
      name: 'Zines with a Risograph',
      summary: 'Four sessions writing, laying out and printing a sixteen-page zine on an old risograph with a will of its own.',
    },
    'keramik-dengan-jari': {
      name: 'Ceramics with Your Fingers',
      summary: 'Seven weeks making bowls, cups and one deliberate failure, without a wheel, with nothing but fingers and Plered clay.',
    },
    'glasir-dari-abu': {
      name: 'Glazes from Kitchen Ash',
      summary:
        'Mix glazes from the ash of rice husks, rambutan wood and coconut shells, and log two hundred test pieces until you find a colour of your own.',
    },
    'jalan-kaki-memotret': {
      name: 'Walking and Photographing',
      summary: 'Four mornings along the same route with a phone, twelve shots each time, learning to see what does not move.',
    },
    'membuat-buku-foto': {
      name: 'Making a Photo Book',
      summary:
        'Ten weeks turning a pile of photos into one book: sequence, pauses, paper, binding, and the courage to leave out your best photo.',
    },
    'merekam-suara-kota': {
      name: 'Recording the Sounds of a City',
      summary: 'Three afternoons in and around Glodok, recording sounds that will soon be gone, then placing them on an open sound map.',
    },
    'siniar-dari-ruang-siar': {
      name: 'Podcasts from Ruang Siar',
      summary:
        'Make three episodes about one neighbourhood, from writing the questions to editing the breaths, with half of the sessions in Jakarta.',
    },
    'menggambar-orang-di-angkot': {
      name: 'Drawing People on the Minibus',
      summary:
        'Twenty exercises in drawing people who cannot keep still, each finished before the passenger gets off, with a pen that cannot be erased.',
    },
    'komik-delapan-halaman': {
      name: 'An Eight-Page Comic',
      summary: 'Write and draw a comic that fits on one folded sheet, from a memory that you tell again and again.',
    },
    'membaca-tenun': {
      name: 'Reading Woven Cloth',
      summary: 'Five sessions on the thread, dyes, patterns and people behind the weaving of Sumba and Sikka, and on buying it fairly.',
    },
    'klinik-pakaian': {
      name: 'Clothes Clinic',
      summary:
        'Bring one damaged garment that you cannot throw away, and go home having mended it yourself in thread that is meant to be seen.',
    },
    'menulis-tentang-tempat': {
      name: 'Writing about Places',
      summary:
        'An essay class in two cities: Bandung writes about Jakarta, Jakarta about Bandung, and neither may mention traffic jams or the cold.',
    },
    'diskusi-buku-dan-kota': {
      name: 'Books and the City',
      summary:
        'Four evenings on four books about the city, with people who read them on the train, at the night watch post, and in the laundry room.',
    },
    'kurasi-pameran-pertama': {
      name: 'Curating Your First Exhibition',
      summary:
        'Twelve weeks making an exhibition together: inviting artists, shaping an idea, costing it, hanging it, minding it, and taking it down.',
    },
    'menulis-teks-pameran': {
      name: 'Writing Exhibition Texts',
      summary: 'Three evenings cutting a wall text from five hundred words to eighty, without losing the idea and without jargon.',
    },
    'hak-cipta-untuk-pekerja-kreatif': {
      name: 'Copyright for Creative Workers',
      summary:
        'Twelve short pieces on who owns a picture, a song, a photo, answered with cases from the advice desk instead of articles to memorise.',
    },
    'kontrak-sebelum-kuas': {
      name: 'Contract before Brush',
      summary:
        'A one-day workshop on writing a two-page contract that both sides understand, then negotiating it in a rather tense role play.',
    },
    'menghitung-harga-karya': {
      name: 'Working Out What Your Art Costs',
      summary:
        'Three evenings counting materials, time, rent and weariness, until you can name your price without adding “but I can go lower”.',
    },
    'mengelola-ruang-kreatif': {
      name: 'Running a Creative Space',
      summary:
        'A fourteen-week bootcamp for people who run galleries, studios and community rooms: rent, schedules, neighbours, a small team, and the day the roof leaks.',
    },
    'produksi-acara-kecil': {
      name: 'Producing Small Events',
      summary: 'Learn to put on an event for fifty people with one worksheet: who, when, how much, and what if it rains.',
    },
    'ruang-untuk-semua': {
      name: 'Room for Everybody',
      summary: 'Four discussions and visits with disabled visitors, to examine and mend our own building in front of the public.',
    },
    'anak-menggambar-gedung': {
      name: 'Children Draw the Building',
      summary:
        'Sunday mornings for children aged eight to twelve: drawing the yarn warehouse from inside, from outside, and from father’s back.',
    },
    'musik-dari-barang-bekas': {
      name: 'Music from Scrap',
      summary: 'Make instruments from pipes, tins and bamboo left over from class, then put together a short song to open the next season.',
    },
  },
}
