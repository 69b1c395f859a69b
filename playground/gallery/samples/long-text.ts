/** A name of 400 characters, as somebody will choose one. */
export const endlessName: string = 'The wallet with the name that never comes to an end '.repeat(8).slice(0, 400)

/** A name without a place to break. */
export const unbrokenName: string = 'Unbreakablewalletname'.repeat(20).slice(0, 400)

export const sampleAddress = '0x7a16fF8270133F063aAb6C9977183D9e72835428'
