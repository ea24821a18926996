import type { SeedEnglish } from '../../content-types.ts'

export const englishPosts2: SeedEnglish['posts'] = {
  'podcasts/penjaga-palang-dan-kamera': {
    title: 'The Crossing Keeper and His Camera',
    summary: 'Pak Sarjono on thirty years of clearing the way for others, and what it is like to become the hero of a film.',
    body: `In the course of this conversation you will hear four trains go by. We recorded in the crossing keeper’s hut, and Pak Sarjono refused to move somewhere quieter. “I would miss it,” he says.

He tells of rainy nights, of drivers who are angry at having to wait for a minute, and of a child who waved from the back of a motorcycle every morning until it was grown up and took its own child to school. We also hear from Dita, a participant of the video class, who came to the hut eleven times before she dared to take out a camera.

## Times

- 02.00 The first train
- 08.30 The child who waved
- 16.45 Eleven visits without a camera
- 25.10 Watching yourself

Listen to the end: after the fourth train Pak Sarjono imitates the sound of an old signal that is no longer in use.`,
  },
  'podcasts/harga-sebungkus-nasi': {
    title: 'What Does a Packet of Rice Really Cost?',
    summary: 'Bu Cicih and Hendra work out the cost price at the microphone, with rubber bands, a grandchild’s pocket money, and laughter.',
    body: `We put a microphone on the kitchen table and did the sum together. Rice, oncom, galangal, banana leaves, rubber bands. You can follow on paper, because every figure is read out slowly.

Bu Cicih turns out to be a witty speaker. She has a name for each small leak in her stall: the grandchild, the water bottle, the kind neighbour. Hendra admits that his own shop has a leak called the discount, which he noticed only after he began to teach this class.

## Try it yourself

- Write down all the ingredients of one portion, with the wrapping.
- Add gas, electricity and the fare to the market.
- Divide your own wage by the number of portions.

The final figure is announced in minute twenty-two. If your own result surprises you, send us the story. In the next episode we read it out with a travelling bakso seller, who has his calculator ready.`,
  },
  'gallery/sehari-di-rumah-sanggar': {
    title: 'A Day at the Sanggar House',
    summary:
      'Six pictures from morning to night in the garage where it all began: a blackboard, chairs that do not match, and a cat called Titik.',
    body: `The Sanggar house is not large. Its garage has room for one car, which has been parked outside for years. The chairs were given to us, no two of them are alike, and former participants each have their favourite.

Mornings are usually quiet. The staff sweep, the mentors prepare recordings, and Titik, a cat named after the full stop, picks the warmest modem. Towards noon participants of the classes in person arrive. In the third picture Pak Sugeng, a retired train driver, shares a laptop with Raka, who is sixteen; they are arguing about the colour of links.

The blackboard is the heart of the room. It is never wiped clean. There is always one drawing that is left until the following week, chosen by the participants.

The last picture was taken at nine in the evening, when the shift workers’ class has just begun and names appear on the screen one after another.`,
  },
  'gallery/foto-foto-cahaya-jendela': {
    title: 'Photographs by Window Light',
    summary: 'Work from the photography class: crisps, cloth, sambal and a broom, taken with a phone and a sheet of white card.',
    body: `Four things, four houses, one condition: no lamps. Participants of the product photo class may use nothing but a window and white card. They have one hour, from three to four in the afternoon.

Bu Salmah’s banana crisps were first photographed on a plate with roses, and nobody saw the crisps. Once the plate had given way to a chopping board, they looked like the tiles of a roof. Mama Dortia’s cloth was taken from the side, so that the threads cast small shadows which the eye can feel.

The hardest was the bottle of sambal, because its glass reflects the photographer’s face. Rustam solved it by hiding behind a sheet of card with a hole in it.

The broom came as a joke. Pak Dahlan brought it because he had nothing else to sell that day. The photo sold before the broom did: a café asked for permission to hang it near the entrance.`,
  },
}
