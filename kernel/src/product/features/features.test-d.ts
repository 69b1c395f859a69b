import { expectTypeOf } from 'vitest'
import type { SocialProvider } from '../open.js'
import type { FeatureStore } from './features.js'

declare const features: FeatureStore

expectTypeOf(features.value('email')).toEqualTypeOf<boolean>()
expectTypeOf(features.value('socials')).toEqualTypeOf<false | readonly SocialProvider[]>()
expectTypeOf(features.value('swaps')).toEqualTypeOf<false | readonly string[]>()

// @ts-expect-error a switch that nobody declared
features.isOn('emial')

// @ts-expect-error a kind that there is not
features.define({ key: 'email', kind: 'number', fallback: false })

// @ts-expect-error a list from outside is for reading
features.value('swaps').push('other')
