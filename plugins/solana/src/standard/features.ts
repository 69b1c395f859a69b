import { fieldOf } from '@billfold/kernel/family'

/** A feature of a wallet, as it is called. */
export type Feature = (...given: readonly unknown[]) => unknown

/** The methods of the features that are used here. */
const methods = {
  'standard:connect': 'connect',
  'standard:disconnect': 'disconnect',
  'standard:events': 'on',
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
  'solana:signIn': 'signIn',
} as const

export type FeatureName = keyof typeof methods

/** Looks a feature of a foreign wallet up; undefined when it has none, or does not want to be looked at. */
export function featureOf(wallet: unknown, name: FeatureName): Feature | undefined {
  const feature = fieldOf(fieldOf(wallet, 'features'), name)
  const method = fieldOf(feature, methods[name])
  return typeof method === 'function' ? (...given) => Reflect.apply(method, feature, [...given]) as unknown : undefined
}
