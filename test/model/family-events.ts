import type { Command, Family, WalletName } from './command.js'

/** Something that happens to one family, in two halves: between them anything may happen to the other one. */
export interface FamilyEvent {
  readonly name: string
  /** A wallet is connected when the event begins. */
  readonly from: 'connected' | 'disconnected'
  readonly begin: (hand: Hand) => readonly Command[]
  readonly finish: (hand: Hand) => readonly Command[]
}

/** Commands for one family, by its first wallet unless the second is meant. */
export interface Hand {
  readonly family: Family
  connect(wallet?: WalletName): Command
  answer(answer: 'approve' | 'refuse' | 'fail', wallet?: WalletName): Command
  wallet(what: Simple, wallet?: WalletName): Command
}

type Simple = 'lock' | 'unlock' | 'revoke' | 'hangUp' | 'openWindow' | 'closeWindow' | 'slow' | 'hurry' | 'hide' | 'announce'

const aMoment: Command = { do: 'wait', milliseconds: 20 }
const reload: Command = { do: 'reload' }
const first = 'harbour'
const account = ({ family }: Hand, to: 0 | 1 | undefined): Command => ({ do: 'changeAccount', family, wallet: first, to })
const network = ({ family }: Hand, to: 2 | 3): Command => ({ do: 'changeNetwork', family, wallet: first, to })

/** Commands that prepare a family for an event. */
export function leadUp({ from }: FamilyEvent, hand: Hand): readonly Command[] {
  return from === 'connected' ? [hand.connect(), hand.answer('approve'), aMoment] : []
}

/** Commands for a family. */
export function handOf(family: Family): Hand {
  return {
    family,
    connect: (wallet = first) => ({ do: 'connect', family, wallet }),
    answer: (answer, wallet = first) => ({ do: 'answer', family, wallet, answer }),
    wallet: (what, wallet = first) => ({ do: what, family, wallet }),
  }
}

const fromNothing: readonly Omit<FamilyEvent, 'from'>[] = [
  { name: 'connect, approve', begin: (hand) => [hand.connect()], finish: (hand) => [hand.answer('approve')] },
  { name: 'connect, reject', begin: (hand) => [hand.connect()], finish: (hand) => [hand.answer('refuse')] },
  { name: 'connect, the wallet fails', begin: (hand) => [hand.connect()], finish: (hand) => [hand.answer('fail')] },
  { name: 'a silent wallet, cancel', begin: (hand) => [hand.connect()], finish: ({ family }) => [{ do: 'cancel', family }] },
  {
    name: 'a silent wallet that says yes after cancel',
    begin: (hand) => [hand.connect(), { do: 'cancel', family: hand.family }],
    finish: (hand) => [hand.answer('approve')],
  },
  {
    name: 'a silent wallet, and another one that is quicker',
    begin: (hand) => [hand.connect(), hand.connect('tern')],
    finish: (hand) => [hand.answer('approve', 'tern'), hand.answer('approve')],
  },
  { name: 'a silent wallet, disconnect', begin: (hand) => [hand.connect()], finish: ({ family }) => [{ do: 'disconnect', family }] },
  {
    name: 'another window is open, and is answered',
    begin: (hand) => [hand.wallet('openWindow'), hand.connect()],
    finish: (hand) => [hand.wallet('closeWindow')],
  },
  {
    name: 'a wallet that announces itself late, and is chosen',
    begin: (hand) => [hand.wallet('hide', 'tern'), reload],
    finish: (hand) => [hand.wallet('announce', 'tern'), hand.connect('tern'), hand.answer('approve', 'tern')],
  },
  {
    name: 'the page is loaded anew while a wallet is asked',
    begin: (hand) => [hand.connect(), reload],
    finish: (hand) => [hand.answer('approve')],
  },
]

const fromConnected: readonly Omit<FamilyEvent, 'from'>[] = [
  { name: 'another account', begin: (hand) => [account(hand, 1)], finish: () => [aMoment] },
  { name: 'another account, and back', begin: (hand) => [account(hand, 1)], finish: (hand) => [account(hand, 0), aMoment] },
  { name: 'no account', begin: (hand) => [account(hand, undefined)], finish: (hand) => [account(hand, 0), aMoment] },
  { name: 'another network', begin: (hand) => [network(hand, 2)], finish: () => [aMoment] },
  { name: 'a network that nobody asked for', begin: (hand) => [network(hand, 3)], finish: () => [aMoment] },
  { name: 'another account on another network', begin: (hand) => [account(hand, 1)], finish: (hand) => [network(hand, 2), aMoment] },
  {
    name: 'the page asks for a network',
    begin: ({ family }) => [{ do: 'switchNetwork', family, to: 2 }],
    finish: (hand) => [hand.answer('approve'), aMoment],
  },
  {
    name: 'the page asks for a network, reject',
    begin: ({ family }) => [{ do: 'switchNetwork', family, to: 2 }],
    finish: (hand) => [hand.answer('refuse')],
  },
  {
    name: 'the page asks for a network, and the wallet has to learn it',
    begin: (hand) => [{ do: 'switchNetwork', family: hand.family, to: 2 }, hand.answer('fail')],
    finish: (hand) => [hand.answer('approve'), hand.answer('approve'), aMoment],
  },
  { name: 'the wallet disconnects', begin: (hand) => [hand.wallet('hangUp')], finish: () => [aMoment] },
  { name: 'the person takes the permission back', begin: (hand) => [hand.wallet('revoke')], finish: () => [aMoment] },
  {
    name: 'the visitor disconnects, and the wallet takes its time',
    begin: (hand) => [hand.wallet('slow'), { do: 'disconnect', family: hand.family }],
    finish: (hand) => [hand.wallet('hurry')],
  },
  { name: 'lock, unlock', begin: (hand) => [hand.wallet('lock')], finish: (hand) => [hand.wallet('unlock')] },
  { name: 'another wallet, approve', begin: (hand) => [hand.connect('tern')], finish: (hand) => [hand.answer('approve', 'tern')] },
  { name: 'another wallet, reject', begin: (hand) => [hand.connect('tern')], finish: (hand) => [hand.answer('refuse', 'tern')] },
  {
    name: 'the wallet goes while another one is asked',
    begin: (hand) => [hand.connect('tern'), hand.wallet('hangUp')],
    finish: (hand) => [hand.answer('approve', 'tern')],
  },
  { name: 'the page is loaded anew, restored', begin: (hand) => [hand.wallet('slow'), reload], finish: (hand) => [hand.wallet('hurry')] },
  {
    name: 'the page is loaded anew, and the wallet has forgotten it',
    begin: (hand) => [hand.wallet('slow'), reload],
    finish: (hand) => [hand.wallet('revoke'), hand.wallet('hurry')],
  },
  {
    name: 'the page is loaded anew while the wallet is locked',
    begin: (hand) => [hand.wallet('slow'), reload, hand.wallet('lock')],
    finish: (hand) => [hand.wallet('hurry'), hand.wallet('unlock')],
  },
  {
    name: 'the page is loaded anew, and another wallet is chosen meanwhile',
    begin: (hand) => [hand.wallet('slow'), reload, hand.connect('tern')],
    finish: (hand) => [hand.answer('refuse', 'tern'), hand.wallet('hurry')],
  },
  {
    name: 'a wallet announces itself late, and is restored',
    begin: (hand) => [hand.wallet('hide'), reload],
    finish: (hand) => [hand.wallet('announce')],
  },
  {
    name: 'a wallet announces itself too late',
    begin: (hand) => [hand.wallet('hide'), reload],
    finish: (hand) => [{ do: 'wait', milliseconds: 3_100 }, hand.wallet('announce')],
  },
]

/** Everything that may happen to a family. */
export const familyEvents: readonly FamilyEvent[] = [
  ...fromNothing.map((event) => ({ ...event, from: 'disconnected' as const })),
  ...fromConnected.map((event) => ({ ...event, from: 'connected' as const })),
]
