import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

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
              groups: [{ name: 'shared', test: /[\\/]src[\\/](?:ui|kit)[\\/]|lucide-react/, minShareCount: 8 }],
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
