import { when } from 'mobx'
import type { ChainNamespace } from '../src/core/caip/ids.js'
import type { Modal } from '../src/product/modal/modal.js'
import type { Session } from '../src/wallets/contract/connection.js'
import type { Families } from '../src/wallets/state/families.js'

export interface ConnectByModalNeeds {
  readonly families: Pick<Families, 'find'>
  readonly modal: Pick<Modal, 'isOpen' | 'open'>
}

/**
 * The session of a family, after the person has connected a wallet when none is: what libraries of a host wait for. Undefined when
 * the person closed the modal. Rejects when the signal is aborted.
 */
export async function connectByModal(
  namespace: ChainNamespace,
  { families, modal }: ConnectByModalNeeds,
  signal: AbortSignal,
): Promise<Session | undefined> {
  const session = (): Session | undefined => families.find(namespace)?.session
  if (session() !== undefined) return session()
  await modal.open({ view: 'Connect', namespace })
  await when(() => session() !== undefined || !modal.isOpen, { signal })
  return session()
}
