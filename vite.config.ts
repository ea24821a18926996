import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGuard } from './scripts/vite-chunk-guard.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), chunkGuard()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    // Few files: each costs a cheap phone a few milliseconds, whatever its size. What changes with our releases stays apart from what does not.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                { name: 'shell', test: /\/src\/(kit|ui\/(shell|lang|texts|head|href|server-))/ },
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
