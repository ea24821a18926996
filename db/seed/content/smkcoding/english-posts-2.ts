import type { SeedEnglish } from '../../content-types.ts'

export const englishPosts2: SeedEnglish['posts'] = {
  'articles/membagi-kerja-tim-tiga-orang': {
    title: 'How Three People Share Three Hours of Work',
    summary:
      'The league gives you three hours and three heads. Sharing by parts of a page nearly always loses to sharing by users’ questions.',
  },
  'articles/laporan-pkl-yang-dibaca': {
    title: 'An Internship Report That Examiners Really Read',
    summary: 'Examiners have twelve minutes for each report. Arrange it so that the first page says what you did, and how one can tell.',
  },
  'articles/git-tanpa-internet': {
    title: 'Git in a Lab without the Internet',
    summary: 'Git needs no cloud. The teacher’s computer, one cable and four commands are enough for teamwork at a school on an island.',
  },
  'articles/menguji-dengan-kertas': {
    title: 'Test a Design on Paper before You Write Code',
    summary: 'Eleven sheets, one pencil, and a friend who plays the computer. The largest mistakes are found in twenty minutes.',
  },
  'podcasts/penjaga-lab-yang-pensiun': {
    title: 'Pak Karyo Hands Over the Keys',
    summary:
      'For twenty-nine years he looked after the computer lab. On his last day he shows what is in the cupboard that was always locked.',
  },
  'podcasts/satu-kelas-dua-perempuan': {
    title: 'One Class, Thirty-Four Pupils, Two Girls',
    summary:
      'Anisa and Febi sat side by side for three years of network engineering. On toilets, jokes, and the cables they were allowed to cut.',
  },
  'podcasts/juri-yang-pernah-kalah': {
    title: 'The Judge Who Once Lost',
    summary:
      'Arifin Daeng Situju has judged four seasons of the league. He once came last himself, and still carries the sheet with his marks.',
  },
  'podcasts/bengkel-hp-depan-sekolah': {
    title: 'The Phone Workshop at the School Gate',
    summary: 'Reza opened a workshop in his second year of school. On customers’ data, the temptation to look, and the rules on his wall.',
  },
  'podcasts/ibu-kantin-menguji-aplikasi': {
    title: 'The Canteen Lady, Strictest of All Testers',
    summary: 'Bu Tumirah has tried nine canteen apps by pupils and turned down eight. We asked her what was wrong with those eight.',
  },
  'podcasts/bahasa-madura-di-layar': {
    title: 'Buttons in Madurese',
    summary: 'Three pupils in Sumenep translate an app for salt farmers, and find that the word “save” has four translations.',
  },
  'event/babak-wilayah-sulawesi': {
    title: 'League Regional Round: Sulawesi, an Hour Late for Rain',
    summary:
      'Eighteen teams design on paper while they wait for the power. The judges then mark the paper as well, with a surprising result.',
  },
  'event/lokakarya-jaringan-kabel-sendiri': {
    title: 'Workshop: Network Cables for a Whole Corridor',
    summary: 'Forty pupils install 62 cables in a day. Those that fail the test are not thrown away, but taken apart and given a name.',
  },
  'event/temu-daring-alumni-tahun-pertama': {
    title: 'Online: The First Year after School, Unfiltered',
    summary:
      'Six graduates who work, study, trade or look for a job share a screen. Their host is in her last year, and afraid of leaving.',
  },
  'event/maraton-memperbaiki-situs-sekolah': {
    title: 'One-Day Marathon: Mending Twelve School Websites',
    summary: 'Twelve teams make their school’s site smaller, right and accessible. The hardest task turns out to be the lost passwords.',
  },
  'event/lokakarya-guru-menilai-proyek': {
    title: 'Teachers’ Workshop: Marking Projects without Guessing',
    summary: 'Thirty teachers mark the same project by themselves. Their marks range from 55 to 92, and then they write a rubric together.',
  },
  'event/malam-gim-buatan-sendiri': {
    title: 'A Night of Home-Made Games: Twenty-One Games, One Projector',
    summary: 'Makers sit silently at the back while others play on a large screen. The loudest applause goes to a game that froze.',
  },
  'event/temu-daring-keamanan-akun-siswa': {
    title: 'Online: A Pupil’s Account Was Stolen. What Now?',
    summary: 'A pupil tells of the three days after somebody took his account, step by step, from panic until he had it back.',
  },
  'event/final-nasional-liga-musim-lalu': {
    title: 'Last Season’s National Final: The Waste Bank',
    summary: 'Ten teams, three hours, and seven women who run waste banks as users. The winners never use the word “waste” at all.',
  },
  'event/lokakarya-lampu-jalan-pintar': {
    title: 'Workshop: Street Lamps That Light Up for People',
    summary: 'Six schools build lamps with motion sensors for one dark alley. Residents choose the places, and cats test the sensors.',
  },
  'gallery/meja-juri-dari-dekat': {
    title: 'The Judges’ Table from Near',
    summary: 'Blunt pencils, cracked phones for testing, and never enough sweets: the part of the final that is not broadcast.',
  },
  'gallery/kunjungan-ke-sekolah-terapung': {
    title: 'A Visit to a School on the Water',
    summary: 'Its computer lab stands on drums. Mentors come by boat, and the first lesson is how to sit so that the tables stay level.',
  },
  'gallery/sampul-buku-tugas': {
    title: 'Exercise Book Covers from Nineteen Schools',
    summary: 'Before there are files there are exercise books. Pupils draw their covers: robots, chickens, and what is really a semicolon.',
  },
}
