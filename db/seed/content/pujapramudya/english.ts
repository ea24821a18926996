import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {
    'news/metamorfosa-cetakan-ketiga': {
      title: 'Metamorfosa Goes into Its Third Printing, with One More Chapter',
      summary:
        'The new chapter is about Ragil, a pupil in mechanics who now teaches welding in his brother’s workshop. The cocoon stays on the cover.',
    },
    'news/teras-kata-buka-sabtu-malam': {
      title: 'Teras Kata Is Now Open until Nine at Night',
      summary:
        'Children who work by day asked for it: the reading house in Ungaran has longer hours each Saturday, with mung bean porridge.',
    },
    'news/naskah-siswa-terpilih-pekan-literasi': {
      title: 'A Pupil of SMK Lembah Asri Is Read at the City’s Literature Week',
      summary: 'Siti Marwah’s text about her mother’s noodle stall was chosen from 212, and will be read by an actor in Semarang.',
    },
    'blog/mengapa-saya-masih-memakai-kapur': {
      title: 'Why I Still Use Chalk',
      summary:
        'The screen in my classroom is good and bright. But some things happen only when words appear letter by letter, as slowly as a hand.',
    },
    'blog/surat-untuk-yang-duduk-di-belakang': {
      title: 'A Letter to Those Who Sit at the Back',
      summary: 'To the pupils who choose the window and never raise their hand: I see you, and I will not call on you.',
    },
    'blog/daftar-buku-yang-tidak-selesai-saya-baca': {
      title: 'Books That I Have Not Finished',
      summary: 'I no longer feel guilty towards the books that I left half-way. I have even begun to note the page on which I went.',
    },
    'articles/mendengarkan-sebelum-mengoreksi': {
      title: 'Listen before You Correct',
      summary:
        'Red ink teaches children that writing is dangerous. For a year I tried another order: listen first, then ask, correct last of all.',
    },
    'articles/lima-latihan-menulis-sepuluh-menit': {
      title: 'Five Writing Exercises of Ten Minutes Each',
      summary: 'For those who have no time: five short exercises with one rule, that the hand must not stop before the timer rings.',
    },
    'program/metamorfosa-masuk-sekolah-semester-genap': {
      title: 'Three Schools Chosen for Metamorfosa at School',
      summary: 'This term we are with pupils in Ungaran, Temanggung and Gunungkidul. Why these three, and what will be done there.',
    },
    'event/malam-membaca-di-teras': {
      title: 'A Reading Night on the Terrace: Letters Never Sent',
      summary: 'Bring a letter that you wrote and did not send. We read them in turn, and then eat fried tempeh together.',
    },
    'podcasts/obrolan-teras-penjaga-perpustakaan': {
      title: 'Terrace Talk #1: The Woman Who Keeps Three Thousand Books',
      summary: 'Bu Tarmi has kept a school library for 31 years. She tells of books stolen, returned, and stolen again by the same person.',
    },
    'gallery/pameran-sampul-tandingan': {
      title: 'Rival Covers: 64 New Faces for Metamorfosa',
      summary: 'Pupils of SMK Wira Lereng drew the cover anew. There are cocoons of cables and of sarongs, and one that is entirely blank.',
    },
  },
  classes: {
    'menulis-esai-pribadi': {
      name: 'Personal Essays from Everyday Things',
      summary:
        'Six weeks, three essays: from the kitchen, the way home, and a conversation left behind, with an editor’s notes in the margin.',
    },
    'guru-pendamping-menulis': {
      name: 'For Teachers: Teaching Writing without Red Ink',
      summary: 'A term of guidance for teachers who run a writing programme: giving feedback, managing a class, making a book with pupils.',
    },
    'wawancara-keluarga': {
      name: 'Recording Family Stories: Interviews That Do Not Feel Like One',
      summary: 'A workshop of two days and one task at home: ask your parents or grandparents, and write it down before it is too late.',
    },
    'membaca-nyaring-untuk-anak': {
      name: 'Reading Aloud to Children Who Will Not Sit Still',
      summary:
        'At your own pace, for parents and volunteers: choosing books, using your voice, and the child that runs away on page three.',
    },
    'menyunting-naskah-sendiri': {
      name: 'Edit Your Own Manuscript until It Can Be Published',
      summary: 'Eight weeks with a book editor: take the structure apart, cut a quarter, and prepare the letter to a publisher.',
    },
    'bedah-buku-metamorfosa': {
      name: 'Book Talk: The Twelve Children behind Metamorfosa',
      summary: 'An open conversation on writing about pupils with consent, what was left out on purpose, and how they are today.',
    },
  },
}
