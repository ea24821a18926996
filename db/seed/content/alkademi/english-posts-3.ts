import type { SeedEnglish } from '../../content-types.ts'

export const englishPosts3: SeedEnglish['posts'] = {
  'program/beasiswa-jalur-web-untuk-lulusan-smk': {
    title: 'A Hundred Web Developer Scholarships for Vocational School Graduates',
    summary:
      'The scholarship pays for three classes of the Web Developer Path, six months of mobile data, and career guidance up to the interview.',
    body: `Alkademi offers a hundred full scholarships on the [Web Developer Path](/Program/jalur-pengembang-web) to vocational school graduates without a permanent job. A scholarship covers the JavaScript class, the React bootcamp and the API bootcamp, with mobile data for six months. All majors may apply; last year the highest marks were those of a graduate in catering.

## Who may apply

- Graduates of vocational schools of the last three years
- Aged 18 to 24 on the closing day
- Without a permanent job, and without a similar scholarship
- Able to study for twelve hours a week over six months

## How to apply

1. Finish the class [HTML and CSS from Zero](/Courses/html-dan-css-dari-nol) up to its final assignment
2. Fill in the form on the page of the programme, with the address of the page you made
3. Tell us in 200 words for whom the page was made, and what they said when they saw it

We do not ask for a certificate of poverty. We look at how seriously the assignment was done, how clear the story is, and a short note on how you study at home. Half of the places are for applicants from outside Java, and at least forty are for women.

Those who receive a scholarship promise one thing. Once they have passed, they stand by two newcomers for a month as a study buddy. The promise bears no stamp, but so far nine in ten have kept it, and some of them have stood by many more than two.

If a question is not answered here, send it to the programme’s WhatsApp on working days. Pay nobody; applying is free of charge.`,
  },
  'program/seleksi-awan-nusantara-angkatan-tiga': {
    title: 'How Awan Nusantara Selects Its Third Cohort',
    summary:
      'Three stages, free of charge, with nothing to learn by heart. What each stage looks for, the dates, and the most common mistakes.',
    body: `Awan Nusantara selects in three stages within four weeks. All of them can be done on a phone, although the second is more comfortable on a laptop. If your network fails you may ask once for another forty-eight hours, without explaining at length.

## Stage one: the opening class

Finish [Getting to Know the Cloud](/Courses/mengenal-komputasi-awan) with at least sixty points. You may repeat the class. What counts is not the highest mark, but whether you went back to the chapter that went wrong and put it right.

## Stage two: one page about a problem

Write about one problem in your town that cloud services might help with. Say who has it, how often, and how they deal with it now. Give no more than three sentences to a solution. The most common mistake last time was a page full of technologies that did not name a single person.

## Stage three: a conversation

Two mentors call you for twenty minutes. There are no trick questions. You will be asked to explain your page to somebody who does not know your town, and then to listen to one objection and respond to it.

The result of each stage is sent by email with a short note. Applicants who do not go on can still take the online class without guidance, and use our note to apply again. Of the second cohort’s sixty participants eleven were accepted at the second attempt, and three at the third. All questions are answered in public every Wednesday night in an online session, and we put the notes on the page of the programme.`,
  },
  'program/jalur-data-kini-empat-kelas': {
    title: 'The Data Analyst Path Is Now Four Core Classes',
    summary:
      'After listening to 300 graduates we rearranged the data path: four core classes in order and two electives, with nothing taught twice.',
    body: `The Data Analyst Path used to have seven classes. Its graduates were excellent, and few. We interviewed three hundred participants, those who passed and those who stopped, and their answers sounded alike: cleaning data was taught three times with different tools, while writing a report was hardly touched.

From this cohort on the path has four core classes. Spreadsheets teach tidiness, SQL teaches asking, Python teaches work that can be repeated, and the chart workshop teaches telling. Two electives, machine learning and paid advertising, may be taken at any time after SQL.

## For participants on their way

- Classes you have passed still count, among them two old ones that have been closed
- If you are in the middle of an old class you can finish it until the end of the term
- The difference in fees is returned as class credit, automatically

One change may not please everybody. The final assignment must now use a question of somebody else’s, and not one of your own. You need to meet a business owner, a teacher or somebody who runs an organisation, and answer their question with the data there is. A trial with two groups showed that a report somebody is waiting for is finished twice as fast.

The whole order and the hours are on the page of the [Data Analyst Path](/Program/jalur-analis-data). We advise newcomers to take the ten-minute placement test before they pay for any class; nearly a third of them turn out to be able to begin with SQL. Our thanks to three hundred people who were willing to be frank.`,
  },
  'program/kakak-belajar-gelombang-kedua': {
    title: 'Wanted: A Second Wave of Study Buddies',
    summary:
      'Graduates with two hours a week can stand by five newcomers. It is not teaching; it is seeing to it that nobody quietly disappears.',
    body: `The first wave of study buddies ended last month with results beyond what we had expected. Participants who had a buddy finished their class twice as often as those who studied alone. And yet the buddies teach nothing. They only say hello, listen, and now and then point to the right page.

Now we are looking for 150 new ones. Their task is to stand by five participants for eight weeks, about two hours a week. They say hello on Mondays, check on Thursdays who has not moved yet, and write a note of three sentences on Sundays. Technical questions are passed on to a mentor.

> “One of mine stopped for a week because her data was used up and she was ashamed to say so. I would not have known without asking,” says Fadel, a buddy from Tarakan.

## What you get

- One paid class of your choice
- A letter that describes your work in detail
- Three hours of training in listening, limits, and keeping other people’s data safe

That training is compulsory. Some participants are under eighteen, so conversations take place only in the classroom and in groups that a mentor can see, not in private messages. Buddies may not ask for photos, addresses or social media accounts, either.

There is one requirement: you have passed one Alkademi class. High marks are not needed. In the trial it was even those who had repeated a class who proved best at standing by people who are stuck. Applications are open until all places are taken, and the first training is on a Saturday morning two weeks after that.`,
  },
  'event/bedah-portofolio-terbuka': {
    title: 'Open Portfolio Review: Six Pages, Two Hours',
    summary:
      'A recruiter, a designer and a developer go through six participants’ portfolios in public. The audience votes before it hears the jury.',
    body: `Every three months we open six participants’ portfolios before anybody who wants to learn. Their owners are there; they may answer, and they may be silent. Three people take the pages apart from different sides: Maya Hutabarat as a former recruiter, Nadia Puspasari for design, and Raka Wirabuana for code and speed.

The event begins in a way that is a little cruel, and fair. Each page is shown for fifteen seconds, then closed. The audience writes down what it remembers. The result is seen at once, and usually surprises the owner: an animation that took two weeks is not mentioned, while everybody remembers a plain sentence below a photo.

## The programme

1. The first fifteen seconds, for all six pages
2. In depth, ten minutes for each page
3. One small change, made on the spot
4. Questions, and a draw for a private session

The third part is liked best. Last time a participant moved her telephone number from the foot of the page to just below its title, in front of an audience of three hundred. Two days later she told us of her first invitation to an interview.

The event is open to all and free of charge. Participants who want their page discussed can send a link when they sign up; we choose the six that differ most, not the six most beautiful. The recording is shared only if the owners agree. Have some paper ready, since there is a short exercise in the middle for everybody. The three speakers’ notes are sent to all who signed up on the following day. See you there.`,
  },
  'event/temu-kota-semarang': {
    title: 'Semarang City Meet-up: A Day of Learning without Screens First',
    summary: 'Participants in and around Semarang meet for a paper workshop, a skills market and lunch with their mentor Tiara Anggraini.',
    body: `Studying online often makes us forget that classmates have a height. City Meet-ups bring participants who live near each other together for a whole day, and this time it is Semarang’s turn. They come from Kendal, Demak, Ungaran and Salatiga; two have promised to take the train from Pekalongan.

In the morning there are no screens at all. Tiara Anggraini leads the workshop *Data on the Table*: participants sort a hundred real shopping receipts by hand, argue about categories, and then draw their chart on large sheets of paper. In our experience this is where ideas that felt abstract in class suddenly make sense.

## A market of skills

After lunch each person holds a sheet with two lines: what I can teach in ten minutes, and what I would like to learn. Then the room becomes a market. In Surabaya last month somebody traded a lesson on lookup formulas for a way of folding napkins into birds.

- 09.00 Introductions, on a map walked on foot
- 09.45 Data on the Table
- 12.00 Lunch together
- 13.00 The market of skills
- 14.30 Graduates’ stories, and a photo of all

The event is free, for eighty people. Lunch is provided, with a choice without meat. The building can be entered by wheelchair through the side door, and there is a small room for nursing mothers. Children are welcome; two volunteers look after a drawing corner all day.

If you come by yourself, don’t be shy. More than half of those who came to earlier Meet-ups came by themselves, and hardly anybody left that way.`,
  },
  'event/malam-tanya-mentor-data': {
    title: 'Ask a Mentor Night: Bring One Table That Makes Your Head Spin',
    summary:
      'One hour, one mentor, and the messiest table you have. Five are chosen and tidied up live, with a reason given for each step.',
    body: `There are no slides and there is nothing new to learn. On Ask a Mentor Night I open five tables sent in by participants and tidy them up there and then, thinking aloud. You will see me take wrong turns, press undo, and grumble now and then. That is the part that lesson videos seldom show.

Last month we tidied a choir’s attendance list with six spellings of one name, a price list of a hardware store whose units were a mixture of sacks, kilos and “enough”, and a list of marks that kept its figures as a picture. That last one we did not finish, but we agreed on whom to call.

## How to send a table

1. Remove or disguise people’s names, telephone numbers and addresses
2. Leave two hundred rows at most
3. Write one sentence: which question would you like to answer with the table
4. Upload it in the form for signing up

Tables that still hold personal data will not be opened, however interesting they are. That is more than a rule; looking after people’s data is the first skill of an analyst.

The event lasts for exactly sixty minutes. Questions that are not answered get a written reply within three days, on the page of the class. You are welcome even if you have never taken a data class. Just bring some warm tea, and one table that you have been avoiding.

For those who wonder: yes, an arisan table is fine. Savings clubs are the kind of data that saves this event most often, because everybody understands at once how one wrong row can upset a whole neighbourhood.`,
  },
  'event/malam-kabel-putus-terbuka': {
    title: 'Watch Cut Cable Night: An Emergency Drill, Broadcast',
    summary:
      'Twelve teams restore services that are shut down without warning. For the first time the drill is broadcast, with live commentary.',
    body: `Emergency drills usually take place behind closed doors. This time, with the consent of all participants, the second cohort’s *Cut Cable Night* was broadcast from a classroom in Ambon. Twelve teams ran services for queues, catalogues and archives. Nobody knew at what time their connection would be cut, myself included, because the canteen keeper’s child had drawn the hour by lot.

The lot fell on 20:17. In the first two minutes nearly all teams made the same mistake: they repaired before they told their users. The team from Kendari, which won, spent its first forty seconds on a short announcement. After that they worked calmly, because nobody was chasing them.

## What you can watch again

- The twelve teams’ screens in turn, with the clock running
- Bagus Prasetyawan’s comments on a database that came back by half
- A three-minute interview once the services were green again

> “The hardest part is not the commands, but deciding who speaks,” says Wa Ode Mutiara, who led the winning team.

1,900 people watched the broadcast, and the recording is still open. Teachers of networking are welcome to use it in class. Below the recording there is a guide to holding such a drill with three laptops and one switch, with a sheet for marking it. The third cohort’s drill will be broadcast, too, and then the audience may join in guessing the cause.

If you are new to this programme, begin with the first fifteen minutes of the recording. There we explain which service each team runs, who uses it, and what the colours on the board mean.`,
  },
  'event/lokakarya-satu-halaman-sehari': {
    title: 'One Page a Day: Websites for Twenty Businesses in Cibangkong',
    summary:
      'Forty participants and twenty business owners sat in pairs from early morning. By the afternoon eighteen pages had been published.',
    body: `The idea is simple and a little reckless. Twenty business owners in Cibangkong, from tailors to tofu makers, sit down with forty participants of the HTML class. At eight in the morning they meet, at four in the afternoon the page must be published. There are no templates; each page is written from a blank sheet.

In the first two hours opening a laptop was forbidden. Participants interviewed the owners with nine questions, among them: what do customers ask most often in messages? The answer became the content of the page. The page of Bu Neneng, who sells seblak, ended up with three things: her hours, the levels of spiciness, and an answer to “are there any chicken feet left?”

## That day’s results

- Eighteen of twenty pages published before four
- The other two finished in the evening, when the power was back
- An average page size of 140 kilobytes, photos included

The most moving moment came at the end. Each owner opened their own page on their own phone, and then showed it to the person beside them. The room was suddenly as loud as a morning market.

Three months later we called them one by one. Fourteen pages are still updated, mostly by the owners’ children. The other four have not changed, but answer the same question every day without getting tired. The next workshop will be held in another city; you can suggest a place on our WhatsApp. Our thanks to the youth club of RW 04, which lent us chairs, cables, and the two most patient people in Bandung.`,
  },
}
