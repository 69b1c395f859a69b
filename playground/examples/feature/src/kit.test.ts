import { fileURLToPath } from 'node:url'
import { describeFeature } from '@billfold/test/suites'
import { notePad } from './manifest.js'

describeFeature('feature.note-pad', () => ({
  manifest: notePad(),
  entry: fileURLToPath(new URL('./manifest.ts', import.meta.url)),
}))
