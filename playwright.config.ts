import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // A busy machine takes more than the five seconds that are usual for a screen to follow.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    browserName: 'chromium',
    // A shop that was deployed to be tried has a certificate that no browser knows.
    ignoreHTTPSErrors: process.env['STORIES_AT'] !== undefined,
    launchOptions: await launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    // Chromium without windows grants nothing of itself; a person's grants writing after a press.
    permissions: ['clipboard-read', 'clipboard-write'],
    // What never comes is told by the step that waits for it, long before the story's own limit.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every story is a fifth of all their work; a failed one is told again with --trace on.
    trace: 'off',
  },
})
