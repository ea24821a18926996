import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {
    'news/enam-puluh-satu-kabupaten': {
      title: 'Learning Points Now in 61 Regencies and Cities',
      summary: 'With new points in Lembata and Kudus, Satu Keluarga Satu Talenta Digital has reached 18,420 participants since 2019.',
    },
    'news/laporan-tahunan-diaudit': {
      title: 'Annual Accounts Audited without Qualification',
      summary:
        'An independent firm has finished examining the foundation’s accounts. Anyone may read the full copy, and a summary in plain words.',
    },
    'news/universitas-wanadipa-bergabung': {
      title: 'Universitas Wanadipa Recognises Work with Families as 20 Credits',
      summary:
        'Students who support a participating family for a semester now earn the equivalent of twenty credits, with marks given by the community.',
    },
    'news/bank-perangkat-dua-ribu-laptop': {
      title: 'The Device Bank Hands Out Its Two-Thousandth Laptop',
      summary:
        'Used office laptops, cleaned and repaired by vocational students, are now on loan to two thousand families. Seven in a hundred come back broken.',
    },
    'news/lintas-teduh-rekrut-lulusan': {
      title: 'Lintas Teduh Hires 26 Teras Awan Graduates',
      summary:
        'The logistics company from Medan takes vocational graduates of the server administration class, with no degree required, after three months’ internship.',
    },
    'news/garut-anggarkan-titik-belajar': {
      title: 'Twelve Villages in Garut Budget for Their Own Learning Points',
      summary:
        'For the first time the internet and the keeper’s fee are in the village budget. The foundation still pays for training volunteers.',
    },
    'news/kebijakan-perlindungan-anak-baru': {
      title: 'Child Protection Policy Renewed, Volunteers Trained Again',
      summary:
        'The new rules cover photos, private conversations and home visits. All volunteers must be trained again before they go back to teaching.',
    },
    'news/angkatan-baru-nusa-tenggara': {
      title: 'A New Nusa Tenggara Cohort Opens on Three Islands',
      summary:
        'Families in Lombok, Sumba and Flores can sign up at the same time, with class hours that follow the planting season and local market days.',
    },
    'blog/pak-darso-dan-putrinya': {
      title: 'Pak Darso, His Daughter, and a Laptop on Sacks of Rice',
      summary:
        'A rice mill worker in Klaten supports his daughter’s learning. He does not understand her code, but knows exactly when to bring the coffee.',
    },
    'blog/belajar-setelah-subuh': {
      title: 'Studying after Dawn Prayer, before Two Children Wake',
      summary:
        'For Yuliana in Mataram the one hour that is hers begins at five in the morning. Out of it came a thirty-page cake catalogue.',
    },
    'blog/catatan-dari-kapal-lembata': {
      title: 'Notes from the Boat to Lembata',
      summary: 'Fourteen hours at sea with sixty laptops, one generator, and a lesson in making plans that can stand the waves.',
    },
    'blog/titik-belajar-yang-kami-tutup': {
      title: 'The Learning Point We Closed, and What We Did Wrong There',
      summary: 'A point at the edge of a city closed after fourteen months. These are notes on what we did not ask before we opened it.',
    },
    'blog/relawan-yang-tidak-bisa-koding': {
      title: 'I Am a Volunteer and I Cannot Code',
      summary:
        'A retired primary school teacher in Salatiga who feared this was the wrong place to sign up for, and two years later trains other volunteers.',
    },
    'blog/sepulang-kantor-mengajar-lembar-kerja': {
      title: 'Teaching Spreadsheets after Work',
      summary:
        'An accountant in Semarang volunteers every Wednesday evening, came to give, and went home with a formula the office does not have.',
    },
    'blog/keluarga-empat-generasi': {
      title: 'Four Generations, One Study Group',
      summary:
        'In Gianyar a great-grandmother, a grandmother, a mother and a daughter share one phone and one account. The keenest is the grandmother.',
    },
    'blog/surat-untuk-calon-donatur': {
      title: 'A Letter to Anyone Who Wants to Help',
      summary: 'Before we speak of amounts, there are four questions we hope you will ask us. Good questions help for longer than money.',
    },
    'blog/rumah-yang-belajar-diam-diam': {
      title: 'The House That Learned in Secret',
      summary:
        'A husband in Banyuwangi turned out to have followed the whole class from behind the kitchen door. This text still awaits the family’s consent.',
    },
    'articles/membaca-dampak-bagian-satu': {
      title: 'Reading Impact (1): What We Count and Why',
      summary: 'The first of three texts on how the foundation measures change: five figures chosen, twelve figures thrown away.',
    },
    'articles/membaca-dampak-bagian-dua': {
      title: 'Reading Impact (2): A Comparison That Hurts Nobody',
      summary:
        'To know whether a programme works we must know what happens without it. How we do that without sacrificing a single family.',
    },
    'articles/membaca-dampak-bagian-tiga': {
      title: 'Reading Impact (3): Listening to Those Who Stopped',
      summary: 'Four participants in ten do not finish. We rang 300 of them and found that some had in fact succeeded.',
    },
    'articles/biaya-satu-talenta': {
      title: 'What Does One Talent Really Cost?',
      summary:
        'An account of the Rp2,640,000 we spend on one participant up to graduation, and why cheaper figures often end up more expensive.',
    },
    'articles/dua-puluh-pertanyaan-sebelum-kkn': {
      title: 'Twenty Questions before Students Go to a Village',
      summary:
        'A checklist for universities whose community service should not be a burden on its hosts. The village answers the first seven.',
    },
    'articles/anggaran-desa-untuk-internet': {
      title: 'Room in the Village Budget for Digital Access',
      summary:
        'Many village officials think that residents’ internet must not be budgeted for. There is room, if it is put as a service and agreed in a meeting.',
    },
    'articles/lowongan-tanpa-syarat-ijazah': {
      title: 'Jobs without Degree Requirements: Lessons from Nine Companies',
      summary:
        'Nine partner companies tried dropping the degree for entry-level jobs. Six went on, three stopped. This is what sets them apart.',
    },
    'program/pendaftaran-angkatan-garut': {
      title: 'Families Can Now Join the Garut Cohort',
      summary:
        'Sixty families in Garut and Tasikmalaya can sign up for the twelve-week programme. You register in pairs, and it costs nothing.',
    },
    'program/kampus-berakar-semester-depan': {
      title: 'Kampus Berakar Takes Eight New Universities',
      summary:
        'Universities that want to count support for families as credits may apply. The most important condition: lecturers who are willing to go there.',
    },
    'program/teras-awan-kupon-ujian': {
      title: 'Teras Awan: 118 Exam Vouchers, 97 Certified',
      summary:
        'Results of the third round of cloud computing for vocational schools, why 21 have not passed yet, and what changes in the fourth.',
    },
    'program/cakap-data-tengah-tahun': {
      title: 'Aparatur Cakap Data at Half-Way: News from 50 Villages',
      summary:
        'The first four weeks of village data training brought 50 registers, 8,200 duplicate records, and one long argument about the name Daeng.',
    },
    'event/temu-mitra-tahunan': {
      title: 'Annual Partners’ Meeting: Opening the Books Together',
      summary:
        'A day with universities, local governments, companies and participants’ families to read the impact report and choose next year’s priorities.',
    },
    'event/wisuda-keluarga-boyolali': {
      title: 'Family Graduation in Boyolali',
      summary:
        'Forty-two families came forward in pairs for their certificates, then opened a show of their work for neighbours to try and to criticise.',
    },
    'event/lokakarya-laporan-terbuka': {
      title: 'Online Workshop: Reports That Dare to Mention Failure',
      summary:
        'Three hours for people who run foundations and communities to edit one page of their own report, helped by an editor and an auditor.',
    },
    'event/kelas-terbuka-aparatur': {
      title: 'Open Class: One Form, Twelve Residents',
      summary:
        'An invitation to test a service form together with residents, which eleven service offices joined, and which produced a form half as long.',
    },
    'event/bursa-talenta-keluarga': {
      title: 'Talent Fair: Companies Are Interviewed',
      summary:
        'At this job fair those looking for work ask first. Companies answer about pay, going-home time, and who will guide newcomers.',
    },
    'podcasts/episode-mama-agnes': {
      title: 'Mama Agnes and the First Day without a Trainer',
      summary:
        'The keeper of a learning point in Lembata on leading her first class alone, handbook in her left hand, and a whole village laughing.',
    },
    'podcasts/episode-direktur-keuangan': {
      title: 'The Finance Director Who First Said No',
      summary:
        'The director struck out the social budget three years running. Then a vocational graduate repaired the system on the eve of Eid.',
    },
    'podcasts/episode-kepala-desa-perempuan': {
      title: 'Fighting for One Line in the Village Budget',
      summary:
        'The head of Sukamaju Girang village on a meeting that went on past midnight, and the voice of one health volunteer that decided it.',
    },
    'podcasts/episode-mahasiswa-yang-dinilai-warga': {
      title: 'The Student Whose Neighbours Gave Her a C',
      summary:
        'Alya supported three families and was given a C by one of them. She asked for an explanation, then stayed for another semester.',
    },
    'podcasts/episode-auditor-lembaga-sosial': {
      title: 'The Auditor Who Likes to Count Chairs',
      summary:
        'Lestari examines charities with surprise visits and one question for the doorkeeper. What does she look for, and what sets her mind at rest?',
    },
    'gallery/album-pembukaan-lembata': {
      title: 'Lewoleba, the Day Point 61 Opened',
      summary: 'Six pictures, from the devices’ voyage to the first class in a former copra store, with no trainer and plenty of laughter.',
    },
    'gallery/album-wisuda-klaten': {
      title: 'Family Graduation in Klaten in Five Pictures',
      summary:
        'Thirty-eight families went on stage in pairs. Busier than the stage was the table where neighbours wrote down what puzzled them.',
    },
    'gallery/album-bengkel-bank-perangkat': {
      title: 'Inside the Device Bank’s Workshop',
      summary:
        'We follow one used office laptop, from the receiving shelf to the sticker with the borrowing family’s name, through a workshop run by vocational students.',
    },
    'gallery/album-kelas-pukul-lima-pagi': {
      title: 'Class at Five in the Morning',
      summary: 'Four pictures from the kitchens of mothers who study before the house wakes, taken by themselves with their phones.',
    },
  },
  classes: {
    'satu-keluarga-satu-talenta-garut': {
      name: 'One Family, One Talent: Garut Cohort',
      summary:
        'Twelve weeks for one member of a family to master one digital skill, with another member of the family to support their learning.',
    },
    'web-dasar-dari-ponsel': {
      name: 'Basic Web from a Phone',
      summary:
        'A self-paced class that can be done entirely on a phone screen: from the first tag to a profile page to share with the family.',
    },
    'keuangan-keluarga-lembar-kerja': {
      name: 'Family Finances in a Spreadsheet',
      summary: 'Record, sort and plan household money in a spreadsheet on your phone, even where income comes irregularly.',
    },
    'jualan-pertama-secara-daring': {
      name: 'Your First Online Sale',
      summary:
        'Eight weeks beside craftspeople and home cooks until the first parcel is sent, with a reckoning of profit that does not fool you.',
    },
    'keluarga-aman-di-internet': {
      name: 'A Family Safe on the Internet',
      summary:
        'Stories and worksheets for parents and teenagers: recognise fraud, look after accounts, and make house rules that are kept.',
    },
    'desain-untuk-usaha-tetangga': {
      name: 'Design for the Neighbours’ Businesses',
      summary: 'Learn graphic design with real clients around your home: signs, packaging labels and menus that really get printed.',
    },
    'foto-produk-cahaya-jendela': {
      name: 'Product Photos by Window Light',
      summary:
        'A one-day workshop on photographing goods with a phone, white card and a window, for craftspeople who have no studio and need none.',
    },
    'asisten-administrasi-jarak-jauh': {
      name: 'Remote Administrative Assistant',
      summary:
        'Ten weeks towards office work from home: email, calendars, minutes, invoices, and applying without falling for fake vacancies.',
    },
    'merancang-kkn-digital': {
      name: 'Planning Digital Community Service That Leaves Some Good Behind',
      summary:
        'For supervisors and group leaders: choose a problem together with the village, prepare those who take over, and leave no dead app behind.',
    },
    'menjadi-relawan-pengajar': {
      name: 'Becoming a Volunteer Teacher of Adults',
      summary:
        'What volunteers need before they enter a learning point: teaching people older than themselves, dealing with shame, and keeping secrets.',
    },
    'mengukur-dampak-sosial': {
      name: 'Measuring Social Impact without Making Up Numbers',
      summary:
        'Draw up indicators, a baseline, and reports that dare to mention failure; for organisations that want to be trusted more than once.',
    },
    'riset-aksi-bersama-warga': {
      name: 'Action Research with the Community',
      summary:
        'Three weekends of learning to study while mending: residents help to word the questions, read the findings and decide what to do.',
    },
    'data-desa-dari-buku-ke-dasbor': {
      name: 'Village Data: From the Ledger to a Dashboard',
      summary:
        'Village officials learn to move their register of residents, clean out duplicates, and make a dashboard that is used in budget meetings.',
    },
    'layanan-publik-satu-kali-duduk': {
      name: 'A Public Service in One Sitting',
      summary:
        'Three days reworking one service – the form, the letter of refusal, the order of the counters – tested by residents before it goes back to the office.',
    },
    'peta-terbuka-rencana-desa': {
      name: 'Open Maps for Village Plans',
      summary:
        'Draw roads, water sources and houses at risk on an open map, then use it for a healthy argument in the village planning meeting.',
    },
    'ai-untuk-naskah-dinas': {
      name: 'AI for Writers of Official Documents',
      summary:
        'Use an AI assistant to tidy memos, minutes and briefs without leaking residents’ data and without signing what you have not read.',
    },
    'dasar-komputasi-awan': {
      name: 'Cloud Computing Basics',
      summary:
        'Sixteen evening sessions for vocational students and graduates: networks, a first server, storage, and reading the bill before it is too late.',
    },
    'administrasi-server-awan': {
      name: 'Cloud Server Administration',
      summary:
        'For graduates of the basic class: monitoring, being on call, recovering from small disasters, and incident notes that look for no scapegoat.',
    },
    'keamanan-layanan-awan': {
      name: 'Cloud Security for Institutions',
      summary:
        'An advanced class for those who run systems in universities, hospitals and institutions: access rights, encryption, audits, and data breach drills.',
    },
    'otomasi-rilis-perangkat-lunak': {
      name: 'Automating Software Releases',
      summary:
        'Build a release pipeline that a small team can trust: automated tests, infrastructure as code, gradual releases, and a button to go back.',
    },
    'merancang-csr-pendidikan': {
      name: 'Designing a Three-Year Education CSR',
      summary:
        'A small class for managers of corporate responsibility: choose one problem, draw up an honest budget, and persuade the board to stay with it.',
    },
    'menulis-proposal-hibah': {
      name: 'Writing Grant Proposals That Are a Pleasure to Read',
      summary: 'Self-paced, for small communities: a one-page summary, a budget you can defend, and how to answer a rejection.',
    },
    'kantor-ramah-disabilitas': {
      name: 'A Disability-Friendly Office, from Monday',
      summary:
        'Three webinars for recruiters and managers, from the job advertisement to the first day, with disabled workers as the speakers.',
    },
    'tata-kelola-yayasan-kecil': {
      name: 'Governing a Small Foundation',
      summary:
        'Patrons, management, supervisors and the cash box: sort out powers, accounts and conflicts of interest before they become a problem.',
    },
    'menyusun-laporan-keberlanjutan': {
      name: 'Writing the Social Part of a Sustainability Report',
      summary:
        'Write the social chapter of a sustainability report with data that can be traced, the voices of those it was for, and firm limits on claims.',
    },
  },
}
