import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {
    'news/laporan-hasil-angkatan-tujuh': {
      title: 'Results of Cohort Seven: 41 of 54 Have Changed Careers',
      summary: 'Six months after graduating three quarters work in a new field. We also tell you about the other thirteen.',
    },
    'news/kelas-pagi-untuk-pekerja-malam': {
      title: 'Morning Classes Open for People Who Work at Night',
      summary: 'Security guards, nurses and third-shift workers can now study at nine in the morning, after their first sleep.',
    },
    'news/enam-kursi-jembatan-biaya': {
      title: 'Six Bridge Places for People Who Were Laid Off',
      summary: 'Participants who lost their job may pay once they work again, with a cap on instalments and a waiver in writing.',
    },
    'blog/mekanik-yang-membaca-getaran': {
      title: 'The Mechanic Who Reads Vibrations',
      summary: 'For eleven years my ears diagnosed machines. Then the sensors came, and I thought that my work was over.',
    },
    'blog/gaji-saya-turun-dulu': {
      title: 'My Pay Went Down First',
      summary: 'Everybody shows off a rise. I would like to tell about the nine months in which I earned two million less.',
    },
    'blog/suami-saya-mengira-saya-main-ponsel': {
      title: 'My Husband Thought I Was Playing with My Phone',
      summary: 'Learning UX between nursing a baby and selling cakes takes an agreement of the whole family, stuck to the fridge.',
    },
    'articles/memetakan-kemampuan-lama': {
      title: 'Mapping Old Skills onto a New Job',
      summary: 'Cashiers, nurses and teachers have skills that digital firms look for. How to translate them without exaggerating.',
    },
    'articles/menulis-studi-kasus': {
      title: 'Writing a Case Study That Is Read to the End',
      summary: 'Recruiters read a portfolio for two minutes. Build a case study like a detective story: problem, false clue, solution.',
    },
    'program/pendaftaran-angkatan-sembilan': {
      title: 'Cohort Nine: Eighteen Places on Each Track',
      summary: 'Three tracks are open: data analyst, experience designer, tester. Cancel within three weeks and get all your money back.',
    },
    'event/malam-tanya-alumni': {
      title: 'Ask the Alumni: When the Joy of Graduating Is Over',
      summary: 'Six alumni of three cohorts answer anything about pay, loneliness, young managers, and the wish to go back.',
    },
    'podcasts/bos-saya-lebih-muda': {
      title: 'My Boss Is Younger Than My Child',
      summary: 'Mulyadi, a former guard of 47, and his team lead of 23 sit down and talk about what is usually left unsaid.',
    },
    'gallery/dua-belas-pekan-satu-meja': {
      title: 'Twelve Weeks at One Desk',
      summary: 'The same desk, drawn every Thursday for twelve weeks: from books that are still tidy to the first business card.',
    },
  },
  classes: {
    'mencari-arah': {
      name: 'Finding a Direction: Three Weeks before You Decide',
      summary: 'Before you pay for anything: map your skills, interview three people in the new job, and work out the savings you need.',
    },
    'analis-data-dari-lantai-pabrik': {
      name: 'Data Analyst from the Factory Floor',
      summary: 'Twelve weeks of evenings for people who know the process: from machine logs and stock to a proposal that is approved.',
    },
    'perancang-pengalaman-dari-ruang-kelas': {
      name: 'Experience Designer from the Classroom',
      summary: 'For teachers, trainers and service staff: use your sense for people as the capital for designing digital products.',
    },
    'penguji-perangkat-lunak-teliti': {
      name: 'A Careful Software Tester',
      summary: 'Make a profession of checking twice: test design, bug reports that are clear, and as much automation as needed.',
    },
    'berunding-upah': {
      name: 'Negotiating Pay without Trembling',
      summary: 'Two hours in pairs: name a figure, bear the silence, ask for time to think, with pay data from our own alumni.',
    },
    'klien-pertama-akhir-pekan': {
      name: 'A First Client at the Weekend',
      summary: 'Try a new career with one small paid project, without leaving your job: find a client, estimate, promise, deliver.',
    },
  },
}
