import type { DevicePort } from '../src/core/ports.js'
import { messagingApps } from './messaging-apps.js'

/** Facts that a browser gives about itself. */
export interface DeviceFacts {
  readonly userAgent: string
  /** Tells an iPad, which calls itself a Mac, from a Mac. */
  readonly touchPoints: number
  /** True where Telegram has put its bridge: on iOS its browser looks like any other. */
  readonly hasTelegramBridge: boolean
}

/** Facts that follow from those of the browser. */
export type DeviceTraits = Pick<DevicePort, 'os' | 'isMobile' | 'isMessagingApp' | 'isSafari'>

/** The first that matches wins: Android says Linux too, and an iPhone says Mac OS X. */
const systems: readonly (readonly [os: DevicePort['os'], pattern: RegExp])[] = [
  ['windows', /Windows/],
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['mac', /Macintosh|Mac OS X/],
  ['linux', /Linux|X11|CrOS/],
]

const safari = /Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\//
const notSafari = /Chrome|Chromium|Android|CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|YaBrowser|GSA\//

/** Facts of a device that the product needs. Pure: everything it depends on is an argument. */
export function deviceTraits({ userAgent, touchPoints, hasTelegramBridge }: DeviceFacts): DeviceTraits {
  const named = systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other'
  const os = named === 'mac' && touchPoints > 1 ? 'ios' : named
  return {
    os,
    isMobile: os === 'ios' || os === 'android',
    isMessagingApp: hasTelegramBridge || messagingApps.some(([, pattern]) => pattern.test(userAgent)),
    isSafari: safari.test(userAgent) && !notSafari.test(userAgent),
  }
}
