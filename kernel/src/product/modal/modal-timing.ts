/** How long the card shakes when it may not close, in milliseconds. */
export const shakeDuration = 500

/** How long a step before closing may take before the modal closes without it, in milliseconds. */
export const closeStepLimit = 1000
