import { expect, it } from 'vitest'
import { islandFilesOf } from './site-assets.ts'

it('names the scripts of each island, with what they import, each once, without the entry that is loaded anyway', () => {
  const manifest = {
    '_jsx.js': { file: 'assets/jsx.js' },
    'src/entry.public.ts': { file: 'assets/entry.js' },
    'src/ui/islands/hydrate-island.tsx': { file: 'assets/react.js', imports: ['_jsx.js', 'src/entry.public.ts'] },
    'src/features/posts/ui/album.island.tsx': { file: 'assets/album.js', imports: ['_jsx.js'] },
    'src/ui/video-player.ts': { file: 'assets/video.js' },
  }
  expect(islandFilesOf(manifest)).toEqual({ 'posts/ui/album': ['/assets/react.js', '/assets/album.js', '/assets/jsx.js'] })
})
