import type { SeedEnglish } from '../../content-types.ts'

export const englishPosts1: SeedEnglish['posts'] = {
  'news/angkatan-keempat-lima-negara': {
    title: 'The Fourth Cohort Begins: 120 Young People, 24 Tables, 11 Countries',
    summary: 'Chosen from 2,318 applicants. For the first time every table has members from outside their country’s capital.',
    body: `The twenty-four groups of Lima Negara Satu Meja met for the first time last Saturday at 14:00 Western Indonesia Time, the hour that is least unfair to everybody. Their first task was not to introduce their titles but to show something from the table in front of them.

Out of 2,318 applications, 120 participants aged 18 to 30 were chosen. Three quarters of them live outside a capital. The problem proposed most often this year is water: too much of it, too little, or too salty.

## In brief

- 24 groups, five members each, from eleven countries
- Two working languages per group, chosen by the members
- First public presentations in week seven

The groups work for fourteen weeks and publish their results openly. You can follow their weekly notes on the Field Notes page until the closing forum.`,
  },
  'news/kamus-lagu-nina-bobo': {
    title: 'The Dictionary of Lullabies Holds 97 Songs in 31 Languages',
    summary: 'Participants recorded grandmothers, aunts and neighbours. Every family holds the first copy, and the right to take it back.',
    body: `The first song recorded was only eleven seconds long. The singer, a grandmother in Toraja, stopped because she had to laugh: the baby she was singing to was fifty years old and sitting beside her.

Six months later the dictionary holds 97 lullabies in 31 languages, from the Chin highlands to the coast of Leyte. Each song comes with its words, a translation into two languages, and a note on when it is sung. Some may only be played after sunset, as their families asked.

> “We do not own these songs. We are only carrying them for a while.”

Participants learn to record with a phone, to transcribe sounds, and to ask for consent both in writing and by word of mouth. Four of the languages in this dictionary have fewer than two hundred speakers. Anyone may open the dictionary, and families can withdraw their recordings whenever they wish.`,
  },
  'news/kelas-kembar-guru-geografi': {
    title: 'Forty Twin Classes Exchange Maps of the Way Home',
    summary:
      'Students in Bantul, Kampot and Kuching drew the way from school to their homes. All the maps turned out to have a stall, a bridge and a dog.',
    body: `The first activity of Ruang Guru Kawasan looks trivial: draw the way home from your school without using words. Forty pairs of classes from seven countries did it, then exchanged their drawings by post and on screen.

Bu Endah, a geography teacher in Bantul, had her doubts at first. She was convinced when her students recognised the bamboo bridge on a map from Kampot. “They asked whether that bridge sways too. We answered with a video,” she says.

In 1,204 maps the organisers found three things that are almost always drawn: a place to buy snacks, a place to cross water, and a fierce dog. Pak Vuthy from Kampot proposed a new chapter in geography, on local dangers with four legs.

The next activity is an exchange of lunch-box recipes. The exchange continues until the end of the semester, and teachers may still join the waiting list for the next pairing.`,
  },
  'blog/lima-arti-ya-dalam-rapat': {
    title: 'Five Meanings of “Yes” in One Meeting',
    summary:
      'A participant from Surabaya thought everyone had agreed. There were five kinds of yes at that table, and only one of them meant agreement.',
    body: `The third meeting of Table 11 ended in high spirits. Bayu from Surabaya proposed how to share out the work, and everyone answered yes. A week later nothing had been done, and Bayu rang me with disappointment in his voice.

We played the recording again with all members present. Then I asked each of them to explain their “yes”.

- Yes, I hear you.
- Yes, go on, I am thinking.
- Yes, because you are older than I am.
- Yes, in principle, but not this month.
- Yes, I will do it on Wednesday.

They laughed for a very long time. Since then Table 11 uses coloured cards: green for agreed, yellow for I hear you, blue for “ask me later, just the two of us”. The blue card turned out to be used most, and their meetings have become twenty minutes shorter.

I keep a set of cards in my bag now, for meetings at home as well.`,
  },
  'blog/mapping-a-village-that-moves': {
    title: 'Mapping a Village That Moves',
    summary:
      'A floating village on the Tonle Sap moves with the water. How do you map a house that will be two kilometres from here next month?',
    body: `We arrived with printed maps, and by the afternoon they were wrong. The school had moved three hundred metres because the water had dropped. The children found this very funny; to them, a school that stays still is the strange thing.

So we stopped mapping places and began to map relations. The stall is always downstream of the school. The engine workshop is always near Pak Sokha’s house. The clinic follows the same big tree every season. Our map became a net instead of a picture.

## What I learned

My friend Dimas from Pontianak brought a habit from his own village: marking the water level with a cloth on a pole. People here use plastic bottles in much the same way. Two men without a language in common stood in a boat, pointed at a bottle, and nodded.

The map now changes every two weeks. It is the only map I have made that is always a little bit wrong, and always useful.`,
  },
  'blog/seratus-hari-harga-mi': {
    title: 'A Hundred Days of the Price of a Bowl of Noodles',
    summary:
      'Students in Da Nang, Medan and Penang noted the price at their usual stall every day. The chart tells of floods, holidays and broken hearts.',
    body: `The idea was born from hunger. Three groups of students agreed to note the price of a bowl of noodles at one stall they go to, every day, for a hundred days. The rules: the same stall, the same portion, and it really had to be eaten at least once a week.

The price, it turned out, rarely changes, but the portion often does. In week five the students in Penang began to weigh it. When eggs went up, the price stayed and the egg was cut into quarters. The owner of the stall in Medan, Kak Uli, admitted without shame: “People remember figures, they don’t remember eggs.”

On day 43 the chart from Da Nang is empty for six days. That is no fault in the data; it was a flood. On day 71 Medan is empty for a day because Kak Uli’s child was getting married.

We left those gaps alone. Below the chart the students wrote: *missing data is also a story, please ask before you fill it*.`,
  },
  'articles/panduan-rapat-lintas-zona-waktu': {
    title: 'A Guide to Meetings across Time Zones and across Habits',
    summary:
      'Seven simple steps so that a meeting of five countries ends on time, is understood by all, and is not ruled by the most fluent in English.',
    body: `In our region the clocks differ by only two and a half hours, but habits can be further apart. We put this guide together from the notes of 96 groups.

## Seven steps

1. Write the time in each member’s local time, not only in UTC.
2. Send the questions a day before; some people think better in silence.
3. Check the holidays of all five countries.
4. Begin with one round without interruptions, a minute for each person.
5. Stop for ten seconds after every question.
6. Those who are fluent in English speak last.
7. Send notes in two languages, half a page at most, with the name of who is responsible.

Step six is the one most opposed in the first week and most praised in the last. Some groups have added an eighth: laugh at the connection that broke, because it is sure to break again. Print it, change it, and make it yours.`,
  },
  'articles/bahasa-kedua-bersama': {
    title: 'Do We Need One Language? Thoughts on a Shared Second Language',
    summary:
      'English makes things easier, and it shuts people out. What if each group chose two languages and accepted that everybody will make mistakes?',
    body: `In most regional meetings, the people who speak English best speak the most. Not because their ideas are best, but because they are fastest. The others nod, and write a long message once the meeting is over.

We tried another way with the last three cohorts. Each table chooses two working languages, and one of them must not be English. One table uses Malay and English, another Thai and Indonesian with the help of drawings. One daring table uses signs.

Meetings are slower, it is true, by about a third. But the number of people who speak has risen from two on average to more than four. Mistakes belong to everyone; nobody is a guest for ever.

> A shared second language is like a shared kitchen. Nobody’s recipe comes out quite the same, and everybody eats.

Perhaps this region does not need one language. Perhaps all it needs is more people who are willing to sound awkward.`,
  },
  'program/pendaftaran-ruang-guru-kawasan': {
    title: 'Teachers, Open Your Class to a Class in a Neighbouring Country',
    summary:
      'Ruang Guru Kawasan has room for 60 new pairs of secondary school teachers. Three short activities in a semester, no fee and no travel.',
    body: `You teach geography in Wonosari, and somebody teaches geography in Luang Prabang. You may be facing the same question from a student on the same day. This programme introduces you to each other.

Teachers are paired by subject and by the age of their students. In one semester the two classes carry out three short activities, each of which fits into two lessons. All materials are available in two languages, and most of them need nothing but paper.

## Conditions

- You teach students aged 13 to 18
- Your head teacher agrees
- An internet connection for the teacher; students need no device

Students’ photos and full names are not exchanged. Classes use nicknames and pictures they have drawn themselves. Teachers from all eleven countries may apply; pairs are announced in the third week, and every pair receives a facilitator for the first lesson.`,
  },
  'event/forum-air-kawasan': {
    title: 'Youth Forum: Too Much, Too Little, Too Salty',
    summary:
      'Twenty-four groups show how they deal with floods, drought and salt water. Open to the public, with interpreters in two languages.',
    body: `Water knows no borders, so neither does this forum. For six hours twenty-four groups show what came of fourteen weeks of work: a map of water levels made of patchwork, a tidal flood sensor for the price of three packets of rice, planting calendars, and a radio play.

Each group has seven minutes. After that the audience moves into small rooms to try things out, ask questions and offer help. There are gathering points in Semarang and Makassar for those who would like to attend together.

## Programme

- 13.00 Opening, with the sound of eleven rivers
- 13.30 Presentations, first round
- 15.30 Break and poster walk
- 16.00 Presentations, second round
- 18.00 What will you copy? A round of promises by the participants

The forum is held in Indonesian and English, with interpreters into Indonesian sign language. Notes and materials are published a week later.`,
  },
  'podcasts/across-the-strait-ferry-teacher': {
    title: 'Across the Strait #17: The Teacher Who Crosses Every Monday',
    summary:
      'Cikgu Norhayati takes the ferry to three islands every week to teach music. We joined one journey and recorded all of it, seasickness included.',
    body: `Every Monday at six, Cikgu Norhayati carries a keyboard wrapped in a raincoat onto the ferry. Three islands, three schools, and one keyboard whose fa key makes no sound. Her students sing that note together whenever the song gets there.

## In this episode

- 01.20: the raincoat, and why not a case
- 08.45: the first school, and a song about a crab
- 16.10: a conversation about retirement amid the waves
- 23.00: the student who is now captain of the ferry
- 28.30: the missing fa, sung by forty children

This episode is in Malay, Indonesian and English. A transcript in two languages can be requested by email. We left some of the noise of the ferry’s engine in on purpose: without it, Cikgu says, she feels that her story is not going anywhere.

Recorded with the consent of the schools and of the students’ parents.`,
  },
  'gallery/benda-di-meja-saya': {
    title: 'A Thing on My Table: 120 Things to Start a Conversation',
    summary: 'At the first meeting participants name no titles. They show one thing from their table and answer one question.',
    body: `Introducing yourself by your title makes people sit up straight. Introducing yourself with a thing makes people lean towards the screen. So we asked 120 participants to bring one thing from their table and to answer: who will look for it if it gets lost?

A participant from Yangon showed a fan. From Palu came sambal made by a mother and kept in a medicine bottle. From Cebu, a piece of net whose knots a father tied on his last day at sea.

Some objects needed no translation. Others took an hour. A white thread bracelet from Vientiane began a conversation about grandmothers’ prayers in five religions, and that table forgot to do its first assignment.

The five photos below were chosen by the participants themselves. All were taken with a phone by window light, and the owners of the things wrote the captions. If you are starting a new group, try this before you open any slides.`,
  },
}
