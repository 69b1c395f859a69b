import { fileURLToPath } from 'node:url'
import { describeFeature } from '@billfold/test/suites'
import { exchange, payments } from './manifest.js'

const entry = fileURLToPath(new URL('./manifest.ts', import.meta.url))

describeFeature('feature.exchange', () => ({ entry, manifest: exchange(), options: { features: { payWithExchange: true } } }))
describeFeature('feature.pay', () => ({ entry, manifest: payments(), options: { features: { payments: true } } }))
