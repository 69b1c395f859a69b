import { type Key, type Service, type ToastRequest, type ToastWords, kernelKey, kernelKeys, maybe, service } from '@billfold/kernel'

import { SdkClient } from './client/sdk-client.js'
import { openSdk } from './client/sdk.js'
import { PairingProfiles } from './connector/pairing-profiles.js'
import { PairingSignIns } from './connector/pairing-sign-ins.js'
import { type WalletConnectOptions, pairingKey } from './contract.js'
import { pairingError } from './errors.js'
import { walletLink } from './links/wallet-link.js'
import type { en } from './messages/en.js'
import { LinkMaker } from './pairing/link-maker.js'
import { PairingStore } from './pairing/pairing-store.js'
import { PendingReturn, pendingReturnItem } from './pending-return.js'
import { PairedSessions } from './session/paired-sessions.js'
import { topicOf } from './session/read-session.js'

/** Keys of the plugin's own services. */
export const sdkClientKey = 'walletconnect.sdk' as Key<SdkClient>
export const pairingProfilesKey = 'walletconnect.profiles' as Key<PairingProfiles>
export const pairingSignInsKey = 'walletconnect.sign-ins' as Key<PairingSignIns>
export const sessionsKey = 'walletconnect.sessions' as Key<PairedSessions>
export const pendingReturnKey = 'walletconnect.pending-return' as Key<PendingReturn>

/** Makes the services of the plugin. */
export function services({ namespaces, verifyUrl, prefersUniversalLinks = false }: WalletConnectOptions): readonly Service[] {
  return [
    service(
      sdkClientKey,
      kernelKeys('options', 'device', 'clock', 'log', 'http'),
      ({ options, device, clock, log, http }) => new SdkClient({ options, device, clock, log, http, verifyUrl, openSdk }),
    ),
    service(pairingProfilesKey, kernelKeys('families', 'networks', 'log'), ({ families, networks, log }) => {
      return new PairingProfiles({ families, networks, log, overrides: namespaces })
    }),
    service(
      pairingSignInsKey,
      { ...kernelKeys('slots', 'device', 'clock', 'log'), profiles: pairingProfilesKey },
      ({ profiles, ...needs }) => new PairingSignIns({ ...needs, canSignIn: (namespace) => profiles.profile(namespace)?.signsIn === true }),
    ),
    service(
      pendingReturnKey,
      { ...kernelKeys('device', 'clock', 'storage'), page: maybe(kernelKey('page')) },
      ({ device, clock, storage, page }) => {
        const link = storage.own('deep-link')
        const open = (href: string): void => page?.open(href, '_self')
        return new PendingReturn({ device, clock, link, deadline: storage.item(pendingReturnItem), prefersUniversalLinks, open })
      },
    ),
    service(
      sessionsKey,
      { ...kernelKeys('families', 'clock', 'log'), sdk: sdkClientKey, profiles: pairingProfilesKey, pendingReturn: pendingReturnKey },
      ({ sdk, profiles, pendingReturn, families, clock, log }) =>
        new PairedSessions({
          sdk,
          clock,
          log,
          propose: () => profiles.propose(),
          networkOf: (namespace) => families.find(namespace)?.network?.caipNetworkId,
          onRequest: () => pendingReturn.openWallet(),
        }),
    ),
    service(
      pairingKey,
      {
        ...kernelKeys('clock', 'device', 'alerts', 'log', 'events', 'toasts'),
        sdk: sdkClientKey,
        profiles: pairingProfilesKey,
        signIns: pairingSignInsKey,
        sessions: sessionsKey,
        pendingReturn: pendingReturnKey,
      },
      ({ sdk, profiles, signIns, sessions, pendingReturn, clock, device, alerts, log, events, toasts }) =>
        new PairingStore({
          maker: new LinkMaker({ sdk, clock, propose: () => profiles.propose(), signIn: (proposal) => signIns.request(proposal) }),
          clock,
          device,
          alerts,
          log,
          publish: (name, payload) => events.publish(name, payload),
          linkOf: (request) => walletLink({ ...request, device, prefersUniversalLinks }),
          choose: (wallet) => pendingReturn.chooseWallet(wallet),
          lend: (load) => signIns.lend(load),
          expectAnswer: (isExpected) => pendingReturn.expectAnswer(isExpected),
          reject: ({ client, settled }) => void sessions.reject(client, topicOf(settled)),
          tellExpired: () => toasts.show(linkExpired()),
        }),
    ),
  ]
}

/** The messages of the toast belong to the views, and are loaded with them. */
const linkExpiredWords = { set: 'walletconnect', key: 'linkExpired' } as const satisfies ToastWords & { readonly key: keyof typeof en }

/** Makes the toast for a wallet that has approved an expired link. */
export function linkExpired(): ToastRequest {
  return { variant: 'error', message: pairingError('pairing/link-expired', {}).message, words: linkExpiredWords }
}
