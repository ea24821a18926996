import type { SeedEnglish } from '../../content-types.ts'

export const englishEvents2: SeedEnglish['posts'] = {
  'event/malam-reparasi-bersama': {
    title: 'Repair Night: Bring Something Broken, Leave with a Screwdriver',
    summary: 'Fans, irons, radios and toys are taken apart with neighbours who know how. What cannot be mended is a lesson, too.',
    body: `Each home has one thing that is broken and loved. Bring it. Five neighbours who are good at mending have prepared tables, lamps, and a jar of screws that never gets emptier.

There is one rule: owners hold a screwdriver as well. The menders only show how. Last time twenty of thirty-one things came back to life, among them a hair curler of 1987.

## What to bring

- A thing that you can still carry by yourself
- Its cable and its lid, if you have them
- Patience for the queue at the table of irons

Electric ovens and whatever smells burnt are refused at the door. Iqbal Mahendra begins at seven, with how to read a label of power.`,
  },
  'event/piknik-alumni-kali-code': {
    title: 'A Picnic of Graduates by the River Code',
    summary: 'A hundred and two graduates brought food and one thing born of their class. Most visited: the scales made by a greengrocer.',
    body: `We brought mats, the graduates the rest. A hundred and two people came, some with children who were not there yet when they finished. At the edge of its mat each family showed one thing made in a class.

There was a site of recipes on a phone, a speech given below a tree, photos of crisps, and scales made of bottles by Pak Jumadi, a greengrocer who used to be afraid of decimals. His queue was the longest, because he weighed anything, babies included.

At eleven it rained. Nobody went home. The mats became a roof, and below it five small meetings went on at once.

The photos are in our album. Two pairs of swapped sandals are still on the shelf at the door.`,
  },
  'event/bincang-daring-pajak-warung': {
    title: 'Online Talk: Small Shops and a Tax You Need Not Fear',
    summary: 'Hendra answers thirty questions about tax for small businesses, helped by a consultant who once sat in his own class.',
    body: `The first question came two weeks before: “If I am honest, will I be poor?” Hendra opened the evening by reading the tax form of his own shop aloud, figure by figure.

The other speaker, Fitriyani, once took his bookkeeping class. Today she is a tax consultant in Tasikmalaya. She explained the limits of turnover, which records are enough, and which letters may be answered calmly.

## Asked most often

1. Does a shop in my house need a tax number?
2. Are notes in an exercise book recognised?
3. What happens if I report late?

Participants of the class can still play the recording of ninety minutes. The written answers are open to all. Rules change from year to year, so look at the date in the corner of each sheet.`,
  },
  'event/pameran-tugas-yang-gagal': {
    title: 'An Exhibition of Assignments That Failed',
    summary: 'Twenty-three assignments that did not pass, with their makers’ stories. Visitors choose the failure that is of most use.',
    body: `Galleries usually show what worked. We turned the table round: twenty-three participants lent us an assignment that did not pass, with the mentor’s review. A site that cannot be scrolled. A poster whose letters drown. A pie chart that adds up to a hundred and forty per cent.

Each maker stood beside the work and explained at which moment it dawned on them. Visitors had one marble to give to the failure that taught them most.

The fullest jar was that of Galang, in his second year of vocational school, who deleted his whole project four minutes before the deadline. Beside it he had written how to make a backup, in three steps, in capital letters.

The winner got a free class. He chose the same one.`,
  },
  'event/jalan-foto-pasar-oeba': {
    title: 'A Photo Walk before Sunrise at Oeba Market',
    summary: 'Fifteen participants walk with Maria Goreti from darkness into light, with a single rule: ask before you take a picture.',
    body: `We met at half past four, when the fishing boats had just come in. Maria put people in pairs: one takes the photo, the other talks with the person in it. After half an hour they changed places.

Asking first makes everybody slow, and that is what it is for. Bu Mersi, who sells fish, did not want her face in a picture, but offered her hands. The photo of those hands became the cover of the album.

## What we learnt

- The best light lasts for eleven minutes
- Who has been asked for a name stands up straighter
- A photo refused often opens a better conversation

Everybody in a photo got a print on the Saturday after. Maria delivered them herself, before sunrise.`,
  },
  'event/latihan-wawancara-kilat': {
    title: 'Quick Interview Practice: Seven Minutes, Seven Rooms',
    summary: 'Participants change rooms every seven minutes and are interviewed by volunteers of many trades. No vacancies, just practice.',
    body: `Forty-nine participants, seven virtual rooms, seven interviewers. Every seven minutes a bell rang and all moved on. The volunteers were a warehouse manager, a head chef, a midwife, the owner of a café, a recruiter, a headmistress, and a bus driver who now trains new ones.

Their questions differed, but every room asked one thing: “Tell me about a job you finished, from the beginning.” In the seventh room nearly everybody’s answer was half as long as in the first, and far clearer.

The interviewers wrote one piece of advice for each. The most frequent: name the figure.

Two participants were called by their interviewers afterwards. We had not planned that, and do not mind.`,
  },
  'event/lokakarya-peta-banjir-warga': {
    title: 'One-Day Workshop: A Flood Map Made with Residents',
    summary:
      'Twenty people by the river mark the height of water on their walls and carry it to a map. Tirta brings a spreadsheet and a tape.',
    body: `Walls remember. In Kampung Jetis the mud lines of three floods can still be seen behind the wardrobes. In the morning twenty residents went round with a tape measure, chalk and phones. They noted how high each line was, and of which year.

In the afternoon Tirta showed how to enter the figures into a spreadsheet and see them as colours on a map. It was the gap that was interesting: one alley that always stays dry turned out to have a drain built by somebody’s grandfather.

## What came of it

- 64 places with three figures each
- One old drain, which is now cleaned every October
- A list of the houses to wake first

The printed map hangs at the night watch. The residents look after the file themselves, and the ward has a copy.`,
  },
  'event/malam-baca-tugas-akhir': {
    title: 'Reading Night: Stories of the Writing Class, Read by Ketoprak Actors',
    summary: 'Eleven short stories are read out by the village theatre. Their writers sit among the audience, and are not named.',
    body: `Writers often read their own work too fast, as if to have it over with. So we gave eleven stories to the Marsudi Laras theatre group. They read in what costumes they had, with pauses that the writers would not have dared.

The writers’ names came only at the end. Until then they sat in the audience and heard the person beside them laugh, sigh, or ask, “Who wrote this?” One of them, a security guard called Yono, answered, “I don’t know,” and wept.

The eleven stories are now a small book. You can read it at the shelf by the door, or take it home if you promise to tell one of them to somebody.`,
  },
  'event/temu-daring-pembaca-layar': {
    title: 'Online: Watch Somebody Use Your Site with a Screen Reader',
    summary: 'Sinta opens six sites by participants without seeing the screen. For ten minutes their makers may do nothing but listen.',
    body: `Many participants of the web classes have never heard their own page. That night Sinta opened six sites with a screen reader, at twice the speed of speech. Their makers were asked to be silent for ten minutes; then they might ask.

The first site said “image, image, image, link”. The third gave the shop’s hours clearly, and then locked Sinta into its menu. Its maker mended the trap while the event was going on, and there was applause from five cities.

> “If I get lost, so does a mother in a hurry. The difference is that I say so,” says Sinta.

The checklist of that night, eleven lines, is now a part of the final assignment of [My First Website](/Courses/situs-pertamaku).`,
  },
  'event/dapur-terbuka-hitung-harga': {
    title: 'Open Kitchen: Cooking and Counting',
    summary: 'Six food sellers cook one portion in public. Each ingredient is weighed, each rupiah is on the board while the wok is hot.',
    body: `Sanggar’s blackboard was moved into the public kitchen, beside the stove. Six sellers took turns to cook one portion of what they sell. Before it went into the wok each ingredient was put on the scales, and Hendra wrote down its price.

The audience guessed the cost before the last figure was shown. The closest guess won the portion. Bu Partinah was right four times, and then admitted that she used to be a clerk at the market.

## Figures that surprised us

- The fried shallots on a soto cost more than its chicken
- Plastic bags eat three per cent
- Iced tea carries half the profit of a stall

We do not share the recipes, because they are theirs. The sheet may be copied by anybody.`,
  },
  'event/kemah-belajar-lereng-menoreh': {
    title: 'Two Days of Camp on the Slopes of Menoreh',
    summary: 'No signal and no projector: thirty participants learn to ask, listen and decide together in a cooperative’s tea garden.',
    body: `We chose the place because it has no signal. Thirty participants from eleven classes came with something to sleep on and one decision that they had not dared to make.

The first day went into asking. In groups of three one person told a story and the others might only ask questions, without advice. Rosalina kept the time by knocking on bamboo. At night the farmers told how they decide on the price of tea: everybody speaks, nobody counts votes, and the meeting is over when the tea is cold.

On the second day each wrote a letter to themselves. We posted the letters three months later. Twenty-two people replied, nine of them to say that the decision had been made.`,
  },
}
