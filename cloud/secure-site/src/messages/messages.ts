import type { FaultCode, FaultDetails } from '../faults/fault.js'

/** Every text of the secure site. */
export interface Messages {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly faults: Readonly<Record<FaultCode, (details: FaultDetails) => string>>

  readonly approve: string
  readonly refuse: string
  readonly tryAgain: string
  readonly close: string
  readonly back: string
  readonly reading: string
  readonly signing: string
  /** Above an operation that was handed over and has not arrived. */
  readonly waitsTitle: string
  /** Above something that was handed over to somebody who did not answer. */
  readonly unknownTitle: string
  readonly keepWaiting: string
  readonly raw: string
  /** Beside a name that a page gives itself. */
  readonly asks: (name: string) => string
  readonly notVisible: string
  readonly notKept: string
  readonly allowStorage: string
  readonly storageRefused: string
  /** Opens a page of this site in a window of its own. */
  readonly openWindow: string
  /** In that window. */
  readonly keepHere: string
  readonly custody: Readonly<Record<'automatic' | 'passkey' | 'code', string>>

  readonly network: string
  readonly account: string
  readonly fee: string
  readonly feeUpTo: (amount: string) => string
  readonly feeSponsored: string
  /** Before the address of the code that an account is upgraded to. */
  readonly upgrade: string
  readonly feeUnknown: string
  readonly to: string
  readonly contract: string
  readonly amount: string
  readonly token: string
  readonly spender: string
  readonly limit: string
  readonly unlimited: string
  readonly until: string
  readonly data: string
  readonly dataOf: (selector: string, bytes: number) => string
  readonly piece: string
  readonly domain: string
  readonly newContract: string

  readonly signMessage: string
  readonly signData: (type: string) => string
  readonly signIn: (domain: string) => string
  readonly send: (amount: string) => string
  readonly transferToken: (amount: string) => string
  readonly transferPiece: string
  readonly allow: string
  readonly allowAll: string
  readonly takeBack: string
  readonly callContract: string
  readonly deploy: string
  readonly batch: (count: number) => string
  readonly signTransaction: string
  readonly signTransactions: (count: number) => string
  readonly sendTransaction: string
  readonly instruction: (number: number, text: string) => string
  readonly createAccountFor: (owner: string) => string
  readonly unknownInstruction: (program: string, bytes: number) => string
  readonly memo: (text: string) => string
  readonly allowTokens: (amount: string, delegate: string) => string
  readonly closeTokenAccount: (to: string) => string
  readonly giveAway: string
  readonly moveSol: (amount: string, to: string) => string
  readonly moveToken: (amount: string, mint: string, to: string) => string

  readonly riskUnlimited: string
  readonly riskAll: string
  readonly riskOtherDomain: (domain: string) => string
  readonly riskOtherChain: string
  readonly riskWouldFail: string
  readonly riskUntried: string
  readonly riskUnreadable: string
  readonly riskPermit: string
  readonly riskBlindHash: string
  readonly riskOwnToken: string
  readonly riskNotAtomic: string
  readonly riskPoor: string
  readonly riskAuthority: string
  readonly riskOtherPayer: string

  readonly recoverTitle: string
  readonly recoverCode: string
  readonly recoverCodeLabel: string
  readonly recoverPasskey: string
  readonly usePasskey: string
  readonly goOn: string

  readonly protectTitle: string
  readonly protectCode: string
  readonly protectPasskey: string
  readonly savedCode: string
  readonly useCodeInstead: string
  readonly copy: string
  readonly copied: string

  readonly manageTitle: string
  readonly addresses: string
  readonly sessions: string
  readonly thisBrowser: string
  readonly lastSeen: (when: string) => string
  readonly endSession: string
  readonly endOthers: string
  readonly history: string
  /** What the cloud noted; it may note more one day. */
  readonly events: Readonly<Partial<Record<string, string>>>
  readonly recovery: string
  readonly changeRecovery: string
  readonly exportTitle: string
  readonly exportWarning: string
  readonly exportShow: string
  readonly deleteTitle: string
  readonly deleteWarning: string
  readonly deleteNow: string
  readonly loginAgain: string
  readonly loginAgainMail: (email: string) => string
  readonly sendCode: string
  readonly codeLabel: string
  readonly loginAgainSocial: (provider: string) => string
  readonly openProvider: (provider: string) => string
  readonly done: string

  readonly popupWait: string
  readonly popupDone: string
  readonly popupLost: string
  readonly wrongAddress: string
}
