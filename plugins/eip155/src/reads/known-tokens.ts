/**
 * USDT where its `transfer` and `approve` return nothing, against the standard: by chain id, in lower case. A caller that expects
 * an answer fails, so they get an ABI of their own.
 */
export const returnlessTokens: Readonly<Record<string, string>> = {
  '1': '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '56': '0x55d398326f99059ff775485246999027b3197955',
  '137': '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  '2222': '0x919c1c267bc06a7039e03fcc2ef738525769109c',
  '42161': '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
  '42220': '0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e',
  '43114': '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
}

/** Addresses of Multicall3, by chain id, where it is not at the usual one. */
export const multicallAddresses: Readonly<Record<string, `0x${string}`>> = {
  '300': '0xF9cda624FBC7e059355ce98a31693d299FACd963',
  '324': '0xF9cda624FBC7e059355ce98a31693d299FACd963',
  '2741': '0xAa4De41dba0Ca5dCBb288b7cC6b708F3aaC759E7',
}

/** The usual address of Multicall3. */
export const multicallAddress = '0xcA11bde05977b3631167028862bE2a173976CA11'
