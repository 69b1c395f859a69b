// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {BasePaymaster} from '@account-abstraction/contracts/core/BasePaymaster.sol';
import {IEntryPoint} from '@account-abstraction/contracts/interfaces/IEntryPoint.sol';
import {PackedUserOperation} from '@account-abstraction/contracts/interfaces/PackedUserOperation.sol';

/// Pays the fee of every operation, as long as it has something in the entry point. Fit for a chain whose money is worth nothing.
contract Paymaster is BasePaymaster {
  constructor(IEntryPoint entryPoint) BasePaymaster(entryPoint) {}

  function _validatePaymasterUserOp(PackedUserOperation calldata, bytes32, uint256)
    internal pure override returns (bytes memory context, uint256 validationData)
  {
    return ('', 0);
  }
}
