import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  forbidOnly: process.env['CI'] !== undefined,
  // On a shared machine a browser misses a beat; what fails three times is broken.
  retries: process.env['CI'] === undefined ? 0 : 2,
  use: {
    browserName: 'chromium',
    launchOptions: await launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
})
