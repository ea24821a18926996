import type { SeedEnglish } from '../../content-types.ts'

export const englishGalleries2: SeedEnglish['posts'] = {
  'gallery/tangan-tangan-pasar-oeba': {
    title: 'Hands of Oeba Market',
    summary: 'There are no faces in this album. Five pairs of hands that clean, count, tie and wait, from five in the morning.',
    body: `This album was born of a refusal. Bu Mersi did not want her face in a photo, and then held out her hands, full of fish scales. The participants of the photo walk looked at each other, and from then on all of them asked, “May I take just the hands?”

Hands tell their story faster, it turns out. The nails of the turmeric seller are yellow to the root. The iceman’s thumb bears the mark of a saw. A child who helps its mother counts money by touching the edges of the notes, without looking.

All the owners of these hands have their print. Pak Yoseph stuck his to his cart, and wrote below it: *these do the work*.`,
  },
  'gallery/situs-situs-pertama': {
    title: 'First Websites, before and after Their Review',
    summary: 'Five participants lend us their first page in two states. Between the two lie a review and one long night.',
    body: `The first version is nearly always full. Seven colours, three typefaces, a flower that turns. Then the review arrives, and usually says, “Who comes to this page, and what for?”

Bu Lastri removed the flower and wrote her hours. Anton threw out a menu that held one link. Pak Sugeng refused to change his yellow, and when it was tested, that yellow was what the women at the market found first. Mentors can be wrong, too.

The pictures in this album stand left and right. Do not look for the one that is more beautiful. Look for the place where your eye stops first.`,
  },
  'gallery/kelas-di-atas-kapal': {
    title: 'A Class of Five Days aboard a Ship',
    summary: 'Iqbal teaches computer care on a passenger ship from Makassar to Sorong. His classroom moves whenever the waves grow higher.',
    body: `The ship left on Tuesday night. On deck three twelve passengers were waiting with laptops that were dead, lived briefly, or lived only when tilted. Iqbal opened his bag of tools on a dining table.

The first lesson was about dust, the second about salt. On the third day waves of two metres moved all screws to one side, and the class moved to the floor. The crew joined in after they had seen their radio come back.

Eleven laptops left the ship in Sorong alive. The twelfth became spare parts, with the consent of its owner, a pastor who said a few words of farewell.`,
  },
  'gallery/papan-tulis-satu-musim': {
    title: 'One Season of a Blackboard',
    summary: 'Each Friday night the blackboard is photographed before a part of it is wiped. Six pictures of twenty-six Fridays.',
    body: `Sanggar’s blackboard is never wiped whole. Participants choose one part that stays until the next week. For a season we photographed it each Friday from the same chair, the cane one with a short leg.

Seen in order, the board tells a story. Arrows of the web class become twigs in the drawing class. A cost price stayed for four weeks because nobody dared to wipe it off. On the eleventh Friday there is a cat, and ever since there has been a cat.

The last picture is nearly empty. It was the night after graduation, and what was chosen to stay is one word: *tomorrow*.`,
  },
  'gallery/warung-berganti-wajah': {
    title: 'Shops That Changed Their Signs',
    summary: 'Participants of Warung Naik Kelas made their own shop signs. Five signs, five reasons, and one that was left crooked.',
    body: `Signs are often made by others: a drinks supplier, a brother-in-law, a painter in a hurry. In Warung Naik Kelas participants draw them by themselves, after asking ten customers what they call the shop.

The answers are a surprise. Everybody knows the shop “Berkah Jaya” as “the one with the rose-apple tree”. So its new sign shows rose-apples. Pak Anwar’s phone kiosk turns out to be called “Mr Patience”, and he has accepted that.

One sign is crooked on purpose. Its owner, Bu Rukmini, says that her customers steer by it: where you see the crooked sign, turn left.`,
  },
}
