import { fileURLToPath } from 'node:url'
import { describeFeature } from '@billfold/test/suites'
import { emailCapture } from './manifest.js'

describeFeature('feature.email-capture', () => ({
  entry: fileURLToPath(new URL('./manifest.ts', import.meta.url)),
  manifest: emailCapture(),
}))
