import { defineConfig } from 'vite'

/** Builds the bare React page for the benchmark: production React, without the router's plugin. */
export default defineConfig({
  build: { ssr: 'scripts/bench/bare-react.tsx', outDir: 'build/bench', emptyOutDir: true, minify: false },
  publicDir: false,
})
