import { type GenericSchema, array, boolean, number, picklist, unknown } from 'valibot'
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
  nothing,
  text,
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

/** The shapes of what success brings: the page reads them. */
export const frameResults: { readonly [R in FrameRequestName]: GenericSchema<unknown, FrameResult<R>> } = {
  SWITCH_NETWORK: fields({ chainId }),
  CONNECT_EMAIL: fields({ action: picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: nothing,
  GET_USER: user,
  CONNECT_SOCIAL: user,
  GET_SOCIAL_REDIRECT_URI: fields({ uri: link }),
  GET_FARCASTER_URI: fields({ url: link }),
  CONNECT_FARCASTER: fields({ userName: text }),
  IS_CONNECTED: fields({ isConnected: boolean() }),
  SIGN_OUT: nothing,
  GET_CHAIN_ID: fields({ chainId }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: fields({ smartAccountEnabledNetworks: array(number()) }),
  INIT_SMART_ACCOUNT: fields({ address: text, isDeployed: boolean() }),
  SET_PREFERRED_ACCOUNT: fields({ type: accountType, address: text }),
  RPC_REQUEST: unknown(),
  RPC_ABORT: nothing,
  UPDATE_EMAIL: fields({ action: picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  UPDATE_EMAIL_PRIMARY_OTP: nothing,
  UPDATE_EMAIL_SECONDARY_OTP: fields({ newEmail: email }),
  SYNC_THEME: nothing,
  SYNC_DAPP_DATA: nothing,
  RELOAD: nothing,
  MANAGE_ACCOUNT: nothing,
}
