export { unitsFor, worthOf } from '@billfold/kernel/amounts'
