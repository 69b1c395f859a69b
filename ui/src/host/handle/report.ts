/** Tells the developer, as the kernel's log does once it is there. */
export function report(line: string, detail: unknown = ''): void {
  console.error(`[billfold] ${line}`, detail)
}
