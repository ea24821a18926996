import type { SeedEnglish } from '../../content-types.ts'

export const englishArticles2: SeedEnglish['posts'] = {
  'articles/belajar-dengan-anak-di-pangkuan': {
    title: 'Studying with a Child on Your Lap',
    summary: 'Nine minutes are worth more than an hour that never comes. Notes by participants who study between two spoons of porridge.',
    body: `Rosmini finished three classes with a baby on her left arm. Her secret was not to get up earlier, since she was up anyway. She only stopped waiting for a stretch of time that was whole.

## Cut it until it fits

A chapter becomes three small pieces: watch, try, note. Each has to be over before the child is tired of the spoon. If you are interrupted, write down one word at the place where you stopped. That word is enough to come back.

## Get ready the night before

- Open the chapter you want, and leave the screen locked there
- Put the pencil in the kitchen, not on the desk
- Download the transcript, because the video’s sound wakes the baby

There are days without any progress. Rosmini counts them as days of study, too: she learns that there is a tomorrow. The mentor of your class lets you move one deadline without a reason; use it.`,
  },
  'articles/membaca-ulasan-tanpa-sakit-hati': {
    title: 'Reading a Review without Being Hurt',
    summary: 'A long review means that somebody read your work to the end. In what order to read it, so that more than the sting remains.',
    body: `The notification arrives, the heart beats, the thumb hesitates. Nearly all participants know that moment. So do the mentors who write reviews, because they have been reviewed as well.

## Read it three times

1. Read it once, quickly, then put the phone away and make tea.
2. Read it again and mark the sentences that ask for a change.
3. Read it a last time, looking only for what is already good.

The order matters. A startled head sees nothing but the words “not yet”. After half a glass of tea they turn out to stand there twice, and praise five times.

If you do not understand a sentence, reply with a question that points to one place: “Do you mean the third row of the second table?” Such questions are nearly always answered on the same day. A long defence usually waits longer, because the mentor has to find out where the question mark is.`,
  },
  'articles/kuota-dua-gigabita-sebulan': {
    title: 'One Class on Two Gigabytes of Data',
    summary: 'Videos may be small, transcripts may be printed, and the village hall has quiet hours. The whole sum for one month.',
    body: `We worked out how much data a class of four weeks uses. The answer depends on one button: the quality of the video. At the highest it is eleven gigabytes. At the lowest, one point four.

## Where the data goes

Videos eat nine parts of every ten. Pictures of assignments come far behind. Texts, reviews and the forum can hardly be felt; all that one cohort says in a month is smaller than one photo.

## What you can change today

- Choose the lowest quality; the writing in our videos is made large enough for it
- Read the transcript first, and watch only what has to be seen
- Turn off autoplay in your other apps, the real thief of data
- Make photos smaller before you hand them in; one megabyte is more than enough

Save the rest for the live meetings. If the connection still breaks, join with sound alone. No mentor will ask why your camera is off.`,
  },
  'articles/menjelaskan-kepada-nenek': {
    title: 'A Test of Understanding: Explain It to Your Grandmother',
    summary:
      'If your explanation needs a word that she does not know, perhaps you have not understood it either. An exercise of five minutes.',
    body: `There is a moment when a chapter feels understood. The head nods, the hand wants to go on. Before it does, find a person who knows nothing about it, and explain it in five minutes.

Dewi tried it with the chapter about databases. Her grandmother asked, “So is it a cupboard or a book?” Dewi was silent. She went back to the first chapter and found that she did not know, either.

> A layman’s question is an exam that cannot be learnt by heart.

No grandmother at home? Record your own voice and listen to it the next morning. Note each word that you say faster than the others. That is usually where you run past something that is not clear. A cat will do as well, although it never asks anything.`,
  },
  'articles/bertanya-di-forum-dan-dijawab': {
    title: 'How to Ask in the Forum and Get an Answer',
    summary: 'We read 900 questions in our class forums. Those answered within an hour share four things, and length is not one of them.',
    body: `For one season we noted 900 questions in the forum, and the time until the first answer came. Some were answered in seven minutes. Some waited for three days. The difference has hardly anything to do with how hard they are.

## Four things in common

1. The title names a thing, not a feeling: “VLOOKUP returns nothing”, and not “Help, confused”.
2. One sentence says what has been tried.
3. There is an error message or a screenshot; one of them is enough.
4. There is one question.

What makes no difference: apologies, capital letters and the word “urgent”. Questions marked as urgent even wait twice as long, perhaps because their readers are afraid of being wrong.

Once you have an answer, write whether it worked. The next person with the same problem will find your thread at midnight, and it is that one sentence that will help.`,
  },
  'articles/berhenti-kelas-dengan-baik': {
    title: 'You May Stop: How to Leave a Class Well',
    summary: 'Not every class has to be finished. How to tell that it is time, let your mentor know, and keep what you have gained.',
    body: `We used to be afraid of writing this. Should a house of learning not tell people to hold on? Then Yanti sent a letter: she had finished a class that she hated, and has not opened another for a year.

## Three questions before you stop

- Is it the class that tires you, or this month?
- If you held the final assignment in your hands, would you use it?
- Is there another class that you open in secret?

Is your first answer “this month”? Ask for a break; we can move you to the next cohort free of charge. If the third is “yes”, perhaps you have chosen already.

## Say goodbye, briefly

Send your mentor one sentence. It is not to ask for permission, but so that nobody goes on preparing reviews for you. Download your notes. The chapters you have finished stay on record, and the door is not locked.`,
  },
  'articles/latihan-kecil-setiap-hari': {
    title: 'Why Ten Minutes a Day Beat a Long Saturday',
    summary: 'Memory grows between two exercises, not within them. An experiment with 84 participants and a calendar on the wall.',
    body: `We divided 84 participants of the typing class into two groups. The first practised for ten minutes each day, the second for an hour each Saturday. After six weeks the daily group typed faster by a third, although the minutes were the same.

The explanation has long been known. The brain puts a lesson in order while we sleep, and while we are about to forget. The next day’s exercise pulls the memory back, and it is the pulling that makes it strong. A whole hour is pulled only once.

## Making it work

Attach the exercise to a habit that you have: after brushing your teeth, before opening your messages, while the rice is cooking. Cross off the calendar each time. If a day is missed, do not double the next; just carry on.

The Saturday group was not disappointed, by the way. It became the one that had lunch together most often.`,
  },
  'articles/meja-belajar-murah': {
    title: 'A Study Desk for Fifty Thousand Rupiah',
    summary: 'A sheet of plywood, two bricks, a clip lamp, and a socket that is safe. A shopping list by participants in rented rooms.',
    body: `A good desk is a pleasure, but you can do without. We asked participants in rented rooms what really helps, and then added up the prices in a hardware store.

## The shopping list

- A used sheet of plywood, 60 × 40 centimetres, fifteen thousand
- Two bricks for legs, usually free
- A clip lamp with a warm bulb, thirty thousand
- Cloth tape to dampen the noise, five thousand

Put the lamp on the side opposite your writing hand, so that no shadow falls on the paper. The screen stands beside the window, not in front of it. If your neck hurts, prop the phone on two thick books; those that you have read work better, says one participant, because they do not tempt you.

There is one thing not to save on: the socket. Adapters upon adapters that feel warm to the touch must be replaced that very night.`,
  },
}
