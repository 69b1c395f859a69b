import { type GenericSchema, boolean, number, array, optional, picklist, pipe, string, transform, unknown } from 'valibot'
import {
  type FrameAccountType,
  type FrameChainId,
  type FrameMetadata,
  type FrameSiwxMessage,
  type FrameUser,
  accountType,
  chainId,
  email,
  fields,
  link,
  metadata,
  otp,
  siwxMessage,
  text,
  texts,
  user,
} from './values.js'

/** Social accounts that a popup logs in with; Farcaster has requests of its own. */
export type RedirectProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'

/** Wish for a user on a network, as an account of a type, with a sign-in in the same step. */
export interface UserWish {
  readonly chainId?: FrameChainId | undefined
  readonly preferredAccountType?: FrameAccountType | undefined
  readonly siwxMessage?: FrameSiwxMessage | undefined
  readonly rpcUrl?: string | undefined
}

export interface RpcRequest {
  readonly method: string
  readonly params?: unknown
  readonly chainId?: FrameChainId | undefined
  readonly chainNamespace?: string | undefined
  readonly rpcUrl?: string | undefined
}

export interface ThemeSync {
  readonly themeMode?: 'light' | 'dark' | undefined
  readonly themeVariables?: Record<string, string> | undefined
  readonly w3mThemeVariables?: Record<string, string> | undefined
}

export interface DappData {
  readonly projectId: string
  readonly metadata?: FrameMetadata | undefined
  readonly sdkVersion?: string | undefined
  readonly sdkType?: string | undefined
}

interface Exchange<Payload, Result> {
  readonly payload: Payload
  readonly result: Result
}

/** What the page may ask of the frame, and what success brings. Each fails with a message. */
export interface FrameRequests {
  readonly SWITCH_NETWORK: Exchange<
    { readonly chainId: FrameChainId; readonly rpcUrl?: string | undefined },
    { readonly chainId: FrameChainId }
  >
  readonly CONNECT_EMAIL: Exchange<{ readonly email: string }, { readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT' }>
  readonly CONNECT_DEVICE: Exchange<undefined, undefined>
  readonly CONNECT_OTP: Exchange<{ readonly otp: string }, undefined>
  readonly GET_USER: Exchange<(UserWish & { readonly socialUri?: string | undefined }) | undefined, FrameUser>
  readonly CONNECT_SOCIAL: Exchange<UserWish & { readonly uri: string }, FrameUser>
  readonly GET_SOCIAL_REDIRECT_URI: Exchange<{ readonly provider: RedirectProvider }, { readonly uri: string }>
  readonly GET_FARCASTER_URI: Exchange<undefined, { readonly url: string }>
  readonly CONNECT_FARCASTER: Exchange<undefined, { readonly userName: string }>
  readonly IS_CONNECTED: Exchange<{ readonly token?: string | undefined } | undefined, { readonly isConnected: boolean }>
  readonly SIGN_OUT: Exchange<undefined, undefined>
  readonly GET_CHAIN_ID: Exchange<undefined, { readonly chainId: FrameChainId }>
  readonly GET_SMART_ACCOUNT_ENABLED_NETWORKS: Exchange<undefined, { readonly smartAccountEnabledNetworks: number[] }>
  readonly INIT_SMART_ACCOUNT: Exchange<undefined, { readonly address: string; readonly isDeployed: boolean }>
  readonly SET_PREFERRED_ACCOUNT: Exchange<
    { readonly type: FrameAccountType },
    { readonly type: FrameAccountType; readonly address: string }
  >
  readonly RPC_REQUEST: Exchange<RpcRequest, unknown>
  readonly RPC_ABORT: Exchange<undefined, undefined>
  readonly UPDATE_EMAIL: Exchange<{ readonly email: string }, { readonly action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP' }>
  readonly UPDATE_EMAIL_PRIMARY_OTP: Exchange<{ readonly otp: string }, undefined>
  readonly UPDATE_EMAIL_SECONDARY_OTP: Exchange<{ readonly otp: string }, { readonly newEmail: string }>
  readonly SYNC_THEME: Exchange<ThemeSync, undefined>
  readonly SYNC_DAPP_DATA: Exchange<DappData, undefined>
  readonly RELOAD: Exchange<undefined, undefined>
  /** Ours beside version 4: sessions, export and deletion, in the frame, until the person closes them. */
  readonly MANAGE_ACCOUNT: Exchange<undefined, undefined>
}

export type FrameRequestName = keyof FrameRequests
export type FramePayload<R extends FrameRequestName> = FrameRequests[R]['payload']
export type FrameResult<R extends FrameRequestName> = FrameRequests[R]['result']

interface ExchangeSchemas<Payload, Result> {
  readonly payload: GenericSchema<unknown, Payload>
  readonly result: GenericSchema<unknown, Result>
}

const nothing: GenericSchema<unknown, undefined> = pipe(
  unknown(),
  transform(() => undefined),
)
const wish = {
  chainId: optional(chainId),
  preferredAccountType: optional(accountType),
  siwxMessage: optional(siwxMessage),
  rpcUrl: optional(text),
}
const bare = { payload: nothing, result: nothing }

/** The shapes of every request and of its answer. */
export const frameRequests: { readonly [R in FrameRequestName]: ExchangeSchemas<FramePayload<R>, FrameResult<R>> } = {
  SWITCH_NETWORK: { payload: fields({ chainId, rpcUrl: optional(text) }), result: fields({ chainId }) },
  CONNECT_EMAIL: { payload: fields({ email }), result: fields({ action: picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }) },
  CONNECT_DEVICE: bare,
  CONNECT_OTP: { payload: fields({ otp }), result: nothing },
  GET_USER: {
    payload: optional(fields({ ...wish, socialUri: optional(text) })),
    result: user,
  },
  CONNECT_SOCIAL: { payload: fields({ ...wish, uri: text }), result: user },
  GET_SOCIAL_REDIRECT_URI: {
    payload: fields({ provider: picklist(['google', 'github', 'apple', 'facebook', 'x', 'discord']) }),
    result: fields({ uri: link }),
  },
  GET_FARCASTER_URI: { payload: nothing, result: fields({ url: link }) },
  CONNECT_FARCASTER: { payload: nothing, result: fields({ userName: text }) },
  IS_CONNECTED: { payload: optional(fields({ token: optional(text) })), result: fields({ isConnected: boolean() }) },
  SIGN_OUT: bare,
  GET_CHAIN_ID: { payload: nothing, result: fields({ chainId }) },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: { payload: nothing, result: fields({ smartAccountEnabledNetworks: array(number()) }) },
  INIT_SMART_ACCOUNT: { payload: nothing, result: fields({ address: text, isDeployed: boolean() }) },
  SET_PREFERRED_ACCOUNT: { payload: fields({ type: accountType }), result: fields({ type: accountType, address: text }) },
  RPC_REQUEST: {
    payload: fields({
      method: text,
      params: optional(unknown()),
      chainId: optional(chainId),
      chainNamespace: optional(text),
      rpcUrl: optional(text),
    }),
    result: unknown(),
  },
  RPC_ABORT: bare,
  UPDATE_EMAIL: { payload: fields({ email }), result: fields({ action: picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }) },
  UPDATE_EMAIL_PRIMARY_OTP: { payload: fields({ otp }), result: nothing },
  UPDATE_EMAIL_SECONDARY_OTP: { payload: fields({ otp }), result: fields({ newEmail: email }) },
  SYNC_THEME: {
    payload: fields({
      themeMode: optional(picklist(['light', 'dark'])),
      themeVariables: optional(texts),
      w3mThemeVariables: optional(texts),
    }),
    result: nothing,
  },
  SYNC_DAPP_DATA: {
    payload: fields({ projectId: text, metadata: optional(metadata), sdkVersion: optional(string()), sdkType: optional(string()) }),
    result: nothing,
  },
  RELOAD: bare,
  MANAGE_ACCOUNT: bare,
}
