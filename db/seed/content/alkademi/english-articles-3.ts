import type { SeedEnglish } from '../../content-types.ts'

export const englishArticles3: SeedEnglish['posts'] = {
  'articles/logo-lama-di-cache-browser': {
    title: 'The Old Logo That Would Not Leave the Browser’s Cache',
    summary:
      'The site has changed, its visitors still see yesterday’s. Two rules for caches that put an end to “try clearing your history”.',
    body: `A client of mine changed his logo on a Monday. On Thursday he was still calling: on his wife’s phone, the old one was there. I suggested something embarrassing, to clear the browser’s history. She did. The nine hundred customers of their shop I could hardly call one by one.

Browsers keep files so as not to download them twice. For how long is up to you, through the header *Cache-Control*. Without that header, the browser guesses from the day the file was last changed: the older, the longer it is kept. Our logo was three years old.

## Two kinds of files, two rules

- **HTML pages**: *Cache-Control: no-cache*. That does not mean “do not keep”, but “ask before you use what you kept”
- **Pictures, styles and scripts**: give them names with a fingerprint of what is in them, such as *logo.3f9a1c.svg*, and *Cache-Control: max-age=31536000, immutable*

When the file changes, so does its name, and to the browser that is an entirely new address. The old version may stay for a year, since no page asks for it any more. Tools like Vite make those names for you.

## Checking instead of guessing

Open the Network tab, then load the page by typing its address. Do not force a reload; that goes past the cache and hides the very problem. The status 304 means that the browser asked and its copy is still good. The words *disk cache* mean that it did not ask at all.

In the end I uploaded the new logo under another name. The calls stopped that afternoon.`,
  },
  'articles/ulang-tahun-maju-sehari': {
    title: 'Birthdays a Day Early: Dates and Time Zones',
    summary: 'Every member was congratulated one day too soon. The cause was a date that had quietly been given a time.',
    body: `The cooperative where I was an intern sent its birthday wishes automatically. In the first week, every member got them a day too early. One grandmother answered politely that she had not had time to cook yet.

The form read 17 August as midnight in Jakarta. Before it was saved, that date went through *toISOString*, which always uses UTC. Midnight in Jakarta is 17:00 UTC on the day before. We then cut off the time, and what was left was the 16th.

## Three things that are often mixed up

1. **A calendar date**, such as a birthday: it has no time and no zone. Store it as a *date*, or as the text *2009-08-17*
2. **A moment**, such as a payment: it is the same all over the world. Store it in UTC, in PostgreSQL as *timestamptz*
3. **An appointment somewhere**, such as a class at 19:00 in Makassar: store the time with the name of its zone, *Asia/Makassar*

The name of a zone lasts longer than a number of hours. Indonesia has no daylight saving time, but people who join from Sydney do. The difference between them and us changes twice a year.

## A small trap in JavaScript

*new Date('2009-08-17')* is read as midnight in UTC. *new Date(2009, 7, 17)* is read as midnight where you are, and the 7 means August, because months are counted from zero. Two ways to write what looks the same, two different moments.

Since then our tests run twice: once with *TZ=Asia/Jayapura*, once with *TZ=America/Lima*. If both are green, that grandmother may cook in peace.`,
  },
  'articles/nama-variabel-yang-jujur': {
    title: 'Data, Data2 and DataFix: Learning to Give Honest Names',
    summary: 'Bad names are seldom misspelt; they lie, or they say nothing. An exercise in mending them, from the code of real learners.',
    body: `Every night I read the code of learners who work during the day. After ten o’clock the names begin to give up: *data*, *data2*, then *dataFix*. I understand how tired they are. I also know who will read it tomorrow: the same person, just as tired.

A name is typed once and read dozens of times. The worst are not short names, but names that used to be true. A function *getPrice* that now writes to the database as well will be called by people who suspect nothing, three times on one page.

## From last week’s assignment

- *data* becomes *unpaidOrders*: say what is in it
- *timeout = 30* becomes *limitSeconds = 30*: the unit belongs in the name
- *notInactive* becomes *active*: do not make your reader turn it over twice
- *check()* becomes *hasEnoughStock()*: a function that answers yes or no should sound like a question

The length may follow the distance. In a loop of three lines, *i* is enough. A name used in ten files should be understood without opening the one it comes from.

## When no name will come

Try to explain that part to a friend. The noun that you say three times is usually the name you are looking for. If your explanation needs the word “and”, perhaps you do not need a better name, but two functions.

One learner once chose the name *noIdeaWhyThisIsNeeded*. I did not object. Of all the names that night it was the only one that was wholly honest, and we knew at once where to begin.`,
  },
  'articles/uji-yang-kadang-merah': {
    title: 'A Test That Is Sometimes Red Is Worse than No Test',
    summary:
      'Once a team is used to pressing “run again”, red no longer means anything. Four sources of flaky tests, and what to do about them.',
    body: `My old team had a test that failed whenever it ran after midnight. We called it the Ghost, and pressed “run again” with a laugh. Six months later the Ghost was red for two days in a row. We still pressed that button. This time the bug was real, and had reached our customers already.

A flaky test gives different results for the same code. The harm is not in the few minutes that are lost. It trains a whole team to ignore the alarm.

## Four suspects

1. **The clock**: the test uses the present time. Pass the time in, or freeze the clock
2. **Sleep**: *sleep(500)* guesses when the work will be done. Wait for a sign of it, such as a text that appears
3. **Leftovers**: an earlier test has left rows in a table. Shuffle the tests, so that the dependence shows
4. **The order of results**: a query without *ORDER BY* promises no order, even if yesterday’s happened to be tidy

## When you have found one

Repeat that test a hundred times alone, then a hundred times with the others. If it fails only in company, look for leftovers. If it fails alone, suspect the clock and sleep. If there is no time that day, take the test out of the main run, and write down who will bring it back, and by when.

> Do not ask whether this failure matters. Ask how you know that it does not.

The Ghost turned out to work out “tomorrow” by the server’s clock. The fix was one line. The apology to our customers was longer.`,
  },
  'articles/kueri-n-plus-satu': {
    title: 'N+1 Queries: Why Our Page Asked 401 Times',
    summary: 'Fast on a laptop, slow in the warehouse. A pattern of queries that grows with its data, how to see it, and three ways out.',
    body: `Our list of shipments was done in a blink on my laptop. In the warehouse in Gresik it took nine seconds. The code was the same. The difference was that my laptop had five shipments, and the warehouse four hundred.

The cause was a loop that looked innocent. One query fetched the list of shipments. Then, for each row, the template asked for the courier’s name, and the ORM obediently sent another query. One plus four hundred. Each took only twenty milliseconds, so that none of them got into the log of slow queries.

## How to see it

Turn on the log of queries while you develop, open one page, and count. If the same statement comes again and again with another number in it, you have found it. Fill your practice database with hundreds of rows, too; five rows never made anybody suspicious.

## Three ways out

- **Join** them with a *JOIN* if each shipment has exactly one courier
- **Collect** the couriers’ numbers, then ask once: *WHERE id = ANY($1)*
- **Load ahead** through the ORM, such as *include* in Prisma or *with* in Laravel

Be careful with the first way where one has many. A shipment with twelve items will appear twelve times, and the sum of its weights multiplies, too.

That page now needs two queries. So that it does not relapse, a test counts the queries for five rows and for fifty. The numbers must be the same. That test has saved me from myself three times already.`,
  },
  'articles/svg-png-atau-foto': {
    title: 'SVG, PNG or JPEG? First Ask What the Picture Is Made Of',
    summary:
      'Blurred icons and photos of 4 MB come from the same mistake. How to choose an image format for the web by what the picture shows.',
    body: `Two files came from clients in one day. A logo was a JPEG, with grey specks around its letters. A photo of a factory was a PNG of 4 MB. If only they had swapped formats, my day would have been shorter.

A format is easier to choose if you ask how the picture was made: with lines, with a screen, or with a camera.

## Three origins

- **Lines and areas** (logos, icons, diagrams): SVG. It holds the formulas of shapes, so it stays sharp at any size
- **Screens** (screenshots of apps, small text): PNG or lossless WebP. The edges of letters stay clean
- **Cameras** (people, food, buildings): JPEG, WebP or AVIF. They throw away details that the eye hardly catches

SVG is not always light. A map with tens of thousands of points can be larger than a photo of it. There are also SVGs that are only a photo in a wrapper; open one in a text editor, and you will see a single, very long line of *data:image*.

## Two checks before you upload

First, the size in pixels. A photo of 4000 pixels for a box of 400 is a waste in any format. Also write *width* and *height*, so that the page does not jump when the picture arrives.

Second, where it came from. An SVG can contain scripts. If visitors may upload them, clean what is in them, and show them through *img*, which does not run scripts.

I drew that logo again in twenty minutes. It came to 3 KB, and was still sharp when printed on a banner.`,
  },
  'articles/regex-yang-terlalu-pintar': {
    title: 'The Regex That Was Too Clever for My Mother’s Name',
    summary:
      'My mother’s name is a single word, and the form did not believe it. On patterns that know too much, and patterns that stall a server.',
    body: `My mother’s name is Suminah. One word, like that of millions of people in this country. A bank’s form refused it because *a last name is required*, and refused again when I typed a hyphen. In the end she was registered as Suminah Suminah.

Behind that box is a pattern like *^[A-Z][a-z]+ [A-Z][a-z]+$*. Whoever wrote it meant no harm. They only believed they knew what people’s names look like. The same pattern turns away Ma’ruf, I Gusti Ngurah and José.

## Check a little, prove it elsewhere

1. Names: not empty and not too long. The rest is their owner’s business
2. Email addresses: an *@* with something on both sides. The proof is a mail that arrives
3. Phone numbers: take out spaces and hyphens, then count the digits

A regex is still a good tool for forms that somebody really laid down, such as a postal code of five digits: *^[0-9]{5}$*.

## Patterns that stall a server

The second danger is quieter. In the pattern *^(a+)+$* there is a repetition within a repetition. For thirty letters *a* that end with a *b*, many regex engines try every way to divide them, and each further letter doubles the work. A single form that is sent can be enough to keep a process busy for hours. Limit the length of what comes in, and just write *^a+$*.

Before you write a pattern, gather twenty real examples, including those that surprise you. Begin with your mother.`,
  },
}
