import { z } from 'zod'
import type { FieldCode } from '#kit/common-reasons.ts'
import { commonFields, describedCommon } from './common.ts'
import { MAX_EPISODES, MAX_MINUTES, toRows, toText } from './details.ts'
import { addressField, described, mayMiss, rowsField, textField, wholeField } from './fields.ts'

const MAX_CHAPTERS = 200
const MAX_TRANSCRIPT = 100_000

const TIME = /^(?:(\d{1,2})[:.])?(\d{1,2})[:.]([0-5]\d)$/
const transcript = textField(MAX_TRANSCRIPT)
const series = textField(120)
const chapterTime = z
  .string()
  .trim()
  .refine(text => TIME.test(text), 'ChapterTime' satisfies FieldCode)

/** Details of podcasts, as they may come in. */
export const podcastDetails = z.looseObject({
  number: mayMiss(wholeField(MAX_EPISODES)),
  series: mayMiss(series),
  guest: mayMiss(textField(200)),
  minutes: mayMiss(wholeField(MAX_MINUTES)),
  seconds: mayMiss(wholeField(MAX_MINUTES * 60)),
  audio: mayMiss(addressField('SoundAddress')),
  chapters: rowsField(
    MAX_CHAPTERS,
    {
      time: chapterTime,
      title: textField(200).min(1),
    },
    {},
    ['title'],
  ),
  transcript: mayMiss(transcript),
  ...commonFields({ transcript, series }),
})

export const describedPodcast = {
  number: described.whole(MAX_EPISODES, 'podcasts: which episode it is'),
  series: described.text(120, 'podcasts'),
  guest: described.text(200, 'podcasts'),
  minutes: described.whole(MAX_MINUTES, 'podcasts: the length'),
  seconds: described.whole(MAX_MINUTES * 60, 'podcasts: the exact length'),
  audio: described.text(500, 'podcasts: a path of this host, or a whole address with https'),
  chapters: {
    type: 'array' as const,
    maxItems: MAX_CHAPTERS,
    description: 'podcasts; without them, lines of the text such as "02.10 Title" are the chapters',
    items: {
      type: 'object' as const,
      required: ['time', 'title'],
      properties: { time: described.text(8, 'When it begins: MM:SS or HH:MM:SS'), title: described.text(200, '') },
    },
  },
  transcript: described.text(MAX_TRANSCRIPT, 'podcasts: what is said'),
  ...describedCommon,
}

/** Returns the chapters given in an episode's details, in the order of their times (`02.10`). */
export function toChapters(details: Record<string, unknown>): { seconds: number; time: string; title: string }[] {
  const chapters = toRows(details['chapters']).flatMap(({ time, title }) => {
    const match = TIME.exec(toText(time))
    if (!match || !toText(title)) return []
    const [, hours = '0', minutes = '0', seconds = '0'] = match
    const shown = `${Number(hours) > 0 ? `${Number(hours)}.` : ''}${minutes.padStart(2, '0')}.${seconds}`
    return [{ seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), time: shown, title: toText(title) }]
  })
  return chapters.toSorted((a, b) => a.seconds - b.seconds)
}
