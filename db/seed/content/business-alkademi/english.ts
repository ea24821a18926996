import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {
    'news/pabrik-kertas-memangkas-retur': {
      title: 'A Paper Mill Cuts Returns by 18 Per Cent after One Division Learns Data',
      summary:
        'Twenty-six supervisors of Wana Lestari found the cause in the truck schedule, not in the machines, and proved it in six weeks.',
    },
    'news/kecamatan-memangkas-formulir': {
      title: 'A District Cuts 31 Fields of a Form to Nine',
      summary: 'After three days at the counter, staff in Rejosari deleted the fields that nobody read. Service takes half the time.',
    },
    'news/laporan-dampak-kini-terbuka': {
      title: 'We Publish Our Impact Report, with the Two That Failed',
      summary: 'Of last year’s twenty-three assignments two missed the agreed measure. We explain why, without naming the clients.',
    },
    'blog/pelatihan-yang-dilupakan-hari-kamis': {
      title: 'The Training That Was Forgotten by Thursday',
      summary: 'Four days after my best training I called the participants and asked what they remembered. They said: the lunch box.',
    },
    'blog/direktur-yang-terjebak-simulasi': {
      title: 'The Director Who Fell for My Simulation',
      summary:
        'My false email was meant for the finance team, but it was the head of the company who clicked. His reaction saved the programme.',
    },
    'blog/enam-tahun-di-balik-loket': {
      title: 'Six Years behind the Counter',
      summary:
        'Before I taught public service I was the clerk whom people feared. This is what could not be seen from my side of the glass.',
    },
    'articles/studi-kasus-rumah-sakit-arunika': {
      title: 'Case Study: Arunika Hospital and the Forty Lost Minutes',
      summary: 'Waiting for medicine fell from 71 to 31 minutes, once pharmacists, nurses and cashiers read the same data.',
    },
    'articles/menyusun-anggaran-pelatihan': {
      title: 'A Training Budget That You Can Defend in a Meeting',
      summary: 'The four lines that finance always asks about, and how to answer before they do.',
    },
    'program/paket-tim-cakap-data': {
      title: 'Data-Literate Teams: Six Divisions Can Start Next Quarter',
      summary: 'Six divisions can begin the twelve-week programme, with a two-day audit and an impact report that we check together.',
    },
    'event/sarapan-sdm-surabaya': {
      title: 'HR Breakfast: Which Training Should Be Stopped?',
      summary: 'Twenty-five heads of HR exchange stories of training that they ended. No slides, nothing for sale, and soto for breakfast.',
    },
    'podcasts/kepala-regu-yang-baru-diangkat': {
      title: 'The First Day of Giving Orders to Friends',
      summary: 'Three new team leaders from Bekasi on silence in the canteen, overtime that is shared, and meetings of seven minutes.',
    },
    'gallery/dua-hari-di-lantai-kerja': {
      title: 'Two Days on the Shop Floor',
      summary: 'Before there are slides, we watch. Five pictures of work audits: a warehouse, a ward, a counter, a kitchen, a weighbridge.',
    },
  },
  classes: {
    'keputusan-dengan-data-sendiri': {
      name: 'Decisions with Your Own Data',
      summary:
        'Twelve weeks for supervisors and middle managers: answer a business question with your division’s data, up to an accepted proposal.',
    },
    'kebal-penipuan-digital': {
      name: 'Immune to Fraud at the Office',
      summary: 'One hour for all employees: recognise false emails, urgent calls, and links to bills that are nearly right.',
    },
    'formulir-yang-ramah-warga': {
      name: 'Forms That Are Kind to Citizens',
      summary: 'Three days for service staff: cut fields, rewrite the instructions, and test them right in front of the counter.',
    },
    'ai-untuk-pekerjaan-kantor': {
      name: 'AI for Office Work, in Moderation',
      summary:
        'Four weeks: choose the tasks that a machine should help with, set rules for data, and measure whether it really saves time.',
    },
    'mengukur-dampak-pelatihan': {
      name: 'Measuring What Training Achieves',
      summary: 'For HR teams tired of counting heads: design measures, comparisons, and a report that the finance department believes.',
    },
    'pemimpin-baru-lini-produksi': {
      name: 'New Leaders on the Production Line',
      summary:
        'Paid for by partners of the industrial estate: two days for operators who have just become team leaders, from shifts to briefings.',
    },
  },
}
