import jsqr from 'jsqr'

import type { HostFlow } from './host-flow.js'
import { readPng } from './read-png.js'

/** Reads the code in the modal off the screen, with a decoder that others wrote; empty while none can be read. */
export async function readQr(host: HostFlow): Promise<string> {
  const { data, width, height } = readPng(await host.modal.locator('[part=qr]').screenshot())
  return jsqr.default(data, width, height)?.data ?? ''
}
