import type { SeedEnglish } from '../../content-types.ts'

export const englishPodcasts2: SeedEnglish['posts'] = {
  'podcasts/montir-yang-menulis-puisi': {
    title: 'The Mechanic Who Writes Poems on His Receipts',
    summary:
      'Pak Wagiman has mended motorcycles since he was twelve. On the back of each receipt he writes four lines, and customers keep them.',
    body: `His workshop is at the bend, below a mahogany tree. People come because of their brakes and go home with a poem. Wagiman has never called it a poem; he calls it *additional remarks*.

We recorded between two customers. You hear a spanner fall, the neighbour’s radio, and Wagiman reading the receipt of a teacher whose oil change was three thousand kilometres late. He joined our writing class after his child had put his name down in secret.

## Times

- 01.40 The first receipt
- 07.15 Why only four lines
- 13.50 The customer who cried over brake pads
- 19.20 The book that is being put together

The receipts read out in this episode were lent by their owners, with a thumb over the number plate.`,
  },
  'podcasts/kalkulator-tukang-bakso': {
    title: 'The Bakso Seller’s Calculator',
    summary: 'The last episode’s promise is kept: listeners’ sums are checked with Mas Tulus, who pushes a cart and carries a calculator.',
    body: `Forty-six listeners sent us their cost prices. We chose five of them, and waited for the cart to pass the Sanggar house. Mas Tulus stopped, lit his stove and began to check.

His calculator is nineteen years old and has lost its seven. He presses the hole with a toothpick. With this tool he found a doughnut seller who had forgotten the oil, a tailor who pays herself nothing, and a mistake of our own in the episode before.

## Corrections

- A small gas cylinder is empty sooner in the rainy season
- Small bags are counted by the bundle, not by weight
- Whoever pushes the cart has to be paid as well

The recording stops twice for customers. We have left the sound of the bowls as it is.`,
  },
  'podcasts/perpustakaan-di-atas-becak': {
    title: 'A Library on a Pedicab',
    summary:
      'A hundred and twenty books, one pedicab, a route that follows the shade of trees. Mbah Darmo explains which books never come back.',
    body: `In the morning Mbah Darmo carries vegetables, in the afternoon books. His pedicab has shelves made of egg boxes, and its roof is lengthened with tarpaulin so that the comics do not curl. Children wait where there is shade, so his route changes with the season.

He keeps no list of borrowers. A book that does not come back, he says, is one that is needed. We asked which is lost most often, and his answer made Rosalina laugh until she had to begin her sentence again: the one with recipes for sponge cake.

At the end Mbah Darmo tells of the reading class that he joined three years ago, at the age of sixty-one. Before that he delivered books that he could not read yet.

If you have children’s books at home that have been finished, leave them on the shelf at our door. The pedicab comes by on Thursdays.`,
  },
  'podcasts/suara-di-ujung-telepon': {
    title: 'The Voice at the End of the Line',
    summary:
      'Somebody who answers a help line talks about long silences, asking without pressing, and a cup of coffee that is always cold.',
    body: `Melati’s work is to pick up the phone for people who do not know yet where to begin. Sometimes the first three minutes are nothing but breath. She does not fill them. Silence, she says, is a sentence too.

This conversation is slow. We speak of nobody’s case. Melati explains how she listens: repeat the other person’s last word, ask one thing only, and admit what you do not know. Rosalina, who trains people to speak, says that she learnt more about stopping.

## If it is you who needs to talk

- Call somebody you trust; the story need not be complete
- Local help lines are open day and night
- You may hang up at any time, and call again

We recorded this episode without music. The guest’s name has been changed at her request.`,
  },
  'podcasts/benih-di-kaleng-biskuit': {
    title: 'Seeds in Biscuit Tins',
    summary: 'Mama Yuliana keeps forty kinds of local seeds in biscuit tins. She knows the story of each, and who used to plant it.',
    body: `Below Mama Yuliana’s bed in Kupang stand forty biscuit tins. None of them holds biscuits. They hold red sorghum, bone maize, wild beans, and a kind of pumpkin that the agricultural office says no longer exists.

Maria Goreti came to take photographs and went home with two hours of sound. Mama opened one tin after the other and said names: this is from my mother-in-law, that from a neighbour who moved because of the dam. After each name comes how to cook it.

## Parts we kept whole

- 03.30 Four kinds of seeds in a tin that is shaken
- 11.00 The pumpkin that is said to be gone
- 21.45 A planting song, sung softly because a grandchild sleeps

After the recording three tins were shared with a school garden. The pumpkin came up.`,
  },
  'podcasts/nilai-merah-pak-guru': {
    title: 'The Teacher’s Bad Mark',
    summary:
      'A teacher of mathematics joined a painting class and failed. He tells what that was like, and what has changed in his own classroom.',
    body: `For twenty-four years Pak Ridwan has given marks. Last year he received one: fifty-two, in watercolour. He hung it up in the staff room.

Hendra asks whether he was angry. He was hungry, it turns out. He wanted to know what was missing, and his mentor’s review named one thing only: his painting left no white. All his life he had filled the board to its edges.

His test papers have been different since. Beside the red figure there is always one sentence about what is right already, and one about what to try next. His pupils thought that he was ill.

Pak Ridwan is taking the painting class again this season. His mark is seventy-one, and in the right corner of his picture there is an empty sky, which is, says his mentor, the hardest part to make.`,
  },
  'podcasts/peta-bau-kampung': {
    title: 'A Map of Our Neighbourhood’s Smells',
    summary:
      'Sinta has been blind from birth and knows her neighbourhood by its smells. We walk beside her and make a map without a picture.',
    body: `At the first bend there is hot rubber, so that is the workshop. Twenty steps on, pandan leaves: Bu Tris’s house. If you smell wet lime you have gone too far. Sinta walks without a stick in an alley that is bright as day to her.

We recorded with two small microphones on her shoulders. Use headphones; the walls on the left and on the right sound different, and you will know when the alley grows wider.

## That day’s map

1. Hot rubber, then pandan
2. Washing powder from three houses, three brands
3. Wet wood at the sawmill
4. Rain, ten minutes before it falls

Sinta now helps us to test the pages of our classes with a screen reader. Her reports always begin with “it smells of a dead end here”.`,
  },
  'podcasts/penjahit-baju-pengantin-bekas': {
    title: 'The Tailor Who Lends Out Happiness a Second Time',
    summary:
      'Uni Desi takes in wedding dresses that have done their duty, alters them, and hires them out cheaply. Each comes with a letter.',
    body: `In Uni Desi’s wardrobe hang sixty-seven wedding dresses that have been worn. Their first owners put a letter into the inner pocket, a message to the next bride. Some are prayers, some are warnings about shoes.

In this episode Uni reads out six letters, with permission. She also explains the work that nobody sees: letting out seams, replacing sequins, and listening to brides who want to call it off. Two really did. The dresses came back without a fine.

Our bookkeeping class helped her to work out a fair price. The result left Hendra silent: for seven years it was Uni who had paid her customers, and not the other way round.

Now the price is a little higher. The letters are still free.`,
  },
  'podcasts/sembilan-kursi-pertama': {
    title: 'The First Nine Chairs',
    summary: 'The first episode: our founder and the first two participants remember a garage, nine chairs, and a light that went out.',
    body: `It rained that night, and only three of the nine chairs were taken. Then the power failed. Wening taught HTML by torchlight and drew angle brackets on the board as large as a door.

The guests of this first episode are Bu Lastri and Anton, two of those three. They remember it in different ways: the rain stopped at eight, says Anton; it never did, says Bu Lastri. Both agree that the rice was gone before the lesson was over.

We do not know whether this podcast will go on. The equipment is borrowed from the radio station where Rosalina works and has to be back on Monday. If you hear this, and there is another episode after it, then we talked them round.

The drops in minute five are no effect. The roof does still leak.`,
  },
}
