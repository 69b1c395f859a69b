import { expectTypeOf, test } from 'vitest'
import type { Network } from '../contract/network.js'
import type { Session } from '../contract/connection.js'
import type { ConnectOutcome } from './connecting.js'
import type { ConnectionStatus } from '../contract/connection.js'
import { transitions } from './machine.js'
import type { ModalPort } from './modal-port.js'

test('behavior: an outcome says what it carries', () => {
  expectTypeOf<Extract<ConnectOutcome, { status: 'connected' }>['session']>().toEqualTypeOf<Session>()
  expectTypeOf<Extract<ConnectOutcome, { status: 'pending' }>['answer']>().toEqualTypeOf<Promise<ConnectOutcome>>()
  // @ts-expect-error a refusal is no error and carries none
  expectTypeOf<Extract<ConnectOutcome, { status: 'refused' }>['error']>().toBeUnknown()
})

test('behavior: every status has its row in the table', () => {
  expectTypeOf<keyof typeof transitions>().toEqualTypeOf<ConnectionStatus>()
})

test('behavior: a view is shown with its own arguments', () => {
  const modal = {} as ModalPort
  const network = {} as Network
  expectTypeOf(() => modal.show('SwitchNetwork', { network, mustConfirm: true })).toBeFunction()
  expectTypeOf(() => modal.show('UnsupportedChain')).toBeFunction()
  // @ts-expect-error the network is missing
  expectTypeOf(() => modal.show('SwitchActiveChain')).toBeFunction()
  // @ts-expect-error no such view
  expectTypeOf(() => modal.show('Nowhere')).toBeFunction()
})
