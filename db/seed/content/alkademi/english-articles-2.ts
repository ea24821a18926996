import type { SeedEnglish } from '../../content-types.ts'

export const englishArticles2: SeedEnglish['posts'] = {
  'articles/menulis-pesan-komit': {
    title: 'Commit Messages That Are Still Understood in Two Years',
    summary: 'A history of code is a letter to somebody you do not know yet, yourself included. Three small habits that keep it readable.',
    body: `One night I looked for the reason why a button had been made twice as slow on purpose. The code was clear, the reason was not there. The commit message said *fix*. Its author was myself, two years before.

A change of code always answers two questions. The first, what has changed, can be seen in its lines. The second, why, is only in its author’s head, and that head will have forgotten in a few weeks.

## Three habits

1. The first line completes the sentence “if applied, this change will…”, in seventy letters at most
2. One paragraph about the reason, with the ways that were tried and left
3. One idea for one commit, even if that means to stop and divide it

The third habit is the hardest. While mending a price, the hand would like to tidy the name of a variable, too. If both are in one, the reviewer has to take them apart again, and if the price was wrong, the tidying goes with it.

> Write as if your reader were tired, in a hurry, and just woken by a system that is down. Often enough it is so.

The slow button did have to be slow: an old queue sent two bills when it was pressed in quick succession. We found out by calling somebody who had left for another job. The call took an hour. The sentence would have taken a minute.`,
  },
  'articles/grafik-batang-mulai-dari-nol': {
    title: 'Why Bar Charts Begin at Zero, and Line Charts Need Not',
    summary: 'The eye reads bars as lengths and lines as slopes. From that comes a rule that is easy to remember and seldom kept.',
    body: `A school’s brochure showed two bars: last year and this year. The second was three times as high. Its figures, if you read slowly, are 82 and 86. The axis begins at 80.

No figure there is wrong. What is wrong is the promise that the shape makes. A bar says “compare how long I am”, and the eye obeys before it has read anything. If its foot is cut off, that length no longer stands for an amount.

## Lines promise something else

A line chart asks the eye to read slopes: up, down, level. A patient’s temperature, which moves between 36 and 40 degrees, would even vanish on an axis that begins at zero. Here you may cut, and should, as long as the axis has figures that can be read.

## Before you publish

- Bars: begin at zero, without exception
- Lines: choose the range in which the change that matters is seen, and write the range down
- If a difference is too small for bars, perhaps it is small; say so with a figure

I broke this rule in my first report. My manager did not scold me. She took a ruler, measured both bars in front of everybody, and asked whether sales had really doubled. There has been a ruler in my drawer ever since.`,
  },
  'articles/pesan-kesalahan-formulir': {
    title: 'Form Errors, Written for People Who Are Nervous',
    summary: 'Eight error messages written anew, with a reason for each word. Good ones say where, why and what next, and blame nobody.',
    body: `People fill in forms when something is at stake: a scholarship, a hospital, tuition fees. When the box turns red their hands are cold already. That is the moment at which we greet them with “Invalid input”.

A good message answers three things, in this order: where, why, and what to do. If there is room for one only, choose the third.

## Before and after

- *Wrong format* becomes **Write the date like 17-08-2009**
- *Required* becomes **Your mother’s name is needed for the school’s letter**
- *File too large* becomes **This photo has 9 MB; 2 MB is the most. Make it smaller in the camera’s settings**
- *An error occurred* becomes **Not saved yet, because the connection broke. What you wrote is still here; try to send it again**

Note the words that are gone: *wrong*, *failed*, *illegal*. They all point at a person. Note what has come instead: examples. One example stands for two sentences of rules, and can be read by people whose mother tongue is another.

## Where it stands

Show the message beside its box, not at the top of the page. Do not use colour alone. Move the focus to the first box with a problem, so that a screen reader says it at once. And do not delete what was right; no message is so kind that it makes up for thirty lines lost.

Test it in a noisy place, with one hand. Forms are seldom filled in at a quiet desk.`,
  },
}
