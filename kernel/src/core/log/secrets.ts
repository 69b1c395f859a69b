/** Secrets that never reach a log or an error, and their replacements. Every quantifier is bounded: hostile text costs linear time. */
export const secretPatterns: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [
    /(\b|%[0-9a-f]{2})(symKey|sym_key|otp|password|passwd|secret|api_?key|(?:access|auth|id|nonce|refresh)?_?token)(=|%3D|["']?:\s?["']?)[^\s&"'#]{1,4096}/gi,
    '$1$2$3[redacted]',
  ],
  [/\beyJ[\w-]{1,4096}\.[\w-]{1,4096}(?:\.[\w-]{0,4096})?/g, '[redacted token]'],
  [/\b(Bearer) [\w.~+/=-]{1,4096}/gi, '$1 [redacted]'],
  [/(?:0x)?[0-9a-f]{64,4096}/gi, '[redacted secret]'],
  [/[\p{L}\p{N}._%+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,63}/gu, '[redacted e-mail]'],
]

/** Names of properties whose whole value is a secret. */
export const secretNames: RegExp = /symkey|token$|secret|passw|mnemonic|seed|private|\botp\b|authorization|cookie|^e-?mail$/i

/** Characters that forge lines, hide text or drive a terminal: control, format and separator characters. */
export const unsafeCharacters: RegExp = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
