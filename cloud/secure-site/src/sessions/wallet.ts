import type { CloudCall, CloudLine } from '../accounts/cloud-line.js'
import { type Account, type HandedShares, type Login, type Recovery, type RecoveryKind, anything, givenSchema } from '../accounts/shapes.js'
import { fromBase64url, toBase64url } from '../bytes/base64url.js'
import { wiped } from '../bytes/wiped.js'
import type { Device } from '../device/device.js'
import { seal, unseal } from '../device/sealed.js'
import { Fault } from '../faults/fault.js'
import type { Addresses, Family } from '../keys/derive.js'
import { type KeptSession, type KeptShare, sessionName, shareName } from './kept-session.js'
import { SessionTokens } from './session-tokens.js'

/** Whoever is logged in, by a name that they know. */
export interface Person {
  readonly id: string
  readonly name: string
}

export interface WalletNeeds {
  readonly device: Device
  readonly line: CloudLine
  readonly projectId: string
  /** Makes the recovery share such that only the person opens it; the project may leave that to the cloud. */
  readonly sealRecovery: (share: Uint8Array, person: Person) => Promise<Recovery>
}

/** The code that makes and uses keys comes when it is needed. */
const keys = (): Promise<typeof import('../keys/keys.js')> => import('../keys/keys.js')

/** The wallet of whoever is logged in: its session with the cloud, and its keys while they are used. */
export class Wallet {
  readonly tokens: SessionTokens
  private readonly device: Device
  private readonly line: CloudLine
  private readonly name: string

  constructor(private readonly needs: WalletNeeds) {
    this.device = needs.device
    this.line = needs.line
    this.name = sessionName(needs.projectId)
    this.tokens = new SessionTokens(needs.device, needs.line, needs.projectId)
  }

  async session(): Promise<KeptSession | undefined> {
    return (await this.device.store.read(this.name)) as KeptSession | undefined
  }

  async mustSession(): Promise<KeptSession> {
    const session = await this.session()
    if (session === undefined) throw new Fault('session-ended')
    return session
  }

  /** The share of an account that this browser keeps. */
  async share(accountId: string): Promise<KeptShare | undefined> {
    return (await this.device.store.read(shareName(accountId))) as KeptShare | undefined
  }

  /** Asks the cloud for the person who is logged in. */
  async ask<T>(call: Omit<CloudCall<T>, 'access'>): Promise<T> {
    return this.line.ask({ ...call, access: await this.tokens.access() })
  }

  /** Takes over a login: makes the keys of a new account, finds those of an old one. */
  async enter(login: Login): Promise<void> {
    this.tokens.set(login)
    await this.device.exclusively(`account/${login.account.id}`, async () => {
      if (login.shares === null) await this.makeKeys(login)
      else await this.takeShares(login, login.shares)
    })
  }

  /** Takes over a login by which the person who is logged in proves once more that it is them. Somebody else's is ended: it changes nothing here. */
  async prove(login: Login): Promise<void> {
    const { account } = await this.mustSession()
    if (login.account.id === account.id) return this.enter(login)
    await this.line.ask({ method: 'POST', path: '/logout', schema: anything, access: login.access })
    throw new Fault('account-differs')
  }

  /** Ends the session here and in the cloud. Here it ends in any case. */
  async leave(): Promise<void> {
    const session = await this.session()
    if (session === undefined) return
    const told = this.ask({ method: 'POST', path: '/logout', schema: anything }).catch((error: unknown) => {
      console.warn('The cloud was not told of the sign-out', error instanceof Fault ? error.code : error)
    })
    await told
    await this.forget()
  }

  /** Takes over another e-mail address of the account. */
  async rename(email: string | null): Promise<void> {
    const session = await this.mustSession()
    await this.device.store.write(this.name, { ...session, account: { ...session.account, email } })
  }

  /** Drops the session of this browser. */
  async forget(): Promise<void> {
    this.tokens.set(undefined)
    await this.device.store.remove(this.name)
  }

  /** Lends the secret that all keys come from, and wipes it. */
  async withEntropy<T>(use: (entropy: Uint8Array) => Promise<T>): Promise<T> {
    const session = await this.mustSession()
    if (session.awaits !== undefined) throw new Fault('recovery-needed')
    const share = await this.share(session.account.id)
    if (share === undefined) throw new Fault('keys-mismatch')
    const [device, auth] = [await this.device.unseal(share.sealed), await unseal(await this.tokens.unlockKey(session), session.auth)]
    const { joinShares } = await keys()
    const entropy = await wiped([device, auth], () => joinShares(device, auth))
    return wiped([entropy], () => use(entropy))
  }

  /** Lends the private key of a family. Shares that do not belong together are found by the address. */
  async withKey<T>(family: Family, use: (privateKey: Uint8Array) => Promise<T>): Promise<T> {
    const { withPrivateKey, addressOf } = await keys()
    const { account } = await this.mustSession()
    return this.withEntropy((entropy) =>
      withPrivateKey(entropy, family, async (key) => {
        if ((await addressOf(family, key)) !== account.addresses[family]) throw new Fault('keys-mismatch')
        return use(key)
      }),
    )
  }

  /** Ends the wait for the person, with the recovery share that they opened. */
  async recover(opened: Uint8Array, reseal?: (share: Uint8Array) => Promise<Recovery>): Promise<void> {
    const session = await this.mustSession()
    const auth = await unseal(await this.tokens.unlockKey(session), session.auth)
    const { joinShares, addressesOf } = await keys()
    const entropy = await wiped([auth], () => joinShares(auth, opened))
    await wiped([entropy], async () => {
      const addresses = await addressesOf(entropy)
      if (!isSame(addresses, session.account)) throw new Fault('recovery-wrong')
      if (reseal !== undefined && session.freshUntil > this.line.now()) return this.splitAnew(session, entropy, addresses, reseal)
      // Where a split cannot be handed in, the opened share serves this browser until the next login.
      await this.keepShare(session.account.id, opened, session.awaits?.kind ?? 'automatic')
      const { awaits: _done, ...rest } = session
      await this.device.store.write(this.name, rest)
    })
  }

  /** Splits the wallet anew, with another way to bring it back. Needs a fresh login. */
  async changeRecovery(reseal: (share: Uint8Array) => Promise<Recovery>): Promise<void> {
    const session = await this.mustSession()
    const { addressesOf } = await keys()
    await this.withEntropy(async (entropy) => this.splitAnew(session, entropy, await addressesOf(entropy), reseal))
  }

  private async makeKeys(login: Login): Promise<void> {
    const { makeEntropy, addressesOf } = await keys()
    const entropy = makeEntropy()
    await wiped([entropy], async () => {
      const addresses = await addressesOf(entropy)
      try {
        const sealRecovery = (share: Uint8Array): Promise<Recovery> => this.needs.sealRecovery(share, personOf(login.account))
        await this.splitAnew({ ...login, account: { ...login.account, addresses } }, entropy, addresses, sealRecovery)
      } catch (error) {
        if (!(error instanceof Fault) || error.code !== 'shares-taken') throw error
        // Another tab was faster: its keys are the ones.
        await this.takeShares(login, await this.handed(login, false))
      }
    })
  }

  private async takeShares(login: Login, shares: HandedShares): Promise<void> {
    if (shares.kind === 'recover') return this.takeRecovery(login, shares)
    const own = await this.share(login.account.id)
    if (own === undefined) return this.takeShares(login, await this.handed(login, true))
    const auth = fromBase64url(shares.auth)
    if (!isNamed(login.account)) return this.keepNamed(login, own, auth)
    return this.keep(login, auth)
  }

  private async takeRecovery(login: Login, { auth, recovery }: Extract<HandedShares, { kind: 'recover' }>): Promise<void> {
    const authShare = fromBase64url(auth)
    if (recovery.kind !== 'automatic') {
      // Which addresses another browser has just made is known with the next login.
      if (!isNamed(login.account)) throw new Fault('shares-taken')
      return this.keep(login, authShare, recovery)
    }
    const share = fromBase64url(recovery.share)
    const { joinShares, addressesOf } = await keys()
    const entropy = await wiped([authShare, share], () => joinShares(authShare, share))
    await wiped([entropy], async () => {
      const addresses = await addressesOf(entropy)
      if (isNamed(login.account) && !isSame(addresses, login.account)) throw new Fault('keys-mismatch')
      await this.splitAnew(login, entropy, addresses, sealForCloud)
    })
  }

  /** Keeps a login to an account that another tab has made the keys of since it began: its addresses are theirs. */
  private async keepNamed(login: Login, own: KeptShare, auth: Uint8Array): Promise<void> {
    const { joinShares, addressesOf } = await keys()
    const device = await this.device.unseal(own.sealed)
    const entropy = await wiped([device], () => joinShares(device, auth))
    const addresses = await wiped([entropy], () => addressesOf(entropy))
    await this.keep({ ...login, account: { ...login.account, addresses: { ...addresses } } }, auth)
  }

  /** Asks for the shares once more: others than at the login, or those of this account as it is now. */
  private async handed(login: Login, recover: boolean): Promise<HandedShares> {
    const body = recover ? { recover } : {}
    const { shares } = await this.line.ask({ method: 'POST', path: '/shares', body, schema: givenSchema, access: login.access })
    if (shares === null) throw new Fault('keys-mismatch')
    return shares
  }

  private async splitAnew(
    login: Pick<Login, 'account' | 'session' | 'refresh' | 'freshUntil'>,
    entropy: Uint8Array,
    addresses: Addresses,
    sealRecovery: (share: Uint8Array) => Promise<Recovery>,
  ): Promise<void> {
    const { splitEntropy } = await keys()
    const shares = await splitEntropy(entropy)
    await wiped(Object.values(shares) as Uint8Array[], async () => {
      const recovery = await sealRecovery(shares.recovery)
      const before = await this.share(login.account.id)
      // First here: an answer of the cloud that is lost must not leave it with two shares of which the third is nowhere.
      await this.keepShare(login.account.id, shares.device, recovery.kind)
      try {
        const body = { auth: toBase64url(shares.auth), recovery, addresses }
        await this.line.ask({ method: 'PUT', path: '/shares', body, schema: anything, access: await this.tokens.access() })
      } catch (error) {
        if (error instanceof Fault && error.code !== 'cloud-away' && before !== undefined) {
          await this.device.store.write(shareName(login.account.id), before)
        }
        throw error
      }
      await this.keep({ ...login, account: { ...login.account, addresses: { ...addresses } } }, shares.auth)
    })
  }

  private async keepShare(accountId: string, share: Uint8Array, recovery: RecoveryKind): Promise<void> {
    const kept: KeptShare = { sealed: await this.device.seal(share), recovery }
    await this.device.store.write(shareName(accountId), kept)
  }

  private async keep(
    { account, session, refresh, freshUntil }: Pick<Login, 'account' | 'session' | 'refresh' | 'freshUntil'>,
    auth: Uint8Array,
    awaits?: Recovery,
  ): Promise<void> {
    const sealed = await seal(await this.tokens.unlockKey(), auth)
    // The token of this session may have been renewed meanwhile.
    const stored = await this.session()
    const newest = stored?.session === session ? stored.refresh : refresh
    const kept: KeptSession = { account, session, freshUntil, refresh: newest, auth: sealed, ...(awaits && { awaits }) }
    await this.device.store.write(this.name, kept)
  }
}

/** The recovery share as the cloud keeps it by itself. */
export function sealForCloud(share: Uint8Array): Promise<Recovery> {
  const kind: RecoveryKind = 'automatic'
  return Promise.resolve({ kind, share: toBase64url(share) })
}

export function personOf({ id, email, username, provider }: Account): Person {
  return { id, name: email ?? username ?? provider }
}

/** False for an account that had no keys yet when the login began. */
function isNamed({ addresses }: Account): boolean {
  return Object.keys(addresses).length > 0
}

function isSame(addresses: Addresses, { addresses: known }: Account): boolean {
  return addresses.eip155 === known['eip155'] && addresses.solana === known['solana']
}
