/** Time that the card shakes when it may not close, in milliseconds. */
export const shakeDuration = 500

/** Time limit for the steps before closing, in milliseconds. */
export const closeStepLimit = 1000
