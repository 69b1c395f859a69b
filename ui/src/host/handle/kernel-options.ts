import type { KernelOptionsInput } from '@billfold/kernel'

import type { BillfoldOptions } from './options.js'

/** Leaves out the host part's own options: the kernel would report them as unknown. */
export function kernelOptions({
  plugins: _p,
  theme: _t,
  variables: _v,
  locale: _l,
  messages: _m,
  container: _c,
  warm: _w,
  ...rest
}: BillfoldOptions): KernelOptionsInput {
  return rest
}
