import type { Key } from '../../core/services/key.js'
import type { SlotRegistry } from '../../core/views/slots.js'

/** Services that plugins bring to slots, for the engine to ask. Absent where nobody brings any. */
export interface BroughtServices {
  readonly slots: Pick<SlotRegistry, 'entries'>
  load<T>(key: Key<T>): Promise<T>
}
