// Takes pictures of the screens of learning at 360 and 1440 px for docs/learning/. Build first.
//   npm run learning-pictures
// Those of learners are a new pupil's in classes of the demo, one of each kind of chapter that it has; builder and participants are an admin's.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { enrolLearners } from '../bench/learners.ts'
import { startServer } from '../bench/servers.ts'
import { signInAdmin } from '../bench/session.ts'
import { findChromium } from '../chromium.ts'
import { type PicturedScreen, takePictures } from './take-pictures.ts'

const PORT = Number(process.env['PORT'] ?? 4123)
const HOST = 'alkademi.localhost'

const data = await mkdtemp(join(tmpdir(), 'sanggar-learning-pictures-'))
const server = await startServer(['build/server/index.js'], PORT, { DATA_DIR: data, LOG_LEVEL: 'error' })
const { executablePath, args } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
try {
  const { id, slug, chapters, learners } = await enrolLearners(data, HOST, 12)
  const admin = await signInAdmin(data, HOST)
  const cookie = learners[0]?.cookie ?? ''
  const at = (name: string, path: string, who = cookie, shown = path): PicturedScreen => ({
    name,
    path: shown,
    cookie: who,
    find: async () => path,
  })
  const kinds = [...new Map(chapters.map(one => [one.kind, one])).values()]
  await takePictures(browser, {
    folder: 'docs/learning',
    title: 'The screens of learning',
    command: 'npm run learning-pictures',
    origin: `http://${HOST}:${PORT}`,
    screens: [
      at('class', `/Courses/${slug}`, learners.at(-1)?.cookie),
      ...kinds.map(({ kind, path }) => at(`player-${kind}`, path)),
      at('learn', '/Learn'),
      at('calendar', '/Learn/Calendar'),
      at('offline', '/Learn/Offline'),
      at('own-board', '/Learn/Leaderboards'),
      at('boards', '/Leaderboards'),
      at('outline', `/Studio/Classes/${id}/Outline`, admin, '/Studio/Classes/{id}/Outline'),
      at('chapter', `/Studio/Classes/${id}/Chapters/${chapters[0]?.id}`, admin, '/Studio/Classes/{id}/Chapters/{chapterId}'),
      at('participants', `/Studio/Classes/${id}/Participants`, admin, '/Studio/Classes/{id}/Participants'),
      at('teaching', '/Studio/Teaching', admin),
      at('figures', '/Studio/Figures', admin),
      at('batches', `/Studio/Classes/${id}/Batches`, admin, '/Studio/Classes/{id}/Batches'),
    ],
  })
} finally {
  await browser.close()
  await server.stop()
  await rm(data, { recursive: true, force: true })
}
