import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {
    'news/hama-bubuk-buah-ditangkap-botol': {
      title: 'Berry Borers Caught with Old Bottles and Rotten Coffee',
      summary:
        'Thirty traps made by students caught eleven thousand beetles in two weeks. The recipe: a bottle, overripe cherries, and patience.',
    },
    'news/cangkir-tanpa-gagang-untuk-tangan-gemetar': {
      title: 'A Heavy Cup for Hands That Tremble',
      summary: 'A potter and the barista class made cups for elderly guests: a heavy foot, a thick rim, and only two thirds full.',
    },
    'news/air-sumur-mengubah-rasa': {
      title: 'One Coffee, Nine Wells: What the Water Test Found',
      summary:
        'Darman brewed the same beans with water of nine wells in Makassar. Scores differ by eleven points; the best well is at a mosque.',
    },
    'news/panen-awal-di-cikuray': {
      title: 'Harvest Comes Three Weeks Early on Mount Cikuray',
      summary:
        'Early rain turned the cherries red ahead of time. Farmers changed their drying days, and the processing class moved as well.',
    },
    'news/bar-belajar-buka-di-braga': {
      title: 'The Learning Bar Opens: Students Brew, Guests Set the Price',
      summary:
        'On Friday and Saturday afternoons the barista class serves real guests. Mistakes are fine if one apologises and starts over.',
    },
    'news/biji-murid-raih-nilai-84': {
      title: 'Beans Processed by Students Score 84',
      summary:
        'Four students from Bajawa fermented coffee cold, in an old fridge. A panel of five tasters gave it this season’s highest score.',
    },
    'blog/mengapa-kami-tidak-mengajarkan-istilah-dulu': {
      title: 'Why We Do Not Teach the Terms First',
      summary:
        'Jasmine, bergamot, caramel: fine words, but not those of our tongues. My students begin with tamarind soup and ginger sweets.',
    },
    'blog/secangkir-gagal-di-hari-pertama': {
      title: 'Forty-One Failed Cups on the First Day',
      summary: 'Day one of the barista class: exploding milk, a clogged grinder, and a lesson in how to stand that is in no book.',
    },
    'blog/harga-secangkir-kopi-saya': {
      title: 'Where the Rp28,000 of a Cup of Coffee Go',
      summary:
        'A farmer follows the price of his coffee from the café table back to the tree. Not to make you angry, only to make it clear.',
    },
    'articles/seduh-saring-untuk-pemula': {
      title: 'A Recipe for Filter Coffee: 15 Grams, 240 Millilitres, Three Minutes',
      summary: 'It works with a plastic cone and a thermos, and comes with what to change if the cup is too sour or too bitter.',
    },
    'articles/air-bukan-sekadar-pelarut': {
      title: 'Water Is More Than a Solvent',
      summary: 'The same beans, grind and hand can make two quite different cups. A chemistry teacher explains it with a bar of soap.',
    },
    'program/petani-mengajar-musim-kedua': {
      title: 'Farmers Teach, Season Two: Six Barns, Six Teachers',
      summary: 'Beans are sent to your home, and farmers teach live from their barn. New teachers come from Bajawa, Kerinci and Toraja.',
    },
    'event/lomba-tubruk-tanpa-juri': {
      title: 'A Tubruk Contest without Judges',
      summary: 'Thirty-two brewers, one and the same coffee, a hundred small glasses. The winner is whose glasses are empty first.',
    },
    'podcasts/siniar-tubruk-opung-rosma': {
      title: 'Tubruk Podcast #1: Opung Rosma and Four Hundred Old Trees',
      summary: 'At 71 Opung Rosma tasted her own coffee as a filter brew for the first time. She was not impressed, and tells us why.',
    },
    'gallery/satu-hari-di-para-para-jemur': {
      title: 'A Day at the Drying Beds',
      summary:
        'From dawn until night the beans are turned twelve times. Students of the processing class took these photos with their phones.',
    },
  },
  classes: {
    'seduh-manual-untuk-rumah': {
      name: 'Manual Brewing for the Kitchen at Home',
      summary: 'A starter: tubruk, filter and steeping with whatever you have, and how to read sour, sweet and bitter in your own cup.',
    },
    'barista-dasar-bar-belajar': {
      name: 'Barista Basics: Six Weeks behind the Bar',
      summary: 'A main dish: espresso, milk, speed and kindness, practised at a real bar on Fridays and Saturdays with real strangers.',
    },
    'menyangrai-rumahan': {
      name: 'Roasting by Ear',
      summary: 'A strong dish: heat transfer on screen, then two days at the roaster until you know the first crack without looking.',
    },
    'pascapanen-untuk-petani': {
      name: 'After the Harvest, for Farmers: from Red Cherries to the Barn',
      summary: 'In the garden during harvest: pick, float, ferment, dry and store so that quality lasts and a higher price has a reason.',
    },
    'uji-cita-rasa-lidah-pasar': {
      name: 'Tasting with a Market Tongue',
      summary: 'Build a flavour wheel from bilimbi to andaliman, then link it to international terms, with beans of six gardens.',
    },
    'menghitung-warung-kopi': {
      name: 'Do the Sums before You Rent a Coffee Shop',
      summary: 'One evening online about cost price, rent, lost milk, and how many cups have to be sold before you may smile.',
    },
  },
}
