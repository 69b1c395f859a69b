import { defineConfig } from '@playwright/test'

const port = process.env['PORT'] ?? '4173'
const executablePath = process.env['CHROMIUM']
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: { baseURL, ...(executablePath && { launchOptions: { executablePath, args: ['--no-sandbox'] } }) },
  webServer: { command: `vite preview --host 127.0.0.1 --port ${port} --strictPort`, url: baseURL, timeout: 120_000 },
  reporter: 'list',
})
