import type { SeedEnglish } from '../../content-types.ts'

export const englishPodcasts2: SeedEnglish['posts'] = {
  'podcasts/penjaga-malam-server': {
    title: 'Night Watch in the Server Room',
    summary: 'Hendrik Manuputty tells of three nights on which everything went dark, and why the notes he wrote afterwards name nobody.',
    body: `Some work is seen only when it fails. For nine years Hendrik looked after the system that sells tickets for ships. He got up at two in the morning more often than he can count, and three of those nights he remembers down to the colour of the sky.

Galuh asks him to tell them in order. The first was caused by a gecko. The second was caused by Hendrik himself, who ran a command in the wrong window. Nobody ever found out about the third, and it is that night which changed most in how his team works.

## In this episode

- 02.20 The gecko behind the main switch
- 11.00 The wrong window, and ninety seconds to own up
- 20.35 Incident notes without names
- 28.10 The night that was never explained
- 36.40 A nap as a decision of engineering

> “If people are afraid of being named, what goes first is the facts.”

The incident notes that Hendrik reads out are used in the class [Cloud Practitioner Path](/Courses/jalur-praktisi-cloud). The fans at the beginning were recorded in a real server room, with permission and earmuffs. In the last ten minutes he answers listeners’ questions about night work, one of them by a nurse who finds our shifts too quiet.`,
  },
  'podcasts/kembali-bekerja-setelah-sebelas-tahun': {
    title: 'Back to Work after Eleven Years',
    summary:
      'Prameswari stopped working when her first child was born. On applications, being ashamed of the calendar, and a first day at the office.',
    body: `In Prameswari’s record of employment there is a gap of eleven years. She used to cover it with the word *self-employed*. Then an interviewer asked what kind of business it was, and she decided that she would not lie again.

In this talk she tells what she really did in those years: she ran a household budget, saw two insurance claims through, and led the committee for a prayer house that was finished ahead of time. Intan turns all three into sentences of an application, right at the microphone. After the third, both of them are silent for a moment.

## In this episode

- 03.10 The gap with a false name
- 09.00 Evening classes, once the children slept
- 16.20 Three sentences born on the spot
- 23.55 First day: where do people put their glasses?
- 30.30 Negotiating when to go home

## If you are getting ready to return

1. Write down five things that others asked your help for this year
2. Choose two, and give their results in figures
3. Practise one answer about the gap, without the word sorry

Prameswari now designs services at a cooperative. The glasses, by the way, go on the second shelf from the left.`,
  },
  'podcasts/guru-bahasa-isyarat-menulis-kode': {
    title: 'Hands That Explain a Function',
    summary:
      'Gita teaches programming in sign language. With an interpreter she explains why there was no sign for “variable”, and who made it.',
    body: `This is a podcast about a conversation that cannot be heard. Gita, who teaches at a special school in Malang, speaks with her hands; Rani, an interpreter who has worked with her for eight years, lends her a voice. If you hear two people laugh at different times, that is why.

When Gita began to teach she spelled all terms letter by letter. *Variable* took eight movements. Her impatient pupils made a sign of their own: the left hand is a fist, the right one sticks a name on it. Today four schools use that sign.

## In this episode

- 01.50 How this was recorded
- 07.40 Eight movements for one word
- 15.15 The sign for a loop, which makes your arm ache
- 22.30 When two schools make different signs
- 29.05 What not to do in an online meeting

> “We are not short of words. We are short of people who ask what our words are.”

The full video, with Gita in the middle of the screen, is on the page of the class. The transcript has the grammar of signs in one column and Indonesian in the other. Since this talk three of our basic classes have had an interpreter in their live meetings.`,
  },
  'podcasts/memecat-klien-dengan-sopan': {
    title: 'How to Fire a Client Politely',
    summary:
      'The last episode the other way round: three freelancers read their letters of farewell to clients, and work out the price of peace.',
    body: `Clients who call at midnight. Clients who pay in promises. Clients who are kind and never finish changing their minds. One day every freelancer has to learn how to end a job without slamming the door.

Intan has invited Dion, who writes scripts; Farah, who builds websites; and Yogi, who draws. They read out letters that they really sent, with the names changed. Farah’s has four sentences and a refund in it. Yogi’s was written eleven times within three months, in which he kept on drawing.

## Signs that they agree on

- You put off reading their messages until the afternoon
- New wishes always come after the paid hours
- You begin to count the hours you do not bill
- Your friends know that client’s name

## What a good letter says

1. One sentence of thanks, and a true one
2. The last day, and what will be delivered until then
3. One name who could go on, if somebody is willing
4. No list of faults

At the end Dion admits that the client he fired came back after a year, with another way of speaking. They still work together. You can ask for all four letters on WhatsApp; change them before you use them, so that not every client in the country gets the same sentences.`,
  },
  'podcasts/angka-di-papan-posyandu': {
    title: 'Figures on the Board of a Village Clinic',
    summary:
      'A health volunteer in Lembata found a hamlet whose children had stopped gaining weight. She did it with markers, not with an app.',
    body: `Mama Paulina weighs forty children each month and writes their weights on a board beside the door. One day she stood a little farther away, narrowed her eyes, and saw something that cannot be seen from near: all figures of the lower hamlet had stopped moving.

Tiara came to teach spreadsheets, and learnt instead. She asked Mama Paulina to explain her board row by row. It already held what we call a comparison of groups, a time line and a warning sign, only that they were drawn with three markers that were nearly dry.

## In this episode

- 02.30 The hanging scales and a child that would not be still
- 08.45 Standing a little farther away
- 14.20 The spring of the lower hamlet
- 21.10 What changed within three months
- 27.00 Why the board must not become a screen

The cause was a spring that had been polluted. Once the pipe was moved, the green line went up again. The story now opens our data class, with Mama Paulina’s consent and on one condition: that we buy the markers. We sent three dozen. She shared them with four other clinics and took a photo of each, board by board.`,
  },
  'podcasts/mengapa-geladak': {
    title: 'Why It Is Called the Deck',
    summary: 'The opening episode: two hosts explain the podcast’s name, borrow a microphone, and interview the first person who walks by.',
    body: `Alkademi was born on a voyage. Raka and Wulan met on deck between Surabaya and Makassar, both without a bunk, and spent the night teaching each other: CSS for English. Their first class took place between two harbours, with three onlookers and a chicken.

Laksmi and Galuh, who will be with you in this podcast, decided to use the name. The deck is where people of third class and of first class sit on the same floor, because it is too hot inside. That is the kind of conversation we want.

## In this episode

- 01.10 A night without a bunk
- 06.00 The first pupil: a helmsman
- 12.40 What we will talk about, and what we will not
- 17.30 An interview with the first person who walks by

That person is Pak Samsul, who delivers water. Asked for one thing he learnt this week, he answers without hesitation: how to refuse to carry a bottle to the fourth floor. His answer was our closing music for a season. If you have an answer to the same question, send us one minute on WhatsApp.`,
  },
}
