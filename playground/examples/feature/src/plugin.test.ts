import { fileURLToPath } from 'node:url'
import { describeFeature } from '@billfold/test/suites'
import { exampleFeature } from './manifest.js'

describeFeature('feature.example', () => ({
  manifest: exampleFeature(),
  entry: fileURLToPath(new URL('./manifest.ts', import.meta.url)),
}))
