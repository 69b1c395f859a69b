/** Bytes of the longest memo that chains take, unless they say otherwise. */
export const longestMemo = 256
