import { describe, expect, test } from 'vitest'
import { type DeviceFacts, type DeviceTraits, deviceTraits } from './device-facts.js'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const chrome = 'Chrome/126.0.0.0'
const desktop = { isMobile: false, isMessagingApp: false, isSafari: false } as const
const phone = { isMobile: true, isMessagingApp: false, isSafari: false } as const

const facts = (userAgent: string, rest: Partial<DeviceFacts> = {}): DeviceFacts => ({
  userAgent,
  touchPoints: 0,
  hasTelegramBridge: false,
  ...rest,
})

const browsers: readonly (readonly [name: string, facts: DeviceFacts, traits: DeviceTraits])[] = [
  ['Safari on an iPhone', facts(`${iphone} Version/17.4 Mobile/15E148 Safari/604.1`), { ...phone, os: 'ios', isSafari: true }],
  [
    'Safari on an iPad, which calls itself a Mac',
    facts(`${mac} Version/17.4 Safari/605.1.15`, { touchPoints: 5 }),
    { ...phone, os: 'ios', isSafari: true },
  ],
  [
    'Safari on an old iPad',
    facts(iphone.replaceAll('iPhone', 'iPad') + ' Version/12.1 Mobile/15E148 Safari/604.1'),
    { ...phone, os: 'ios', isSafari: true },
  ],
  ['Safari on a Mac', facts(`${mac} Version/17.4 Safari/605.1.15`), { ...desktop, os: 'mac', isSafari: true }],
  ['Chrome on an iPhone', facts(`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`), { ...phone, os: 'ios' }],
  ['Firefox on an iPhone', facts(`${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`), { ...phone, os: 'ios' }],
  ['DuckDuckGo on an iPhone', facts(`${iphone} Version/17.4 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`), { ...phone, os: 'ios' }],
  ['a web view on an iPhone', facts(`${iphone} Mobile/15E148`), { ...phone, os: 'ios' }],
  ['Chrome on a Mac', facts(`${mac} ${chrome} Safari/537.36`), { ...desktop, os: 'mac' }],
  ['Chrome on Android', facts(`${android} ${chrome} Mobile Safari/537.36`), { ...phone, os: 'android' }],
  [
    'the old browser of Android',
    facts('Mozilla/5.0 (Linux; U; Android 4.0) AppleWebKit/534.30 Version/4.0 Mobile Safari/534.30'),
    { ...phone, os: 'android' },
  ],
  ['a tablet with Android', facts(`${android} ${chrome} Safari/537.36`), { ...phone, os: 'android' }],
  ['Firefox on Android', facts('Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'), { ...phone, os: 'android' }],
  ['Edge on Windows', facts(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/126.0`), { ...desktop, os: 'windows' }],
  [
    'a touch screen with Windows',
    facts(`Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36`, { touchPoints: 10 }),
    { ...desktop, os: 'windows' },
  ],
  [
    'Windows Phone, which says Android too',
    facts('Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) Edge/15'),
    { ...desktop, os: 'windows' },
  ],
  ['Firefox on Linux', facts('Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'), { ...desktop, os: 'linux' }],
  ['a Chromebook', facts(`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`), { ...desktop, os: 'linux' }],
  ['nothing known', facts(''), { ...desktop, os: 'other' }],
]

describe('deviceTraits', () => {
  test.each(browsers)('behavior: %s', (_, found, traits) => {
    expect(deviceTraits(found)).toEqual(traits)
  })
})

describe('inside a messaging app’s in-app browser', () => {
  test.each([
    ['Telegram on Android', `${android} ${chrome} Mobile Safari/537.36 Telegram-Android/11.1 (Google Pixel 7; Android 14)`],
    ['WhatsApp', `${iphone} Mobile/15E148 WhatsApp/2.24`],
    ['Messenger on iOS', `${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460]`],
    ['Messenger on Android', `${android} ${chrome} [FB_IAB/MESSENGER;FBAV/460]`],
    ['Messenger on Android, by its inner name', `${android} ${chrome} [FB_IAB/Orca-Android;FBAV/460]`],
    ['Messenger Lite', `${android} MessengerLite`],
    ['LINE', `${iphone} Safari Line/14.9.0`],
    ['WeChat', `${iphone} Mobile/15E148 MicroMessenger/8.0`],
    ['KakaoTalk', `${android} KAKAOTALK 2410`],
    ['Viber', `${iphone} Viber/22`],
    ['Discord', `${iphone} Discord/230`],
  ])('behavior: %s', (_, userAgent) => {
    expect(deviceTraits(facts(userAgent)).isMessagingApp).toBe(true)
  })

  test('behavior: Telegram on iOS is known by its bridge alone', () => {
    const userAgent = `${iphone} Version/17.4 Mobile/15E148 Safari/604.1`
    expect(deviceTraits(facts(userAgent, { hasTelegramBridge: true })).isMessagingApp).toBe(true)
  })

  test.each(['Facebook [FBAN/FBIOS;FBAV/460]', 'Inline/1', 'Online'])('behavior: "%s" is none', (end) => {
    expect(deviceTraits(facts(`${iphone} ${end}`)).isMessagingApp).toBe(false)
  })
})
