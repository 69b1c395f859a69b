import { type GenericSchema, array, check, optional, picklist, pipe, record, string, unknown } from 'valibot'
import type { FramePayload, FrameRequestName } from './requests.js'
import { type FrameMetadata, accountType, chainId, email, fields, nothing, siwxMessage, text } from './values.js'

const otp: GenericSchema<unknown, string> = pipe(
  text,
  check((value) => /^\d{6}$/.test(value)),
)
const texts: GenericSchema<unknown, Record<string, string>> = record(string(), text)
const metadata: GenericSchema<unknown, FrameMetadata> = fields({
  name: optional(text),
  description: optional(text),
  url: optional(text),
  icons: optional(array(text)),
})

const wish = {
  chainId: optional(chainId),
  preferredAccountType: optional(accountType),
  siwxMessage: optional(siwxMessage),
  rpcUrl: optional(text),
}

/** The shapes of every request. Only the frame reads them: a page does not load them. */
export const framePayloads: { readonly [R in FrameRequestName]: GenericSchema<unknown, FramePayload<R>> } = {
  SWITCH_NETWORK: fields({ chainId, rpcUrl: optional(text) }),
  CONNECT_EMAIL: fields({ email }),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: fields({ otp }),
  GET_USER: optional(fields({ ...wish, socialUri: optional(text) })),
  CONNECT_SOCIAL: fields({ ...wish, uri: text }),
  GET_SOCIAL_REDIRECT_URI: fields({ provider: picklist(['google', 'github', 'apple', 'facebook', 'x', 'discord']) }),
  GET_FARCASTER_URI: nothing,
  CONNECT_FARCASTER: nothing,
  IS_CONNECTED: optional(fields({ token: optional(text) })),
  SIGN_OUT: nothing,
  GET_CHAIN_ID: nothing,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: nothing,
  INIT_SMART_ACCOUNT: nothing,
  SET_PREFERRED_ACCOUNT: fields({ type: accountType }),
  RPC_REQUEST: fields({
    method: text,
    params: optional(unknown()),
    chainId: optional(chainId),
    chainNamespace: optional(text),
    rpcUrl: optional(text),
  }),
  RPC_ABORT: nothing,
  UPDATE_EMAIL: fields({ email }),
  UPDATE_EMAIL_PRIMARY_OTP: fields({ otp }),
  UPDATE_EMAIL_SECONDARY_OTP: fields({ otp }),
  SYNC_THEME: fields({
    themeMode: optional(picklist(['light', 'dark'])),
    themeVariables: optional(texts),
    w3mThemeVariables: optional(texts),
  }),
  SYNC_DAPP_DATA: fields({
    projectId: text,
    metadata: optional(metadata),
    sdkVersion: optional(string()),
    sdkType: optional(string()),
  }),
  RELOAD: nothing,
  MANAGE_ACCOUNT: nothing,
}
