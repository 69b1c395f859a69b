import type { BrowserContextOptions } from 'playwright'

const onPhone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true } satisfies BrowserContextOptions
const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

/** Browsers on phones, as they call themselves. */
export const devices = {
  'iOS Safari': { ...onPhone, userAgent: `${ios} Version/17.4 Mobile/15E148 Safari/604.1` },
  'Android Chrome': { ...onPhone, userAgent: android },
  "a messaging app's browser on Android": { ...onPhone, userAgent: `${android} Telegram-Android/11.1 (Google Pixel 7; Android 14)` },
  "a messaging app's browser on iOS": { ...onPhone, userAgent: `${ios} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460]` },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>
