import type { SeedEnglish } from '../../content-types.ts'

export const englishGalleries2: SeedEnglish['posts'] = {
  'gallery/catatan-tempel-peserta': {
    title: 'Three Hundred Sticky Notes',
    summary: 'Participants photograph the notes on their walls, fridges and steering wheels: from keywords to advice for themselves.',
    body: `In every participant’s home there is a small piece of paper on some wall. We know, because it appears behind their faces in live sessions, a little crooked and not to be read. One night Nadia asked, “What does it say behind you?” We have collected them ever since.

What is written most is not formulas, but sentences to oneself. *Semicolon!* on a bathroom door. *Ask first, then guess* on a lampshade. *You are at chapter 6, don’t lie* on a fridge, written by a husband to his wife, and answered below.

There is one that we read again and again. It is stuck to the steering wheel of a truck, in large letters: *SQL is only asking*. Its sender passed three weeks later. The paper is still there; it is good for other matters now, he says.

## How to send yours

Take a photo of your note from near, without faces or addresses. We draw it again. Those that cannot be read are welcome as well; we will guess together.`,
  },
  'gallery/alat-bantu-buatan-peserta': {
    title: 'Tools That Participants Made for Themselves',
    summary: 'A phone stand of spoons, a braille keyboard of bottle caps, a fan for an old laptop. All can be made before dinner.',
    body: `Not everybody studies with all the tools there are. So our participants make them. This album shows five that were made at home, tested for a month at least, and are still in use.

Ratna’s phone stand is made of two bent spoons and rubber bands. Arif put six bottle caps on a chopping board to teach his brother braille before the real keyboard arrived. Pak Made cools a laptop of eleven years with the fan of a toy car and a piece of bamboo; its temperature fell by nine degrees, its noise rose a little.

None of them is beautiful. All show where they were mended. That is where you see how they came about: glue that gave way to wire, wire that gave way to a hairpin, and a hairpin that turned out to be the strongest.

## If you want to make one

Each comes with instructions of one page, with measures and a list of materials. Wear glasses when you cut, and connect nothing to the mains without somebody beside you who knows how.`,
  },
  'gallery/sehari-bersama-kurir-data': {
    title: 'A Day with the Disk Courier of the Aru Islands',
    summary:
      'Chapters arrive by boat. Six pictures of one disk’s journey, from the post office in Dobo to a house on stilts at the end of a bay.',
    body: `On some islands the network comes twice a week, and then only at the jetty. So chapters are sent on a disk. It is carried by Niko, nineteen, who catches crabs and takes part in the design class.

We went with him for a day. He leaves at four, before the wind. The disk is wrapped in two plastic bags and put into a biscuit tin, which is tied to the bench with a knot that his grandfather taught him. At the first stop a teacher was standing in water up to her knees.

At each house he waits until the files have been copied. Meanwhile he collects assignments, news, and sometimes fish. Niko admits that he puts off his own assignment until the last stop, where there is a table that faces east.

> “If I fall in, save the tin first,” he says. His grandfather disagrees.

This album was drawn from Niko’s photos. Since last month there has been a second courier, his sister, who is, say all who receive the disk, more punctual.`,
  },
}
