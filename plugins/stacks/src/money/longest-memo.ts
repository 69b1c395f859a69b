/** Bytes that a memo has a place for in a transaction. */
export const longestMemo = 34
