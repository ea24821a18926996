import type { SeedEnglish } from '../../content-types.ts'

export const englishPosts1: SeedEnglish['posts'] = {
  'news/sanggar-membuka-kelas-malam': {
    title: 'Sanggar Opens Night Classes for Shift Workers',
    summary:
      'From this month four classes begin at nine in the evening, a time chosen by the nurses, guards and shop assistants who take them.',
    body: `The request came from Lestari, a nurse in Klaten, who always fell behind because classes clashed with her afternoon shift. She wrote to us: “I am not lazy, I am just at work when you are teaching.” We sent out a short survey and received more than four hundred answers like hers.

The first four classes, namely Spreadsheets without Fear, My First Website, Daring to Speak and Understanding AI through the Kitchen, now meet at 21:00 every Tuesday. Mentors take turns so that none of them loses sleep. Sessions are limited to forty-five minutes and are always recorded.

## For participants

- You can change to the evening on the page of your class.
- Assignments of night classes are due at noon on Friday.
- Cameras may be off, and yawning is allowed.

If this trial works, half of our classes will have an evening session next semester. The measure is simple: how many people stay until the last assignment.`,
  },
  'news/sertifikat-bisa-diperiksa-siapa-saja': {
    title: 'Anyone Will Be Able to Check a Certificate with Twelve Letters',
    summary:
      'We are preparing a code for each certificate and a page that checks it. Until it is ready, companies can still ring our office.',
    body: `Last month the owner of a hotel in Solo rang to ask whether a certificate was real. It was forged, and even the typeface was different. This pushed forward something we had planned for a long time: a page where the public can check.

The page cannot be used yet; this is the plan. Every certificate will carry a code of twelve capital letters and digits, along with a QR code. Whoever types it in will see the name of the participant, the name of the class and the date of completion, and no more than that. Marks, addresses and telephone numbers will not be shown.

Former participants need do nothing. Certificates that have been issued will be given a code as well. For those who do not want their names to be seen we plan a choice to hide them; the code stays valid, but shows only whether the certificate is genuine. Until all this is ready, ask us about a certificate by telephone or email.

Our thanks to the hotel’s owner, who has since taken on two of our real graduates.`,
  },
  'news/angkatan-kelima-warung-naik-kelas': {
    title: 'Thirty Shop Owners Finish the Fifth Round of Warung Naik Kelas',
    summary: 'From a pecel seller to a welder, they go home with a cash book that adds up and an online shop window of ten goods.',
    body: `The closing evening was held in front of Pak Hendra’s shop, among sacks of rice and hanging lamps. Thirty participants brought their cash books, some of them stained with oil, and opened them before their families. Not all of them make a profit. But all of them know the figures.

Bu Cicih, who sells rice with oncom, found that her most popular dish was losing two hundred rupiah a packet. She raised the price by a thousand and lost three customers. “Those three usually bought on credit,” she said, to laughter.

> Profit is not about what goes into the drawer, but about what does not quietly slip out of it.

On average participants wrote on 47 of 56 evenings. Young helpers from the local vocational school paid a hundred and eight visits, and two of them now work part-time in the businesses they helped. The sixth round takes applications on [the programme’s page](/Program/warung-naik-kelas).`,
  },
  'news/perpustakaan-sidomaju-meminjamkan-data': {
    title: 'A Neighbourhood Library Lends Its Data to the SQL Class',
    summary:
      'Eleven years of loans, without members’ names, are now practice material. What the class found has already moved two shelves.',
    body: `The Sidomaju neighbourhood library occupies a former night watch post of four metres by six. It has a staff of one, Bu Ngatini, who has carefully noted every loan for eleven years. When we were looking for real data for the database class she agreed at once, on condition that members’ names were removed.

That was done on the library’s computer, with the head of the neighbourhood as witness. What came out was random numbers, titles of books, and dates. Thirty-eight participants then asked their questions, from books that never came back to the quietest day of the week.

One finding was put to use straight away. Children’s books are most often borrowed together with cookery books, but their shelves stood on opposite sides. Bu Ngatini swapped them on a Saturday, helped by four children who were paid in ice lollies. Another participant suggested opening on Sunday mornings, and that idea is being discussed.`,
  },
  'news/sehari-di-lorong-pasar': {
    title: 'A Day of Teaching in a Market Aisle',
    summary:
      'Sanggar’s mentors set up a table in the market and answered traders’ questions about their phones. The longest queue: memory full.',
    body: `We set up a folding table between the herbal drinks and the piles of lurik cloth, with a sign written by hand: *Ask about your phone, free*. The plan was two hours. We went home only when the market closed, after ninety-one traders.

Most questions were about memory that was full, followed by fraudulent messages and by making the letters larger. There was Mbah Parti, who wanted to keep her late husband’s voice messages from being lost. Iqbal copied them to three places, printed the instructions, and then was silent behind the table for quite a while.

From the notes of that day we made three new things: a short class on phone safety, a help sheet in large letters, and a market visit every Friday Kliwon. Traders who asked us once can now call the same help number, and usually they send voice messages while they serve customers, with the haggling in the background.`,
  },
  'news/layar-tancap-enam-belas-film': {
    title: 'Sixteen Village Films Shown in Two Open Fields',
    summary:
      'The video bootcamp ended with its heroes as guests. A crossing keeper watched himself on the screen, then asked to see it again.',
    body: `The screen was four bed sheets sewn together, the projector was on loan from the village hall. In two fields, one in Yogyakarta and one in Kupang, sixteen five-minute films were shown one after another. The people they tell of sat in the front row, because the class had agreed that the stories belong to them.

Pak Sarjono, keeper of a level crossing, watched himself open and close the gate for thirty years, cut down to five minutes. When it was over he put up his hand and asked to see it again, this time with his child on the telephone.

In Kupang it began to rain during the ninth film. Nobody went home. The audience held up the edges of the cloth to keep it dry, and the showing went on inside the church. The sound echoed, but everyone agreed that a film about a sasando player ought to be heard in just such a room, with the smell of wet wood and candles.`,
  },
  'news/halaman-kelas-lebih-ringan': {
    title: 'Class Pages Are Now Half as Heavy',
    summary:
      'We cut the pages down so that they open within three seconds on a weak network. This is how, and what we left out on purpose.',
    body: `A year ago our class pages weighed 1.9 megabytes. For participants in cities that was no trouble. For Yuliana, a participant from Central Sumba who opened her class standing on a hill, it meant waiting nearly half a minute.

We began by measuring on a phone like hers. Cover pictures gave way to illustrations drawn by code. Typefaces were cut down to one family. Videos are no longer loaded before they are asked for. The moving list of participants in the corner was removed, and to this day nobody has asked about it.

## What we measured

- The average size fell to 410 kilobytes.
- The first text can be read in the second second on a 3G network.
- Assignments handed in from outside Java rose by nine per cent.

The last figure may be chance, but Yuliana has graduated and need not climb the hill any more.`,
  },
  'news/pekan-tanpa-tugas': {
    title: 'A Week without Assignments Starts Next Week',
    summary: 'One week in every two months all deadlines move. Participants may rest, catch up, or teach someone at home.',
    body: `We noticed the same pattern in nearly all classes. In week five the number of assignments falls steeply, not because the material is hard but because life goes on: the harvest, a child’s exams, a visit from the parents-in-law. Some of those who fall behind in that week never come back.

So, from this month, there is one Week without Assignments every two months. All deadlines move by seven days of their own accord. There are no new sessions. Mentors only hold an hour for questions on Wednesday evening, for those who want to catch up.

We suggest one small thing that is not marked: teach something you have learned to somebody at home. Tell us how it went if you like. Last semester, when we tried it in two classes, two thirds of those who had fallen behind caught up after the week of rest. The others at least got some sleep, and to us that is a result too.`,
  },
  'blog/belajar-membuat-situs-di-usia-58': {
    title: 'Learning to Build a Website at Fifty-Eight',
    summary: 'A retired train driver makes his first page, about the names of small stations where no train stops any more.',
    body: `My grandchild says that my website looks like the notice board of a station. It was meant to tease me. I took it as praise, because that is just what I was after: black, white, clear, and nobody misses their train.

I signed up for My First Website a month after I retired. In the first week I got the closing angle bracket wrong five times. Mbak Wening did not laugh. She asked, “In a locomotive, what do you check first before you set off?” I answered: the order of things. Since then I check code the way I check brakes, from front to back, with my index finger.

My page holds the names of forty-one small stations on the southern line which trains now only pass. Beside each name I wrote one memory. There is the dawet seller who knew the sound of my whistle, and the station master who always gave a proper salute.

What I did not expect was that people began to write letters. Their children did. The page now has sixty-three stations.`,
  },
  'blog/membaca-tugas-dengan-suara': {
    title: 'Why I Read My Students’ Assignments Aloud',
    summary: 'Reviewing by voice message takes twice as long, but my students have stopped asking whether their work is bad.',
    body: `At first it was because I was too lazy to type. I recorded my reviews while I waited for the bus, three minutes for each participant, and apologised for the noise of horns. The next day one of them wrote to say they had played the recording four times.

That is how I noticed that writing often sounds fiercer than it is meant. “The opening is too long” on a screen feels like a verdict. Said with a smile, the same sentence becomes an invitation. Participants can hear me think, hesitate, and change my mind in the middle of a sentence.

## My habits now

1. Name one part that I still remember after I have stopped reading.
2. Ask one question.
3. Give one suggestion, just one.

It does take longer. For twenty-four participants I spend nearly two hours. But several times as many assignments are handed in again, and people do not improve their work for somebody they cannot hear.`,
  },
  'blog/buku-kas-bu-cicih-satu': {
    title: 'Reading Someone Else’s Cash Book, Part 1: Oil Stains',
    summary: 'A rice seller let me read her cash book for eight weeks. The first part is about records that are honest.',
    body: `On the cover of Bu Cicih’s cash book is a film star who is no longer famous. Every page is stained with oil, and it is from those stains that I know she really writes in her kitchen, instead of copying it out neatly on the evening before class.

In the first week there were only figures, with nothing beside them. I asked what 35 meant. She thought for a long time, then laughed: pocket money for her grandchild, out of the drawer, meant to be put back. There were eleven such figures in a week. Together they came to more than the gas.

I did not tell her to stop giving pocket money. I only asked for a letter beside each figure: D for *dapur*, the kitchen, W for *warung*, the stall, C for *cucu*, the grandchild. In week two the letter C filled the page. In week three Bu Cicih had a biscuit tin just for the grandchild, filled every Monday.

That is how she made the first budget of her life, without ever hearing the word.`,
  },
  'blog/buku-kas-bu-cicih-dua': {
    title: 'Reading Someone Else’s Cash Book, Part 2: Two Hundred Rupiah',
    summary: 'More from Bu Cicih’s cash book: the best-selling dish that lost money, and how to raise a price without losing face.',
    body: `In week four we worked out what things cost. Rice, oncom, galangal, banana leaves, rubber bands. Bu Cicih wanted to leave out the rubber bands because they were too trifling. We counted them all the same: twenty rupiah a packet, a hundred and twenty packets a day.

The result left us silent. Her most popular dish, whose queue reaches the street, was losing two hundred rupiah a packet. For three years the stall had been living on sweet tea. “So what I really am is a tea seller,” said Bu Cicih.

Raising a price turned out to be a matter of feelings, not of arithmetic. She was afraid of seeming proud. We practised the sentence over and over until we found one that sat well on her tongue:

> “It’s a thousand more, all right, lad? There’s more oncom in it now, too.”

And she did add a little oncom. Three customers left, two came back a week later. At the end of the month, for the first time, the letter W in that book was longer than the letter C.`,
  },
  'blog/menunggu-cahaya-pukul-empat': {
    title: 'Waiting for the Light at Four o’Clock',
    summary:
      'A student complained that his phone was not good enough. I asked him to sit in someone’s kitchen until the sun came down a little.',
    body: `In a photography class there is always somebody who asks which phone to buy. I answer by taking them to the kitchen of Mama Yuli, who makes cucur cakes in Oebobo. We came at two. I forbade everyone to take pictures.

For two hours we sat, helped with the dough, and listened to stories about her child in Batam. The kitchen was dark, and the participants grew restless. Then, a little after four, the sun came in through a gap in the bamboo wall. Its light fell right on the pan. The oil turned to gold.

“Now,” I said. Nine phones, some of them cracked, took their pictures at the same moment. Not one of them failed. The cheapest phone in the room even made the photo that now hangs in Mama Yuli’s stall.

Cameras do matter. But two hours of waiting, and the closeness that grew in them, cannot be bought in any shop so far.`,
  },
  'blog/saya-berhenti-mengikuti-tiga-kelas': {
    title: 'I Left Three Classes before I Finished This One',
    summary: 'Notes by someone who often signs up and rarely finishes, on shame, saved-up videos, and one short message from a mentor.',
    body: `I collect classes. There are eight in my account, seven of them stopped at chapter two. Each time I signed up it felt as if I had already finished. Then came a busy week, then guilt, and then I avoided the icon of the app the way one avoids a neighbour from whom one has borrowed money.

In the SQL class the same happened in week three. The difference was that Kak Tirta sent me a message: “Nabila, your second assignment asks about the missing books. I am curious about the answer.” It was no automatic reminder. He had really read my assignment, and really wanted to know.

That night I opened the table again. The missing books turned out to be mostly exam guides, and they go missing every May. I laughed to myself at eleven at night. It felt like solving a case.

I passed with seventy-six. I have deleted the seven other classes from my account, with a quiet mind.`,
  },
  'blog/mengajari-ibu-berhenti-percaya': {
    title: 'Teaching My Mother to Stop Believing, a Little',
    summary:
      'My mother thought the answering machine was always right because it was polite. So we tested its manners with a rendang recipe.',
    body: `My mother is a person who respects good manners. So when the answering machine greeted her with “of course, with pleasure”, she believed it at once. For a month all questions about health, the weather and the price of gold went there.

I did not argue. I asked her to test it on the one thing that she knows better than anyone: rendang. My mother asked how long rendang is cooked. The machine answered, quite sure of itself, forty-five minutes. She was silent, then said softly, “That is kalio.”

> “If it dares to be politely wrong about rendang, then what about medicine?”

Since that day my mother has had a rule: what she can taste for herself she may ask it, and what has to do with the body she asks the midwife. I have found no better sentence to explain the limits of technology. It went on to become the second chapter of my webinar.`,
  },
  'blog/rak-yang-belum-diberi-nama': {
    title: 'The Shelf without a Name',
    summary: 'Notes by a neighbourhood librarian after reading thirty-eight letters from the database class. Still being edited.',
    body: `Thirty-eight letters came in a blue folder. I read them at my post, in turns with serving the children. Some are full of charts, others are a single page. All of them speak of this library as if it were an important place.

One letter suggests a shelf for books that nobody has borrowed for ten years. Its writer does not ask for them to be thrown away. The idea is that every week one book from that shelf should lie on the front desk with a card that says *I have been waiting for a long time*.

I tried it last month. The first book was about keeping bees, an old edition with yellow pages. The next day a child from grade five borrowed it, brought it back on time, and asked whether there was one about ants.

This text is not finished. I would still like to tell of the other letters, if their writers allow it, and of the shelf, which does not have a name yet.`,
  },
  'articles/memilih-kelas-yang-tepat': {
    title: 'Choosing the Right Class in Ten Minutes',
    summary: 'Read the syllabus from the end, count the hours you really have, and tell wanting to be able from wanting to look able.',
    body: `The most common mistake in choosing a class is to read only its title. A title is written to attract; a syllabus is written to be lived with. Set aside ten minutes before you press the button.

## Read from the end

Open the last chapter first. That is where the final assignment is. Ask yourself: would I like to have this thing? If the final assignment is an app for a till and you do not care about tills, two months will feel long.

## Count honest hours

Take last week’s calendar, not that of the week you dream of. Mark the hours that were really free, then halve them. That is your time for learning. Compare it with the hours a week that the page of the class names.

## Check the requirements

- If there is one you do not meet yet, look for a class that teaches it first.
- If you have long mastered all of them, go up a level.
- If in doubt, ask by WhatsApp. We do not mind recommending a cheaper class.`,
  },
  'articles/mencatat-supaya-tidak-lupa': {
    title: 'Taking Notes to Remember, Not to Be Tidy',
    summary: 'The most useful notes are often the ugliest. Three ways of writing things down that make the brain work a little harder.',
    body: `Many participants show us beautiful notes: three colours, a ruler, stickers. Asked a week later what is in them, they look for the page. The notes have kept the lesson well, only not in the head.

## Close first, write later

Watch a chapter to the end without writing. Close the screen. Write down what you remember, however untidy. The gaps show you what to watch again.

## Write in questions

Instead of copying “GROUP BY groups rows”, write “How do I count borrowers per month?” Answer it tomorrow without looking. A question works like a door that you have to push yourself.

## Leave a column for mistakes

In the margin, note each time you were wrong and what you thought was right. This column usually becomes the part that is read most often, and a few months later the most amusing one.

You may use stickers, too. Put them where you got the answer right twice in a row.`,
  },
  'articles/membuat-kelompok-belajar-yang-awet': {
    title: 'A Study Group That Lasts',
    summary: 'Four people, one fixed hour, and a small rule about being late. The recipe of a group that has met for two years.',
    body: `Most study groups die at the third meeting. We asked seven groups of alumni that still meet after more than a year, and their answers were much alike.

First, they are small. Four people are just right; two are enough to go on when somebody is ill. Second, the time is never up for discussion. A group in Magelang meets every Thursday at 20:00, even on the eve of Eid, if only for ten minutes.

Third, there is always something to show. Not “how far have you got”, but “this is what I made”. However small, a real thing keeps the conversation from turning into a round of complaints.

## Small rules that help

- Whoever is late pays for fritters, up to five thousand rupiah.
- Everyone may be absent once a month without a reason.
- Each meeting closes with everyone naming one task for themselves.

That group in Magelang now has five members. The new one is the child of one of the others.`,
  },
  'program/pendaftaran-warung-naik-kelas': {
    title: 'The Sixth Round of Warung Naik Kelas Opens Thirty Places',
    summary: 'Eight weeks of guidance, free of charge, for businesses that have run for six months. Signing up by voice message is fine.',
    body: `The sixth round begins next month. There are thirty places for owners of small businesses from anywhere, with two meetings in person for those near Tasikmalaya, Kupang and Yogyakarta. Everyone else is guided entirely from afar.

There are only two conditions: your business has been running for at least six months, and you are willing to write things down every evening for eight weeks. You need no licence and no laptop. You can sign up with the form or with a voice message that answers three questions: what you sell, since when, and what puzzles you most about its money.

## What you receive

- A special cash book with pages that resist oil
- A young helper who visits twice
- Classes in product photos and an online shop window

We let you know by telephone. Those who do not get a place will be sent the cash book, because writing can begin this very evening.`,
  },
  'program/penutup-pemuda-desa-digital': {
    title: 'Pemuda Desa Digital Ends, and Shares Its Guide',
    summary:
      'Two seasons, eleven villages, nine hundred notes of local knowledge. Other villages can now use the guide without waiting for us.',
    body: `The programme Pemuda Desa Digital has officially ended after two seasons. Eleven youth groups finished their village’s website, and seven of them still update it every month. All files have been handed over; none of them depends on an account of ours.

The most precious thing is not the websites. In two seasons the young people wrote down more than nine hundred things that only the old remembered: the names of rice fields, how to read the sky, lullabies, recipes for women who have just given birth. Some of those who told us have passed away, and their voices are kept.

> “My village turns out to be larger than I thought,” says Yoga, who leads a youth group on the slopes of Sumbing.

The field guide of sixty pages is free to download. It has a consent form, a list of questions, and an honest chapter about our mistakes, including the time we forgot to bring a loudspeaker to the house of somebody whose hearing was weak.`,
  },
  'event/sabtu-buka-pintu': {
    title: 'Open-Door Saturday: Try Four Classes in a Day',
    summary: 'Come, sit down, and try four classes of thirty minutes. No registration, children welcome, coffee brewed by participants.',
    body: `Four times a year we open the door of the garage where Sanggar was born. Inside are four tables, each with a sample class of thirty minutes. You may try them all, or sit at one table until the afternoon.

## The tables

1. Make one line of HTML with Wening
2. Photograph a cup by window light with Maria
3. Work out the profit on iced tea with Hendra
4. Read a short poem at the microphone with Rosalina

Children may come along and have a table for drawing. Motorcycles park on the volleyball court, and the city minibus stops a hundred metres from the door. The house has no steps, so a wheelchair gets as far as the last table.

The coffee is brewed by participants who are learning to work out what things cost. Its price will change all day, and that is part of the lesson.`,
  },
  'event/ruang-tanya-rabu': {
    title: 'Wednesday Questions with Tirta: Data That Gives You a Headache',
    summary: 'Bring the spreadsheet that drives you to despair. Tirta opens it with everyone and tidies it up, explaining each step.',
    body: `Every Wednesday evening Tirta sets aside an hour for spreadsheets in trouble. Participants send their files the day before, once they have removed names and telephone numbers. Three files are chosen, opened on screen, and tidied up with an explanation.

This week three files are waiting. A list of neighbourhood dues in seven colours whose meaning has been forgotten. A stock report that adds up dates. And a student’s research data, whose column for age says “adult”, “27” and “rather old”.

Nobody is laughed at, except by themselves. Tirta has made all of these mistakes, and keeps the evidence.

The room is open to the public, and you need not take a class. The recording is available the next morning, with the files before and after. Short questions can be sent through the chat at any time until ten to nine.`,
  },
}
