import { type ChainNamespace, type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'siwx/not-enabled': { readonly namespace: ChainNamespace | undefined }
    'siwx/incomplete': { readonly option: 'siweConfig' | 'siwx'; readonly missing: readonly string[] }
    'siwx/cannot-sign': { readonly wallet: string }
    /** The account or its network was changed while the wallet was asked. */
    'siwx/account-changed': { readonly wallet: string }
    'siwx/wrong-signature': { readonly wallet: string }
    'siwx/cannot-verify': { readonly reason: string }
    /** What was signed while connecting is another message than the one that was asked for. */
    'siwx/not-asked': { readonly networkId: string }
    'siwx/not-taken': { readonly by: 'siweConfig' }
    /** The project signs nobody in without an address of e-mail. */
    'siwx/email-needed': Readonly<Record<string, never>>
  }
}

/** Makes the failures of signing in. They reach the log and the host; visitors see a state of the view. */
export const siwxError: ErrorFactory<'siwx'> = errorFactory({
  'siwx/not-enabled': {
    message: 'SIWX is not enabled',
    remedy: 'Connect an account of a family that the sign-in serves, and leave it enabled.',
  },
  'siwx/incomplete': ({ option, missing }) => ({
    message: `The option ${option} lacks ${missing.join(', ')}`,
    remedy: 'Give an object with all of its functions, or leave the option out. Nobody is asked to sign in until then.',
  }),
  'siwx/cannot-sign': ({ wallet }) => `${wallet} cannot sign messages`,
  'siwx/account-changed': ({ wallet }) => `The account of ${wallet} was changed while it was asked to sign. Nobody was signed in.`,
  'siwx/wrong-signature': ({ wallet }) => ({
    message: `${wallet} gave a signature that is none of this message by this account. Nobody was signed in.`,
    remedy: 'Try again with the account that is connected.',
  }),
  'siwx/cannot-verify': ({ reason }) => ({
    message: reason,
    remedy: 'Name a backend (endpoint siwx) that can verify it, or connect another account.',
  }),
  'siwx/not-asked': ({ networkId }) => `What was signed for ${networkId} is not what the page has asked for`,
  'siwx/email-needed': () => ({ message: 'OTP is required', remedy: 'Confirm an address of e-mail before signing in.' }),
  'siwx/not-taken': ({ by }) => ({
    message: `verifyMessage of ${by} did not take the sign-in`,
    remedy: 'Look at what the backend says of it.',
  }),
})
