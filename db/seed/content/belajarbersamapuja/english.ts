import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {
    'news/denah-lapangan-dan-jam-tenang': {
      title: 'The Field Plan Is Ready, with One Quiet Hour',
      summary:
        'Forty tents now have numbers and neighbours. This year all loudspeakers on the field go off from one to two in the afternoon.',
    },
    'news/tanpa-parkir-mobil-tiga-ratus-tempat-sepeda': {
      title: 'No Car Park, but Room for Three Hundred Bicycles',
      summary:
        'The Lapangan Cendana car park holds seven more tents this year. Visitors are asked to come by bicycle, by minibus, or on their own feet.',
    },
    'news/toko-besi-meminjamkan-alat-bukan-spanduk': {
      title: 'Sumber Rukun Hardware Lends Tools Instead of Hanging a Banner',
      summary:
        'The festival’s biggest partner this year asked for no logo on the stage. It lends 140 tools, on condition that all of them come back clean.',
    },
    'news/sebelas-bangku-masuk-bengkel': {
      title: 'Eighty-Six Benches Checked, Eleven Sent to the Workshop',
      summary:
        'Saturday morning’s welding students shook each festival bench in turn. Eleven failed, and one of them turned out not to be ours.',
    },
    'news/sampah-festival-pulang-ke-kebun': {
      title: 'The Festival’s Rubbish Has Turned into Chillies',
      summary:
        'Nineteen sacks of kitchen waste were composted in the alley garden. Two months later residents picked and weighed the first chillies.',
    },
    'blog/satu-jam-tanpa-suara': {
      title: 'One Hour without a Sound in the Community Hall',
      summary: 'The trial class in sign language had one rule: nobody makes a sound. The first to break it was my own telephone.',
    },
    'blog/orkes-ember-dan-satu-pembaca-not': {
      title: 'The Bucket Orchestra and the Only Person Who Reads Music',
      summary:
        'Twenty-three people beat pipes, buckets and pan lids. Only one had ever studied music, and that one fell behind most often.',
    },
    'blog/kabel-kuning-kabel-biru': {
      title: 'Yellow Cable, Blue Cable, and a Rice Cooker in Disguise',
      summary:
        'The power on the field once failed just as storytelling began. The culprit was a rice cooker in the embroidery tent. This is how we share out power now.',
    },
    'blog/menelepon-semua-pendaftar': {
      title: 'Ninety-Four Phone Calls and One Hot Ear',
      summary:
        'We promised to ring everyone who signed up to teach. After ten evenings, this is what we heard from the other end, including one goat.',
    },
    'blog/saya-datang-untuk-makan-siang': {
      title: 'To Be Honest, I Came for the Lunch',
      summary:
        'A motorcycle taxi driver stopped at the field because he smelled rice. He went home that afternoon with the first cash book of his life.',
    },
    'blog/celana-bapak-saya-potong-sendiri': {
      title: 'I Cut My Father’s Trousers Myself',
      summary:
        'A ninth-grade girl’s letter about the alteration class on Bu Ratna’s porch, scissors that were too sharp, and trousers worn again at last.',
    },
    'articles/membuat-festival-belajar-di-kampung-sendiri': {
      title: 'Making a Learning Festival in Your Own Village',
      summary:
        'The start of a series on holding a small festival without a big chairman: begin with one alley, eight tables, and permission asked over tea.',
    },
    'articles/diam-tujuh-detik-setelah-bertanya': {
      title: 'Seven Seconds of Silence after a Question',
      summary:
        'Most teachers answer their own questions before a student has drawn breath. A small exercise for teachers who fear silence.',
    },
    'articles/berguru-kepada-tetangga': {
      title: 'Learning from a Neighbour without Being a Bother',
      summary:
        'The nearest teacher may live three doors away and be busy. Five ways to ask for a lesson that make people want to teach again.',
    },
    'articles/menyusun-satu-jam-mengajar': {
      title: 'Planning One Hour: Five, Forty, Fifteen',
      summary:
        'An hour at a festival table is shorter than new teachers think. A simple division that lets students go home with something finished.',
    },
    'articles/menghitung-uang-festival-pertama': {
      title: 'The First Festival’s Money: Two Million and One Exercise Book',
      summary:
        'Part one of the village festival series: what to buy, what to borrow, and why the cash book should hang where everyone can see it.',
    },
    'articles/mencari-pengajar-dalam-seratus-meter': {
      title: 'Finding Teachers within a Hundred Metres',
      summary:
        'Part two of the village festival series: walk from door to door, ask in the right way, and find experts who do not feel like experts.',
    },
    'articles/rencana-hujan-yang-ditulis-saat-cerah': {
      title: 'A Rain Plan Must Be Written in the Sun',
      summary:
        'Part three of the village festival series: who decides, when the tents come down, and what three hundred people do under one tarpaulin.',
    },
    'program/satu-gang-satu-meja': {
      title: 'One Alley, One Table: Learning without Waiting for the Festival',
      summary:
        'A movement to put one table in each alley, once a month, for two hours. Residents choose the lesson; the committee only lends a blackboard.',
    },
    'program/sekolah-pengajar-sabtu-angkatan-kelima': {
      title: 'Saturday Teachers’ School Takes Its Fifth Round',
      summary:
        'Twenty-four places for residents who want to learn to teach for an hour. It takes one real skill and six undisturbed Saturdays.',
    },
    'program/pinjam-laptop-lapangan-digital': {
      title: 'Twenty Lapangan Digital Laptops Ready to Be Lent Again',
      summary:
        'Students from grade eight to twelve may borrow a laptop for six weeks. The price is one piece of work and one younger student taught.',
    },
    'event/gladi-tenda-menuju-festival': {
      title: 'Towards the Festival: Tent Rehearsal and Trial Lunch',
      summary:
        'A day’s practice for teachers, electricity wardens and cooks. Residents are invited to be pretend students who ask real questions.',
    },
    'event/festival-hari-kedua': {
      title: 'Festival Belajar Bersama: Day Two, Students Change Places',
      summary: 'On the second day those who learned yesterday may teach. Ten tables are kept free on purpose for those who dare to try.',
    },
    'event/malam-tiga-menit-tanpa-naskah': {
      title: 'Three-Minute Night: Eighteen Stories without a Script',
      summary:
        'Eighteen residents climb on a fruit crate and tell of their first teacher. They have three minutes, marked by a bicycle bell.',
    },
    'event/permak-massal-pasar-selasa': {
      title: 'Mass Alterations at the Tuesday Market: 97 Pieces in Five Hours',
      summary:
        'Nine sewing machines, twelve teachers and one rule: the owner of the garment holds the needle. 97 pieces of clothing are being worn again.',
    },
    'podcasts/gerobak-roti-berisi-dua-ratus-buku': {
      title: 'A Bread Cart with Two Hundred Books',
      summary: 'Wening Kartika on the route of her cart, books that never came back, and the child who thought she still sold bread.',
    },
    'podcasts/resep-untuk-seribu-dua-ratus-orang': {
      title: 'A Recipe for Twelve Hundred People',
      summary:
        'Bram Lesmana opens the communal kitchen’s shopping book: salting a pot as big as a bathtub, and the arithmetic behind a packet of rice.',
    },
    'podcasts/uang-di-laci-itu-uang-siapa': {
      title: 'Whose Money Is in the Drawer?',
      summary: 'Marlina Tobing explains why her bookkeeping class uses no formulas, and how one question left a market trader silent.',
    },
    'podcasts/grafik-untuk-bangku-belakang': {
      title: 'Charts You Can Read from the Back Bench',
      summary:
        'Gilang Prasetya on coming home with a spreadsheet, counting the harvest with farmers, and parting with the figures after the decimal point.',
    },
    'podcasts/kangkung-di-talang-air': {
      title: 'Water Spinach in the Gutter, Chillies in the Paint Tin',
      summary:
        'Hana Maheswari takes listeners round the alley garden: who may pick, who waters, and what happens when everyone goes home for the holidays.',
    },
    'gallery/papan-nama-meja-buatan-tangan': {
      title: 'Table Signs, All Written by Hand',
      summary:
        'Six signs from last year’s festival: cardboard, a chopping board, a fan blade, and a backward letter R that nobody corrected.',
    },
    'gallery/poster-sablon-dari-tahun-ke-tahun': {
      title: 'Screen-Printed Posters from Year to Year',
      summary:
        'Five festival posters that residents printed with a squeegee and two colours, from a table in an alley to tents in the wind.',
    },
    'gallery/sepekan-bersama-tangan-pengajar': {
      title: 'A Week with the Teachers’ Hands',
      summary: 'Seven pictures of hands from Saturday Teachers’ School: oily, floury, trembling, and folded behind a back in the end.',
    },
    'news/tanggal-festival-tahun-ini': {
      title: 'This Year’s Festival Falls on the Full Moon Weekend',
      summary: 'The field is booked, the tents have been counted, and rain is expected. Note the date and bring a neighbour.',
    },
    'news/panggilan-untuk-pengajar': {
      title: 'Call for Teachers: One Table, One Hour',
      summary: 'We are looking for a hundred people who will teach one thing for one hour. No diploma needed, only patience.',
    },
    'news/laporan-tahun-lalu': {
      title: 'Last Year: 3,200 Visitors, 118 Classes, One Lost Umbrella',
      summary: 'The full report on last year’s festival, with its costs, its mistakes, and the umbrella that came back in the end.',
    },
    'blog/bangku-paling-depan': {
      title: 'The Front Bench Is Always Empty',
      summary: 'Why adults choose to sit at the back, and what happened when a grandmother decided otherwise.',
    },
    'blog/dapur-umum-jam-empat-pagi': {
      title: 'The Communal Kitchen at Four in the Morning',
      summary: 'A cook’s notes on twelve hundred plates, a shopping list, and a child who wanted to learn to peel onions.',
    },
    'blog/kelas-yang-tidak-selesai': {
      title: 'The Class That Was Not Finished',
      summary: 'Rain broke up the welding tent before the last joint. Two weeks later all its students came back.',
    },
    'articles/belajar-di-depan-anak': {
      title: 'Learn in Front of Your Child, Don’t Order It to Learn',
      summary: 'Children copy what we do, not what we command. Three small habits for busy families.',
    },
    'articles/meja-bukan-panggung': {
      title: 'Why We Chose Tables, Not a Stage',
      summary: 'One table, twelve chairs: a size that gives people the courage to ask. Notes on how this festival is put together.',
    },
    'program/keluarga-talenta-angkatan-tiga': {
      title: 'One Family, One Skill Opens Its Third Round',
      summary: 'Forty families will learn together for three months. Sign up at the ward office and on this site.',
    },
    'event/festival-hari-pertama': {
      title: 'Festival Belajar Bersama: Day One',
      summary: 'Forty tents open at eight in the morning on Lapangan Cendana, and the day ends with stories together after evening prayer.',
    },
    'podcasts/suara-dari-tenda-las': {
      title: 'Voices from the Welding Tent',
      summary: 'Tegar Samosir on teaching teenagers to hold a flame, on healthy fear, and on a bench at the bus stop.',
    },
    'gallery/wajah-wajah-festival': {
      title: 'Faces of the Festival',
      summary: 'Six pictures from last year: hands full of flour, welding goggles, and a grandmother in the front row.',
    },
  },
  classes: {
    'bengkel-sepeda-anak': {
      name: 'Children’s Bicycle Workshop',
      summary:
        'Children and the grown-ups with them patch tyres, adjust brakes and oil chains themselves until their bicycles are fit for the ride to school.',
    },
    'permak-celana-pertama': {
      name: 'Your First Trouser Alteration',
      summary: 'Cut, fold and resew one pair of your own trousers that are too long, by hand first and then with a machine.',
    },
    'satu-jam-tanpa-suara': {
      name: 'One Hour without a Sound',
      summary:
        'Six sessions of Bisindo sign language for neighbours, traders and counter staff: greet, ask, and wait for the answer with your eyes.',
    },
    'grafik-dari-bangku-belakang': {
      name: 'Charts from the Back Bench',
      summary:
        'A self-paced class on charts that can be read in a community hall: one message, round figures, and letters the size of a quail’s egg.',
    },
    'buku-kas-warung': {
      name: 'A Cash Book for the Corner Shop',
      summary:
        'Bookkeeping for small shops and stalls in a ruled exercise book: keep business money, kitchen money and neighbours’ debts apart.',
    },
    'orkes-ember-dan-pipa': {
      name: 'Orchestra of Buckets and Pipes',
      summary: 'Build an instrument from scrap in the morning, then play a song together with strangers in the afternoon.',
    },
    'kebun-di-talang-air': {
      name: 'A Garden in the Gutter',
      summary:
        'Grow water spinach, chillies and lemongrass in an alley two metres wide, in gutters and paint tins, by whatever light comes past.',
    },
    'tiga-menit-tanpa-naskah': {
      name: 'Three Minutes without a Script',
      summary: 'Storytelling practice for shy people: choose one event, one opening sentence, and know exactly when to stop.',
    },
    'bootcamp-lapak-koperasi': {
      name: 'Cooperative Shop Bootcamp',
      summary:
        'Ten weeks building an online shop for one real cooperative, from interviews with farmers to the first order that is paid for.',
    },
    'membaca-nyaring-di-rumah': {
      name: 'Reading Aloud at Home',
      summary:
        'A recorded webinar and short exercises in reading to a child for ten minutes every night, even when it asks for that same book again.',
    },
    'bootcamp-gerobak-baca': {
      name: 'Book Cart Bootcamp',
      summary: 'Six weeks designing, welding and running a library cart that can climb a hill and stand the afternoon rain.',
    },
    'bekal-yang-pulang-kosong': {
      name: 'Lunch Boxes That Come Home Empty',
      summary: 'A webinar on planning five days of school lunches from the nearest market: cheap, nourishing, and really eaten up.',
    },
    'kompos-satu-gang': {
      name: 'Compost for a Whole Alley',
      summary:
        'Turn the kitchen scraps of twelve households into crumbly soil in two months, without a smell and without a quarrel between neighbours.',
    },
    'acara-yang-ramah-tuli': {
      name: 'Deaf-Friendly Events',
      summary:
        'For organisers: plan a stage, a counter and a programme that Deaf visitors can follow from the gate on, not from the complaint on.',
    },
    'bootcamp-sensus-kampung': {
      name: 'Village Census Bootcamp',
      summary: 'Five weeks listing the wells, broken roads and dead lamps of one village, then taking the map to the residents’ meeting.',
    },
    'meluruskan-roda': {
      name: 'Truing a Wheel',
      summary: 'An advanced class in bicycle repair: lace spokes, true a wobbling rim, and look after a hub until it turns in silence.',
    },
    'bengkel-rumah-yang-aman': {
      name: 'A Safe Workshop at Home',
      summary: 'A recorded webinar on cables, grinders, gas bottles, and the small habits that keep ten fingers at ten.',
    },
    'tas-perca-sampai-laku': {
      name: 'Patchwork Bags, until They Sell',
      summary: 'Sew bags from offcuts of uniform cloth, work out honestly what they cost, then sell five of them at the skills market.',
    },
    'arsip-suara-kampung': {
      name: 'A Village Sound Archive',
      summary:
        'Record sounds and stories that are nearly lost, from the night watch’s wooden drum to the putu seller, and keep them for the residents.',
    },
    'kas-rt-yang-terang': {
      name: 'Clear Accounts for the Neighbourhood',
      summary:
        'For treasurers of neighbourhoods and associations: note the dues, keep the receipts, and report in two minutes without raising suspicion.',
    },
    'mendongeng-tanpa-buku': {
      name: 'Storytelling without a Book',
      summary: 'Learn to shape and tell one seven-minute tale from the things around you, for your own child or a whole class.',
    },
    'las-pertama': {
      name: 'First Weld: A Bench for the Bus Stop',
      summary: 'Two full days of fire, steel and safety, then one bench made together and set up at a bus stop in the city.',
    },
    'kode-untuk-keluarga': {
      name: 'Code for Families',
      summary: 'Parents and children make one page of family recipes together, from paper until it opens on grandma’s phone.',
    },
    'memasak-untuk-seratus-orang': {
      name: 'Cooking for a Hundred',
      summary:
        'Count, shop and cook without panic: the secrets of a communal kitchen for village committees, mosques, churches and schools.',
    },
    'radio-tenda-untuk-remaja': {
      name: 'Tent Radio for Teenagers',
      summary: 'Record, edit and broadcast a fifteen-minute show from a festival tent with a phone and some courage.',
    },
    'mengajar-di-satu-meja': {
      name: 'Teaching at One Table',
      summary: 'A self-paced class for those who will teach at the festival: put together one hour that is honest, kind, and over on time.',
    },
  },
}
