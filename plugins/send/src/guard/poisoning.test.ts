import { describe, expect, test } from 'vitest'
import { type AddressKind, addressKinds, drawAddress, drawSlip, drawTwin } from '../../testing/address-kinds.js'
import { type Draw, seeded } from '../../testing/seeded.js'
import { type KnownAddress, type ReceiverFacts, isHalt, judgeReceiver } from './judge-receiver.js'

interface Case {
  readonly what: string
  readonly facts: ReceiverFacts
}

/** A history as people have them: those they paid, those who paid them, and what nobody asked for. */
function history(kind: AddressKind, draw: Draw, size: number): readonly KnownAddress[] {
  const bonds = ['paid', 'payer', 'paid', 'planted'] as const
  return Array.from({ length: size }, (_, index) => ({ address: drawAddress(kind, draw), bond: bonds[index % 4] ?? 'paid' }))
}

/** Lengths that look-alikes of the wild share with their victim, from the front and from the end. */
const shared: readonly (readonly [front: number, end: number])[] = [
  ...([
    [4, 4],
    [3, 4],
    [4, 6],
    [5, 5],
    [6, 4],
    [2, 4],
    [3, 3],
    [2, 3],
  ] as const),
  ...([
    [7, 7],
    [0, 7],
    [8, 0],
    [3, 2],
    [6, 6],
    [4, 5],
    [1, 6],
  ] as const),
]

/** The ways in which addresses are planted, each as it is seen when somebody sends to it. */
const attacks: Readonly<
  Record<string, (kind: AddressKind, draw: Draw, turn: number) => Partial<ReceiverFacts> & Pick<ReceiverFacts, 'to' | 'known'>>
> = {
  'a look-alike of somebody who was paid': (kind, draw, turn) => {
    const victim = drawAddress(kind, draw)
    const [front, end] = shared[turn % shared.length] ?? [4, 4]
    return { to: drawTwin(kind, victim, { front, end, draw }), known: [...history(kind, draw, 40), { address: victim, bond: 'paid' }] }
  },
  'a look-alike that has also sent dust': (kind, draw, turn) => {
    const victim = drawAddress(kind, draw)
    const [front, end] = shared[turn % shared.length] ?? [4, 4]
    const to = drawTwin(kind, victim, { front, end, draw })
    return { to, known: [{ address: to, bond: 'planted' }, ...history(kind, draw, 40), { address: victim, bond: 'paid' }] }
  },
  'a transfer of nothing that others wrote into the history': (kind, draw) => {
    const to = drawAddress(kind, draw)
    return { to, known: [...history(kind, draw, 40), { address: to, bond: 'planted' }] }
  },
  'a look-alike of another own account': (kind, draw, turn) => {
    const own = drawAddress(kind, draw)
    const [front, end] = shared[turn % shared.length] ?? [4, 4]
    return { to: drawTwin(kind, own, { front, end, draw }), known: [...history(kind, draw, 20), { address: own, bond: 'own' }] }
  },
  'a look-alike of the sender itself': (kind, draw, turn) => {
    const from = drawAddress(kind, draw)
    const [front, end] = shared[turn % shared.length] ?? [4, 4]
    return { from, to: drawTwin(kind, from, { front, end, draw }), known: history(kind, draw, 20) }
  },
  'an address with some signs changed': (kind, draw, turn) => {
    const victim = drawAddress(kind, draw)
    return { to: drawSlip(kind, victim, 1 + (turn % 5), draw), known: [...history(kind, draw, 40), { address: victim, bond: 'payer' }] }
  },
  'a name that leads elsewhere': (kind, draw) => {
    const before = drawAddress(kind, draw)
    return {
      to: drawAddress(kind, draw),
      name: 'ada.example',
      names: [{ name: 'ada.example', address: before }],
      known: history(kind, draw, 20),
    }
  },
  'a name that is read as another': (kind, draw, turn) => {
    const names = [
      ['paypal.example', 'pаypal.example'],
      ['ada.example', 'adа.example'],
      ['miller.example', 'rniller.example'],
      ['bill.example', 'biII.example'.toLowerCase()],
    ] as const
    const [known, name] = names[turn % 4] ?? names[0]
    return { to: drawAddress(kind, draw), name, names: [{ name: known, address: drawAddress(kind, draw) }], known: history(kind, draw, 20) }
  },
}

function toCase(what: string, facts: Partial<ReceiverFacts> & Pick<ReceiverFacts, 'to' | 'known'>, from: string): Case {
  return { what, facts: { from, names: [], ...facts } }
}

function drawAttacks(count: number): readonly Case[] {
  const draw = seeded(2_024)
  const ways = Object.entries(attacks)
  return Array.from({ length: count }, (_, turn) => {
    const [what, attack] = ways[turn % ways.length] ?? ['', attacks['']]
    const kind = addressKinds[Math.floor(turn / ways.length) % addressKinds.length] as AddressKind
    if (attack === undefined) throw new Error('no attack')
    return toCase(`${what}, ${kind.name}`, attack(kind, draw, turn), drawAddress(kind, draw))
  })
}

/** What people send on other days: to somebody again, to somebody new, to who has paid them, to an account of their own. */
function drawOrdinary(count: number): readonly Case[] {
  const draw = seeded(7)
  return Array.from({ length: count }, (_, turn) => {
    const kind = addressKinds[turn % addressKinds.length] as AddressKind
    const known = history(kind, draw, 300)
    const to = drawAddress(kind, draw)
    const again = known.find(({ bond }) => bond === (['paid', 'payer'] as const)[turn % 2])?.address ?? to
    const address = turn % 3 === 0 ? to : again
    const own: readonly KnownAddress[] = turn % 7 === 0 ? [{ address, bond: 'own' }] : []
    return toCase(`ordinary ${turn}, ${kind.name}`, { to: address, known: [...known, ...own] }, drawAddress(kind, draw))
  })
}

const halted = ({ facts }: Case): boolean => judgeReceiver(facts).some(isHalt)

describe('the guard against planted addresses', () => {
  test('default: of 200 attacks none passes in silence', () => {
    const passed = drawAttacks(200).filter((attack) => !halted(attack))
    expect(passed.map(({ what }) => what)).toEqual([])
  })

  test('behavior: of 200 ordinary sends at most one is halted', () => {
    const stopped = drawOrdinary(200).filter(halted)
    expect(stopped.map(({ what }) => what).length).toBeLessThanOrEqual(1)
  })

  test('behavior: both figures hold for many more of them', () => {
    expect(drawAttacks(2_000).filter((attack) => !halted(attack))).toEqual([])
    expect(drawOrdinary(800).filter(halted).length).toBeLessThanOrEqual(4)
  })
})

describe('judgeReceiver', () => {
  const [evm] = addressKinds as readonly [AddressKind]
  const draw = seeded(1)
  const [from, to, token] = [drawAddress(evm, draw), drawAddress(evm, draw), drawAddress(evm, draw)] as const
  const kinds = (facts: Partial<ReceiverFacts>): readonly string[] =>
    judgeReceiver({ from, to, known: [], names: [], ...facts }).map(({ kind }) => kind)

  test.each<[what: string, facts: Partial<ReceiverFacts>, found: readonly string[]]>([
    ['somebody new is told, and not halted', {}, ['first']],
    ['somebody who was paid before is not spoken of', { known: [{ address: to, bond: 'paid' }] }, []],
    ['the same in capitals is the same', { known: [{ address: to.toUpperCase().replace('0X', '0x'), bond: 'paid' }] }, []],
    ['nobody', { to: `0x${'0'.repeat(40)}` }, ['nobody', 'first']],
    ['where coins are burnt', { to: '0x000000000000000000000000000000000000dEaD' }, ['nobody', 'first']],
    ['a precompiled contract', { to: `0x${'0'.repeat(38)}09` }, ['nobody', 'first']],
    ['the contract of the token', { to: token, tokenAddress: token }, ['token', 'first']],
    ['the sender', { to: from }, ['self']],
    ['another own account', { known: [{ address: to, bond: 'own' }] }, ['own']],
    ['a contract', { isContract: true }, ['first', 'contract']],
    ['one who only sent dust', { known: [{ address: to, bond: 'planted' }] }, ['planted']],
    [
      'one who sent dust and money',
      {
        known: [
          { address: to, bond: 'planted' },
          { address: to, bond: 'payer' },
        ],
      },
      ['first'],
    ],
    ['a name that still leads there', { name: 'a.b', names: [{ name: 'a.b', address: to }], known: [{ address: to, bond: 'paid' }] }, []],
  ])('behavior: %s', (_, facts, found) => expect(kinds(facts)).toEqual(found))

  test('behavior: it says whom it looks like', () => {
    const twin = drawTwin(evm, to, { front: 4, end: 4, draw })
    expect(judgeReceiver({ from, to: twin, known: [{ address: to, bond: 'paid' }], names: [] })).toEqual([
      { kind: 'look-alike', other: to },
    ])
  })
})
