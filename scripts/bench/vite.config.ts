import { defineConfig } from 'vite'

/** Builds the bare React page for the measurement: production React, no plugin of the router. */
export default defineConfig({
  build: { ssr: 'scripts/bench/bare-react.tsx', outDir: 'build/bench', emptyOutDir: true, minify: false },
  publicDir: false,
})
