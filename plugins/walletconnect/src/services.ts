import { type Service, maybe, service, kernelKey } from '@billfold/kernel'

import { Away, awayItem } from './away.js'
import { ClientHolder } from './client/client-holder.js'
import { openSdk } from './client/sdk.js'
import { PairingProfiles } from './connector/pairing-profiles.js'
import { type WalletConnectOptions, pairingKey } from './contract.js'
import { awayKey, profilesKey, holderKey, sessionsKey } from './keys.js'
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
      { options: kernelKey('options'), device: kernelKey('device'), clock: kernelKey('clock'), log: kernelKey('log') },
      ({ options, device, clock, log }) => new ClientHolder({ options, device, clock, log, verifyUrl, openSdk }),
    ),
    service(
      profilesKey,
      { families: kernelKey('families'), networks: kernelKey('networks'), log: kernelKey('log') },
      ({ families, networks, log }) => {
        return new PairingProfiles({ families, networks, log, overrides: namespaces })
      },
    ),
    service(
      awayKey,
      { device: kernelKey('device'), clock: kernelKey('clock'), storage: kernelKey('storage'), page: maybe(kernelKey('page')) },
      ({ device, clock, storage, page }) => {
        const link = storage.own('deep-link')
        const open = (href: string): void => page?.open(href, '_self')
        return new Away({ device, clock, link, until: storage.item(awayItem), prefersUniversalLinks, open })
      },
    ),
    service(
      sessionsKey,
      {
        holder: holderKey,
        profiles: profilesKey,
        away: awayKey,
        families: kernelKey('families'),
        clock: kernelKey('clock'),
        log: kernelKey('log'),
      },
      ({ holder, profiles, away, families, clock, log }) =>
        new PairedSessions({
          holder,
          clock,
          log,
          propose: () => profiles.propose(),
          networkOf: (namespace) => families.find(namespace)?.network?.caipNetworkId,
          onRequest: () => away.openWallet(),
        }),
    ),
    service(
      pairingKey,
      {
        holder: holderKey,
        profiles: profilesKey,
        sessions: sessionsKey,
        away: awayKey,
        clock: kernelKey('clock'),
        device: kernelKey('device'),
        alerts: kernelKey('alerts'),
        log: kernelKey('log'),
        events: kernelKey('events'),
        toasts: kernelKey('toasts'),
      },
      ({ holder, profiles, sessions, away, clock, device, alerts, log, events, toasts }) =>
        new PairingStore({
          maker: new LinkMaker({ holder, clock, propose: () => profiles.propose() }),
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
