/** What is used of a page of Playwright, whichever of its packages a project has. */
export interface DrivenPage {
  addInitScript(script: { readonly content: string }): Promise<unknown>
  evaluate(run: (given: readonly string[]) => unknown, given: readonly string[]): Promise<unknown>
  locator(selector: string): DrivenLocator
  waitForFunction(run: (given: readonly string[]) => unknown, given: readonly string[]): Promise<unknown>
}

export interface DrivenLocator {
  getByRole(role: 'button' | 'dialog', options?: { readonly name: string | RegExp }): DrivenLocator
  first(): DrivenLocator
  click(): Promise<void>
}
