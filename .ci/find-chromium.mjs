/** Finds a Chromium to test in: the one named by CHROMIUM_PATH, an installed one, else the one that came with the npm packages. */
import { existsSync } from 'node:fs'

const installed = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** @returns {Promise<string>} the path of the program */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') return named
  return installed.find((path) => existsSync(path)) ?? (await unpackedChromium())
}

/** Flags that let it start in a container, and nothing that loosens what a page may do. */
export const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']

async function unpackedChromium() {
  // The package brings the system libraries it needs only when it believes to be there.
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  chromium.setGraphicsMode = false
  return await chromium.executablePath()
}
