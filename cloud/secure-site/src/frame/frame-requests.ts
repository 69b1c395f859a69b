import {
  type AppMessage,
  type DappData,
  type Envelope,
  type FramePayload,
  type FrameRequestName,
  type FrameResult,
  type FrameUser,
  type ThemeSync,
  type UserWish,
  successMessage,
} from '@billfold/auth/protocol'
import { Fault } from '../faults/fault.js'
import type { EmailLogin } from '../login/email-login.js'
import { isAlive } from '../login/email-login.js'
import type { EmailUpdate } from '../login/email-update.js'
import type { LoginContext } from '../login/login-context.js'
import { type FarcasterLogin, finishSocial, startSocial } from '../login/social-login.js'
import { type Chain, chainForPage, readChain } from '../rpc/chain.js'
import type { Nodes } from '../rpc/nodes.js'
import type { RpcDesk } from '../rpc/rpc-desk.js'
import type { ChosenAccount, SmartAccounts } from '../smart/smart-accounts.js'
import { signSiwx } from './sign-siwx.js'

/** What the frame answers with. */
export interface FrameParts {
  readonly context: LoginContext
  readonly email: EmailLogin
  readonly farcaster: FarcasterLogin
  readonly update: EmailUpdate
  readonly desk: RpcDesk
  readonly smart: SmartAccounts
  readonly nodes: Nodes
  /** The page said how it looks, or what it is. */
  readonly themed: (theme: ThemeSync) => void
  readonly introduced: (page: DappData) => void
  /** Shows the person what the account is and has, until they close it. */
  readonly manage: () => Promise<void>
  readonly reload: () => void
}

/** Requests without a result are answered by being done. */
type Answered<R extends FrameRequestName> = FrameResult<R> extends undefined ? void : FrameResult<R>

type Answers = { readonly [R in FrameRequestName]: (payload: FramePayload<R>, host: string) => Promise<Answered<R>> }

/** Answers every request of the protocol. */
export class FrameRequestsAnswered {
  private readonly answers: Answers
  /** The network that the page is on, for requests that name none. */
  private chain: Chain
  /** Ends what waits for something outside: a link in a mail, a phone. */
  private waiting = new AbortController()

  constructor(
    private readonly parts: FrameParts,
    chain: Chain,
  ) {
    this.chain = chain
    this.answers = this.makeAnswers()
  }

  async answer(message: AppMessage, host: string): Promise<Envelope> {
    const { id, request, payload } = message
    const answer = this.answers[request] as (payload: unknown, host: string) => Promise<FrameResult<typeof request>>
    return successMessage(request, id, await answer(payload, host))
  }

  private makeAnswers(): Answers {
    const { context, email, farcaster, update, desk, smart, themed, introduced, manage, reload } = this.parts
    const { wallet } = context
    return {
      CONNECT_EMAIL: async ({ email: address }) => {
        this.stopWaiting()
        return { action: await email.start(address) }
      },
      CONNECT_DEVICE: () => email.waitForDevice(this.wait()),
      CONNECT_OTP: async ({ otp }) => email.verify(otp),
      GET_USER: async (wish, host) => {
        if (wish?.socialUri !== undefined) await finishSocial(context, wish.socialUri)
        return this.user(wish ?? {}, host)
      },
      CONNECT_SOCIAL: async ({ uri, ...wish }, host) => {
        await finishSocial(context, uri)
        return this.user(wish, host)
      },
      GET_SOCIAL_REDIRECT_URI: async ({ provider }) => ({ uri: await startSocial(context, provider) }),
      GET_FARCASTER_URI: async () => ({ url: await farcaster.start() }),
      CONNECT_FARCASTER: async () => ({ userName: await farcaster.finish(this.wait()) }),
      IS_CONNECTED: async () => ({ isConnected: await isAlive(context) }),
      SIGN_OUT: async () => {
        desk.abortAll()
        this.stopWaiting()
        await wallet.leave()
      },
      SWITCH_NETWORK: async ({ chainId, rpcUrl }) => {
        this.chain = readChain(chainId, rpcUrl)
        return { chainId: chainForPage(this.chain) }
      },
      GET_CHAIN_ID: async () => ({ chainId: chainForPage(this.chain) }),
      GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({ smartAccountEnabledNetworks: [...(await smart.networks())] }),
      INIT_SMART_ACCOUNT: () => this.smartAccount(),
      SET_PREFERRED_ACCOUNT: async ({ type }) => {
        await smart.prefer(type)
        const chosen = await smart.choose(this.evmChain(), (await wallet.mustSession()).account.addresses)
        return { type: chosen.type, address: chosen.address }
      },
      RPC_REQUEST: ({ method, params, chainId, chainNamespace, rpcUrl }, host) =>
        desk.answer({ method, params, host, chain: this.chainOf(chainId, chainNamespace, rpcUrl) }),
      RPC_ABORT: async () => desk.abortAll(),
      UPDATE_EMAIL: async ({ email: address }) => {
        await update.start(address)
        return { action: 'VERIFY_PRIMARY_OTP' }
      },
      UPDATE_EMAIL_PRIMARY_OTP: async ({ otp }) => update.verifyOld(otp),
      UPDATE_EMAIL_SECONDARY_OTP: async ({ otp }) => ({ newEmail: await update.verifyNew(otp) }),
      SYNC_THEME: async (theme) => themed(theme),
      SYNC_DAPP_DATA: async (page) => introduced(page),
      RELOAD: async () => reload(),
      MANAGE_ACCOUNT: manage,
    }
  }

  private async user(wish: UserWish, host: string): Promise<FrameUser> {
    if (wish.chainId !== undefined) this.chain = readChain(wish.chainId, wish.rpcUrl ?? this.chain.rpcUrl)
    // Wishes for several families may be answered at once.
    const { chain } = this
    const { context, smart } = this.parts
    const { wallet } = context
    if (wish.preferredAccountType !== undefined && chain.family === 'eip155') await smart.prefer(wish.preferredAccountType)
    const { account } = await wallet.mustSession()
    const chosen = await smart.choose(chain, account.addresses)
    const { address, owner, type } = chosen
    const smartOne = type === 'eoa' ? await smart.smart(chain, owner) : chosen
    const signed =
      wish.siwxMessage === undefined ? {} : await signSiwx(wish.siwxMessage, { ...this.parts, wallet, account: chosen, host, chain })
    return {
      address,
      chainId: chainForPage(chain),
      email: account.email,
      userName: account.username,
      accounts: accountsOf(chosen, smartOne),
      preferredAccountType: type,
      ...signed,
    }
  }

  /** The smart account on the network of the page, and whether it is there yet. */
  private async smartAccount(): Promise<FrameResult<'INIT_SMART_ACCOUNT'>> {
    const { context, smart, nodes } = this.parts
    const chain = this.evmChain()
    const { account } = await context.wallet.mustSession()
    const found = await smart.smart(chain, account.addresses['eip155'] ?? '')
    if (found === undefined) throw new Fault('method-unknown')
    return { address: found.address, isDeployed: (await nodes.ask(chain, 'eth_getCode', [found.address, 'latest'])) !== '0x' }
  }

  /** The EVM network of the page; the first of all where it is on another family. */
  private evmChain(): Chain {
    return this.chain.family === 'eip155' ? this.chain : readChain(1)
  }

  private chainOf(chainId: number | string | undefined, namespace: string | undefined, rpcUrl: string | undefined): Chain {
    if (chainId === undefined) return rpcUrl === undefined ? this.chain : { ...this.chain, rpcUrl }
    const text = String(chainId)
    const id = namespace !== undefined && !text.includes(':') ? `${namespace}:${Number.isNaN(Number(text)) ? text : Number(text)}` : text
    return readChain(id, rpcUrl ?? (this.chain.id === id ? this.chain.rpcUrl : undefined))
  }

  private wait(): AbortSignal {
    this.stopWaiting()
    return this.waiting.signal
  }

  private stopWaiting(): void {
    this.waiting.abort()
    this.waiting = new AbortController()
  }
}

/** The accounts of a key, the one in use first. An upgraded one has the address of its key: then there is one, as the person prefers it. */
function accountsOf({ address, type, owner }: ChosenAccount, smart: ChosenAccount | undefined): FrameUser['accounts'] {
  if (smart === undefined || smart.address === owner) return [{ address, type }]
  const both = [
    { address: smart.address, type: smart.type },
    { address: owner, type: 'eoa' as const },
  ]
  return type === 'eoa' ? both.toReversed() : both
}
