import { fakeLog } from '@billfold/test/fakes'
import { autorun } from 'mobx'
import { describe, expect, test } from 'vitest'
import { parse } from 'valibot'
import type { FeatureKey } from '../../core/open.js'
import type { FeatureDefinition } from '../../core/plugins/manifest.js'
import { FeatureStore, type FeatureStoreNeeds } from './features.js'
import { type RemoteFeatures, remoteFeatures } from './remote-features.js'

const readRemoteFeatures = (rows: readonly unknown[]): RemoteFeatures => parse(remoteFeatures, rows)

const store = (options: Partial<FeatureStoreNeeds['options']> = {}) => {
  const log = fakeLog()
  return { log, features: new FeatureStore({ options: { features: {}, basic: false, ...options }, log }) }
}

const swapOff = readRemoteFeatures([{ id: 'swap', isEnabled: false, config: [] }])
const newSwitch = 'doge.mode' as FeatureKey

describe('FeatureStore', () => {
  test('default: the defaults hold until something else is known', () => {
    const { features, log } = store()
    expect(features.isSettled).toBe(false)
    expect(features.isOn('email')).toBe(true)
    expect(features.isOn('multiWallet')).toBe(false)
    expect(features.value('swaps')).toEqual(['1inch'])
    expect(features.source('swaps')).toBe('default')
    expect(log.lines).toEqual([])
  })

  test("behavior: the host's settings hold at once, before the configuration arrives", () => {
    const { features } = store({ features: { swaps: ['other'], email: false } })
    expect(features.value('swaps')).toEqual(['other'])
    expect(features.isOn('email')).toBe(false)
    expect(features.source('email')).toBe('local')
  })

  test('behavior: remote settings win over local ones when they arrive, and observers hear of it', () => {
    const { features } = store({ features: { swaps: ['other'] } })
    const seen: boolean[] = []
    const stop = autorun(() => seen.push(features.isOn('swaps')))
    features.settle(swapOff)
    stop()
    expect(seen).toEqual([true, false])
    expect(features.source('swaps')).toBe('remote')
    expect(features.isSettled).toBe(true)
  })

  test('behavior: without a configuration the local settings stay, without a warning', () => {
    const { features, log } = store({ features: { swaps: ['other'] } })
    features.settle(undefined)
    expect(features.value('swaps')).toEqual(['other'])
    expect(features.isSettled).toBe(true)
    expect(log.lines).toEqual([])
  })

  test('behavior: a warning is shown when local settings are ignored: one that names them all', () => {
    const { features, log } = store({ features: { swaps: ['other'], email: true, pay: true, activity: true, send: false } })
    features.settle(swapOff)
    features.settle(swapOff)
    expect(log.lines).toEqual([
      {
        level: 'warn',
        message:
          'Local feature settings are ignored: email (off while pay is on), swaps (the project configuration decides), activity (the project configuration decides). Remove them from the options.',
      },
    ])
  })

  test('behavior: in basic mode all remote features are off', () => {
    const { features, log } = store({ basic: true, features: { swaps: true } })
    for (const key of ['email', 'socials', 'swaps', 'onramp', 'activity', 'branding'] as const) expect(features.isOn(key)).toBe(false)
    expect(features.isOn('send')).toBe(true)
    features.settle(undefined)
    expect(log.messages('warn')).toEqual(['Local feature settings are ignored: swaps (off in basic mode). Remove them from the options.'])
  })

  test('behavior: when the local pay feature is on, email and social login are turned off', () => {
    const { features } = store({ features: { pay: true, email: true, socials: ['x'] } })
    features.settle(readRemoteFeatures([{ id: 'social_login', isEnabled: true, config: ['email', 'x'] }]))
    expect([features.isOn('email'), features.isOn('socials'), features.isOn('swaps')]).toEqual([false, false, false])
    expect([features.source('email'), features.source('socials')]).toEqual(['pay', 'pay'])
    const { features: others } = store({ features: { pay: false } })
    expect([others.isOn('email'), others.isOn('socials')]).toEqual([true, true])
  })

  test('behavior: an empty list that means on is on', () => {
    const { features } = store()
    features.settle(readRemoteFeatures([{ id: 'email_capture', isEnabled: true, config: [] }]))
    expect(features.isOn('emailCapture')).toBe(true)
    expect(features.value('emailCapture')).toEqual([])
  })

  test('behavior: switches go off by the origin of the page, and observers hear of it', () => {
    const { features } = store()
    const seen: unknown[] = []
    const stop = autorun(() => seen.push(features.source('email')))
    features.turnOffByOrigin(['email', 'socials'])
    stop()
    expect(features.isOn('email')).toBe(false)
    expect(features.isOn('socials')).toBe(false)
    expect(seen).toEqual(['default', 'origin'])
  })

  test('behavior: a list cannot be changed from outside, and two stores never meet', () => {
    const { features } = store()
    expect(() => (features.value('swaps') as string[]).push('evil')).toThrow(TypeError)
    expect(store().features.value('swaps')).toEqual(['1inch'])
  })

  test('behavior: its methods can be handed on alone', () => {
    const { isOn, value, settle } = store().features
    settle(swapOff)
    expect(isOn('email')).toBe(false)
    expect(value('swaps')).toBe(false)
  })

  test('behavior: a throwing log does not reach the store', () => {
    const features = new FeatureStore({
      options: { features: { swaps: true }, basic: true },
      log: {
        write: () => {
          throw new Error('full')
        },
      },
    })
    expect(() => features.settle(undefined)).not.toThrow()
  })
})

describe('switches of plugins', () => {
  const definition: FeatureDefinition = { key: newSwitch, remoteId: 'doge_mode', kind: 'flag', fallback: false }

  test('default', () => {
    const { features } = store({ features: { [newSwitch]: true } })
    expect(features.has(newSwitch)).toBe(false)
    expect(features.isOn(newSwitch)).toBe(false)
    expect(features.source(newSwitch)).toBeUndefined()
    const forget = features.define(definition)
    expect(features.has(newSwitch)).toBe(true)
    expect(features.isOn(newSwitch)).toBe(true)
    forget()
    expect(features.has(newSwitch)).toBe(false)
  })

  test('behavior: one that comes after the configuration is resolved with it', () => {
    const { features } = store({ features: { [newSwitch]: false } })
    features.settle(readRemoteFeatures([{ id: 'doge_mode', isEnabled: true, config: [] }]))
    const seen: boolean[] = []
    const stop = autorun(() => seen.push(features.isOn(newSwitch)))
    features.define(definition)
    stop()
    expect(seen).toEqual([false, true])
  })

  test('behavior: a second switch of the same key is refused and named', () => {
    const { features } = store()
    expect(() => features.define({ key: 'email', kind: 'flag', fallback: false })).toThrow(
      expect.objectContaining({
        code: 'features/duplicate',
        message: 'Feature email is defined already',
        context: { key: 'email' },
        remedy: expect.stringContaining('another key'),
      }),
    )
    expect(features.isOn('email')).toBe(true)
  })

  test('behavior: undoing twice does not take a later switch away', () => {
    const { features } = store()
    const forget = features.define(definition)
    forget()
    features.define({ ...definition, fallback: true })
    forget()
    expect(features.isOn(newSwitch)).toBe(true)
  })
})
