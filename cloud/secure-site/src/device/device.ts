import { makeDeviceKey } from './device-key.js'
import type { DeviceStore } from './device-store.js'
import { type Sealed, makeSealKey, seal, unseal } from './sealed.js'

/** This browser: what it keeps, the key that the cloud knows it by, and one that seals what it keeps. */
export interface Device {
  readonly store: DeviceStore
  deviceKey(): Promise<CryptoKeyPair>
  seal(bytes: Uint8Array): Promise<Sealed>
  unseal(sealed: Sealed): Promise<Uint8Array<ArrayBuffer>>
  /** Runs one after the other what several tabs may do at once. */
  exclusively<T>(name: string, run: () => Promise<T>): Promise<T>
}

/** The locks of a browser, as far as they are needed. */
export type Locks = Pick<LockManager, 'request'>

export function openDevice(store: DeviceStore, locks: Locks): Device {
  const exclusively = <T>(name: string, run: () => Promise<T>): Promise<T> => locks.request(`billfold/${name}`, run) as Promise<T>
  const kept = <T>(name: string, make: () => Promise<T>): (() => Promise<T>) => {
    let found: Promise<T> | undefined
    const findOrMake = async (): Promise<T> => {
      const old = (await store.read(name)) as T | undefined
      if (old !== undefined) return old
      const made = await make()
      await store.write(name, made)
      return made
    }
    return () => (found ??= exclusively(name, findOrMake))
  }
  const deviceKey = kept('device-key', makeDeviceKey)
  const sealKey = kept('seal-key', makeSealKey)
  return {
    store,
    deviceKey,
    exclusively,
    seal: async (bytes) => seal(await sealKey(), bytes),
    unseal: async (sealed) => unseal(await sealKey(), sealed),
  }
}
