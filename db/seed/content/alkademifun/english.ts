import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {
    'news/lencana-salah-tujuh-kali': {
      title: 'A New Badge: Wrong Seven Times!',
      summary: 'From this month you can earn a badge for being wrong. The condition: try again afterwards, and tell us what you found.',
    },
    'news/pameran-kecil-di-14-kota': {
      title: 'Small Exhibitions in Living Rooms, from Sabang to Ende',
      summary: '326 children showed their holiday work at home. There were paper tickets, and little brothers on duty as guards.',
    },
    'news/kelas-bahasa-isyarat-dibuka': {
      title: 'Game Classes Now Have a Sign Language Interpreter',
      summary: 'Deaf friends can join game classes on Saturday mornings. Twenty volunteers are adding captions to all our old videos.',
    },
    'blog/berapa-lama-anak-boleh-di-depan-layar': {
      title: '“How Much Screen Time?” Our Not Quite Satisfying Answer',
      summary: 'The question that parents ask most. We have no magic number, but three questions that help more than a timer.',
    },
    'blog/hari-ketika-robot-mogok-semua': {
      title: 'The Day All Robots Went on Strike',
      summary: 'Twelve robots, twelve children, nothing that moved. My worst session became the one the children talk about most.',
    },
    'blog/anak-pemalu-di-kelas-daring': {
      title: 'My Child Will Not Turn On the Camera',
      summary: 'That is all right. One can be present without a face. What we do in the comic class for children who would rather hide.',
    },
    'articles/gunung-berapi-tiga-warna': {
      title: 'Try It at Home: A Volcano in Three Colours',
      summary: 'Vinegar, baking soda and food colouring: all from the kitchen. Do not forget a tray, or it is Mum who erupts.',
    },
    'articles/mengapa-kucing-selalu-mendarat-dengan-kaki': {
      title: 'Why Do Cats Nearly Always Land on Their Feet?',
      summary: 'The secret is a supple back and the inner ear. Game makers copy that movement, and you can copy it, too.',
    },
    'program/libur-seru-akhir-tahun': {
      title: 'Holiday Fun at the End of the Year: Choose Your Track!',
      summary: 'Two weeks, three tracks, four badges. Registration is open for 360 children of 8 to 14, in small groups by age.',
    },
    'event/balapan-robot-sikat-gigi': {
      title: 'Toothbrush Robot Race: Who Is the Slowest?',
      summary: 'A race with two first prizes: for the fastest, and for the slowest that still arrives. Free for children of 8 to 14.',
    },
    'podcasts/radio-bantal-bulan-yang-kesiangan': {
      title: 'Pillow Radio #1: The Moon That Overslept',
      summary: 'A bedtime story about a moon that forgot to go home, with a question by Zidan: why can we sometimes see it by day?',
    },
    'gallery/komik-empat-panel-tentang-adik': {
      title: 'Comics in Four Panels: My Little Sibling, Hero or Rascal?',
      summary: 'Twenty-four children draw their little brother or sister. Some are dragons, some save the day, one eats the last panel.',
    },
  },
  classes: {
    'gim-kucing-melompat': {
      name: 'Make a Jumping Cat Game',
      summary: 'Eight meetings, coloured blocks, a game of your own: the cat jumps, hurdles appear, the score goes up, and siblings queue.',
    },
    'laboratorium-dapur': {
      name: 'Kitchen Laboratory: Ten Safe Experiments',
      summary: 'Guess, try, note, and clean up! Ten experiments with things from the corner shop, about odd questions of taste and foam.',
    },
    'komik-pertamaku': {
      name: 'My First Comic: Just Four Panels',
      summary: 'At your own pace with short videos: from stick figures to a funny comic of four panels. You need not draw well first.',
    },
    'robot-dari-barang-bekas': {
      name: 'Robots from Old Things',
      summary: 'Two Saturdays: a toothbrush, a dead fan and milk cartons become three robots that walk, draw, and refuse to go home.',
    },
    'detektif-internet': {
      name: 'Internet Detectives: Safe, Polite, Not Easily Fooled',
      summary: 'Six missions: guard secrets, see through prize tricks, check fake pictures, and know when to call a grown-up.',
    },
    'bengkel-gim-tim': {
      name: 'Team Game Workshop: One Game, Four Roles',
      summary: 'Twelve children, three teams, six weekends. Storyteller, artist, coder and tester, and then everybody changes places.',
    },
  },
}
