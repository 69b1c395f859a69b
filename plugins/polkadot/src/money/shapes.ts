import { type GenericSchema, integer, minValue, number, pipe, regex, string } from 'valibot'

/** What nodes answer more than one question with. */
export const hash: GenericSchema<string> = pipe(string(), regex(/^0x[0-9a-f]{64}$/i))
export const hexNumber: GenericSchema<string> = pipe(string(), regex(/^0x[0-9a-f]{1,8}$/i))
export const count: GenericSchema<number> = pipe(number(), integer(), minValue(0))
