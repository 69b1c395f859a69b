// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Says what names stand for: addresses (EIP-137), texts (EIP-634), and names of addresses (EIP-181). Here anybody says it.
contract NameResolver {
  mapping(bytes32 node => address owner) private addresses;
  mapping(bytes32 node => mapping(string key => string value)) public text;
  mapping(bytes32 node => string value) public name;

  function addr(bytes32 node) external view returns (address payable) {
    return payable(addresses[node]);
  }

  function setAddr(bytes32 node, address to) external {
    addresses[node] = to;
  }

  function setText(bytes32 node, string calldata key, string calldata value) external {
    text[node][key] = value;
  }

  function setName(bytes32 node, string calldata value) external {
    name[node] = value;
  }

  function supportsInterface(bytes4 id) external pure returns (bool) {
    return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0x59d1d43c || id == 0x691f3431;
  }
}
