import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'client',
  publicDir: 'public',
  plugins: [react(), tailwind()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    rolldownOptions: { input: 'client/app.html' },
  },
})
