import type { SeedEnglish } from '../../content-types.ts'

export const englishPosts4: SeedEnglish['posts'] = {
  'podcasts/juru-masak-kapal-dan-tabelnya': {
    title: 'The Ship’s Cook and Her Table of Onions',
    summary:
      'Nurmala on cooking for nine hundred people, studying on deck without a signal, and the onions that at last lasted all the way to Sorong.',
    body: `Our 200,000th participant turns out to be a gifted storyteller. In this episode Nurmala Wahab takes us to the galley of a passenger ship: woks as wide as a table, mealtimes that follow the ship’s course, and stores that must not run out because there is no market at sea. She explains how the notes on the galley wall moved to a spreadsheet, and who was against it.

The conversation was recorded in two parts, before and after a voyage of twelve days. In the second you clearly hear the engine behind her voice. We left it there on purpose.

## In this episode

- 02.10 Nine hundred portions and one spoon of salt
- 09.45 Signing up for a class at two in the morning
- 15.30 One row for one event, the galley’s version
- 22.05 A head cook who does not believe in figures
- 29.40 Onions, weather, and passengers going home for the feast
- 34.15 Plans for an eating house in Bastiong

> “Waves cannot be counted, but onions can. So count what you can first.”

## Mentioned in the conversation

The class [Spreadsheets for Office Workers](/Courses/lembar-kerja-untuk-orang-kantor), saving chapters to read without a network, and Nurmala’s recipe for colo-colo sambal, which we send with the transcript. The opening music is played by Kelompok Tifa Pesisir. If you have a story of studying in an unusual place, send us one minute on WhatsApp; three of them will become a special episode at the end of the season. Sound editing: Bramantyo Aji. You can ask for the whole transcript on WhatsApp, for deaf listeners and for all who would rather read.`,
  },
  'podcasts/penipu-yang-menelepon-ibu-saya': {
    title: 'The Swindler Who Rang My Mother',
    summary:
      'Daniel Tumbelaka plays back his mother’s conversation with a swindler, minute by minute, and shows where she nearly believed it.',
    body: `One day at noon Daniel’s mother had a call from somebody who said he was with a hospital. Your child has had an accident, he said, and needs an operation at once. Daniel was sitting in the next room. Instead of grabbing the phone he made a sign that she should go on talking, and switched on the loudspeaker. This episode takes those eleven minutes apart, played again with other people’s voices.

We learn how a swindler builds up fear, makes time scarce, and forbids his victim to call anybody. Daniel also admits that in minute six he had doubts himself, and checked whether his elder brother was all right. That doubt is human, and it is right there that the trick does its work.

## In this episode

- 01.30 A call at one in the afternoon
- 07.20 Minute six: Daniel wavers, too
- 16.00 Three patterns that always return
- 24.40 A family password, and how to make one
- 33.15 When the money has been sent already
- 40.00 Listeners’ questions

## What you can do tonight

1. Agree on one family password that is never written on a phone
2. Stick your bank’s emergency number to the cupboard door
3. Practise one sentence: “I will hang up now and call you back.”

All of it is in [Safe in Your Everyday Accounts](/Courses/aman-di-akun-sehari-hari). Our thanks to Oma Deetje, Daniel’s mother, who let us use her story on one condition: do not say that she nearly cried. Sorry, Oma. If something like this happens to you, call the bank first, and only then your family. The first minute decides.`,
  },
  'podcasts/model-yang-belajar-mendung': {
    title: 'The Model That Learned Clouds',
    summary:
      'It was right 96 per cent of the time, then failed on a sunny day. Fikri Alamsyah on seaweed, fishermen’s photos, and a mistake he has kept.',
    body: `In Takalar the quality of seaweed decides whether a child can enrol for another year of school. Fikri Alamsyah came with an idea that sounded good: take photos of the seaweed with a phone, and let a machine judge it. In the laboratory his model was nearly perfect. On the beach, on a sunny day, all seaweed was judged to be of high quality, and so was a sandal that got into a picture by mistake.

Galuh asks Fikri to go back over how he found the cause, who suspected it first, and what has changed in his way of working. It was no engineer who found it, but Daeng Ngawing, a fisherman who noticed that all photos of low quality had been taken while he wore a raincoat.

## In this episode

- 03.00 School fees and the price of seaweed
- 10.25 Ninety-six per cent
- 17.50 Daeng Ngawing’s raincoat
- 26.30 Telling training data from coincidence
- 33.00 When not to use a machine

> “My model is not stupid. It was very diligent in learning the wrong thing.”

## Try it yourself

The photos, with their places disguised, are there for participants of [First Machine Learning](/Courses/pembelajaran-mesin-pertama). Listeners who teach at a school can use the version on cards: forty printed photos that are sorted by hand, without a computer. Ask for the file on WhatsApp.

Since this was recorded the model has been trained again with photos of four seasons, and one cooperative uses it to a limited degree. Daeng Ngawing is named as the third author of the report, just before the university.`,
  },
  'podcasts/dua-ribu-surat-lamaran': {
    title: 'Two Thousand Application Letters and One Regret',
    summary:
      'Maya Hutabarat looks back at her hardest year as a recruiter, the application she passed over, and the letter she sent afterwards.',
    body: `In one year Maya read more than two thousand letters of application. She had a system, colours and targets. She also has one regret: a letter by hand from Bagansiapiapi, which she put aside because it did not follow the format. Years later she met its sender on the stage of a conference, as the main speaker.

The conversation with Intan is relaxed, and does not avoid what is unpleasant. They talk about automatic filters that throw out mothers who have not worked for long, sentences in job advertisements that quietly turn people away, and what recruiters really do in the first five seconds.

## In this episode

- 02.40 A system of three colours
- 08.10 The letter from Bagansiapiapi
- 14.55 The first five seconds
- 21.30 A break is not a hole
- 27.00 Answering “what is your weakness” without acting
- 32.20 A letter of apology

## Homework from Maya

1. Write down one thing that happened at work and that you have told nobody
2. Read it aloud, and then cut half of it
3. Ask a friend which part makes them want to know more

The part that makes people ask is how your letter begins. There are examples in the article [Eight Opening Sentences](/Articles/karier), and exercises in the class [Portfolio and Job Interviews](/Courses/portofolio-dan-wawancara-kerja).

Recorded at Maya’s home in Pekanbaru on a hot afternoon, with the fan turned off for the sake of the sound. If Intan seems to be in a hurry in the last ten minutes, that is why. You can ask for the whole transcript on WhatsApp. Enjoy.`,
  },
  'podcasts/klien-pertama-seorang-perancang': {
    title: 'The First Client Was a Barber',
    summary:
      'Yehezkiel, a design graduate from Sentani, on the client who paid in free haircuts and what it taught him about setting a price.',
    body: `Yehezkiel Rumbino designed a sign, queue cards and a booking page for his barber. His fee was free haircuts for six months. He took it for a joke, until three other customers saw the sign and asked who had made it. Today he employs two people.

This episode is about prices. How to say the first figure without holding your breath, what to do when a client offers half, and why Yehezkiel still does one job a year for free, with a written agreement. Intan, who once trembled while writing a bill, asks much on her own behalf.

## In this episode

- 01.50 A sign of used plywood
- 06.30 Six months of short hair
- 12.15 The first figure
- 18.00 Offered half
- 23.40 An agreement of one page
- 29.10 Free, but in writing

> “If I do not dare to name a price, others will name it for me.”

## Notes

We have edited Yehezkiel’s one-page agreement with a lawyer so that others can use it. Ask for it on WhatsApp, put in your names and dates, and read it together with your client before it is signed. The class that he took, [Interface Design Basics](/Courses/dasar-desain-antarmuka), is open for registration. The next episode is about the opposite: how to fire a client politely.

Parts of the conversation are in Papuan Malay, which we have left as it is; the transcript explains words where needed. The scissors in minute two were recorded at the shop of Om Sem, the first client, whose barbers still take turns to give those free haircuts.`,
  },
  'gallery/malam-ulasan-bersama': {
    title: 'Review Nights Together',
    summary:
      'On Monday, Wednesday and Friday nights the mentors review assignments together, cameras on, microphones off. Five portraits from one night.',
    body: `Some review at the dining table, some in a storeroom, and some in a car because the house is full of guests. At eight in the evening twelve video boxes light up. Nobody speaks. Now and then somebody raises a hand, turns on the microphone, asks a single question, and it is quiet again.

The habit began a year ago to make reviews come faster, and has turned out to give something else. Mentors now know that the same difficulties come up in different classes. Participants of the web class and of the data class, for instance, both stumble over the idea that a computer does not guess what we mean.

The night in these pictures is the second Wednesday of this month. A hundred and forty assignments were waiting when the session began. At ten to eleven there were nine, all of them of the design class. Nadia laughed, wrapped her microphone in its sock again so that it would not echo, and went on.

## How to read this album

Watch the counter in the corner of each picture. Its number goes down slowly, and sometimes up a little, because participants hand in at midnight. They do not know that a dozen people see their work appear and clap without a sound.

These pictures were drawn from screenshots, with the consent of all mentors. Participants’ names on the sticky notes have been changed. If one night your assignment comes back after eleven, you now know what the room looks like in which that reply was written. Raka’s cracked phone, in the last picture, is still in use and still the strictest tester.`,
  },
  'gallery/halaman-halaman-cibangkong': {
    title: 'Pages from Cibangkong',
    summary:
      'Six pictures from the one-day workshop: seblak, tofu, welding and sewing, with the paper sketches from which eighteen web pages grew.',
    body: `Most galleries of work show the result alone. Here we put the sketches beside it, so that you can see how a sheet full of scribbles becomes a page that opens on a customer’s phone.

Bu Neneng’s seblak page has become the favourite of many. Its levels of spiciness are not shown as chillies, but in the words she uses herself: *aman*, *keringetan* and *tong wani-wani*, which is to say safe, sweating, and don’t you dare. Its makers, two pupils in their second year, noted them down while eating. The tofu maker’s page is different. It holds hardly more than one thing, the time at which warm tofu can be fetched, in letters as large as the palm of a hand, because buyers come while it is dark.

The map of alleys in the last picture was drawn by hand, scanned, and made as small as twelve kilobytes. The usual digital map puts that business in the middle of the river.

> We do not look for the most beautiful page. We look for the page that answers before it is asked.

All the pages can still be opened from the list in the community hall, which hangs beside the dates of the health post. If you live nearby, drop in. Say that you saw the page first; Bu Neneng usually adds some crackers. The whole story of the workshop is among our [events](/Event).

The sketches themselves are kept in the hall’s cupboard in a green plastic folder, with stains of broth. We left them on purpose, because they show that the interviews really did take place at a dining table. A similar album from the next city will follow once all owners have agreed.`,
  },
  'gallery/meja-belajar-seluruh-nusantara': {
    title: 'Study Desks across the Archipelago',
    summary:
      'We asked participants to draw the place where they study. 412 drawings came from 129 cities and regencies; six are in this album.',
    body: `Advertisements for places of learning usually show a white desk, a potted plant, and a cup of coffee that nobody drinks. We wondered what real desks look like. So last month we asked participants for a picture of the place where they study, without tidying up.

Of 412 pictures only nineteen show a desk. The others show sewing tables, dining tables, fish crates, mattresses, truck dashboards, and one gravestone. That was sent by a graveyard keeper in Gresik; the place is the quietest there is, he says, and its residents have never complained about the typing.

## What we learnt from those desks

- A third of the pictures show more than one person around the screen
- Nearly half were taken at night, with one source of light
- Two of three participants study in a place that has to be cleared afterwards

The third fact has changed how we write chapters. If studying means moving a sewing machine and putting it back, twenty minutes make far more sense than an hour. Ever since, each new chapter is meant to be finished before the rice is done.

This album shows six desks as drawings, so that faces and addresses stay private. Our thanks to all who sent one. To the graveyard keeper in Gresik: congratulations on passing the SQL class last week. We still take pictures. Send us your desk as it is, even with the laundry; we will draw it before it is published. The best ones, we think, are always those with grains of rice in a corner.`,
  },
  'gallery/wisuda-jalur-desain-angkatan-lima': {
    title: 'Graduation of the Design Path’s Fifth Cohort',
    summary: 'Twenty-seven graduates showed work they had tested with users. The wall for criticism was full before noon.',
    body: `The design path graduates without a stage. The room is a book warehouse in East Jakarta, and each graduate gets a table, a lamp, and a pile of blank paper for criticism. Visitors may try things, may ask, and must leave at least one note.

The work that drew most visitors was a prototype for shopping on behalf of old people, by Prameswari. She designed it with her grandmother over two months, and the grandmother was there to look after the table, and as its fiercest critic. At another table Thomas asked visitors to close their eyes and order a minibus only by listening to a phone. Most of them failed the first time, which is just what he wanted to show.

Towards noon the wall of criticism was full. We counted: two hundred and eighteen sheets. The graduates’ last assignment is no speech, but to read all the notes on their table, choose the one that hurts most, and explain to the visitors why it is right.

> “The letters on your button are nice, but I thought they were decoration,” wrote a child of nine. That sheet has been framed.

The gowns were made of old newspapers, folded together in the morning. By the time people went home some had torn, and nobody minded. Registration for the next cohort begins with the class [Interface Design Basics](/Courses/dasar-desain-antarmuka).

The six works with most notes now go on as real projects, with communities of old people, minibus drivers and a travelling library. We report on them in the blog. The pictures were drawn from the committee’s photos, with the consent of all who were there.`,
  },
}
