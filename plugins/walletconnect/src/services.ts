import {
  type Service,
  alertsKey,
  chainsKey,
  clockKey,
  deviceKey,
  eventsKey,
  logKey,
  maybe,
  networksKey,
  optionsKey,
  pageKey,
  service,
  storageKey,
  toastsKey,
} from '@billfold/kernel'

import { Away, awayItem } from './away.js'
import { ClientHolder } from './client/client-holder.js'
import { openSdk } from './client/sdk.js'
import { Families } from './connector/families.js'
import { type WalletConnectOptions, pairingKey } from './contract.js'
import { awayKey, familiesKey, holderKey, sessionsKey } from './keys.js'
import { walletLink } from './links/wallet-link.js'
import { linkExpired } from './pairing/link-expired.js'
import { LinkMaker } from './pairing/link-maker.js'
import { PairingStore } from './pairing/pairing-store.js'
import { topicOf } from './session/read-session.js'
import { PairedSessions } from './session/sessions.js'

/** What pairing is made of. */
export function services({ namespaces, verifyUrl, prefersUniversalLinks = false }: WalletConnectOptions): readonly Service[] {
  return [
    service(
      holderKey,
      [optionsKey, deviceKey, clockKey, logKey],
      (options, device, clock, log) => new ClientHolder({ options, device, clock, log, verifyUrl, openSdk }),
    ),
    service(familiesKey, [chainsKey, networksKey, logKey], (chains, networks, log) => {
      return new Families({ chains, networks, log, overrides: namespaces })
    }),
    service(awayKey, [deviceKey, clockKey, storageKey, maybe(pageKey)], (device, clock, storage, page) => {
      const link = storage.own('deep-link')
      const open = (href: string): void => page?.open(href, '_self')
      return new Away({ device, clock, link, until: storage.item(awayItem), prefersUniversalLinks, open })
    }),
    service(
      sessionsKey,
      [holderKey, familiesKey, awayKey, chainsKey, clockKey, logKey],
      (holder, families, away, chains, clock, log) =>
        new PairedSessions({
          holder,
          clock,
          log,
          propose: () => families.propose(),
          networkOf: (namespace) => chains.find(namespace)?.network?.caipNetworkId,
          onRequest: () => away.openWallet(),
        }),
    ),
    service(
      pairingKey,
      [holderKey, familiesKey, sessionsKey, awayKey, clockKey, deviceKey, alertsKey, logKey, eventsKey, toastsKey],
      (holder, families, sessions, away, clock, device, alerts, log, events, toasts) =>
        new PairingStore({
          maker: new LinkMaker({ holder, clock, propose: () => families.propose() }),
          clock,
          device,
          alerts,
          log,
          publish: (name, payload) => events.publish(name, payload),
          linkOf: (request) => walletLink({ ...request, device, prefersUniversalLinks }),
          choose: (wallet) => away.choose(wallet),
          expectAnswer: (isExpected) => away.expect(isExpected),
          refuse: (client, settled) => void sessions.refuse(client, topicOf(settled)),
          tellExpired: () => toasts.show(linkExpired()),
        }),
    ),
  ]
}
