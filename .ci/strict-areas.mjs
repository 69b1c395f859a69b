/** Where every branch is tested and every mutant is hunted. Globs from the root of the repository. */
export const strictAreas = [
  'kernel/src/router/**/*.ts',
  'kernel/src/caip/**/*.ts',
  'kernel/src/features/**/*.ts',
  'kernel/src/rpc/**/*.ts',
  'kernel/src/plugin/**/*.ts',
  'kernel/src/chains/machine*.ts',
]
