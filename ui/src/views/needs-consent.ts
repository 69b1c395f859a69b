export interface LegalSituation {
  /** The host wants an explicit yes. */
  readonly isCheckboxOn: boolean
  readonly termsUrl?: string | undefined
  readonly privacyUrl?: string | undefined
}

/** True when the ways to connect wait for a box to be ticked: the host wants it, and there is something to agree to. */
export function needsConsent({ isCheckboxOn, termsUrl, privacyUrl }: LegalSituation): boolean {
  return isCheckboxOn && (termsUrl !== undefined || privacyUrl !== undefined)
}
