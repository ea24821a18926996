import type { SeedEnglish } from '../../content-types.ts'

export const englishEvents2: SeedEnglish['posts'] = {
  'event/temu-kota-surabaya': {
    title: 'Surabaya City Meet-up: A Skills Market in a Copra Warehouse',
    summary:
      'A hundred and thirteen participants teach each other for two hours. A folded napkin is traded for a formula, and everybody wins.',
    body: `The ninth City Meet-up took place in an old copra warehouse near the Kalimas. Its walls still smell of coconut, and its ceiling is so high that applause is heard twice.

There were no opening speeches. Each person wrote two lines on a sheet: what they can teach in ten minutes, and what they would like to learn. The sheets went on their chests, and the market began. A cook taught how to fold napkins. An accountant taught lookup formulas. A child of nine taught how to win at rock, paper, scissors, and had the longest queue.

## Most wanted

1. Reading a pay slip
2. Joining cables safely
3. Bargaining without offence
4. Keeping passwords

After lunch the mentors Tiara and Bagus opened a table for taking assignments apart. The rule was that nobody may say sorry more than once. Who breaks it has to sing. We heard four songs.

Our thanks to the owner of the warehouse, who only came to have a look, and then taught for three hours how to tell good copra.`,
  },
  'event/bedah-cv-tanpa-nama': {
    title: 'CVs without Names: Forty Sheets, One Wall',
    summary: 'Names, photos and schools are covered. Five recruiters choose whom they would call, and then the wall is uncovered together.',
    body: `Forty participants lent us their CVs. We covered names, photos, ages, addresses and schools, and showed one after the other. Five recruiters of different companies chose the ten they would call.

Their choices met on six sheets. Once uncovered, two of them belonged to graduates of vocational schools, and one to a mother returning to work. One recruiter said honestly that the filter in her office would have thrown out all three before she saw them.

## What gets a sheet chosen

- Work is described by its results, not by its duties
- One figure that can be checked
- A second page that is not there

What made no difference at all: pie charts of skills, quotations, and the word “dynamic”. Maya Hutabarat, who led the evening, asked the five recruiters to write down one thing that they would change at their office. After three months we asked again. Two offices had removed the box for a photo.

All forty owners received written notes. Four of them received calls that were no part of the event.`,
  },
  'event/kelas-terbuka-sql-pasar-ikan': {
    title: 'Open Class: SQL from the Muara Angke Fish Market',
    summary: 'Yoga broadcasts a lesson live from the morning auction. Each price that is shouted goes into a table, and the audience asks.',
    body: `At five in the morning an auctioneer shouts prices faster than people type. Yoga Adnyana stood beside him with a laptop wrapped in plastic. Two volunteers took notes, and in ninety minutes there were 640 rows: kind of fish, weight, price, boat.

The audience sent questions in everyday language. “Which boat earns most?” “When does tuna get cheaper?” Yoga translated them into SQL on the spot, among them some that the table cannot answer. That took longest. Prices drop at six, but the table does not know why. The auctioneer did: the big buyers go home for breakfast.

## Do it yourself

1. Download the 640 rows from the page of the event
2. Answer the first five questions without looking at the key
3. Write down one question that has to be put to a person, and not to a table

A viewer called it the only class on databases that ever made her hungry. Further exercises are in the class [SQL: Asking Questions of Data](/Courses/sql-bertanya-kepada-data).`,
  },
  'event/temu-kota-kupang': {
    title: 'Kupang City Meet-up: Learning below the Lontar Palms',
    summary: 'Forty participants of three islands meet for the first time. Three of them came on a cattle boat, so as to be there in time.',
    body: `Participants from Rote, Sabu and Timor had studied in the same group for a year, and never met. That day they sat in a circle below the palms and guessed by the voice who was who.

There was no projector, because noon is too bright. Salma Azzahra led a writing workshop on wrapping paper. Each person described one thing at home in five sentences, and then the neighbour crossed out two. What remained was read aloud, in competition with chickens.

Towards the evening women from the kitchen sat down as well. One asked whether the writing class was open to people who can only tell. Salma handed her the microphone. Since that day the class has accepted recordings as assignments.

## From the guest book

- “I thought my mentor was taller.”
- “The first time my work was laughed at happily.”
- “The boat was full of cows, but they were calm.”

Travel between the islands was paid for by the graduates’ fund. The next meeting is to be on Rote, and we have worked out the boats already.`,
  },
  'event/debat-terbuka-ai-menilai-tugas': {
    title: 'Open Debate: May a Machine Mark Assignments?',
    summary:
      'Two mentors in favour, two against, and half-way through they change sides. The audience votes three times, and changes its mind.',
    body: `This debate had gone on among mentors for months, so we opened it. Fikri and Bagus hold that a machine may give a first mark. Nadia and Raka are against. After forty minutes the host struck a gong and asked them to change sides.

That made everything more honest. Nadia, who now had to be in favour, spoke of participants who wait for fifty hours because of her. Fikri, who had to be against, told of his favourite model, which gave high marks to an empty assignment in polite language.

## The audience’s votes

1. Before the event: 58 per cent in favour
2. Before the change of sides: 49 per cent
3. In the end: 31 per cent, and three times as many for “it depends”

What they agreed on is simple. A machine may check what can be counted, its results are always marked as such, and no assignment is closed before a person has read it. This rule now stands on the page of every class.

The recording and a reading list by all four mentors are still there. Allow two hours; the best part begins after the gong.`,
  },
  'event/hari-tanpa-tugas-baru': {
    title: 'A Day without New Assignments: Finish What You Put Off',
    summary: 'All deadlines stop for a day. Mentors keep watch in twelve rooms, and 1,460 old assignments are handed in at last.',
    body: `Every cohort has a drawer of assignments that are nearly done. That day we stopped all deadlines, published not a single chapter, and opened twelve rooms from eight in the morning until ten at night. They were there for one question: what made you stop?

The answer is seldom the lesson. A cable broke. A child was ill. One was ashamed, being two months late already. For that the mentors had agreed on a sentence: “Welcome back, where shall we begin?”

## The day in figures

- 1,460 assignments handed in, the oldest after fourteen months
- 212 participants passed that very night
- The busiest room: the silent one, where people work together without speaking

At ten the lights went out one by one, and literally so, since mentors were asked for a photo of their desk lamp. We will do it twice a year. The silent room was not closed. It has been open every night since, and there is always somebody in it.`,
  },
  'event/temu-kota-medan': {
    title: 'Medan City Meet-up: A Table for Every First Job',
    summary: 'Twenty graduates sit at twenty tables and tell of their first month at work, including the part that is usually left out.',
    body: `In Medan we tried a new arrangement. There was no stage. Twenty graduates sat at twenty tables with a small sign: *app tester*, *designer of posters for a school election*, *writer of product descriptions*, *warehouse clerk who learns SQL in secret*. Visitors moved on every twelve minutes.

The graduates were asked to speak of the first month only. Who met them at the door. What they wore. Which mistake kept them awake. A first month, it turns out, nearly always holds one large mistake and one kind person who helps to put it right.

One table was never empty: that of Rudi, who left on the eleventh day and told why. He had brought a copy of his contract, with the sentence that he should have asked about marked in yellow.

## To take home

- Twelve questions to ask before you sign a contract
- The name of one graduate whom you may call
- Bika ambon, while stocks last

The library that lent us the room asked us to leave the tables as they were. It has held a similar event of its own each month since.`,
  },
  'event/lokakarya-suara-buku-pelajaran': {
    title: 'Voice Workshop: Reading Schoolbooks to Blind Students',
    summary:
      'Seventy volunteers record three schoolbooks in one day, guided by radio presenters and tested at once by those who will listen.',
    body: `Reading aloud to others is a skill of its own. That morning two radio presenters trained seventy volunteers: sit up straight, stop at full stops, and, hardest of all, read out a table.

Six blind students of two schools were the testers. They sat behind glass, listened, and raised a red card whenever they could not follow. Formulas of chemistry got eleven red cards before a volunteer found a way to read them: say first how many elements there are, and only then name them one by one.

## One day’s work

1. Three books finished, 31 hours of sound
2. A guide to reading tables and formulas, four pages
3. Seventy people who no longer read too fast

The recordings are used at nine schools. Mistakes that students report are mended by the same volunteer within three days, in a tone as similar as possible. Laras, the youngest tester, now supervises the sound of all our new chapters. She refuses to be called Madam, being seventeen.`,
  },
}
