import { alerts } from './lines/alerts.js'
import { calls } from './lines/calls.js'
import { connections } from './lines/connections.js'
import { entities } from './lines/entities.js'
import { errors } from './lines/errors.js'
import { flows } from './lines/flows.js'
import { limits } from './lines/limits.js'
import { onrampLimits } from './lines/onramp-limits.js'
import { navigation } from './lines/navigation.js'
import { permissions } from './lines/permissions.js'
import { presentation } from './lines/presentation.js'
import { product } from './lines/product.js'
import { screens } from './lines/screens.js'
import { thrownErrors } from './lines/thrown-errors.js'
import { validation } from './lines/validation.js'
import { walletCalls } from './lines/wallet-calls.js'
import type { SpecLine } from './spec-line.js'

/** Every line of the specification, in its order. */
export const specLines: readonly SpecLine[] = [
  ...product,
  ...screens,
  ...navigation,
  ...entities,
  ...connections,
  ...flows,
  ...validation,
  ...permissions,
  ...calls,
  ...walletCalls,
  ...alerts,
  ...errors,
  ...thrownErrors,
  ...limits,
  ...onrampLimits,
  ...presentation,
]
