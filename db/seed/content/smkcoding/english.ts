import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {
    'news/final-liga-smk-dimenangkan-tim-bengkel': {
      title: 'A Team of Car Mechanics Wins the Liga SMK Final',
      summary:
        'Three Light Vehicle Engineering students from Tegal beat nine other teams with a queueing site for a waste bank that elderly people can use.',
    },
    'news/dua-puluh-sekolah-baru-bergabung': {
      title: 'Twenty New Schools Join, Four of Them on Small Islands',
      summary:
        'This semester Koding Masuk SMK welcomes twenty partner schools, four of them on islands, where they learn from a local server without the internet.',
    },
    'news/papan-peringkat-menghitung-ketekunan': {
      title: 'The Leaderboard Now Counts Perseverance, Not Only Speed',
      summary:
        'From this week a school’s score includes assignments improved after a review: handing in again turns out to be the most honest sign of learning.',
    },
    'news/lembayung-membuka-kursi-magang': {
      title: 'Studio Lembayung Opens Twelve Internships for Class Graduates',
      summary:
        'The Bandung studio takes students without a coding test; bring one assignment from class and talk about the part that was hardest.',
    },
    'news/rapor-digital-bisa-diunduh-orang-tua': {
      title: 'Parents Can Read a Progress Report on One Page',
      summary:
        'Class reports now have a summary without technical terms: what the child can do already, what is being practised, and how to help.',
    },
    'news/laptop-bekas-bank-untuk-enam-lab': {
      title: 'A Hundred and Twenty Used Laptops Find New Homes in Six Labs',
      summary:
        'Office laptops due for auction were cleaned by network engineering students, given Linux, and sent to the six schools with the oldest computers.',
    },
    'news/kualifikasi-liga-pecahkan-rekor': {
      title: '1,148 Teams in the League Qualifiers Leave the Server Gasping',
      summary: 'The number of teams nearly doubled. Submissions slowed down for twenty minutes, and this is an open account of the cause.',
    },
    'news/jadwal-liga-musim-depan': {
      title: 'Next Season’s Liga SMK Dates, and Three Rules That Change',
      summary: 'Teams can register earlier, there are now nine regions, and every team must swap roles halfway through the match.',
    },
    'blog/mengapa-saya-meminta-siswa-menulis-di-kertas': {
      title: 'Why I Have Students Write Code on Paper',
      summary:
        'It began with a power cut and twelve computers for three classes. Paper exercises turned out to make my students read code more carefully.',
    },
    'blog/kalah-telak-di-final-liga': {
      title: 'We Lost Badly in the Final, and It Was My Best Day at School',
      summary:
        'Our site failed to go live ten minutes before the bell. A finalist’s notes on panic, torn bread rolls, and friends who were not angry.',
    },
    'blog/mulai-dari-ponsel-seri-satu': {
      title: 'Learning to Code on a Phone, Part 1: A Desk the Size of a Palm',
      summary:
        'Part one of my notes from a week of doing every student assignment on a one-million-rupiah phone, so that my advice is not just talk.',
    },
    'blog/mulai-dari-ponsel-seri-dua': {
      title: 'Learning to Code on a Phone, Part 2: The Last Two Hundred Megabytes',
      summary:
        'Data nearly gone, and an assignment due. I wrote down where each megabyte went and found a spendthrift I had not suspected.',
    },
    'blog/mulai-dari-ponsel-seri-tiga': {
      title: 'Learning to Code on a Phone, Part 3: Giving Wahyu’s Phone Back',
      summary: 'The phone belonged to a student who had lent it to me. The end of the series is about limits, tools and respect.',
    },
    'blog/surat-untuk-guru-yang-ditugasi-mendadak': {
      title: 'A Letter to Teachers Suddenly Told to Teach Coding',
      summary: 'If you must teach programming tomorrow morning and your subject is cookery, this short letter is for you.',
    },
    'blog/kata-orang-anak-tkj-tidak-perlu-menulis-kode': {
      title: 'They Say Network Students Need Not Write Code',
      summary: 'I was hired to pull cable. Ten lines of script in my third week changed how the hospital saw me, and how I saw myself.',
    },
    'blog/adik-saya-pengguna-pertama': {
      title: 'My First User Was Seven Years Old and Very Fierce',
      summary:
        'I made a multiplication quiz for my little sister, who refused to use it for two weeks. From that refusal I learned to design.',
    },
    'blog/menolak-tawaran-proyek-pertama': {
      title: 'Turning Down My First Project',
      summary: 'A shop owner offered two hundred thousand rupiah for a whole till app in a week. This is how my teacher helped me say no.',
    },
    'articles/membaca-pesan-galat': {
      title: 'Reading an Error Message Like a Letter',
      summary:
        'An error message is not the computer swearing at you. It says three things: what happened, where, and by which road the program got there.',
    },
    'articles/situs-500-kilobita': {
      title: 'A School Website in under 500 Kilobytes',
      summary: 'Step by step, a school’s front page shrinks from 6.2 megabytes to 430 kilobytes without losing a single photo.',
    },
    'articles/memilih-tempat-pkl': {
      title: 'Five Questions before You Choose an Internship',
      summary:
        'A famous place is not always a good place to learn. Put these five questions to the company, to older students, and to yourself.',
    },
    'articles/editor-kode-di-lab-tua': {
      title: 'Choosing a Code Editor for a Ten-Year-Old Lab',
      summary:
        'We tried seven code editors on computers with two gigabytes of memory. The results do not always favour the most popular one.',
    },
    'articles/aturan-memakai-asisten-ai-di-kelas': {
      title: 'Writing Rules for AI Assistants Together with Students',
      summary:
        'Forbidding did not work, and nor did letting go. How one class wrote six rules that, as it turned out, they kept of their own accord.',
    },
    'articles/flexbox-lewat-bangku-kelas': {
      title: 'Understanding Flexbox through Classroom Benches',
      summary: 'Main axis, alignment and gaps feel like magic until you line up six friends and move them about with CSS commands.',
    },
    'articles/upah-pertama-lulusan-smk': {
      title: 'What Do Vocational Graduates Earn in Their First Developer Job? Notes from 214 Alumni',
      summary: 'We asked 214 alumni about pay, hours and how they found their first job, and share the figures together with their limits.',
    },
    'articles/lisensi-terbuka-untuk-bahan-ajar': {
      title: 'Open Licences for Teaching Materials, Explained Slowly',
      summary:
        'May a worksheet from the internet be changed and shared again? A short guide for teachers who want to share without worrying.',
    },
    'program/pendaftaran-koding-masuk-smk': {
      title: 'Koding Masuk SMK Opens to Partner Schools',
      summary: 'Schools can register with their NPSN and the name of one teacher. It is free, and the number of computers does not matter.',
    },
    'program/sel-belajar-guru-angkatan-empat': {
      title: 'Teachers’ Study Cells, Fourth Round: Six People, Twelve Weeks',
      summary:
        'Guru Ngoding begins eighteen new cells. In each, six teachers from different schools take turns to open their classroom doors.',
    },
    'program/beasiswa-perangkat-finalis': {
      title: 'Laptops for Thirty League Finalists',
      summary: 'Every Liga SMK finalist without a computer receives a laptop on long loan, on one condition: teach two younger students.',
    },
    'program/penutup-lab-keliling': {
      title: 'The Travelling Lab Ends Its First Round: 26 Schools, 1,312 Students, One Flat Tyre',
      summary: 'The first journey of Lab Keliling ended in Rote. Here are the figures, the costs, and what we will do differently.',
    },
    'event/babak-wilayah-jawa-bagian-tengah': {
      title: 'Liga SMK Regional Round: Central Java',
      summary:
        'Twenty teams compete for three hours in the hall of SMK Arta Teknika, Semarang. Spectators are welcome; the best three go on to the national final.',
    },
    'event/temu-daring-orang-tua': {
      title: 'Parents Online: My Child Is Learning to Code, What Should I Do?',
      summary:
        'An hour of relaxed conversation for parents: screen time, costs, the future, and how to ask questions without understanding code.',
    },
    'event/lokakarya-robot-sampah': {
      title: 'Workshop: A Waste-Sorting Robot from Cardboard and ESP32',
      summary: 'A day building a cardboard arm that sorts bottles from cans, for twenty pairs of students from in and around Sleman.',
    },
    'event/malam-ulasan-kode': {
      title: 'Open Code Review Night',
      summary: 'Five students show their code, three mentors review it live, and everybody may ask. Polite, honest, and without a ranking.',
    },
    'event/hari-guru-ngoding': {
      title: 'Guru Ngoding Day: A Fair of Teaching Materials in Kudus',
      summary: 'Forty teachers show materials proven in the classroom. Visitors may try them, copy them, and take the files home.',
    },
    'podcasts/anak-otomotif-di-final': {
      title: 'Car Mechanics in the League Final',
      summary:
        'Mira of Team Knalpot on why they listened for fifteen minutes before typing, and what their workshop teacher said after they won.',
    },
    'podcasts/mengajar-di-pulau-tanpa-sinyal': {
      title: 'Teaching on an Island without a Signal',
      summary:
        'Pak Yosef Tukan on the USB stick that takes the boat every Friday, assignments answered four days later, and patience as a curriculum.',
    },
    'podcasts/gaji-lembur-dan-kata-tidak': {
      title: 'Pay, Overtime and the Word No',
      summary: 'Three alumni reveal their first wages and tell how they negotiated, from what worked to what made them blush.',
    },
    'podcasts/merancang-untuk-nenek': {
      title: 'Designing for Grandma',
      summary: 'The designer Ni Luh Saraswati and her grandmother tried eleven apps together. Only three have stayed on Grandma’s phone.',
    },
    'podcasts/membongkar-gim-becak-laut': {
      title: 'Taking the Game Becak Laut Apart',
      summary:
        'Fikri opens a game project downloaded two hundred thousand times: messy code, music from a water bottle, and features dropped two days before release.',
    },
    'gallery/tiga-jam-di-arena-final': {
      title: 'Three Hours in the Final Arena',
      summary:
        'Six pictures from the Liga SMK final: the task being opened, bread left for later, and the hands that stopped when the bell rang.',
    },
    'gallery/perjalanan-diska-lepas': {
      title: 'The Journey of a USB Stick',
      summary:
        'We follow one USB stick of student assignments from a lab in East Flores, across the sea in a wooden boat, to a mentor’s desk in the city.',
    },
    'gallery/lab-lab-yang-menyala-lagi': {
      title: 'Labs That Light Up Again',
      summary:
        'Portraits of six labs that received repaired laptops: a former storeroom, a ping-pong table, and small stickers with the name of who assembled each.',
    },
    'gallery/pameran-gim-pasar-malam': {
      title: 'The Night Fair Game Show',
      summary:
        'Visitors played thirty-one games made by students on the school field, with candyfloss and a queue at the parking attendant game.',
    },
  },
  classes: {
    'berpikir-seperti-pemrogram': {
      name: 'Thinking Like a Programmer',
      summary:
        'Learn to take problems apart, put steps in order and find patterns with paper, cards and the canteen queue before touching a computer.',
    },
    'merakit-situs-sekolah': {
      name: 'Putting a School Website Together',
      summary:
        'Eight weeks building a website for a school club, from an empty file to going live, light enough for cheap phones and weak networks.',
    },
    'halaman-yang-menjawab': {
      name: 'Pages That Answer: Basic JavaScript',
      summary: 'From a silent button to quizzes, a grade calculator and a cleaning rota that respond to a touch, with no framework added.',
    },
    'perpustakaan-sekolah-laravel': {
      name: 'A Library App with Laravel',
      summary: 'A six-week bootcamp that makes a book-lending app the school librarian really goes on using once the class is over.',
    },
    'android-saat-sinyal-hilang': {
      name: 'Android When the Signal Is Gone',
      summary:
        'Make a harvest log in Kotlin that keeps working without the internet and brings its data into line when the signal returns.',
    },
    'jaringan-lab-dari-nol': {
      name: 'A Lab Network from Scratch',
      summary:
        'Five Saturdays rebuilding the network of a school lab: pulling cable, handing out addresses, and finding out what is wrong with computer number seven.',
    },
    'linux-untuk-anak-lab': {
      name: 'Linux for Lab Kids',
      summary: 'Meet the terminal through the twenty commands used most often, enough to look after a small server at school.',
    },
    'git-untuk-kerja-kelompok': {
      name: 'Git for Group Work',
      summary:
        'Three hours of learning Git through the drama of group work: overwritten files, two people changing one title, and tugas-final-banget-v3.zip.',
    },
    'basis-data-koperasi-siswa': {
      name: 'A Database for the Student Cooperative',
      summary: 'Move the student cooperative’s ledger into tables, then ask: which goods sell best, and who has not paid yet?',
    },
    'figma-untuk-tugas-akhir': {
      name: 'Figma for Your Final Project',
      summary: 'Design the screens of a final-project app that comes from talking with its users, not from guessing at your own taste.',
    },
    'tiga-jam-satu-situs': {
      name: 'Three Hours, One Website: Preparing for Liga SMK',
      summary: 'Intensive practice for teams of three: reading the task, sharing out the roles, and going live before the three-hour bell.',
    },
    'bedah-soal-final-liga': {
      name: 'Taking the League Final Task Apart',
      summary:
        'Two hours going through last year’s final task with the jury: what they looked for, three traps, and why the prettiest site did not win.',
    },
    'mengajar-tanpa-lab-sempurna': {
      name: 'Teaching Programming without a Perfect Lab',
      summary:
        'For teachers with twelve computers and three classes: ways of teaching programming with turns, paper and the students’ phones.',
    },
    'menilai-proyek-dengan-adil': {
      name: 'Grading Projects Fairly',
      summary:
        'Write a rubric that students understand before they begin, tell teamwork from free riding, and give feedback in ten minutes.',
    },
    'kebun-pintar-esp32': {
      name: 'A Smart Garden with ESP32',
      summary:
        'Three days in a school’s hydroponic garden: fitting water and light sensors, sending data, and watering from afar without drowning the lettuce.',
    },
    'keamanan-web-untuk-pelajar': {
      name: 'Web Security for Students',
      summary:
        'Attack a practice site of your own to learn how to guard it: SQL injection, malicious scripts, leaked passwords, and the ethics of reporting.',
    },
    'gim-dua-dimensi-godot': {
      name: 'Two-Dimensional Games with Godot',
      summary:
        'Six weeks to finish one small game about a night fair, from the character’s first move to the download page and the players’ notes.',
    },
    'python-untuk-tata-usaha': {
      name: 'Python for the School Office',
      summary: 'Help the school office: rename a thousand student photos, merge grades, and print exam cards with Python.',
    },
    'membaca-data-sekolah': {
      name: 'Reading School Data',
      summary:
        'Ask questions of data on attendance, canteen snacks and how students get to school, then give the answer in one honest chart.',
    },
    'rest-api-tahan-banting': {
      name: 'A REST API That Can Take Knocks',
      summary: 'A ten-week bootcamp that builds a parcel delivery service in Node.js which stays right when requests come twice, or late.',
    },
    'portofolio-sebelum-pkl': {
      name: 'A Portfolio before Your Internship',
      summary:
        'Ninety minutes to prepare a one-page portfolio, a polite application message, and answers for your first internship interview.',
    },
    'siap-ukk-rpl': {
      name: 'Ready for UKK: Software Engineering',
      summary:
        'Four weekends of practice for the vocational competency test: reading the task, planning eight hours, and explaining code to an assessor.',
    },
    'dari-laptop-ke-server': {
      name: 'From Laptop to Server: Docker and CI',
      summary:
        'Eight weeks building an automatic release pipeline: from code on a laptop through tests and Docker images to a server that can be restored before dawn.',
    },
    'situs-untuk-semua-orang': {
      name: 'Websites for Everybody',
      summary: 'A one-day workshop on mending a school website so that it works with a keyboard, a screen reader, and tired eyes.',
    },
    'menguji-sebelum-mengeluh': {
      name: 'Testing before Complaining',
      summary: 'Write automated tests that catch mistakes before users find them, with examples from canteen and school attendance apps.',
    },
  },
}
