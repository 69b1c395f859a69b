import type { Kernel, WalletList } from '@billfold/kernel'
import { walletListKey } from '@billfold/kernel'
import { useKernel, useVisit } from '@billfold/ui/kit'

/** The list of all wallets, once the plugin that has it runs; undefined where no plugin has one. To be read in an observer. */
export function useWalletList(): WalletList | undefined {
  const { plugins } = useKernel()
  useVisit(loadWalletList)
  return plugins.find(walletListKey)
}

function loadWalletList({ plugins, log }: Kernel): true {
  if (plugins.has(walletListKey)) {
    plugins.load(walletListKey).catch((error: unknown) => log.warn('The list of wallets could not be loaded', error))
  }
  return true
}
