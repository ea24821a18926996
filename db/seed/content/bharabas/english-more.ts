import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {
    'podcasts/kaset-malam-lomba-azan-1987': {
      title: 'Night Tape #1: Fourth Place in the Call to Prayer Contest, 1987',
      summary: 'A nine-year-old boy’s voice breaks in mid-call. Thirty-nine years later its owner sits in the studio, nervous once more.',
    },
    'podcasts/kaset-malam-band-yang-tidak': {
      title: 'Night Tape #2: The Band That Never Was',
      summary:
        'Forty minutes in a garage, one song played twenty times, and a small quarrel that ended it all. We brought them together again.',
    },
    'podcasts/kaset-malam-surat-dari-hong': {
      title: 'Night Tape #3: A Spoken Letter from a Kitchen in Hong Kong',
      summary: 'For four years a domestic worker sent her mother a tape each month. Her mother could not read, but kept them all in order.',
    },
    'podcasts/kaset-malam-rapat-desa-tentang-jembatan-kaset': {
      title: 'Night Tape #4: The Village Meeting That Decided on a Bridge',
      summary:
        'A meeting of 1991: two hours of argument about a bridge, and a mother who may speak only in minute 104. It is her proposal that was built.',
    },
    'podcasts/kaset-malam-pelajaran-mengetik-sepuluh': {
      title: 'Night Tape #5: A Lesson in Typing with Ten Fingers',
      summary:
        'A course tape of 1985 turns out to have a beat. Ajeng makes it a song, then looks for the woman who reads “a-s-d-f” for an hour.',
    },
    'podcasts/kaset-malam-pengumuman-stasiun-terakhir': {
      title: 'Night Tape #7: Announcements at a Station That Has Closed',
      summary:
        'A small station’s master recorded all his announcements before the line ended. We played them on the platform where bananas now grow.',
    },
    'podcasts/sarapan-siaran-penjual-koran-terakhir': {
      title: 'Breakfast on Air #1: The Last Newspaper Seller at the Crossing',
      summary: 'Mas Gito sells eleven copies a day and has read every headline before five. Panji asks him why he has not stopped.',
    },
    'podcasts/sarapan-siaran-guru-yang-menumpang-truk': {
      title: 'Breakfast on Air #2: The Teacher Who Rides the Vegetable Truck',
      summary:
        'Bu Yustina teaches on a slope that no bus reaches. Each morning she sits among the cabbages and has marked the tests on arrival.',
    },
    'podcasts/sarapan-siaran-suster-rini-pulang-malam': {
      title: 'Breakfast on Air #4: Nurse Rini Goes Home When We Wake Up',
      summary:
        'A night nurse ends her day with breakfast. She tells of a patient who asked for the radio, played softly, and of one night without a bell.',
    },
    'podcasts/sarapan-siaran-tukang-tambal-ban': {
      title: 'Breakfast on Air #5: The Tyre Mender Who Knows Every Pothole',
      summary:
        'Bang Ucok notes where the nails that he pulls out came from. His map is better than the city’s, and the city finally asked for a copy.',
    },
    'news/antena-radio-komunitas-lereng': {
      title: 'Aerials of Pipe: Seven Community Radios Now Send from the Slope',
      summary:
        'Students built aerials of old copper pipes. Seven villages on the slope of Merapi receive Lessons on Air without the internet.',
    },
    'news/jadwal-ramah-telinga-bayi': {
      title: 'After a Hundred Letters, Our Hour Signal Is Softer',
      summary: 'The signal that we have used from the start was waking babies. Listeners chose another: a small gong, struck with a glove.',
    },
    'news/magang-penyiar-delapan': {
      title: 'Eight Places for Apprentice Announcers, Two for the Blind',
      summary: 'A new year of apprentices starts next month. The desk has marks to feel, and the scripts come in braille.',
    },
    'news/pasar-kaset-bekas-dua-hari': {
      title: 'Two Days of Tape Market: 612 Tapes Change Hands, Three Come Back',
      summary:
        'Fruit crates full of tapes filled the studio’s yard. Three people returned: behind the songs they had found a family’s recordings.',
    },
    'event/dengar-bareng-kaset-tanpa-label': {
      title: 'Listening Together: Five Tapes without a Label',
      summary:
        'Five tapes that were never played, one dark room, and paper to guess on. Whoever knows a voice whispers it to the keeper of the door.',
    },
  },
  classes: {},
}
