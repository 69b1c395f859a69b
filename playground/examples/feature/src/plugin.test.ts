import { describeFeature } from '@billfold/test/suites'
import { exampleFeature } from './manifest.js'

describeFeature('feature.example', () => ({ manifest: exampleFeature() }))
