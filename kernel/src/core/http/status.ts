/** HTTP statuses that the product knows by name. */
export const statusNames: Readonly<Record<number, string>> = {
  403: 'FORBIDDEN',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
}

/** Statuses after which the same question may be asked again. */
export const retryStatuses: readonly number[] = [429, 503]
