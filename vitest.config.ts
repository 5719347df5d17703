import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { WRITTEN_FROM } from './client/marketing/examples/all.ts'
import { writtenExamples } from './scripts/build/written-examples.ts'
import { launchOptions } from './scripts/chromium.ts'
import { drawAgain } from './scripts/testing/draw-again.ts'

export default defineConfig({
  test: {
    // Every test owns its database and its page, so files need no process of their own.
    isolate: false,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{contract,marketplace,composer,server,cli,scripts}/**/*.test.ts', '*.test.ts'],
          setupFiles: ['scripts/testing/properties.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [react(), tailwind(), writtenExamples(WRITTEN_FROM)],
        // A library first met in the middle of a run would reload the page under test.
        optimizeDeps: { entries: ['client/main.tsx'] },
        test: {
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}'],
          setupFiles: ['client/testing/setup.ts'],
          // A busy machine takes more than the second that is usual for a screen to follow.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // What moves is drawn by the processor, frame by frame.
            provider: playwright({
              // Without it, what never comes is waited for until the test's own limit.
              actionTimeout: 20_000,
              launchOptions: await launchOptions(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            commands: { drawAgain },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
