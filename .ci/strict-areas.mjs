/** Where every branch is tested and every mutant is hunted. Globs from the root of the repository. */
export const strictAreas = [
  'kernel/src/product/router/**/*.ts',
  'kernel/src/core/caip/**/*.ts',
  'kernel/src/product/features/**/*.ts',
  'kernel/src/wallets/rpc/**/*.ts',
  'kernel/src/core/plugins/**/*.ts',
  'kernel/src/wallets/state/machine*.ts',
]
