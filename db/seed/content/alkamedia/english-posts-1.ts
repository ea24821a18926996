import type { SeedEnglish } from '../../content-types.ts'

export const englishPosts1: SeedEnglish['posts'] = {
  'news/sungai-pasang': {
    title: 'The Tide Sets the Exam Dates of Seven Estuary Schools',
    summary: 'Seven schools plan exams by the tide table. The education office admits that one timetable for all has been unfair to them.',
  },
  'news/mesin-jahit-sekolah': {
    title: 'Sixty School Sewing Machines Gather Dust for Want of Power',
    summary: 'The machines came to four vocational schools two years ago. Their supply was never raised, and only nine can be switched on.',
  },
  'news/kereta-pelajar-jam-terakhir': {
    title: 'The 16:40 School Train Stays, after Pupils Counted Its Passengers',
    summary: 'The operator called it empty. Eleven pupils counted for three weeks, and found twice the official figure.',
  },
  'news/kantin-sehat-harga-sayur': {
    title: 'Healthy Canteens Last at Eight of Twenty Schools',
    summary: 'A year into the programme we visited all of them: those that last are the ones that buy directly from farmers.',
  },
  'news/galangan-kapal-mencari': {
    title: 'Shipyards Look for Welders, Welding Schools for Wire',
    summary: 'Four yards need 300 welders this year. Two schools in the same city train on scrap, as the budget for wire ended in March.',
  },
  'news/kamus-isyarat-daerah-terbit': {
    title: 'The First Dictionary of Regional Signs: 1,900 Entries by Deaf Authors',
    summary: 'The team visited 22 cities in four years. They found eleven signs for “mother”, and chose to print them all.',
  },
  'news/ojek-sekolah-asuransi': {
    title: 'School Drivers Paid for Insurance That Never Existed',
    summary: '73 drivers paid a monthly premium for a year. The company named on their receipts does not know them.',
  },
  'news/hutan-sekolah': {
    title: 'School Forest: Ten-Year-Olds Count 3,400 Trees, and Replant the Dead Ones',
    summary: 'The programme had reported 5,000 living trees. Pupils counted trunk by trunk, and the regency now uses their figure.',
  },
  'news/gaji-guru-honorer-terlambat': {
    title: '1,140 Teachers Are Paid Four Months Late because of One Empty Column',
    summary: 'The money is there, says the regency. What is missing is a number that only a person now retired could fill in.',
  },
  'news/robot-pemilah-sampah-pelajar': {
    title: 'A Pupils’ Sorting Robot Fails the Contest, and Works at the Market',
    summary: 'Judges found it too slow. The market finds it good enough: it never tires and does not mind the smell. Six now work daily.',
  },
  'news/dokter-gigi-bus-sekolah': {
    title: 'On Wednesdays a Dentist Borrows the School Bus',
    summary: 'One pupil in three was absent with toothache in this mountain district. A bus idle at noon is now a clinic on wheels.',
  },
  'news/pabrik-batik-jam': {
    title: 'Batik Factories Give Nursing Breaks, and Output Rises',
    summary: 'Three factories tried breaks of forty minutes and a baby room for half a year. We checked their books with a statistician.',
  },
  'news/menara-sinyal-belajar-malam': {
    title: 'Masts Go Off at Nine, and Evening Classes with Them',
    summary: 'To save diesel, masts on eleven islands stop before evening classes end. Residents pay for one more hour themselves.',
  },
  'news/museum-desa-koleksi-cangkul': {
    title: 'A Village Museum Opens Its Hoes, Half of Them Still in Use',
    summary: 'Visitors may borrow the exhibits in planting season. The curator is a farmer; pupils wrote the catalogue.',
  },
  'news/koperasi-kurir-bagi-hasil-koperasi': {
    title: 'First Couriers’ Cooperative Shares Its Profit: Rp1.9 Million on Average',
    summary: '112 couriers founded it after two cuts in rates. A year later they deliver fewer parcels and take home more.',
  },
  'news/rapor-tanpa-peringkat-setahun': {
    title: 'Reports without Rankings: What a Year Has Changed',
    summary: 'Fourteen schools dropped class rankings. Teachers write more, parents ask more, and private lessons fell by a third.',
  },
  'news/toko-buku-loak-pindah-stasiun': {
    title: 'A Second-Hand Bookshop Moves below the Station Stairs, Carried by Its Customers',
    summary: 'Two hundred customers in a chain moved the evicted stall in one night. No book was lost, and two were added.',
  },
  'news/peta-bencana-sekolah-salah': {
    title: 'A Disaster Map Puts 48 Schools in the Sea',
    summary: 'Swapped coordinates left dozens of schools out of evacuation plans. A correspondent of seventeen found the mistake.',
  },
  'news/kursi-siswa-kabupaten-lereng': {
    title: 'One School Chair in Six in This Regency Is Unfit to Sit On',
    summary: 'Files we checked list 4,112 chairs as new that were bought eight years ago. The office promises to count again.',
  },
  'news/upah-magang-bengkel-diatur': {
    title: 'Three Cities Begin to Regulate Interns’ Pay',
    summary: 'New rules require a written agreement and travel money for vocational pupils. Small workshops ask for time.',
  },
  'news/perpustakaan-terapung-kembali-berlayar': {
    title: 'The Floating Library Sails Again after Two Years in Port',
    summary:
      'A wooden ship with 3,000 books visits eleven islands. Pupils of a nautical school repaired its engine for their final project.',
  },
  'blog/kami-salah-menulis-angka-itu': {
    title: 'We Got That Figure Wrong, and This Is Why',
    summary: 'On Monday we wrote 40 per cent; it should have been 14. Readers may know how a mistake gets past three desks.',
  },
  'blog/mengapa-tidak-ada-kolom-komentar': {
    title: 'Why There Is No Comment Section Here',
    summary: 'We did not close it out of fear. Instead there is a letter box, and each Friday the three best letters are printed whole.',
  },
  'blog/membeli-kamus-untuk-mesin': {
    title: 'When We Use a Machine, and When We Do Not',
    summary: 'Our page of rules for AI in the newsroom: yes for transcripts, no for quotations, and always marked.',
  },
  'articles/sekolah-terakhir-di-ujung-jalan': {
    title: 'The Last School at the End of the Road',
    summary: 'Six pupils, two teachers, a bell made of a wheel rim. A week at a school that is nearly closed every year, and never is.',
  },
  'articles/peta-jarak-ke-sekolah-menengah': {
    title: 'Map: How Far Children Walk to Secondary School',
    summary: 'We measured the way from 9,800 hamlets along real roads, and not as the crow flies. The difference is a surprise.',
  },
  'program/koresponden-sekolah-angkatan-tiga': {
    title: 'Wanted: Thirty School Correspondents for Cohort Three',
    summary: 'A year for pupils and residents outside the provincial capitals: free training, a fee per story, editors to call at night.',
  },
  'event/kopi-darat-membongkar-laporan-kursi': {
    title: 'Meet-up: Taking the School Chair Story Apart',
    summary: 'Rudi Hasiholan shows how he counted 25,640 chairs in public files. Bring a laptop, and we check one more regency together.',
  },
  'podcasts/halaman-dua-suara-dari-redaksi-malam': {
    title: 'Page Two #1: Eleven at Night, and a Photo Arrives',
    summary: 'How do you know that a flood photo is of tonight? Teguh and Gita replay the tensest ninety minutes of last month.',
  },
  'gallery/pagi-di-pasar-pelelangan': {
    title: 'Photo Essay: Before the School Bell, the Auction Bell',
    summary: 'Children count fish from three in the morning and then leave for school. Nabila went with them for eleven days.',
  },
}
