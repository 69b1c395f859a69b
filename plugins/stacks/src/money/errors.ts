import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    /** The receiver is no address of Stacks, but perhaps one of another family. */
    'stacks-send/invalid-address': { readonly address: string }
    /** The receiver is an address of other networks than the one in use. */
    'stacks-send/other-network': { readonly address: string; readonly network: string }
    'stacks-send/to-oneself': Readonly<Record<string, never>>
    'stacks-send/memo-too-long': { readonly bytes: number }
    /** Tokens of contracts cannot be sent from here. */
    'stacks-send/no-tokens': Readonly<Record<string, never>>
    'stacks-send/not-enough': { readonly held: string; readonly needed: string }
    /** The network did not take it in: nothing was moved. */
    'stacks-send/refused': { readonly reason: string }
    /** It may be on its way. */
    'stacks-send/unknown-outcome': { readonly wallet: string; readonly txid?: string | undefined }
  }
}

const nothingSent = 'Nothing was sent.'

/** Makes the failures of transfers. */
export const sendError: ErrorFactory<'stacks-send'> = errorFactory({
  'stacks-send/invalid-address': ({ address }) => ({
    message: `'${address.slice(0, 60)}' is not a Stacks address. ${nothingSent}`,
    remedy: 'Ask the receiver for their Stacks address: it begins with SP, or with ST on test networks.',
  }),
  'stacks-send/other-network': ({ network }) => ({
    message: `That address is not for ${network}. ${nothingSent}`,
    remedy:
      'Addresses of the main network begin with SP or SM, those of test networks with ST or SN. Ask for the other one, or change the network.',
  }),
  'stacks-send/to-oneself': {
    message: `That is the address that you send from. ${nothingSent}`,
    remedy: 'Enter the address of the receiver.',
  },
  'stacks-send/memo-too-long': ({ bytes }) => ({
    message: `The note has ${bytes} bytes. ${nothingSent}`,
    remedy: 'Shorten it to 34 bytes.',
  }),
  'stacks-send/no-tokens': {
    message: `Tokens of Stacks cannot be sent from here yet. ${nothingSent}`,
    remedy: 'Send them in your wallet.',
  },
  'stacks-send/not-enough': ({ held, needed }) => ({
    message: `${needed} are needed with the fee, and ${held} can be spent. ${nothingSent}`,
    remedy: 'Send less, or top the account up first.',
  }),
  'stacks-send/refused': ({ reason }) => ({
    message: `The network did not accept the transfer: ${reason} ${nothingSent}`,
    remedy: 'Look at your balance and at what you sent lately, and try again.',
  }),
  'stacks-send/unknown-outcome': ({ txid }) => ({
    message: `Nobody said whether the transfer was sent. It may be on its way${txid === undefined ? '' : `: ${txid}`}.`,
    remedy: 'Look at the latest transactions of the account in an explorer before you send again.',
  }),
})
