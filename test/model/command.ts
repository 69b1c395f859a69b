/** The families whose real plugins are on the page. */
export const bothFamilies = ['eip155', 'solana'] as const
export type Family = (typeof bothFamilies)[number]

/** Each family has two wallets. */
export const walletNames = ['harbour', 'tern'] as const
export type WalletName = (typeof walletNames)[number]

/** One wallet of one family. */
export interface At {
  readonly family: Family
  readonly wallet: WalletName
}

/** Answer of a person to a wallet's question. */
export type Answer = 'approve' | 'refuse' | 'fail'

/** A wallet has two accounts to choose from. */
export type AccountNumber = 0 | 1

/** The page asks for the first two networks; the third is one that nobody asked for. */
export type NetworkNumber = 1 | 2 | 3

/** Action of a person in a wallet. `openWindow` opens one of another page, `hangUp` ends the connection. */
export type WalletCommand = At &
  (
    | { readonly do: 'changeAccount'; readonly to: AccountNumber | undefined }
    | { readonly do: 'changeNetwork'; readonly to: NetworkNumber }
    | { readonly do: 'lock' | 'unlock' }
    | { readonly do: 'revoke' | 'hangUp' | 'openWindow' }
  )

/** Action between a page and a wallet. */
export type MeetingCommand = At &
  (
    | { readonly do: 'answer'; readonly answer: Answer }
    | { readonly do: 'connect' }
    /** The person says yes in the window that was open already. */
    | { readonly do: 'closeWindow' }
    /** The wallet takes its time, and gives all its answers at last. */
    | { readonly do: 'slow' | 'hurry' }
    /** The wallet is not on the page when that is loaded next, and announces itself after all. */
    | { readonly do: 'hide' | 'announce' }
  )

/** One thing that a visitor, a person in front of a wallet, a wallet or time does. */
export type Command =
  | WalletCommand
  | MeetingCommand
  | { readonly do: 'cancel' | 'disconnect'; readonly family: Family }
  | { readonly do: 'switchNetwork'; readonly family: Family; readonly to: NetworkNumber }
  | { readonly do: 'disconnectAll' | 'reload' }
  | { readonly do: 'wait'; readonly milliseconds: number }

const ofWallets: ReadonlySet<string> = new Set<WalletCommand['do']>([
  'changeAccount',
  'changeNetwork',
  'lock',
  'unlock',
  'revoke',
  'hangUp',
  'openWindow',
])

/** True for a command that happens in a wallet alone. */
export function isWalletCommand(command: Command): command is WalletCommand {
  return ofWallets.has(command.do)
}
