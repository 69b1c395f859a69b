/** What is used of a page of Playwright, whichever of its packages a project has. */
export interface DrivenPage {
  addInitScript(script: { readonly content: string }): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  locator(selector: string): DrivenLocator
  waitForFunction(expression: string): Promise<unknown>
}

export interface DrivenLocator {
  getByRole(role: 'button' | 'dialog', options?: { readonly name: string | RegExp }): DrivenLocator
  first(): DrivenLocator
  click(): Promise<void>
}
