/** Marks by what they are found under, each in a file of its own that is loaded when it is shown. */
export type MarkTable = Readonly<Record<string, () => Promise<{ readonly mark: string }>>>
