import type { SeedEnglish } from '../../content-types.ts'

export const englishClasses1: SeedEnglish['classes'] = {
  'html-dan-css-dari-nol': {
    name: 'HTML and CSS from Scratch',
    summary:
      'Make your first web page, neat on phone and laptop alike, starting from a sheet of paper and ending with an address you can share.',
    whole: {
      description: `Before you write a single line of code you will draw the page on paper and give each of its parts a name. This small habit makes HTML make sense: a heading is a heading, a list is a list, and a button is more than a coloured box.

Over three weeks you build a page for a business you know, be it a rice stall, a tyre repair shop or private lessons. Raka reviews every page by opening it on a phone with a five-inch screen, because that is where most of your visitors will be.

The class is open all year. If you stop half-way, your last chapter waits where you left it.`,
      outcomes: [
        'a one-screen web page, published on the internet',
        'an HTML structure that a screen reader can read',
        'a layout that adapts to the width of a phone',
        'the habit of checking your own work before handing it in',
      ],
      audience: [
        'anyone who has never written code',
        'business owners who would like a page of their own',
        'students waiting for their software course to begin',
      ],
      requirements: ['any laptop, or a phone with a keyboard', 'a current browser', 'two free hours a week'],
    },
  },
  'javascript-halaman-hidup': {
    name: 'JavaScript: Bringing Pages to Life',
    summary:
      'From a button that does nothing to a shopping list that remembers what is on it: learn JavaScript through six small things to play with.',
    whole: {
      description: `Many people know JavaScript as scraps of code that were copied and then broke. In this class you write everything yourself, little by little, and every week there is one finished thing: a prayer counter, a calculator for splitting the bill, a quiz for learning by heart, up to a shopping list that is still there after the phone has been off.

Live sessions are on Tuesday evenings and last seventy-five minutes. Half of each goes into taking apart participants’ code that got stuck, with its owner’s permission. That is usually where the best lessons turn up.`,
      outcomes: [
        'six interactive things on your portfolio page',
        'an understanding of values, functions and events',
        'a way of reading error messages without panic',
        'small data stored in the browser',
      ],
      audience: [
        'graduates of the HTML and CSS class',
        'designers who want their prototypes to move',
        'computing teachers looking for fresh examples',
      ],
      requirements: ['one HTML page that you have made', 'a laptop with 4 GB of memory', 'attendance at five of the seven sessions'],
    },
  },
  'react-aplikasi-pesanan': {
    name: 'React: Building a Catering Order App',
    summary: 'A ten-week bootcamp that builds one real order app for a catering kitchen, from the drawing board to its first customers.',
    whole: {
      description: `One app, one client, ten weeks. Each cohort works for a different catering kitchen; this one serves Dapur Mbak Lasmi in Cimahi, which takes orders through seven chat groups and often delivers the wrong ones. You will help to interview the owner, lay out the flow, and then build it with React and TypeScript.

Participants work in teams of four. Code is reviewed by a fellow participant before a mentor sees it, and every Friday the teams show something that runs, however small. Nadia guides the design decisions, Raka the code.

This premium class includes three sessions alone with a mentor, and a portfolio review after you graduate.`,
      outcomes: [
        'an order app that a catering kitchen uses',
        'experience of reviewing code and having yours reviewed',
        'components that can be tested',
        'a record of decisions worth showing to a recruiter',
      ],
      audience: [
        'web developers at ease with JavaScript',
        'school and university graduates looking for a real project',
        'freelancers who want to move up to team projects',
      ],
      requirements: ['the JavaScript class, or an equivalent pre-test', 'a laptop with 8 GB of memory', 'twelve hours a week'],
    },
  },
  'api-dengan-node-dan-postgresql': {
    name: 'APIs with Node.js and PostgreSQL',
    summary: 'Design, write and look after a back-end service that tracks parcels, with consistent data and a log of what happened.',
    whole: {
      description: `Bagus opens the class with the story of three thousand parcels that went astray because of one line of a query. From that mistake we learn why transactions exist, why keys must be chosen with care, and why two people pressing a button at the same moment is no rare event.

In eight weeks you write a parcel tracking service: it accepts waybills, moves their status on, answers customers’ questions, and notifies other systems. Every week the service is attacked, first with strange data, then with a thousand requests at once.`,
      outcomes: [
        'an API that is documented and tested',
        'a database schema whose keys and indexes have reasons',
        'error handling that helps the caller',
        'a log that can be read in the middle of the night',
      ],
      audience: [
        'front-end developers who want to understand the other side',
        'graduates of software courses with basic programming',
        'IT staff who inherited a system without documentation',
      ],
      requirements: ['at ease with JavaScript', 'a simple SELECT that you have written', 'a laptop that can run PostgreSQL'],
    },
  },
  'aplikasi-android-pertama': {
    name: 'Your First Android App in Kotlin',
    summary: 'Build a rota app that keeps working without a network, then install it on the phones of three people who really need it.',
    whole: {
      description: `Yoga teaches by way of one app: a rota. His grandfather uses it for water in the rice fields; your class may use it for the night watch, cleaning duty, a savings club or taking turns to drive the children to school. It looks simple, but it contains a list, dates, reminders and storage, which is nearly all that a beginner’s app needs.

Four sessions are held at the Subak Teknologi study room in Denpasar, the others online. The final assignment is not judged by its beauty, but by three people who still use it after two weeks.`,
      outcomes: [
        'an Android app installed on other people’s phones',
        'local storage that survives a power cut',
        'reminders that appear on time',
        'experience of receiving users’ complaints',
      ],
      audience: [
        'beginners who know one programming language',
        'vocational students in grades 11 and 12',
        'community leaders who are at home with technology',
      ],
      requirements: ['a laptop with 8 GB of memory', 'an Android phone for trying things out', 'four Saturdays in Denpasar'],
    },
  },
  'lembar-kerja-untuk-orang-kantor': {
    name: 'Spreadsheets for Office Workers',
    summary: 'No more calculator beside the spreadsheet: formulas, filters and pivot tables that save an hour every day.',
    whole: {
      description: `Tiara once saw a member of staff add up a column with a calculator and then type the result back into the spreadsheet. That person was not stupid; nobody had ever shown them how. This class was made for them, and for thousands of others who inherited a file called *rekap_final_fix_3*.

All exercises use tables that are messy on purpose: dates written in four styles, names with letters swapped, empty rows in the middle. After five modules you can tidy them, summarise them, and hand them to your manager without an apology in a footnote.`,
      outcomes: [
        'clean tables that can be added up',
        'lookup formulas that do not break easily',
        'a monthly summary in three clicks',
        'files with sensible names and versions',
      ],
      audience: ['administrative staff, cashiers and treasurers', 'teachers who work with grades', 'anyone afraid of the equals sign'],
      requirements: ['any spreadsheet app', 'one messy file of your own', 'no background in mathematics'],
    },
  },
  'sql-bertanya-kepada-data': {
    name: 'SQL: Asking Questions of Data',
    summary: 'Four weeks of learning to put the right questions to the database of an imaginary pharmacy, from a complaint to a report.',
    whole: {
      description: `A database does not answer the question you mean, only the question you write. That is why every exercise in this class begins with a sentence in plain language: which cough medicine sells best in the rainy season, which branch is often out of stock on a Monday. Only when the sentence is clear do we write it in SQL.

The example data is small enough to count on your fingers, so you can check the answer of each query yourself. Each query is compared with the answers of two other participants, because different ways are often equally right.`,
      outcomes: [
        'queries that join three tables or more',
        'groups and summaries you can trust',
        'the habit of writing the question before the query',
        'a first guess at why a query is slow',
      ],
      audience: ['new analysts who are tired of spreadsheets', 'warehouse and sales staff', 'developers who have avoided SQL so far'],
      requirements: ['used to spreadsheets', 'a fairly stable internet connection', 'an hour of practice three times a week'],
    },
  },
  'python-untuk-analisis-data': {
    name: 'Python for Data Analysis',
    summary: 'Twelve weeks of working through transport, weather and food price data until they make one report you can answer for.',
    whole: {
      description: `In this bootcamp you answer one public question from beginning to end. The last cohort asked why the price of chillies rises in Semarang two weeks before it does in Surabaya; the answer turned out to lie in the timetable of ships and the rain in Wonosobo. This cohort’s question is chosen together in week two.

Python is taught as far as it is needed, statistics as far as they can be explained to a woman at the market. Each team defends its report before examiners who have one job: to look for the chance that the conclusion is wrong.

Premium participants have weekly consultations in groups of six and a year’s access to the data.`,
      outcomes: [
        'an analysis report that others can repeat',
        'tidy Python code that cleans and joins data',
        'an understanding of samples, variance and chance',
        'the courage to write “we do not know yet”',
      ],
      audience: [
        'graduates of the SQL class or the like',
        'workers who want to move into data',
        'final-year students with data for their thesis',
      ],
      requirements: ['basic programming in any language', 'a laptop with 8 GB of memory', 'ten hours a week'],
    },
  },
  'grafik-yang-jujur': {
    name: 'Honest Charts',
    summary:
      'A workshop over two weekends on choosing the form of a chart, writing titles that say something, and resisting decoration that misleads.',
    whole: {
      description: `Cut-off axes, three-dimensional pies, red for good news: we are so used to them that we no longer see how odd they are. The workshop opens with an exhibition of bad charts from annual reports, housing brochures and chain messages, all with the names disguised.

After that participants make six charts again from the same data. Tiara watches over the truth of the figures, Nadia over the comfort of the reader’s eyes. The results are printed in black and white, because that is how most reports end up.`,
      outcomes: [
        'six charts made again',
        'chart titles that state a finding',
        'colours that are safe for colour-blind eyes',
        'a checklist before a report is printed',
      ],
      audience: [
        'people who write reports in companies and public offices',
        'journalists and press officers',
        'analysts who are often asked “so what does it mean?”',
      ],
      requirements: ['able to make a basic chart in a spreadsheet', 'one old report to bring along', 'camera on during criticism'],
    },
  },
  'dasar-desain-antarmuka': {
    name: 'Interface Design Basics',
    summary: 'Learn hierarchy, spacing, colour and type by reworking screens we use every day, from cash machines to motorcycle taxi apps.',
    whole: {
      description: `Design is not a gift for drawing. In the first week you do not even open an app; you only photograph five screens around you that are confusing and write down what makes them so. The class takes its course from those photographs.

Nadia introduces one principle a week, then shows when it may be broken. Prototypes are made with free tools and tested on two people in your home, preferably of an age far from yours.`,
      outcomes: [
        'three screens reworked, with reasons in writing',
        'an eye for spacing, contrast and reading order',
        'a prototype that can be tapped',
        'a way of taking criticism without defending yourself',
      ],
      audience: [
        'beginners without a background in art',
        'developers who design their own screens',
        'business owners who want to be able to talk to designers',
      ],
      requirements: ['a laptop or tablet', 'two members of your family willing to be tested', 'no need to be able to draw'],
    },
  },
  'riset-pengguna-di-lapangan': {
    name: 'User Research in the Field',
    summary:
      'Two days in a market, a bus terminal and a health centre in Semarang, learning to observe, to interview, and to write findings people can act on.',
    whole: {
      description: `This workshop has almost no classroom. On the first morning participants are spread in pairs over Pasar Johar, the Mangkang bus terminal and two health centres, with one simple task: find three things that people do in a roundabout way. At midday all the notes go up on the wall.

The second day is for interviews. You learn to ask without leading, to stay silent a little longer than is comfortable, and to write findings that are more than interesting quotations. Everyone goes home with a two-page report.`,
      outcomes: [
        'an interview guide of your own',
        'field notes that keep facts and interpretation apart',
        'a two-page report of findings',
        'ease with silence',
      ],
      audience: ['designers and product managers', 'new researchers', 'public service staff who want to hear residents'],
      requirements: ['one design project that you have worked on', 'shoes that are good for walking', 'two whole days in Semarang'],
    },
  },
  'menulis-untuk-antarmuka': {
    name: 'Writing for Interfaces',
    summary: 'Buttons, error messages and empty screens in Indonesian that is polite and short, and does not blame the person using it.',
    whole: {
      description: `“Something went wrong. Please try again.” The sentence is polite, but it helps nobody. Intan collects hundreds like it, and every participant is asked to repair ten of them before the first session begins.

Over three evenings we discuss the voice of a product, the right length for a button, how formally to address people, and how to write a refusal. One whole session is about money: how to tell people of fees, fines and failed payments without shaming them.`,
      outcomes: [
        'a one-page voice guide',
        'thirty interface sentences repaired',
        'error messages that offer a way out',
        'one consistent form of address',
      ],
      audience: [
        'product designers and developers',
        'writers who want to enter the world of apps',
        'customer service staff tired of explaining the same thing',
      ],
      requirements: [
        'a liking for reading packets and brochures',
        'three examples of bad sentences, sent in',
        'attendance on all three evenings',
      ],
    },
  },
}
