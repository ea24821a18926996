import type { SeedEnglish } from '../../content-types.ts'

export const englishPosts2: SeedEnglish['posts'] = {
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
