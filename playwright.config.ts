import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine takes more than the five seconds that are usual for a screen to follow.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    browserName: 'chromium',
    launchOptions: await launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
})
