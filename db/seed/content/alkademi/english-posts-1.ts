import type { SeedEnglish } from '../../content-types.ts'

export const englishPosts1: SeedEnglish['posts'] = {
  'news/katalog-dua-ratus-ribu-peserta': {
    title: 'Participant Number 200,000 Signs Up aboard the Ternate–Bitung Ship',
    summary:
      'Nurmala, a cook on a passenger ship, is Alkademi’s 200,000th participant. She chose the spreadsheet class, to work out her kitchen stores.',
    body: `At two in the morning, with the ship still four hours from Bitung, Nurmala opened her phone on the rear deck and signed up for [Spreadsheets for Office Workers](/Courses/lembar-kerja-untuk-orang-kantor). She does not work in an office. She is a cook who prepares nine hundred portions of rice on every voyage, and she was tired of running out of onions on the third day.

Her registration happened to be number two hundred thousand exactly. Our team rang to congratulate her, but got through only two days later because the ship was out of range. “I thought it was a swindle,” she says. “There was talk of a prize.” In the end we took the prize to the harbour: a folding keyboard and a kitchen scale.

## Who the two hundred thousand are

The registrations show something pleasing. For the first time more than half of our participants live outside Java. The largest group is still vocational students and workers under twenty-five, but the fastest growth comes from participants aged forty to fifty-five, most of them women, most of them studying after nine in the evening.

Registrations are of course no measure of learning. Of those two hundred thousand people, 61 thousand have finished at least one class up to the certificate. We want that proportion to improve next year, among other things with shorter chapters and with reviews that come before enthusiasm is lost.

Nurmala herself has reached the third module. The onions, she says, now last as far as Sorong.

For those who joined this week one thing has changed: the front page now shows classes that are open first, so that nobody falls in love with a class that is full.`,
  },
  'news/bab-bisa-disimpan-tanpa-jaringan': {
    title: 'Chapters Can Now Be Saved and Read without a Network',
    summary:
      'Participants can download the chapters they choose, study where there is no signal, and have their progress copied once they reconnect.',
    body: `From this week every chapter on Alkademi has a button, *Simpan untuk nanti*, “save for later”. Its text, pictures and questions are stored on the phone at an average of eight hundred kilobytes, about as much as two photos in the family’s chat group. Videos are not stored with it, but their transcripts are.

The request came again and again from participants who work at sea, on plantations, and on the lower floors of car parks. Until now they photographed the screen page by page. A participant from Nunukan showed us a phone gallery with twelve hundred screenshots, arranged by class, very tidily. We were ashamed, and made it our main reason to finish this feature before the end of the year.

## How it works

1. Open any chapter that is open to you
2. Tap *Simpan untuk nanti* below the title
3. Find it again on the page *Belajar saya*, under *Tersimpan*

Ticks and answers made without a network are sent by themselves as soon as the phone connects. If there are two versions, for example because you also study on a laptop, we use the one that is furthest ahead, so that no work is lost.

Stored chapters last for thirty days and can be deleted at any time. On a shared phone, use the button *Hapus semua simpanan* before you lend it. Our thanks to the 340 participants from eleven island groups who tried this feature for two months and patiently reported every bug. The next step is to store a whole module at once. We are testing a way of downloading only while the phone is on Wi-Fi.`,
  },
  'news/angkatan-indonesia-timur-dibuka': {
    title: 'Cloud Practitioner Path: Eastern Indonesia Cohort Opens',
    summary:
      'Sixty free places for young people from Maluku, North Maluku and Sulawesi, with two gatherings in person, in Ambon and Makassar.',
    body: `The third cohort of the [Cloud Practitioner Path](/Courses/jalur-praktisi-cloud) is officially open. Sixty participants will study for ten weeks, four evenings a week, with two gatherings in person. Training, practice accounts and one certification exam are paid for by the Awan Nusantara programme.

Selection does not go by diplomas. Every applicant finishes the free class [Getting to Know the Cloud](/Courses/mengenal-komputasi-awan), then sends one page about a problem near home that cloud services might help with. Last time one person wrote about a church archive eaten by termites, another about the queue of trading boats that is still kept on a chalkboard. Both were accepted, and both now have a system that runs.

> “I look for people who are annoyed at one thing in their town. Annoyance is a fuel that lasts,” says Hendrik Manuputty, the lead mentor.

Week eight is the one most looked forward to and most feared. On *Malam Kabel Putus*, Cut Cable Night, each team’s connection is shut down without notice and they must rise again from a standby region. The second cohort’s record is eleven minutes, held by a team from Kendari that happened to be having dinner together.

Applicants who have no laptop yet can tick a box to borrow one. Twenty are available, first of all for participants from outside the provincial capitals. Results are announced by email and WhatsApp a week after applications close, with the reasons for those not chosen yet. Participants’ families are also invited to the first gathering in each city, since they are the ones who will hear the complaints for ten weeks.`,
  },
  'news/alumni-membangun-antrean-puskesmas': {
    title: 'Four Alumni Build a Health Centre Queue You Can Wait in at Home',
    summary:
      'People in Banjarnegara now take their number by text message. Four alumni of the web path made the system in eleven weekends.',
    body: `The queue at Rakit health centre usually began at four in the morning, with sandals. People put their sandals in a row at the door, went home to cook, and came back at seven. That was fair until the rainy season came and some pairs of sandals were washed into the gutter.

Four alumni of Alkademi’s web path, all under twenty-three, spent eleven weekends looking for something to take its place. They did not make an app. After sitting with residents for three mornings in a row they found that nearly all elderly patients use nothing but text messages, and some of them a neighbour’s phone. So a number is taken by a message in the simplest form possible: the word *ANTRE*, a space, and a name.

The system runs on one small server with a PostgreSQL database, and the staff at the counter see the list on the laptop they already had. If the power fails, the latest list is printed by itself on receipt paper. That part took longest to make, and is used most.

In the first six weeks the average time in the waiting room fell from two hours and ten minutes to thirty-four minutes. The head of the health centre added a measure nobody had thought of: the cleaner no longer has to look for the owners of sandals.

The code is open to other health centres. Two in neighbouring regencies have tried it, and the four are now writing installation instructions that staff without a technical background can follow. They first met in the chat group for the API class’s assignment, and in person only on the day of the installation.`,
  },
  'news/kelas-keamanan-diulang-karena-permintaan': {
    title: 'Account Safety Webinar Returns in Javanese, Sundanese and Bugis',
    summary:
      'Participants who wanted to bring their parents asked for it. Three guest mentors will teach the same material in their mother tongues.',
    body: `The webinar [Safe in Your Everyday Accounts](/Courses/aman-di-akun-sehari-hari) with Daniel Tumbelaka was attended by 492 people, the most this year. But the suggestion box held the same request over and over: could it be given again in the language my mother speaks at home?

It could. Three guest mentors will give it again in Javanese, Sundanese and Bugis. Daniel trained them for two evenings, not to learn a script by heart, but to look for the kinds of fraud most common in their own regions. On the coast of Pinrang, for example, boat engines at half price do best; in Wonogiri, invitations to a feast with a file attached.

The format changes, too. Instead of two hours at a stretch there are four meetings of thirty minutes in the late afternoon, after the asr prayer. Participants are advised to come in pairs: one parent, and one younger member of the family who holds the spare phone. In a limited trial, nearly all pairs had turned on two-step verification before the event was over.

## What to prepare

- The phone you use every day, with a full battery
- Pen and paper to note your bank’s emergency number
- One suspicious message you have received, if you still have it

Sign up on the page of the class. The worksheets, in three languages, can be downloaded and copied by neighbourhoods, prayer groups or churches without further permission, as long as they are not sold.

If it is well received, Minang, Banjar and Sasak will follow. Speakers who would like to teach it can reach us by WhatsApp and take a short training with Daniel.`,
  },
  'news/ulasan-tugas-rata-rata-31-jam': {
    title: 'Assignment Reviews Now Come after 31 Hours on Average',
    summary:
      'A year ago participants waited five days. It was no machine that changed this, but twelve mentors who share out their evenings differently.',
    body: `A year ago a survey showed the main reason why participants stop: reviews came after they had forgotten what they had done. The average wait was five days and four hours then. This month it is thirty-one hours.

We did think of leaving reviews to a machine. We made a small trial; the results were neat and quick, but participants who received them handed in again less often. When we asked, a participant from Lahat gave a short answer: it felt as if nobody was waiting.

So we chose another way. Mentors no longer review alone at weekends, but together on Monday, Wednesday and Friday nights, with cameras on and microphones off, as in a library. Similar assignments are put together so that mentors can borrow from each other’s reviews. A question that turns up more than three times becomes a note in its chapter, so that the next assignments are better from the start.

There is a pleasant side effect. The share of assignments handed in again rose from twenty-two to forty-nine per cent. Mentors say they feel more at home, because they can laugh together at mistakes of their own past.

There is still homework to do. Assignments in design take longest, fifty-two hours on average, because Nadia Puspasari insists on recording her voice for every participant. We have stopped trying to talk her out of it. Her participants refuse to have it any other way.

From next month the average wait of each class will be shown on its page. We display figures that are not good yet on purpose. They are of more use to you before you pay than to us in a meeting room.`,
  },
  'news/sertifikat-diperiksa-dengan-kode': {
    title: 'Anyone Can Check an Alkademi Certificate with Twelve Letters',
    summary:
      'Recruiters enter the code on the certificate page to see the name of the class, the date of completion and the skills that were assessed.',
    body: `A recruiter in Cikarang once rang us with a fair question: how was he to know that the certificate on his desk was not an edited picture? All we could do then was ask for two days to look it up. Now the answer is there in seconds.

Every Alkademi certificate bears a code of twelve letters and digits. Anyone can enter it on the page for checking certificates, without an account and free of charge. What appears is the name of the class, the date of completion, the number of hours, and a list of the skills that the mentor assessed. The participant’s name is shown only in part; the rest can be seen only if the participant shares the whole link.

The decision to veil names came out of a long discussion with participants. Some of them study in secret, for example because they do not yet want their manager to know that they are looking for another job. A certificate should be proof for the person who owns it, not an announcement.

## For recruiters and schools

- Check the code on the certificate page; capitals make no difference
- If a code is not found, ask the participant before you draw conclusions
- Certificates of classes that were revised show the version of their syllabus

All certificates issued since the first year have a code. Former participants can download the newest sheet from their profile, and need do nothing else.

Up to this week 4,300 certificates have been checked. Most of them by recruiters, some by teachers who supervise interns, and quite a few by parents who wanted to make sure that the good news in the family’s chat group was true.`,
  },
  'news/sesi-malam-untuk-pekerja-pabrik': {
    title: 'Sessions at Eleven at Night for Shift Workers',
    summary:
      'From next month three classes will meet live at 23:00 Western Indonesia Time, the hour that factory workers and nurses chose most.',
    body: `Until now Alkademi’s live sessions were at seven in the evening, a time that suits office workers and is impossible for nurses. In our last survey 1,140 participants said that they work in shifts, and the time they chose surprised us: eleven at night, right after the afternoon shift ends.

From next month three classes have late sessions. [JavaScript: Bringing Pages to Life](/Courses/javascript-halaman-hidup), [SQL: Asking Questions of Data](/Courses/sql-bertanya-kepada-data) and [English for Meetings](/Courses/bahasa-inggris-untuk-rapat) each get one group of twenty people. Sessions are cut to fifty minutes so that participants can still sleep before dawn.

The mentors who teach at that hour are no volunteers forced to stay up. Bagus Prasetyawan usually works at night anyway because he looks after a delivery system, and Wulan Kartikasari happens to have two students in other time zones. Tiara Anggraini chose to take turns with an assistant, once a fortnight.

There are three special rules. Cameras need not be on, because many take part from a dormitory or the company bus. No assignment is due in less than five days. And every session ends on time, even when the discussion is at its best.

The trial runs for ten weeks. If at least six participants in ten stay to the end, late sessions will become a fixture in all guided classes.

Sign up on the page of each class; choose the group *Larut* when you pick your times. Those already in an evening group may change free of charge as long as there are places, with just a message to the class’s assistant. Enjoy your studies, and enjoy your rest.`,
  },
  'blog/mengapa-saya-mengajar-dengan-ponsel-murah': {
    title: 'Why I Review Assignments on a Phone That Cost Eight Hundred Thousand',
    summary:
      'My laptop lies: every page looks fast on it. The cheap phone in my desk drawer is more honest, and more like the one your visitor holds.',
    body: `In the drawer of my desk is a phone whose screen is cracked in the upper left corner. I bought it used, for eight hundred thousand rupiah, from a motorcycle taxi driver who was changing phones. Every assignment of the HTML class is opened there first.

At first I had no choice. My laptop broke down in the middle of review week, with thirty-two assignments waiting. I opened the first page on that phone, and nothing happened for eleven seconds. The page was my best participant’s. On a laptop it was stunning; on the phone it was blank, because its background picture weighed six megabytes.

Since that day my reviews have had a different order. First, does the page appear? Second, can the letters be read under a street lamp? Third, can the buttons be pressed with a thumb that has just held a fritter? Only then do I open the code.

## Three things that always turn up

- Pictures straight from the camera, not made smaller
- A menu that covers half the screen and cannot be closed
- Light grey text, elegant in the studio and gone at the bus stop

Some participants find this unfair. They design for large screens, they say, and their clients use large screens too. I always answer by looking with them at the statistics of the food stall’s site they made themselves. The conversation usually ends there.

The phone now often switches itself off. I have not replaced it. With its battery at twelve per cent and its screen growing dim, it gives the sharpest reviews of all.`,
  },
  'blog/setahun-belajar-setelah-anak-tidur': {
    title: 'A Year of Studying after the Child Is Asleep',
    summary:
      'I began with the formula for a sum, in a dark kitchen. A year later I work with data at a dairy cooperative, three kilometres from home.',
    body: `My youngest goes to sleep at half past eight, when there is no cough. From then until ten is my time. I turn off the kitchen lamp so as not to wake the child, and what shines is only a second-hand laptop whose letter *E* has come off.

I chose the spreadsheet class because it was free and because its title was not frightening. The first chapter was about one row for one event. I laughed at myself: for seven years I had kept our neighbourhood’s savings club with three events to a cell. That same night I put the book in order, and found a difference of four hundred thousand that had been argued over for two years.

After that I could not stop. I took SQL in the fourth month, with money from sewing uniforms. For two weeks I did not open the class at all because the child was ill. What brought me back was a message from Mbak Tiara. Not an automatic reminder but one sentence: *your last query is only one bracket away.*

## My first day at work

The dairy cooperative in our district was looking for someone to record deliveries. At the interview I showed my final report, on stocks of medicine, and the board asked whether milk could be counted in the same way. It can, I said. Milk goes off sooner, in fact, so its data must be tidier.

I write this at the same hour, in the same kitchen. The difference is that I now study Python, and that on the letter *E* there is a sticker of a cow, a present from a colleague.`,
  },
  'blog/kami-menghapus-poin-harian': {
    title: 'We Removed the Streak Flame, and People Studied Longer',
    summary:
      'Counting days in a row made participants open classes without studying. Notes on the decision to drop it and on what happened next.',
    body: `For two years there was a small flame in the corner of the page *Belajar saya*. Its number grew each day that you opened a chapter, and went back to zero if you missed one. We were proud of it, for daily visits had risen by a third since it was put there.

Then Maya Hutabarat told us of a participant who cried in a guidance session because her flame had gone out on day 211. It was the day she gave birth. That story made us look at the data in another way. Of all the “flame” visits, forty-one per cent lasted less than twenty seconds. People opened a chapter, closed it, and went to sleep with an easy mind.

We turned the flame off for half of the participants for six weeks. As expected, daily visits in that group fell by nineteen per cent. What we had not expected was that real study time rose by twelve per cent, and the number of chapters finished hardly changed. People came less often and stayed longer.

> “The flame made me remember Alkademi. Without it, I remember the lesson,” wrote a participant in the trial from Sumenep.

In its place we put a simple sentence, *this is where you were last*, followed by the title of the chapter and one sentence of summary. No numbers, no punishment. Participants who have been away for three months are met with the same sentence.

Have we lost by it? The chart for investors does look less splendid. But completion rose by three points, and so far nobody else has apologised to us for giving birth.`,
  },
  'blog/surat-untuk-peserta-yang-berhenti': {
    title: 'A Letter to Those Who Stopped at Chapter Seven',
    summary:
      'You are not lazy. Chapter seven is hard, and half of all people stop there. A letter about coming back without feeling guilty.',
    body: `To you who last opened the class a month ago, right before the exercise for interviews in English: I know that you are there. Your name is still on the mentor’s screen, with a small sign that says *paused*. I like that word because it accuses nobody.

I would like to tell you something. Chapter seven is where nearly half of the participants stop, and has been since the first cohort. Before it you read and choose answers; in chapter seven you are asked to record your own voice. It feels like stepping into a pool that is suddenly deep. Stopping at the edge is no sign of laziness, but a sign that you understand how deep the water is.

## Three ways of coming back

1. Record yourself reading a recipe instead of the exercise. Just listen to your own voice until you are no longer ashamed of it.
2. Send a recording of thirty seconds. I will not mark it, I will only answer with a recording of mine.
3. Skip chapter seven, do chapter eight, then return. The order of a class is a suggestion, not a ladder.

Years ago, as an interpreter in a shoe factory, I once got a figure wrong in front of six foreigners. Thirty thousand became three hundred thousand. For two months after that I asked to be moved to correspondence. What brought me back to the meeting room was a foreman who said, “The others are wrong too, only they don’t make a sound.”

Your chair is still where it was. There is no extra fee and no form. If you come back, don’t begin with an apology. Just press the button to record. The rest we can work out together.`,
  },
  'blog/magang-daring-bagian-satu': {
    title: 'An Internship from Ambon, Part 1: The Week I Was Afraid to Ask',
    summary:
      'On the first day of my online internship I stared at the welcome message for two hours before I dared to ask where the log-in button was.',
    body: `The company I was an intern of has its office in West Jakarta. I sat on the porch of my house in Passo, with a cable from the neighbours and a chicken that liked to peck at the mouse. At eight, Eastern Indonesia Time, three people said hello in the group, and then it was quiet. Nobody told me what to do.

I opened the document they had sent the evening before. Thirty-six pages. On page four was a link to the monitoring system, and the link asked for a password that I did not have. I really had only one question: what is the password? But I wrote and deleted that sentence nineteen times. Too polite, too short, too stupid.

A little after ten I sent it. The answer came in forty seconds: *Oh sorry, forgot to give it to you. We thought you were still reading.* For two hours I had been afraid of people who were waiting for me to ask.

## What I noted that week

- Waiting twenty minutes is all right, waiting two hours is not
- Write what you have tried, then what you are asking
- Ask in the group, not in a private message, so that the answer helps others

Kak Hendrik, our mentor, laughed when I told him. In his own first week, he said, he kept quiet for three days and pretended to be ill. I slept well that night. Part two will tell of the night I shut down the wrong server. The chicken, by the way, is still there and is now called Tiket, because it always comes when there is a problem.`,
  },
  'blog/magang-daring-bagian-dua': {
    title: 'An Internship from Ambon, Part 2: The Night I Shut Down the Wrong Server',
    summary:
      'Two servers with similar names, one command, and eleven minutes that felt like a year. This is how the team treated my mistake.',
    body: `They were called *laporan-uji*, “reports-test”, and *laporan-utama*, “reports-main”. I was asked to shut down the first at seven in the evening, once nobody was using it. I shut down the second. The monitoring screen turned red, and then my phone kept buzzing like a bee in a tin.

What I remember most is not the fear but the first sentence of Mbak Dessy, my supervisor. She did not ask why. She asked, “What do you see on the screen now?” I read it out. She told me to bring it back from the backup, step by step, and I was the one who typed. Eleven minutes later the screen was green again.

The next morning there was a meeting that they call *the meeting without a defendant*. Nobody mentioned my name. What they discussed was why two servers were allowed to have names so alike, why the command to shut down asked for no confirmation, and why the task fell at dinner time.

> If one person can take a service down by misreading one word, it is not their eyes that need repairing.

I was asked to write the report, two pages. That afternoon all the servers were renamed; the important ones after mountains, the experimental ones after fruit. The idea was mine, and it is in use to this day.

I used to think that experienced workers are people who never make mistakes. Now I think they are people who know where the backup is. In the last part I would like to tell of the day when it was my turn to answer a new intern’s questions. I have kept the full notes of that night, with the times.`,
  },
  'blog/memilih-kelas-saat-semua-tampak-perlu': {
    title: 'How to Choose a Class When All of Them Seem Necessary',
    summary: 'Eight classes in the basket, none finished. Use these three questions to pick one, then allow yourself to ignore the rest.',
    body: `Nearly every week somebody comes to a guidance session with a long list. Web, data, design, AI, English. All of it feels urgent, above all after reading the news about jobs that disappear. I usually ask them to put the list away first, and then to answer three questions.

## The first question: what have you been doing without being told?

One participant said she was always the one who tidied the minutes of her church’s youth meetings. She thought nothing of it. Yet turning a muddled conversation into three decisions is a skill that any team looks for. A class that joins on to an old habit is easier to finish than one that begins a new life.

## The second question: who will use the result next month?

Not next year, not the company of your dreams. Next month, somebody with a name. If the answer is an uncle who has a workshop, take the class that makes something for that workshop. Learning without a user is like cooking without anyone to eat: in the end you cannot be bothered to light the stove.

## The third question: how many hours do you really have?

Count the free hours of last week, not of an ideal one. If there were only three, choose a class that takes two. Leave one hour for life.

After these three answers there is usually one class left. The others may leave the basket without a ceremony. They are not going anywhere, and once you have finished one class you will choose the second with far more calm. If you are still in doubt, come to a guidance session.`,
  },
  'blog/catatan-dari-ruang-tunggu': {
    title: 'Three Mornings in a Waiting Room before Redesigning a Sign-up Page',
    summary: 'Our registration form had eleven fields. After watching people fill it in with a child on one arm, we kept four.',
    body: `Before I reworked the sign-up page I asked leave to sit in three places: the waiting room of a garage in Depok, the canteen of a garment factory in Ungaran, and the porch of a campus prayer room in Jember. In each I asked people to sign up for any class on their own phones, and then I kept quiet.

In the garage an elderly man stopped at the field *user name*. He thought he was to write the name of whoever would use his car. In the canteen a mother typed with one thumb, a child on her arm; each time the keyboard changed from letters to digits she had to put the child down. On the porch nearly all the students invented a date of birth, because they did not see what it was for.

## What we threw out

- User names, since an email address is enough
- The full date of birth, for a question whether you are eighteen
- Repeating the password, for a button to see it
- School, gender, occupation, and how you heard of Alkademi

The meeting about throwing out those fields took longer than doing it. Each field had its defender. In the end we agreed on one rule: data is asked for only when it is about to be used, and the reason is written below the box.

Once the new page was out, completed sign-ups rose from fifty-eight to seventy-nine per cent. But the figure I like best is smaller. The mother in the canteen in Ungaran, who was willing to be tested again, finished in one minute and three seconds. She did not have to put her child down at all.`,
  },
  'blog/rencana-kelas-untuk-tunanetra': {
    title: 'Draft: Preparing a Class That Can Be Heard Whole',
    summary:
      'Working notes on the first class designed together with blind participants, from what to do about pictures to the order of the player’s buttons.',
    body: `These notes are a draft and will be completed after the second trial. We are designing the first class that is made to be heard from the start, not to be read and then have sound stuck on. Its designers are three blind participants: a massage teacher in Solo, a community radio announcer in Padang, and a law student in Jember.

The first lesson came within ten minutes. We were proud that all our pictures had alternative texts, but Pak Hartono, the massage teacher, heard “illustration of a person studying” fourteen times in one chapter. He politely asked whether the person in the picture had graduated in the end. Pictures that are decoration should just keep silent.

## What has been decided

- Each chapter has a spoken summary of one minute at most at its start
- The button to go on always comes first after the content
- Code samples are read out with the names of their punctuation, which can be turned off
- Questions never depend on colour or position

## What has not

We have not found a comfortable way to teach layout. An experiment with a cork board and drawing pins was pleasant in the room, but cannot be sent over the internet. The student from Jember has proposed a grid based on sound, and will show a prototype next week.

Our target is simple. One class finished, ten blind participants graduated, and nobody in need of somebody else to press a button. If you use a screen reader and have an afternoon to spare, we would very much like to hear what you think.`,
  },
}
