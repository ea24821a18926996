import type { SeedEnglish } from '../../content-types.ts'

export const englishClasses3: SeedEnglish['classes'] = {
  'bekerja-jarak-jauh-dari-kota-kecil': {
    name: 'Working Remotely from a Small Town',
    summary: 'A webinar with five remote workers from Ambon, Ruteng, Sambas, Blora and Sigli on electricity, time zones and loneliness.',
    whole: {
      description: `Five speakers, five towns without a skyscraper. They talk about what is seldom discussed: explaining to your parents that sitting in front of a laptop is work, finding somewhere to go when the power fails, and going home without really being home because the meeting is at eleven at night.

Maya and Hendrik lead the questions and answers. The recording is divided into six short pieces, each with a planning sheet to fill in.`,
      outcomes: [
        'a backup plan for electricity and internet',
        'working hours that the family has agreed to',
        'a list of questions before you accept remote work',
      ],
      audience: ['people looking for work outside the big cities', 'workers who want to go back home', 'parents who are curious'],
      requirements: ['two free hours', 'paper for the planning sheets', 'no work experience'],
    },
  },
  'mengelola-proyek-kecil': {
    name: 'Managing Small Projects',
    summary:
      'Bring projects of three to seven people safely home: a task list that is alive, short meetings, and bad news that arrives early.',
    whole: {
      description: `Books on project management are mostly written for building bridges. Most people’s projects are smaller: Independence Day games, a club’s website, the launch of a product in a shop. But they fail for much the same reasons: promises that are not written down, and bad news that comes late.

This class is still being put together with a trial group in Pekanbaru. Everyone brings a project under way and runs it in front of the class for five weeks, fifteen-minute meetings included.`,
      outcomes: [
        'a task board that everybody reads',
        'fifteen-minute meetings that are of use',
        'a one-page risk plan',
        'the habit of giving bad news early',
      ],
      audience: ['leaders of small teams', 'people who run organisations and communities', 'freelancers with several clients'],
      requirements: ['one project under way', 'team members willing to join in', 'two sessions in Pekanbaru'],
    },
  },
}
