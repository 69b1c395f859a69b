import type { Cloud } from '@billfold/cloud'
import type { PairingWallet } from '@billfold/test-wallets/pairing'
import { vi } from 'vitest'

import type { HostFlow } from '../../harness/host-flow.js'
import { readQr } from '../../harness/read-qr.js'
import { keyOf } from './secrets.js'

/** An app that pairs, a phone, and the relay between them. */
export class PairingFlow {
  /** The key of every code that was read. */
  readonly keys: string[] = []

  constructor(
    readonly host: HostFlow,
    readonly phone: PairingWallet,
    readonly cloud: Cloud,
  ) {}

  /** The switches of the relay. */
  get relay(): Cloud['relay'] {
    return this.cloud.relay
  }

  /** Opens the modal, and there the code. */
  async openCode(): Promise<void> {
    await this.host.open()
    await this.openPairingRow()
    await this.host.modal.getByRole('img', { name: 'Pairing code' }).waitFor()
  }

  /** Chooses pairing in the list of wallets. */
  async openPairingRow(): Promise<void> {
    await this.host.modal.getByRole('button', { name: 'Phone wallet' }).click()
  }

  /** Reads the code off the screen. */
  async readCode(): Promise<string> {
    const code = await vi.waitFor(
      async () => {
        const text = await readQr(this.host)
        if (!text.startsWith('wc:')) throw new Error(`No code can be read off the screen: ${JSON.stringify(text)}`)
        return text
      },
      { timeout: 60_000, interval: 100 },
    )
    this.keys.push(keyOf(code))
    return code
  }

  /** Points the phone at the screen. */
  async scan(): Promise<string> {
    const code = await this.readCode()
    await this.phone.scan(code)
    return code
  }

  /** Follows a link that opens a wallet, as the phone does that it opens on. */
  async follow(href: string): Promise<void> {
    const code = decodeURIComponent(href.slice(href.indexOf('uri=') + 4))
    this.keys.push(keyOf(code))
    await this.phone.scan(code)
  }

  /**
   * Cuts every line of the relay, and waits until so many are there again. The phone's own kit waits 20 s before it sends again what it sent into a dead
   * line.
   */
  async cutLines(back: number): Promise<void> {
    this.relay.cut()
    await vi.waitUntil(() => this.relay.size === 0, { timeout: 60_000, interval: 1 })
    await vi.waitUntil(() => this.relay.size === back, { timeout: 60_000 })
  }

  /** Pairs as far as an account, and waits until the modal has closed by itself. */
  async connect(): Promise<void> {
    await this.openCode()
    await this.scan()
    await this.host.page.locator('#account').filter({ hasText: /^0x/ }).waitFor()
    await this.host.modal.waitFor({ state: 'detached' })
  }
}
