import type { SeedEnglish } from '../../content-types.ts'

export const englishPosts1: SeedEnglish['posts'] = {
  'news/katalog-dua-ratus-ribu-peserta': {
    title: 'Participant Number 200,000 Signs Up aboard the Ternate–Bitung Ship',
    summary:
      'Nurmala, a cook on a passenger ship, is Alkademi’s 200,000th participant. She chose the spreadsheet class, to work out her kitchen stores.',
  },
  'news/bab-bisa-disimpan-tanpa-jaringan': {
    title: 'Chapters Can Now Be Saved and Read without a Network',
    summary:
      'Participants can download the chapters they choose, study where there is no signal, and have their progress copied once they reconnect.',
  },
  'news/angkatan-indonesia-timur-dibuka': {
    title: 'Cloud Practitioner Path: Eastern Indonesia Cohort Opens',
    summary:
      'Sixty free places for young people from Maluku, North Maluku and Sulawesi, with two gatherings in person, in Ambon and Makassar.',
  },
  'news/alumni-membangun-antrean-puskesmas': {
    title: 'Four Alumni Build a Health Centre Queue You Can Wait in at Home',
    summary:
      'People in Banjarnegara now take their number by text message. Four alumni of the web path made the system in eleven weekends.',
  },
  'news/kelas-keamanan-diulang-karena-permintaan': {
    title: 'Account Safety Webinar Returns in Javanese, Sundanese and Bugis',
    summary:
      'Participants who wanted to bring their parents asked for it. Three guest mentors will teach the same material in their mother tongues.',
  },
  'news/ulasan-tugas-rata-rata-31-jam': {
    title: 'Assignment Reviews Now Come after 31 Hours on Average',
    summary:
      'A year ago participants waited five days. It was no machine that changed this, but twelve mentors who share out their evenings differently.',
  },
  'news/sertifikat-diperiksa-dengan-kode': {
    title: 'Anyone Can Check an Alkademi Certificate with Twelve Letters',
    summary:
      'Recruiters enter the code on the certificate page to see the name of the class, the date of completion and the skills that were assessed.',
  },
  'news/sesi-malam-untuk-pekerja-pabrik': {
    title: 'Sessions at Eleven at Night for Shift Workers',
    summary:
      'From next month three classes will meet live at 23:00 Western Indonesia Time, the hour that factory workers and nurses chose most.',
  },
  'blog/mengapa-saya-mengajar-dengan-ponsel-murah': {
    title: 'Why I Review Assignments on a Phone That Cost Eight Hundred Thousand',
    summary:
      'My laptop lies: every page looks fast on it. The cheap phone in my desk drawer is more honest, and more like the one your visitor holds.',
  },
  'blog/setahun-belajar-setelah-anak-tidur': {
    title: 'A Year of Studying after the Child Is Asleep',
    summary:
      'I began with the formula for a sum, in a dark kitchen. A year later I work with data at a dairy cooperative, three kilometres from home.',
  },
  'blog/kami-menghapus-poin-harian': {
    title: 'We Removed the Streak Flame, and People Studied Longer',
    summary:
      'Counting days in a row made participants open classes without studying. Notes on the decision to drop it and on what happened next.',
  },
  'blog/surat-untuk-peserta-yang-berhenti': {
    title: 'A Letter to Those Who Stopped at Chapter Seven',
    summary:
      'You are not lazy. Chapter seven is hard, and half of all people stop there. A letter about coming back without feeling guilty.',
  },
  'blog/magang-daring-bagian-satu': {
    title: 'An Internship from Ambon, Part 1: The Week I Was Afraid to Ask',
    summary:
      'On the first day of my online internship I stared at the welcome message for two hours before I dared to ask where the log-in button was.',
  },
  'blog/magang-daring-bagian-dua': {
    title: 'An Internship from Ambon, Part 2: The Night I Shut Down the Wrong Server',
    summary:
      'Two servers with similar names, one command, and eleven minutes that felt like a year. This is how the team treated my mistake.',
  },
  'blog/memilih-kelas-saat-semua-tampak-perlu': {
    title: 'How to Choose a Class When All of Them Seem Necessary',
    summary: 'Eight classes in the basket, none finished. Use these three questions to pick one, then allow yourself to ignore the rest.',
  },
  'blog/catatan-dari-ruang-tunggu': {
    title: 'Three Mornings in a Waiting Room before Redesigning a Sign-up Page',
    summary: 'Our registration form had eleven fields. After watching people fill it in with a child on one arm, we kept four.',
  },
  'blog/rencana-kelas-untuk-tunanetra': {
    title: 'Draft: Preparing a Class That Can Be Heard Whole',
    summary:
      'Working notes on the first class designed together with blind participants, from what to do about pictures to the order of the player’s buttons.',
  },
  'articles/membaca-pesan-galat-javascript': {
    title: 'Reading JavaScript Error Messages without Panic',
    summary:
      'Red text in the console is no reprimand but a signpost. Learn its three parts and the five messages that beginners meet most often.',
  },
  'articles/indeks-basis-data-untuk-manusia': {
    title: 'Database Indexes, Explained with a Filing Cabinet at the Ward Office',
    summary:
      'Why does the same query take ten seconds on one table and a blink on another? The answer is in the ward office’s filing cabinet.',
  },
  'articles/rata-rata-yang-menyesatkan': {
    title: 'When Averages Mislead: Wages in One Workshop',
    summary: 'Eleven people, one owner, and an average that nobody earns. Get to know the median and the spread before you write a report.',
  },
  'articles/kontras-warna-di-bawah-matahari': {
    title: 'Colour Contrast for Screens Used in the Sun',
    summary:
      'Light grey is elegant in the studio. At the motorcycle taxi stand it vanishes. A short guide to text colours that can be read anywhere.',
  },
  'articles/membaca-tagihan-cloud-bagian-satu': {
    title: 'Reading a Cloud Bill, Part 1: Where the Figures Come From',
    summary:
      'Renting a server is not one price. Meet the four meters that quietly turn: hours running, storage, outgoing traffic, and idle addresses.',
  },
  'articles/membaca-tagihan-cloud-bagian-dua': {
    title: 'Reading a Cloud Bill, Part 2: Bringing It Down without Losing Sleep',
    summary:
      'Timed shutdowns, the right size, backups that know when to retire, and warnings that come before it is too late. Four steps, easiest first.',
  },
  'articles/kalimat-pembuka-surat-lamaran': {
    title: 'Eight Opening Sentences That Kept Me Reading',
    summary:
      'Of the two thousand application letters I have read, I wrote these eight in a notebook. All of them name one real thing in the first sentence.',
  },
  'articles/naskah-rapat-lima-belas-menit': {
    title: 'A Script for Fifteen-Minute Meetings in Two Languages',
    summary: 'Three questions, one note-taker, and ready sentences in Indonesian and English for small teams that hate long meetings.',
  },
  'program/beasiswa-jalur-web-untuk-lulusan-smk': {
    title: 'A Hundred Web Developer Scholarships for Vocational School Graduates',
    summary:
      'The scholarship pays for three classes of the Web Developer Path, six months of mobile data, and career guidance up to the interview.',
  },
  'program/seleksi-awan-nusantara-angkatan-tiga': {
    title: 'How Awan Nusantara Selects Its Third Cohort',
    summary:
      'Three stages, free of charge, with nothing to learn by heart. What each stage looks for, the dates, and the most common mistakes.',
  },
  'program/jalur-data-kini-empat-kelas': {
    title: 'The Data Analyst Path Is Now Four Core Classes',
    summary:
      'After listening to 300 graduates we rearranged the data path: four core classes in order and two electives, with nothing taught twice.',
  },
  'program/kakak-belajar-gelombang-kedua': {
    title: 'Wanted: A Second Wave of Study Buddies',
    summary:
      'Graduates with two hours a week can stand by five newcomers. It is not teaching; it is seeing to it that nobody quietly disappears.',
  },
  'event/bedah-portofolio-terbuka': {
    title: 'Open Portfolio Review: Six Pages, Two Hours',
    summary:
      'A recruiter, a designer and a developer go through six participants’ portfolios in public. The audience votes before it hears the jury.',
  },
  'event/temu-kota-semarang': {
    title: 'Semarang City Meet-up: A Day of Learning without Screens First',
    summary: 'Participants in and around Semarang meet for a paper workshop, a skills market and lunch with their mentor Tiara Anggraini.',
  },
  'event/malam-tanya-mentor-data': {
    title: 'Ask a Mentor Night: Bring One Table That Makes Your Head Spin',
    summary:
      'One hour, one mentor, and the messiest table you have. Five are chosen and tidied up live, with a reason given for each step.',
  },
  'event/malam-kabel-putus-terbuka': {
    title: 'Watch Cut Cable Night: An Emergency Drill, Broadcast',
    summary:
      'Twelve teams restore services that are shut down without warning. For the first time the drill is broadcast, with live commentary.',
  },
  'event/lokakarya-satu-halaman-sehari': {
    title: 'One Page a Day: Websites for Twenty Businesses in Cibangkong',
    summary:
      'Forty participants and twenty business owners sat in pairs from early morning. By the afternoon eighteen pages had been published.',
  },
  'podcasts/juru-masak-kapal-dan-tabelnya': {
    title: 'The Ship’s Cook and Her Table of Onions',
    summary:
      'Nurmala on cooking for nine hundred people, studying on deck without a signal, and the onions that at last lasted all the way to Sorong.',
  },
  'podcasts/penipu-yang-menelepon-ibu-saya': {
    title: 'The Swindler Who Rang My Mother',
    summary:
      'Daniel Tumbelaka plays back his mother’s conversation with a swindler, minute by minute, and shows where she nearly believed it.',
  },
  'podcasts/model-yang-belajar-mendung': {
    title: 'The Model That Learned Clouds',
    summary:
      'It was right 96 per cent of the time, then failed on a sunny day. Fikri Alamsyah on seaweed, fishermen’s photos, and a mistake he has kept.',
  },
  'podcasts/dua-ribu-surat-lamaran': {
    title: 'Two Thousand Application Letters and One Regret',
    summary:
      'Maya Hutabarat looks back at her hardest year as a recruiter, the application she passed over, and the letter she sent afterwards.',
  },
  'podcasts/klien-pertama-seorang-perancang': {
    title: 'The First Client Was a Barber',
    summary:
      'Yehezkiel, a design graduate from Sentani, on the client who paid in free haircuts and what it taught him about setting a price.',
  },
  'gallery/malam-ulasan-bersama': {
    title: 'Review Nights Together',
    summary:
      'On Monday, Wednesday and Friday nights the mentors review assignments together, cameras on, microphones off. Five portraits from one night.',
  },
  'gallery/halaman-halaman-cibangkong': {
    title: 'Pages from Cibangkong',
    summary:
      'Six pictures from the one-day workshop: seblak, tofu, welding and sewing, with the paper sketches from which eighteen web pages grew.',
  },
  'gallery/meja-belajar-seluruh-nusantara': {
    title: 'Study Desks across the Archipelago',
    summary:
      'We asked participants to draw the place where they study. 412 drawings came from 129 cities and regencies; six are in this album.',
  },
  'gallery/wisuda-jalur-desain-angkatan-lima': {
    title: 'Graduation of the Design Path’s Fifth Cohort',
    summary: 'Twenty-seven graduates showed work they had tested with users. The wall for criticism was full before noon.',
  },
}
