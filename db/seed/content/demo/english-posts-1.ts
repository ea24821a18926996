import type { SeedEnglish } from '../../content-types.ts'

export const englishPosts1: SeedEnglish['posts'] = {
  'news/sanggar-membuka-kelas-malam': {
    title: 'Sanggar Opens Night Classes for Shift Workers',
    summary:
      'From this month four classes begin at nine in the evening, a time chosen by the nurses, guards and shop assistants who take them.',
  },
  'news/sertifikat-bisa-diperiksa-siapa-saja': {
    title: 'Anyone Will Be Able to Check a Certificate with Twelve Letters',
    summary:
      'We are preparing a code for each certificate and a page that checks it. Until it is ready, companies can still ring our office.',
  },
  'news/angkatan-kelima-warung-naik-kelas': {
    title: 'Thirty Shop Owners Finish the Fifth Round of Warung Naik Kelas',
    summary: 'From a pecel seller to a welder, they go home with a cash book that adds up and an online shop window of ten goods.',
  },
  'news/perpustakaan-sidomaju-meminjamkan-data': {
    title: 'A Neighbourhood Library Lends Its Data to the SQL Class',
    summary:
      'Eleven years of loans, without members’ names, are now practice material. What the class found has already moved two shelves.',
  },
  'news/sehari-di-lorong-pasar': {
    title: 'A Day of Teaching in a Market Aisle',
    summary:
      'Sanggar’s mentors set up a table in the market and answered traders’ questions about their phones. The longest queue: memory full.',
  },
  'news/layar-tancap-enam-belas-film': {
    title: 'Sixteen Village Films Shown in Two Open Fields',
    summary:
      'The video bootcamp ended with its heroes as guests. A crossing keeper watched himself on the screen, then asked to see it again.',
  },
  'news/halaman-kelas-lebih-ringan': {
    title: 'Class Pages Are Now Half as Heavy',
    summary:
      'We cut the pages down so that they open within three seconds on a weak network. This is how, and what we left out on purpose.',
  },
  'news/pekan-tanpa-tugas': {
    title: 'A Week without Assignments Starts Next Week',
    summary: 'One week in every two months all deadlines move. Participants may rest, catch up, or teach someone at home.',
  },
  'blog/belajar-membuat-situs-di-usia-58': {
    title: 'Learning to Build a Website at Fifty-Eight',
    summary: 'A retired train driver makes his first page, about the names of small stations where no train stops any more.',
  },
  'blog/membaca-tugas-dengan-suara': {
    title: 'Why I Read My Students’ Assignments Aloud',
    summary: 'Reviewing by voice message takes twice as long, but my students have stopped asking whether their work is bad.',
  },
  'blog/buku-kas-bu-cicih-satu': {
    title: 'Reading Someone Else’s Cash Book, Part 1: Oil Stains',
    summary: 'A rice seller let me read her cash book for eight weeks. The first part is about records that are honest.',
  },
  'blog/buku-kas-bu-cicih-dua': {
    title: 'Reading Someone Else’s Cash Book, Part 2: Two Hundred Rupiah',
    summary: 'More from Bu Cicih’s cash book: the best-selling dish that lost money, and how to raise a price without losing face.',
  },
  'blog/menunggu-cahaya-pukul-empat': {
    title: 'Waiting for the Light at Four o’Clock',
    summary:
      'A student complained that his phone was not good enough. I asked him to sit in someone’s kitchen until the sun came down a little.',
  },
  'blog/saya-berhenti-mengikuti-tiga-kelas': {
    title: 'I Left Three Classes before I Finished This One',
    summary: 'Notes by someone who often signs up and rarely finishes, on shame, saved-up videos, and one short message from a mentor.',
  },
  'blog/mengajari-ibu-berhenti-percaya': {
    title: 'Teaching My Mother to Stop Believing, a Little',
    summary:
      'My mother thought the answering machine was always right because it was polite. So we tested its manners with a rendang recipe.',
  },
  'blog/rak-yang-belum-diberi-nama': {
    title: 'The Shelf without a Name',
    summary: 'Notes by a neighbourhood librarian after reading thirty-eight letters from the database class. Still being edited.',
  },
  'articles/memilih-kelas-yang-tepat': {
    title: 'Choosing the Right Class in Ten Minutes',
    summary: 'Read the syllabus from the end, count the hours you really have, and tell wanting to be able from wanting to look able.',
  },
  'articles/mencatat-supaya-tidak-lupa': {
    title: 'Taking Notes to Remember, Not to Be Tidy',
    summary: 'The most useful notes are often the ugliest. Three ways of writing things down that make the brain work a little harder.',
  },
  'articles/membuat-kelompok-belajar-yang-awet': {
    title: 'A Study Group That Lasts',
    summary: 'Four people, one fixed hour, and a small rule about being late. The recipe of a group that has met for two years.',
  },
  'program/pendaftaran-warung-naik-kelas': {
    title: 'The Sixth Round of Warung Naik Kelas Opens Thirty Places',
    summary: 'Eight weeks of guidance, free of charge, for businesses that have run for six months. Signing up by voice message is fine.',
  },
  'program/penutup-pemuda-desa-digital': {
    title: 'Pemuda Desa Digital Ends, and Shares Its Guide',
    summary:
      'Two seasons, eleven villages, nine hundred notes of local knowledge. Other villages can now use the guide without waiting for us.',
  },
  'event/sabtu-buka-pintu': {
    title: 'Open-Door Saturday: Try Four Classes in a Day',
    summary: 'Come, sit down, and try four classes of thirty minutes. No registration, children welcome, coffee brewed by participants.',
  },
  'event/ruang-tanya-rabu': {
    title: 'Wednesday Questions with Tirta: Data That Gives You a Headache',
    summary: 'Bring the spreadsheet that drives you to despair. Tirta opens it with everyone and tidies it up, explaining each step.',
  },
  'podcasts/penjaga-palang-dan-kamera': {
    title: 'The Crossing Keeper and His Camera',
    summary: 'Pak Sarjono on thirty years of clearing the way for others, and what it is like to become the hero of a film.',
  },
  'podcasts/harga-sebungkus-nasi': {
    title: 'What Does a Packet of Rice Really Cost?',
    summary: 'Bu Cicih and Hendra work out the cost price at the microphone, with rubber bands, a grandchild’s pocket money, and laughter.',
  },
  'gallery/sehari-di-rumah-sanggar': {
    title: 'A Day at the Sanggar House',
    summary:
      'Six pictures from morning to night in the garage where it all began: a blackboard, chairs that do not match, and a cat called Titik.',
  },
  'gallery/foto-foto-cahaya-jendela': {
    title: 'Photographs by Window Light',
    summary: 'Work from the photography class: crisps, cloth, sambal and a broom, taken with a phone and a sheet of white card.',
  },
}
