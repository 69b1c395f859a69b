import type { Farcaster, Mailbox } from '@billfold/local-logins'
import type { FrameLocator } from 'playwright'

import type { HostFlow } from '../../harness/host-flow.js'

let people = 0

/** An address gets a code each 30 seconds at the most. */
export const codePause = 31_000

/** The time of the cloud. */
export interface CloudClock {
  /** Moves it on, in milliseconds. */
  later(milliseconds: number): void
}

export type LoginServices = Pick<LoginFlow, 'clock' | 'logs' | 'mailbox' | 'relay'>

/** Somebody who logs in to an app, reads their mail, and approves in the frame. */
export class LoginFlow {
  /** An address that nobody else has. */
  readonly email: string = `jo${(people += 1)}-${Date.now()}@mail.example`

  readonly mailbox: Mailbox
  /** The relay that phones of Farcaster answer by. */
  readonly relay: Farcaster
  readonly clock: CloudClock
  /** What the cloud has logged. */
  readonly logs: readonly string[]

  constructor(
    readonly host: HostFlow,
    { mailbox, relay, clock, logs }: LoginServices,
  ) {
    this.mailbox = mailbox
    this.relay = relay
    this.clock = clock
    this.logs = logs
  }

  /** The page that holds the keys. */
  get frame(): FrameLocator {
    return this.host.page.frameLocator('#w3m-iframe')
  }

  /** Types the address, up to the view where the code is typed. */
  async askForCode(email: string = this.email): Promise<void> {
    await this.host.open()
    await this.host.choose('Continue with email')
    await this.host.modal.getByLabel('Email address').fill(email)
    await this.host.modal.getByRole('button', { name: 'Continue', exact: true }).click()
    await this.host.modal.getByLabel('Six-digit code').waitFor()
  }

  /** The code in the newest mail. */
  async readCode(email: string = this.email): Promise<string> {
    const { code } = await this.mailbox.next(email)
    if (code === undefined) throw new Error('The mail has no code')
    return code
  }

  async typeCode(code: string): Promise<void> {
    // By its role: a view that is leaving still stands there, and nobody can reach it.
    await this.host.modal.getByRole('textbox', { name: 'Six-digit code' }).fill(code)
  }

  /** Logs in, and waits until the modal has closed by itself. */
  async login(email: string = this.email): Promise<void> {
    await this.askForCode(email)
    await this.typeCode(await this.readCode(email))
    await this.host.connected()
  }

  async openWallet(): Promise<void> {
    await this.host.page.locator('#connect').getByRole('button').click()
    await this.host.modal.getByRole('button', { name: 'Wallet', exact: true }).click()
    await this.host.modal.getByRole('heading', { name: 'Your wallet' }).waitFor()
  }

  /** Opens the screen of keys, sessions and history. */
  async openKeys(): Promise<void> {
    await this.openWallet()
    await this.host.modal.getByRole('button', { name: 'Keys, sessions and history' }).click()
    await this.frame.getByRole('heading', { name: 'What happened' }).waitFor()
  }

  /** Chooses there what needs a new login, and proves it by a code, once the address may have another. */
  async prove(choice: string, email: string = this.email): Promise<void> {
    this.clock.later(codePause)
    await this.frame.getByRole('button', { name: choice }).click()
    await this.frame.getByText(`A code goes to ${email}.`).waitFor()
    await this.frame.getByRole('button', { name: 'Send the code' }).click()
    await this.frame.getByLabel('Code of six digits').fill(await this.readCode(email))
    await this.frame.getByRole('button', { name: 'Go on' }).click()
  }

  /** The twelve words, as the frame shows them. */
  async words(): Promise<string> {
    return (await this.frame.locator('.secret').textContent()) ?? ''
  }

  /** Presses in the frame, which counts a press once the request was seen for a while. */
  async press(button: 'Approve' | 'Refuse'): Promise<void> {
    const found = this.frame.getByRole('button', { name: button })
    await found.waitFor()
    await this.host.page.waitForTimeout(800)
    await found.click()
  }
}
