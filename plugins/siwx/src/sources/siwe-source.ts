import type { ChainNamespace, DevicePort, ClockPort } from '@billfold/kernel'
import type { SiweConfig, SiweSession, SiwxMessage, SiwxMessageInput, SiwxSession } from '../contract.js'
import { siwxError } from '../errors.js'
import type { SignInSource } from './sign-in-source.js'

export interface SiweSourceNeeds {
  readonly config: SiweConfig
  readonly device: Pick<DevicePort, 'origin'>
  readonly clock: Pick<ClockPort, 'now'>
}

/** The family that the older form knows. */
const onlyFamily = 'eip155'

/** The older form of a sign-in as the newer one: accounts of other families count as signed in. */
export class SiweSource implements SignInSource {
  readonly verifies = true
  readonly signOutOnDisconnect: boolean

  constructor(private readonly needs: SiweSourceNeeds) {
    this.signOutOnDisconnect = needs.config.signOutOnDisconnect ?? true
  }

  serves(namespace: ChainNamespace): boolean {
    return namespace === onlyFamily && this.needs.config.enabled !== false
  }

  getRequired(): boolean {
    return this.needs.config.required ?? true
  }

  async createMessage({ chainId, accountAddress }: SiwxMessageInput): Promise<SiwxMessage> {
    const { config, device, clock } = this.needs
    const [nonce, given] = await Promise.all([config.getNonce(accountAddress), config.getMessageParams?.()])
    const { domain = new URL(device.origin).host, uri = device.origin, statement, exp } = given ?? {}
    const iat = new Date(clock.now()).toISOString()
    const text = config.createMessage({
      nonce,
      address: accountAddress,
      chainId: numberOf(chainId),
      version: '1',
      iat,
      domain,
      uri,
      statement,
      exp,
    })
    const data = { accountAddress, chainId, domain, uri, version: '1', nonce, issuedAt: iat, statement, expirationTime: exp }
    return { ...data, toString: () => text }
  }

  async addSession({ data, message, signature }: SiwxSession): Promise<void> {
    const { config } = this.needs
    if (!(await config.verifyMessage({ message, signature }))) throw siwxError('siwx/not-taken', { by: 'siweConfig' })
    config.onSignIn?.({ address: data.accountAddress, chainId: numberOf(data.chainId) })
  }

  async revokeSession(chainId: string, address: string): Promise<void> {
    if ((await this.getSessions(chainId, address)).length > 0) await this.setSessions([])
  }

  async setSessions(sessions: readonly SiwxSession[]): Promise<void> {
    const { config } = this.needs
    if (sessions.length > 0) return
    await config.signOut()
    config.onSignOut?.()
  }

  async getSessions(chainId: string, address: string): Promise<readonly SiwxSession[]> {
    const session = await this.needs.config.getSession()
    return session !== null && isOf(session, chainId, address) ? [sessionOf(chainId, address)] : []
  }
}

function isOf(session: SiweSession, chainId: string, address: string): boolean {
  return session.chainId === numberOf(chainId) && session.address.toLowerCase() === address.toLowerCase()
}

/** The older form tells who has signed in, and not how. */
function sessionOf(chainId: string, accountAddress: string): SiwxSession {
  return { data: { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '' }, message: '', signature: '' }
}

function numberOf(chainId: string): number {
  return Number(chainId.slice(chainId.indexOf(':') + 1))
}
