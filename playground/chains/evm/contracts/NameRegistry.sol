// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Says who resolves a name, as the registry of ENS does (EIP-137). Here anybody gives names away.
contract NameRegistry {
  mapping(bytes32 node => address resolver) public resolver;

  function setResolver(bytes32 node, address to) external {
    resolver[node] = to;
  }
}
