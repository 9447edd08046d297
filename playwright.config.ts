import { defineConfig } from '@playwright/test';

// Two checkouts on one machine can be tested at a time, each on a port of its own.
const port = Number(process.env.KAISU_PORT ?? 8041);

/** The workbench in a real Chromium: Debian's, since none can be downloaded everywhere. Machines may be slow. */
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  retries: 1,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}/`,
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.KAISU_CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    },
  },
  webServer: {
    command: `./kaisu serve --port ${port}`,
    url: `http://localhost:${port}/`,
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'ignore',
  },
});
