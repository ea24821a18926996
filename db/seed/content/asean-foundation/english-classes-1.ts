import type { SeedEnglish } from '../../content-types.ts'

export const englishClasses1: SeedEnglish['classes'] = {
  'open-mapping-for-flood': {
    name: 'Open Mapping for Flood-Prone Neighbourhoods',
    summary:
      'Map small lanes, water levels and gathering places together with residents, on paper first and then as open data. In English and Indonesian.',
    whole: {
      description: `Official maps often stop where the paved road stops. In this class you map the rest: alleys, footbridges, wells, and the places where people gather when the water rises. We begin with paper, because residents find it easier to correct a pencil drawing.

Each week ends with a walk. Participants work in pairs from two countries and check each other’s maps; strangers often ask about things we have forgotten to see.`,
      outcomes: [
        'a printed field map of your area',
        'at least 200 verified features',
        'a map of gathering points that residents have approved',
        'a repeatable survey sheet',
      ],
      audience: ['young people in areas that flood', 'village volunteers and scouts', 'students of geography and planning'],
      requirements: ['a laptop from week three onwards', 'walking through your own neighbourhood', 'basic English or Indonesian'],
    },
  },
  'data-stories-from-the-market': {
    name: 'Data Stories from the Market',
    summary:
      'Note prices at a local market for thirty days, clean them up, then draw a chart by hand that the traders themselves understand.',
    whole: {
      description: `Data does not live only in ministries. It lives on price boards, in debt books, and in a tofu seller’s memory. Linh invites participants to collect small data that they really know.

For thirty days you write down, ask and draw. At the end the chart goes back to the market. If the traders nod, you pass.`,
      outcomes: [
        'thirty days of your own data',
        'one chart by hand and one on screen',
        'a way of reading other people’s data with suspicion',
      ],
      audience: ['young people aged 16 to 30', 'teachers of maths and economics', 'community writers'],
      requirements: ['a market or stall that you visit regularly', 'a spreadsheet on a phone or laptop', 'a liking for chats with traders'],
    },
  },
  'oral-history-with-a-phone': {
    name: 'Oral History with a Phone',
    summary:
      'A workshop on recording elders’ stories and songs: clean sound with a phone, consent that is meant, transcription, and giving back to the family.',
    whole: {
      description: `A recording is a relationship that happens to make sound. Before they switch on a phone, participants learn to be a guest, to explain what it is for, and to accept it when an elder has second thoughts.

Two days are held in person in Makassar, and participants from other countries follow them live. Every recording goes back to the family before anyone else hears it.`,
      outcomes: [
        'one edited recording of ten minutes',
        'a transcript in two languages',
        'a consent form your elder understands',
        'a plan for keeping it in three places',
      ],
      audience: ['speakers of local languages', 'people who keep community archives', 'community radio volunteers'],
      requirements: ['a phone with 2 GB of free space', 'an elder willing to be recorded', 'two days in Makassar, or online throughout'],
    },
  },
  'facilitating-across-cultures': {
    name: 'Facilitating Across Cultures',
    summary: 'A five-week bootcamp for future facilitators: plan fair meetings, handle quiet conflict, and lead in a second language.',
    whole: {
      description: `Facilitating across cultures is not a matter of knowing every country’s habits by heart. It is about noticing: who has not spoken yet, why the room has become so polite, and when laughter means no.

Participants lead three real meetings with changing groups. The recordings are gone through together, with the rule that whoever led speaks first, about their own mistakes.`,
      outcomes: [
        'a tested session plan',
        'a toolbox for silence, doubt and anger',
        'feedback from a real group',
        'a certificate as guest facilitator',
      ],
      audience: ['youth leaders and teachers', 'people who run communities across regions', 'alumni of Lima Negara Satu Meja'],
      requirements: ['at least a year of leading a group', 'English at conversation level', 'willing to be recorded while leading'],
    },
  },
  'kelas-kembar-untuk-guru': {
    name: 'Twin Classes: Preparing Teachers',
    summary:
      'For teachers whose class will be paired with one in a neighbouring country: short activities, consent, dates, and simple language.',
    whole: {
      description: `Exchanges between classes often fail for small reasons: different holidays, shy students, or a teacher who runs out of time. This class clears those small things out of the way first.

You will meet your partner teacher in week two. From then on you take every step together, from choosing an activity to writing to the parents.`,
      outcomes: ['three activity plans ready to use', 'a letter of consent in two languages', 'dates that suit two school calendars'],
      audience: ['secondary school teachers of all subjects', 'head teachers', 'language teachers who want a real context'],
      requirements: ['students aged 13 to 18', 'an internet connection for the teacher', 'the school’s support'],
    },
  },
  'english-for-shy-collaborators': {
    name: 'English for Shy Collaborators',
    summary:
      'A self-paced class for young people who understand but fear to speak: phrases for meetings, asking to hear it again, and the courage to be wrong.',
    whole: {
      description: `You already know more English than you use. The trouble is usually not grammar, but the three seconds before the mouth opens. Maricel trains those three seconds.

Every chapter holds one scene from a meeting, two sentences that save you, and one recording. You will hear Maricel get it wrong first, on purpose.`,
      outcomes: ['forty meeting phrases you really use', 'a way of asking for time to think', 'recordings of yourself before and after'],
      audience: [
        'young people who keep quiet in meetings',
        'future participants of programmes across countries',
        'teachers looking for material',
      ],
      requirements: ['a phone that records', 'ten minutes a day', 'a place where you may be loud'],
    },
  },
}
