import type { SeedEnglish } from '../../content-types.ts'

export const englishPosts2: SeedEnglish['posts'] = {
  'articles/membaca-pesan-galat-javascript': {
    title: 'Reading JavaScript Error Messages without Panic',
    summary:
      'Red text in the console is no reprimand but a signpost. Learn its three parts and the five messages that beginners meet most often.',
    body: `Beginners usually do one of two things when the console turns red: they close it, or they copy the whole text into a search engine. Both miss the best part. An error message nearly always tells you what happened, where, and how the program got there.

## The three parts of a message

The first part is its type, such as *TypeError* or *ReferenceError*. The second is a sentence of explanation. The third is the trace, a list of files and line numbers from the nearest to the farthest. Read the type first, then look for the first line of the trace that names a file of your own. Ignore the lines that belong to libraries.

## The five most common

- **x is not defined**: the name was never made, or one letter is mistyped
- **Cannot read properties of undefined**: you opened a box that turned out to be empty; check where the box came from
- **x is not a function**: what you called is a number, a text, or nothing
- **Unexpected token**: a punctuation mark is missing, often one line above the number shown
- **Failed to fetch**: a request to another address failed; check the address, the network, then the permission

## A habit that saves time

Before you change anything, say what you suspect in one sentence: “I think this list is empty because its data has not arrived yet.” Then prove it with one print statement or a breakpoint. If you were wrong, you have still gained a fact. Changing code at random gains no facts, and often leaves a second bug behind.

A good exercise is to break your own program on purpose. Delete a bracket, change a name, cut the network, then match the message with what you did. In half an hour you will know a dozen faces that used to frighten you. We go through the collection in the class [JavaScript](/Courses/javascript-halaman-hidup).`,
  },
  'articles/indeks-basis-data-untuk-manusia': {
    title: 'Database Indexes, Explained with a Filing Cabinet at the Ward Office',
    summary:
      'Why does the same query take ten seconds on one table and a blink on another? The answer is in the ward office’s filing cabinet.',
    body: `Imagine a ward office with twenty thousand family cards. The cards are kept by date of arrival. A resident comes in and gives her name. Without an aid the clerk has to open the cards one by one. That is what a database does when it has no index: it reads the whole table from beginning to end.

Now the clerk makes a small book of residents’ names in alphabetical order, each with the number of a drawer. To find a name you open the book in the middle, then jump to the left or the right. Out of twenty thousand cards any one can be found in about fifteen jumps. That small book is an index.

## The price of a small book

The book must be updated each time a resident moves, is born or changes names. If the clerk makes twelve books to be on the safe side, every change is written thirteen times. So an index makes reading faster and writing slower. Make them only for questions that really are asked often.

Nor does a book of names help a resident who remembers only how a name ends. The search “whose name ends in *wati*” still forces the clerk to read everything. The order of columns matters too: a book arranged by neighbourhood and then by name is useful for searching in neighbourhood 05, but of nearly no use for finding one name in the whole ward.

## How to check

In PostgreSQL, put the words *EXPLAIN ANALYZE* before a query. If you see *Seq Scan* on a large table, the clerk is opening cards one by one. Add a fitting index, run it again, and compare the times. Note both figures in the description of your change. A colleague who arrives next year will know why the small book is there, and when it may be thrown away.`,
  },
  'articles/rata-rata-yang-menyesatkan': {
    title: 'When Averages Mislead: Wages in One Workshop',
    summary: 'Eleven people, one owner, and an average that nobody earns. Get to know the median and the spread before you write a report.',
    body: `A workshop employs ten mechanics at three million rupiah each. Its owner takes forty-seven million. The average income in the workshop is seven million rupiah. The figure is right, the formula is right, and not one person there earns anything near seven million.

## The middle value

Put the eleven figures in order from the smallest up, then take the one in the middle. It is three million. This is the median, and it is far more faithful to what most people live through. The rule of thumb is simple: for money, waiting times and distances, begin with the median. All three nearly always have a handful of very large values.

## Don’t stop in the middle

The median hides something as well. Two health centres may both have a median wait of thirty minutes, while in the first everybody waits between twenty-five and thirty-five minutes, and in the second half of the patients are seen at once and a fifth wait for three hours. So I always add two figures: the value that a quarter of the people exceed, and the value that a tenth of them exceed.

> If you may write only one figure, write the one that people experience. If you may write two, add the one of those who wait longest.

## When the average is still of use

The average is still the right choice if you are going to multiply again. How many litres of petrol for sixty deliveries? Multiply the average per delivery. An owner who wants to know the total of wages needs it too.

So the question is not which figure is right, but which decision is to be taken. Write that decision in the first line of your report, and only then choose the summary. We practise this habit with real data in the class [Honest Charts](/Courses/grafik-yang-jujur).`,
  },
  'articles/kontras-warna-di-bawah-matahari': {
    title: 'Colour Contrast for Screens Used in the Sun',
    summary:
      'Light grey is elegant in the studio. At the motorcycle taxi stand it vanishes. A short guide to text colours that can be read anywhere.',
    body: `Take your phone to a car park at noon and open your three favourite apps. What you can still read usually has dark text on a light background, with a firm difference. What vanishes is usually grey on white, a style that looks expensive indoors.

## Figures to remember

The difference in lightness between text and background is expressed as a ratio. Black on white is 21 to 1. For ordinary text the usual limit is 4.5 to 1; for large letters and important icons, 3 to 1. These are measured on a clean screen. In the sun, on a dull screen or with tired eyes, assume that you lose a third.

- Body text: aim for 7 to 1
- Small notes: not below 4.5
- The outline of a field: at least 3, so that people know where to type
- Text on a photo: put a dark layer under it, don’t rely on the photo

## Brand colours that are too light

Many brands use yellow or light blue. You need not replace them. Use the colour for areas, lines and pictures, and prepare a darker version for text and buttons. Shift its lightness, keep its hue. People still recognise the brand, and the buttons can still be read.

## Not colour alone

About one man in twelve has trouble telling red from green. *Paid* and *overdue* will be mixed up if only colour sets them apart. Add a word, an icon or a position.

Before I hand over a design I always print it in black and white. If the flow can still be followed on that sheet, I am at ease. If not, colour is doing too many things on its own.`,
  },
  'articles/membaca-tagihan-cloud-bagian-satu': {
    title: 'Reading a Cloud Bill, Part 1: Where the Figures Come From',
    summary:
      'Renting a server is not one price. Meet the four meters that quietly turn: hours running, storage, outgoing traffic, and idle addresses.',
    body: `My first cloud bill was for twelve dollars, for a server that I thought was off. Since then I have taught bills before servers. This text is about where the figures come from; part two will be about bringing them down.

## Four meters

**Hours running.** A server is charged by the second while it is on, used or not. One that idles all night costs as much as one that works hard. Think of a taxi whose meter runs while you sleep.

**Storage.** A disk attached to a server is charged even when the server is off. Automatic backups take up space too, and often nobody deletes them. Ask how long a backup is really needed.

**Outgoing traffic.** Data that comes in is usually free, data that goes out is not. A promotional video of twenty megabytes watched five thousand times means a hundred gigabytes going out. This is the surprise I meet most often on school websites in the admission season.

**Things that idle.** IP addresses that were reserved but not attached, load balancers without a server behind them, and network gateways left over from exercises. They are small, but they drip every hour.

## A fifteen-minute exercise

1. Download the details of last month’s bill as a table
2. Group them by the four meters above
3. Circle the three largest rows, and write down who needs them
4. Rows without an owner: switch them off after asking once in the group

Most participants find at least one row without an owner. In one foundation that row came to a third of the whole bill, and had been running for fourteen months.`,
  },
  'articles/membaca-tagihan-cloud-bagian-dua': {
    title: 'Reading a Cloud Bill, Part 2: Bringing It Down without Losing Sleep',
    summary:
      'Timed shutdowns, the right size, backups that know when to retire, and warnings that come before it is too late. Four steps, easiest first.',
    body: `In part one we looked for where the figures come from. Now we bring them down, on one condition: the service must not become fragile. Saving fifty thousand rupiah and then losing a day’s data is no saving.

## Step one: switch off what is not used at night

Test environments are rarely needed between nine in the evening and seven in the morning. Switching them on and off by the clock cuts the hours nearly in half. Announce the times in the group, and provide one command to switch them on at any moment, so that a colleague working late does not curse.

## Step two: make it smaller once you have measured

Look at the use of processor and memory for two weeks, not for a day. If the peak is below forty per cent, go down one size, then watch for another week. Going down two sizes at once is a quick way to add an incident.

## Step three: give backups an age

- Daily backups are kept for two weeks
- Weekly backups are kept for three months
- Monthly backups are kept for a year, in cheaper storage

Every three months, restore one backup somewhere else. A backup that has never been restored is only hope with a bill.

## Step four: set warnings in stages

A single warning at a hundred per cent always comes too late. Set them at fifty, eighty and a hundred per cent of the budget, sent to two different people. The first of them is usually on holiday.

A cooperative in Tual carried out these four steps in a month and cut its bill from three million one hundred thousand to one million four hundred thousand rupiah. The difference went into a small generator, which has saved its server twice in the west monsoon.`,
  },
  'articles/kalimat-pembuka-surat-lamaran': {
    title: 'Eight Opening Sentences That Kept Me Reading',
    summary:
      'Of the two thousand application letters I have read, I wrote these eight in a notebook. All of them name one real thing in the first sentence.',
    body: `A recruiter reads the first sentence of an application with a cup of coffee in hand. If that sentence is “I hereby submit my application”, the eyes have already moved down to the CV. In my time as a recruiter I kept a small book of openings that made me put down the cup. Here are eight of them, with details disguised.

1. *For three years I have been the one they call when the till in our shop dies.*
2. *Most complaints on your app’s page this month are about one-time codes; I once brought such complaints down by half.*
3. *I have been your customer for six years and have one annoyance that I would like to put right.*
4. *I did not finish university, but twelve people use the warehouse system I made every day.*
5. *My mother cannot use your app. I have noted the reasons, attached.*
6. *I am applying to work with data because I am always the one who finds the gap in the savings club’s cash.*
7. *This vacancy says “able to work under pressure”; I was at a ticket counter for two holiday seasons.*
8. *I failed your interview last year. Since then I have done three things.*

## What they have in common

None of them begins with a quality. There is no hard-working, fast-learning or dedicated. What there is, is an event, a figure, or an observation about the reader. A sentence like that can be written by only one person, and that is just why it is hard to forget.

Try writing down five small events from your work, your club or your home. Choose the one closest to the problem in the vacancy and make it your first sentence. For the rest, a hundred words will do.`,
  },
  'articles/naskah-rapat-lima-belas-menit': {
    title: 'A Script for Fifteen-Minute Meetings in Two Languages',
    summary: 'Three questions, one note-taker, and ready sentences in Indonesian and English for small teams that hate long meetings.',
    body: `Short meetings fail for two reasons: nobody knows when it is their turn, and nobody dares to interrupt. The script below was used by the team of the shoe factory where I used to work, with people from three countries. It is stiff in the first week, and then feels like breathing.

## Opening, one minute

The host names the aim and the time of the end. *Kita selesai pukul sembilan lewat lima belas.* In English: *We finish at nine fifteen, with or without the last item.* The second half of that is important, because it makes everyone watch the time together.

## Round, nine minutes

Everyone answers three things in ninety seconds:

- What has been finished since yesterday. *Done:*
- What is stuck, and since when. *Blocked since:*
- What is asked for, and of whom. *I need … from …*

If somebody talks for too long, the host raises a hand and says *Boleh kita simpan untuk sesudah ini?* or *Let’s park that.* Parked topics go on the board, so that their owners do not feel cast aside.

## Decisions, four minutes

Take two topics at most from the board. If there is no decision within four minutes, settle who will meet again and when. *Who, by when?* are the three words I have interpreted most often in my life.

## Closing, one minute

The note-taker reads out the tasks, not the conversation. *Rudi checks the labels before three.* Then everybody leaves, including those who would like to chat. A meeting that ends on time is a small present every morning, and in the long run people come early to receive it.`,
  },
}
