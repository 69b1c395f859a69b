// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {BaseAccount} from '@account-abstraction/contracts/core/BaseAccount.sol';
import {SIG_VALIDATION_FAILED, SIG_VALIDATION_SUCCESS} from '@account-abstraction/contracts/core/Helpers.sol';
import {IEntryPoint} from '@account-abstraction/contracts/interfaces/IEntryPoint.sol';
import {PackedUserOperation} from '@account-abstraction/contracts/interfaces/PackedUserOperation.sol';
import {IERC1271} from '@openzeppelin/contracts/interfaces/IERC1271.sol';
import {Clones} from '@openzeppelin/contracts/proxy/Clones.sol';
import {ERC1155Holder} from '@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol';
import {ERC721Holder} from '@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol';
import {ECDSA} from '@openzeppelin/contracts/utils/cryptography/ECDSA.sol';
import {EIP712} from '@openzeppelin/contracts/utils/cryptography/EIP712.sol';

/// An account of one key. Whose it is stands in its code, so that its address says so and nobody can change it.
contract Account is BaseAccount, EIP712, IERC1271, ERC1155Holder, ERC721Holder {
  bytes32 private constant messageType = keccak256('AccountMessage(bytes32 hash)');

  constructor() EIP712('Account', '1') {}

  receive() external payable {}

  function owner() public view returns (address) {
    return address(bytes20(Clones.fetchCloneArgs(address(this))));
  }

  function entryPoint() public pure override returns (IEntryPoint) {
    return IEntryPoint(0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108);
  }

  /// What is signed names this account: a signature for it is none for another account of the same key.
  function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
    bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(messageType, hash)));
    return isSigned(digest, signature) ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
  }

  function _validateSignature(PackedUserOperation calldata operation, bytes32 hash) internal view override returns (uint256) {
    return isSigned(hash, operation.signature) ? SIG_VALIDATION_SUCCESS : SIG_VALIDATION_FAILED;
  }

  function isSigned(bytes32 digest, bytes calldata signature) private view returns (bool) {
    (address signer, ECDSA.RecoverError problem,) = ECDSA.tryRecover(digest, signature);
    return problem == ECDSA.RecoverError.NoError && signer == owner();
  }
}

/// Makes the account of a key, at an address that is known before.
contract AccountFactory {
  address public immutable implementation = address(new Account());

  function createAccount(address owner) external returns (address account) {
    account = accountOf(owner);
    if (account.code.length == 0) Clones.cloneDeterministicWithImmutableArgs(implementation, abi.encodePacked(owner), 0);
  }

  function accountOf(address owner) public view returns (address) {
    return Clones.predictDeterministicAddressWithImmutableArgs(implementation, abi.encodePacked(owner), 0);
  }
}
