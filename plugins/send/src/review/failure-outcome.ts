export { failureOutcome } from '@billfold/kernel/family'
