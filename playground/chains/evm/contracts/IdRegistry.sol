// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Says which Farcaster id an address has, as the registry on Optimism does. Here anybody gives ids away.
contract IdRegistry {
  mapping(address owner => uint256 id) public idOf;

  function register(address owner, uint256 id) external {
    idOf[owner] = id;
  }
}
