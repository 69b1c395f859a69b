/** Programs that stand on every Solana chain. */
export const tokenPrograms = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
} as const

/** What stands for the native coin where the address of a token is asked for. */
export const nativePlaceholder = 'So11111111111111111111111111111111111111111'
