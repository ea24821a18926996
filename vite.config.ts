import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    // React Router's server build and our Hono server are one bundle, so there is one pool and no registry.
    ssr: { build: { rollupOptions: { input: { index: './src/main/server.ts' } } } },
  },
  server: { watch: { ignored: ['**/.data/**', '**/tmp/**'] } },
})
