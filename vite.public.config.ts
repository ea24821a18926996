import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The browser's part of the public half: a build of its own beside React Router's, whose client build knows its routes alone. */
export default defineConfig({
  publicDir: false,
  plugins: [tailwindcss()],
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: 'public-manifest.json',
    modulePreload: {
      // What islands need is preloaded by their documents (`ui/islands`); the entry has no room for more names.
      resolveDependencies: (_, files, { hostId }) => (hostId.includes('entry.public') ? [] : files),
    },
    rolldownOptions: {
      input: './src/entry.public.ts',
      // The entry names each file that it may load: without words in them, a first view weighs half a kilobyte less.
      output: { chunkFileNames: 'assets/[hash:6].js' },
    },
  },
})
