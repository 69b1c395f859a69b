import type { Descriptor } from '../contract.js'

/** As good as everything: what asks for a permit of this much asks for all. */
const everything = '0x8000000000000000000000000000000000000000000000000000000000000000'
const all = { threshold: everything, message: 'All' }

/** What every token of ERC-20 can, and ERC-2612 beside it. The amounts are of the contract that is called. */
const token: Descriptor = {
  context: { contract: {} },
  display: {
    definitions: { sum: { label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } } },
    formats: {
      'transfer(address to, uint256 value)': {
        intent: 'Send',
        fields: [
          { $ref: '$.display.definitions.sum', path: 'value' },
          { path: 'to', label: 'To', format: 'addressName' },
        ],
      },
      'transferFrom(address from, address to, uint256 value)': {
        intent: 'Move from an account',
        fields: [
          { $ref: '$.display.definitions.sum', path: 'value' },
          { path: 'from', label: 'From', format: 'addressName' },
          { path: 'to', label: 'To', format: 'addressName' },
        ],
      },
      'approve(address spender, uint256 value)': {
        intent: 'Let somebody spend',
        fields: [
          { path: 'spender', label: 'Who may spend', format: 'addressName' },
          { $ref: '$.display.definitions.sum', path: 'value', params: all },
        ],
      },
      'increaseAllowance(address spender, uint256 value)': {
        intent: 'Let somebody spend more',
        fields: [
          { path: 'spender', label: 'Who may spend', format: 'addressName' },
          { $ref: '$.display.definitions.sum', path: 'value', params: all },
        ],
      },
      'setApprovalForAll(address operator, bool approved)': {
        intent: 'Let somebody move all items',
        fields: [
          { path: 'operator', label: 'Who may move them', format: 'addressName' },
          { path: 'approved', label: 'Allowed', format: 'raw' },
        ],
      },
    },
  },
}

const permit: Descriptor = {
  context: { eip712: {} },
  display: {
    formats: {
      Permit: {
        intent: 'Let somebody spend',
        fields: [
          { path: 'spender', label: 'Who may spend', format: 'addressName' },
          { path: 'value', label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to', ...all } },
          { path: 'deadline', label: 'Until', format: 'date', params: { encoding: 'timestamp' } },
        ],
      },
      PermitSingle: {
        intent: 'Let somebody spend',
        fields: [
          { path: 'spender', label: 'Who may spend', format: 'addressName' },
          {
            path: 'details.amount',
            label: 'Amount',
            format: 'tokenAmount',
            params: { tokenPath: 'details.token', threshold: '0xffffffffffffffffffffffffffffffffffffffff', message: 'All' },
          },
          { path: 'details.expiration', label: 'Until', format: 'date', params: { encoding: 'timestamp' } },
        ],
      },
      PermitTransferFrom: {
        intent: 'Let somebody take',
        fields: [
          { path: 'permitted.amount', label: 'Amount', format: 'tokenAmount', params: { tokenPath: 'permitted.token', ...all } },
          { path: 'spender', label: 'Who may take it', format: 'addressName' },
          { path: 'deadline', label: 'Until', format: 'date', params: { encoding: 'timestamp' } },
        ],
      },
    },
  },
}

/** The descriptors that come along: what most requests ask, whatever the contract. */
export const ownDescriptors: readonly Descriptor[] = [token, permit]
