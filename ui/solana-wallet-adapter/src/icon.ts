/** The picture of the wallet in the lists of the wallet adapter. */
export const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%23161616'/%3E%3Cpath d='M7 11h18v12H7z' fill='none' stroke='%23fff' stroke-width='2' stroke-linejoin='round'/%3E%3Cpath d='M19 15h6v4h-6z' fill='%23fff'/%3E%3C/svg%3E"
