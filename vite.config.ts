import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What forms and lists of the studio share. Four of its modules are learners', too. */
const STUDIO_FOLDERS = String.raw`app[\\/](?:record|list|saving|versions|part)[\\/](?!record-calls|ordered-list|kept-store|lazy-part)`
const STUDIO = new RegExp(String.raw`[\\/]src[\\/]ui[\\/]${STUDIO_FOLDERS}`)
const SHARED = new RegExp(String.raw`[\\/]src[\\/](?:kit|ui)[\\/](?!${STUDIO_FOLDERS})|lucide-react`)

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The manifest names the files that the service worker loads (`scripts/build-worker.ts`).
  build: { assetsInlineLimit: 0, reportCompressedSize: false, manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // One file for what nearly all pages of the app share, in place of some thirty: a slow phone spends a millisecond or more on each, and so the editor
              // is ready a fifth of a second sooner (`npm run bench:editor`).
              // Forms, lists and versions of the studio are one more, which learners don't load.
              groups: [
                { name: 'shared', test: SHARED, minShareCount: 8, priority: 2 },
                { name: 'studio', test: STUDIO, minShareCount: 8, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // React Router's server build and our Hono server are one bundle, so there is one pool and no registry.
    ssr: { build: { rollupOptions: { input: { index: './src/main/server.ts' } } } },
  },
  server: { watch: { ignored: ['**/.data/**', '**/tmp/**'] } },
})
