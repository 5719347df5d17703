import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.ts'

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/firebase',
  timeout: 120_000,
  // The emulator compiles its interface at the first call.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: await launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
})
