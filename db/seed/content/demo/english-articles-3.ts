import type { SeedEnglish } from '../../content-types.ts'

export const englishArticles3: SeedEnglish['posts'] = {
  'articles/memotret-tugas-dengan-ponsel': {
    title: 'Photographing an Assignment So That It Can Be Read',
    summary: 'Moving to a seat by the window helps more than a new phone. What to do, in order, before you send the photo.',
    body: `A good assignment written by hand can be impossible to read because of the shadow of its author’s own head. I receive a few such photos every week. Nearly all of them can be mended without buying anything.

## Light from the side

Put the paper on a table or the floor near a window, and sit with the window to your left or right. Turn off the flash. It makes a white circle in the middle of the page, often right on top of your answer. At night, use two lamps from two sides; if there is only one, point it at a white wall first, so that what comes back is soft.

## Before you press the button

1. Wipe the lens with a clean corner of your shirt. Fingerprints put the letters in a fog.
2. Hold the phone parallel to the paper. Stand up if you have to, so that all four corners stay square.
3. Move your body closer instead of zooming with two fingers.
4. Tap the writing on the screen to set the focus there, then hold your breath.

If there are many pages, use a document scanner. Google Drive’s app and Notes on the iPhone have one already: the edges of the paper are trimmed for you, and several pages become one PDF.

## Check it, corners included

Before you send the photo, open it and zoom in until one word fills the screen. If you have to guess, so will your mentor, who does not know what you meant.

Look, too, at what else got into the picture. I was once sent a very tidy storyboard, complete with an electricity bill and a home address in the right-hand corner. I wrote the review after asking for another photo.`,
  },
  'articles/tetap-belajar-saat-listrik-padam': {
    title: 'How to Go On Learning When the Power Is Out',
    summary: 'A charged power bank, a chapter downloaded early, and work that needs only paper. Preparations made in a grocery shop.',
    body: `In my shop a power cut means that the ice melts and people come in for candles. It used to mean no studying, too. Now there is a biscuit tin under the till with no biscuits in it.

## What is in the tin

- A power bank of 10,000 mAh, recharged every Sunday night
- A spare cable that has been tried, not one that “should still work”
- A head torch, so that both hands are free to write
- A notebook and a pen

A power bank of that size does not give your phone 10,000 mAh. Part of it is lost as heat. It will usually fill a battery of 5,000 mAh about one and a half times, and that is enough for a night.

## When the lights go out

Dim the screen, switch on the battery saver and close the maps. The Wi-Fi at home dies together with its router, so keep a little mobile data. The signal may grow weak as well, since the whole neighbourhood moves to the same tower. That is why the transcript should be on your phone before it gets dark.

Do the parts that need no screen: the draft of a letter, the sketch of a page, the sums of a cash book. Many assignments are even finished sooner on paper. Do not read by a candle next to a pile of books; that is how my neighbour lost the curtains.

## Before and after

Planned power cuts are announced in the app PLN Mobile, and faults can be reported by calling 123. If one clashes with a deadline, tell your mentor beforehand. Once the power is back, charge the power bank first, and only then your phone. The second cut often comes on the same night.`,
  },
  'articles/menyimpan-berkas-supaya-tidak-hilang': {
    title: 'Keeping Your Files from Getting Lost',
    summary: 'Three copies, names that can be searched for, and one Friday a month to prove that the copies really do open.',
    body: `Fitri worked on her final assignment for three weeks, on a single flash drive. It went through the wash in a trouser pocket. She laughs when she tells the story, but it took her a year.

## Count to three

People who look after data for a living have a simple rule: three copies, two kinds of places, one of them away from home. For somebody who takes a class it can look like this:

- The file you are working on, on a phone or laptop
- A copy in the cloud; a free Google account has 15 gigabytes for everything in it
- A copy on a flash drive, or on a relative’s computer

A WhatsApp chat is not a cupboard. What is not downloaded for a long time can vanish from the server, and photos sent in the usual way are made smaller. If you must leave a picture there, send it as a document.

## Names you can search for

A file called “assignment really final 2” is understood only on the night it was made. Keep to one order: year, month, day, then what it is, as in 2024-03-09-stall-budget. With the year in front, a list of files sorts itself by time. Raise the version number whenever you are about to change a lot, so that there is a way back.

## The first Friday

A backup that has never been opened may not open at all. On the first Friday of each month, pick a file at random from your second copy, and open it on another device. Five minutes are enough.

If something has been deleted already, look in the bin first. Google Drive keeps what is there for thirty days. Fitri now has three copies and a new habit: she checks the pockets before doing the laundry.`,
  },
  'articles/belajar-berdua-dengan-satu-ponsel': {
    title: 'Two Learners, One Phone',
    summary: 'Two accounts, one screen, and a timetable on the fridge. How a sister and brother in Wonosobo passed two different classes.',
    body: `Laras and her younger brother, Bagus, share a phone that their mother takes to the market during the day. Laras took the class on letters, Bagus the one on photos. The first month was full of quarrels. In the second there was a sheet of paper on the fridge.

## Divide the hours, not what is left

There were two turns on it: Laras after the sunset prayer, Bagus from the dawn prayer until their mother left. They swapped every week, so that nobody always got the sleepy hours. The phone is handed over with the battery at least half full. Whoever runs it down washes the dishes.

## Two accounts, never mixed

A certificate bears the name of the account’s owner, so each of them needs one. To save logging in and out, install two browsers: one for Laras, one for Bagus. The passwords still differ. They agreed on one more small thing:

> A notification with somebody else’s name on it stays closed, even if it is a mark.

## What can be done without a screen

- Copy the questions of an assignment into a notebook before your turn is over
- Write the answers on paper, and type them all at once later
- Explain to each other the chapter just watched, while the phone is on its way home

The last turned out to be worth the most. Bagus never joined the class on letters, but he knows by heart how to begin an application. Laras now knows where the light should come from.

If a live meeting falls into somebody else’s turn, talk about it at the start of the week, and not five minutes before. Your mentor should know as well that you share a phone. Then nobody waits for a reply at noon, and you need not feel chased.`,
  },
  'articles/satu-kelas-tiga-zona-waktu': {
    title: 'One Class, Three Time Zones',
    summary: 'Seven in the evening in Jakarta is nine in Manokwari. A guide by a participant who once arrived two hours late.',
    body: `My first meeting was to begin at 19.00. I had washed, the coffee was ready, and the room was empty. I waited until eight and went to bed cross. The class opened an hour later, because 19.00 was in WIB, western Indonesian time, while I live in Manokwari. The week after, I added the difference twice and came two hours late.

## The sums worth remembering

- From WIB (west) to WITA (central): add one hour
- From WIB to WIT (east): add two hours
- From WITA to WIT: add one hour

Islands are not always a help. West and Central Kalimantan are on WIB, while South, East and North Kalimantan are on WITA. Only a strait divides Bali from Banyuwangi, but its clocks are an hour ahead.

## Let the phone do the sums

Whenever you get a timetable, put it into your phone’s calendar at once, and choose Jakarta as the time zone. The hour you then see is the hour at your home. Set two reminders: one a day before, and one a quarter of an hour before.

Treat deadlines in the same way. 23.59 WIB is 01.59 WIT on the following day. It sounds like a present of two hours, but I would not use it; what is written at one in the morning reads like it.

## If it gets too late at night

Tell your mentor in the first week which town you live in. In my class, three of us from the east asked to move the meeting up to 16.00 WIB. It turned out that the mothers in Java liked that hour better, too. Since then each invitation has shown three times side by side, and I drink my coffee warm.`,
  },
}
