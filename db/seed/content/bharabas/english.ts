import type { SeedEnglish } from '../../content-types.ts'

export const english: SeedEnglish = {
  posts: {
    'news/bharabas-mengudara-19-jam': {
      title: 'Now Nineteen Hours on Air: A Show for Those on Night Watch',
      summary:
        'From Monday we also broadcast from 23:00 to 01:00. The show is called Masih Bangun, “still awake”, hosted in turn by people who are.',
    },
    'news/tiga-ribu-kaset-selesai-dialihkan': {
      title: 'Three Thousand Cassettes Transferred, Even the Flooded Ones',
      summary: 'Eighteen months, two decks, one small oven. Listeners’ voices from 1984 to 2003 can be heard again from anywhere.',
    },
    'news/juara-sandiwara-radio-pelajar': {
      title: 'Nine-Minute Drama about a Bridge Wins the Students’ Contest',
      summary:
        'Students of SMK Rimba Jaya made the sound of a rope bridge from clothes line and a rattan chair. The jury breathed only when the scene was over.',
    },
    'blog/salam-untuk-pak-yatno': {
      title: 'Greetings to Pak Yatno, Who Never Answered',
      summary:
        'For two years somebody called W sent greetings every Thursday. We wondered, Pak Yatno pretended not to know, and in the end we found out.',
    },
    'blog/tombol-batuk': {
      title: 'A Short History of the Cough Button',
      summary: 'A small button by the announcer’s left hand cuts the sound during a cough. It holds more stories than the microphone does.',
    },
    'blog/mengapa-saya-memutar-lagu-sampai-habis': {
      title: 'Why I Play Songs to the End',
      summary:
        'On many stations a song is cut before its last note. Not on Kaset Malam. The reason begins with a cassette turned over too late.',
    },
    'articles/lima-menit-pemanasan-suara': {
      title: 'Five Minutes of Voice Warm-up before Speaking in Public',
      summary: 'For announcers, teachers, hosts, and anyone whose voice is gone by the second hour. It can be done in the office bathroom.',
    },
    'articles/surat-suara-dari-tahun-1989': {
      title: 'Archive: A Sailor’s Spoken Letter, 1989',
      summary:
        'Before voice messages people recorded cassettes and sent them by post. We found one that had never arrived, and delivered it.',
    },
    'program/jadwal-pelajaran-di-udara': {
      title: 'Lessons on Air: School by Radio Every Day at Ten',
      summary:
        'Twenty minutes of lessons for junior secondary students without fast internet: maths in the market, history by ear, and English from songs.',
    },
    'event/siaran-luar-sandiwara-langsung': {
      title: 'Outside Broadcast: Watch a Radio Drama Being Made',
      summary: 'See how rain is made from hot oil and a horse from coconut shells. Two dramas, one stage, and you may close your eyes.',
    },
    'podcasts/kaset-malam-hujan-tiga-jam': {
      title: 'Kaset Malam #88: Who Recorded Three Hours of Rain?',
      summary: 'The archive has a tape of rain without a human voice, recorded in 1994. Dewi and Salmon listen to the end and find a clue.',
    },
    'podcasts/sarapan-siaran-tukang-bubur-dan-jam': {
      title: 'Sarapan Siaran #312: The Porridge Seller Who Is Righter than the Clock',
      summary:
        'Mbok Tumirah has passed the studio at 05:47 every day for 26 years. We set the station’s clock by her, not the other way round.',
    },
    'gallery/dari-balik-dek-studio': {
      title: 'Behind the Deck: Six Things Nobody Hears',
      summary:
        'Listeners know our voices, but not the pencil, the stickers and the empty chair that watch over them. Here are six of these things.',
    },
  },
  classes: {
    'dasar-siaran-langsung': {
      name: 'Live Broadcasting Basics: One Hour on Air',
      summary:
        'Eight sessions from warming up your voice to hosting an hour on air: greeting, reading news, taking calls, and recovering from a slip.',
    },
    'membuat-sandiwara-radio': {
      name: 'Making Radio Drama from the Kitchen',
      summary: 'Three days writing, acting and sounding a nine-minute drama with a wok, coconut shells, and a door that leads nowhere.',
    },
    'podcast-dengan-satu-ponsel': {
      name: 'A Podcast with One Phone and One Wardrobe',
      summary:
        'A self-paced class on recording, cutting and publishing a first episode with no extra gear, the wardrobe serving as the cheapest of studios.',
    },
    'dokumenter-audio-lapangan': {
      name: 'Audio Documentary: Thirty Minutes from One Place',
      summary:
        'Ten weeks of recording one place until it speaks: research, recording at dawn, walking interviews, editing, and the consent of those who are heard.',
    },
    'menyelamatkan-kaset-keluarga': {
      name: 'Saving the Family’s Cassettes',
      summary:
        'Four evenings cleaning, playing, transferring and labelling old recordings at home before the tape and the memories both come loose.',
    },
    'wawancara-radio-lewat-telepon': {
      name: 'Radio Interviews by Phone: Bad Line, Good Story',
      summary:
        'A webinar on interviewing someone you cannot see: opening a talk, reading pauses, coping with dropped lines, and a warm goodbye.',
    },
  },
}
