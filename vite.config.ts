import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { THEME_KEY } from './client/layout/theme.ts'
import { WRITTEN_FROM } from './client/marketing/examples/all.ts'
import { preloadScreen } from './client/screens-start.ts'
import { applyTheme } from './client/theme-start.ts'
import { chunkGroups } from './scripts/build/chunks.ts'
import { documentHead, NONCE } from './scripts/build/document-head.ts'
import { iconsByFile } from './scripts/build/icons-by-file.ts'
import { writtenExamples } from './scripts/build/written-examples.ts'

export default defineConfig({
  root: 'client',
  publicDir: 'public',
  // The server replaces it in each answer.
  html: { cspNonce: NONCE },
  plugins: [
    iconsByFile(),
    writtenExamples(WRITTEN_FROM),
    react(),
    tailwind(),
    documentHead({ theme: { apply: applyTheme, key: THEME_KEY }, preloadScreen }),
  ],
  resolve: {
    // The router brings a stand-in for what React itself has had since version 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // The content security policy allows no data: address for fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The page says which file each part is, so that a changed part renames itself and no other.
    chunkImportMap: true,
    rolldownOptions: {
      input: ['client/app.html', 'client/public-page.html'],
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
})
