// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from '@openzeppelin/contracts/token/ERC721/ERC721.sol';

/// Prints of a harbour, as most pieces are: the contract says where each is described, and nothing more.
contract Prints is ERC721 {
  uint256 public totalSupply;
  string private base;

  constructor(string memory base_) ERC721('Harbour Prints', 'PRINT') {
    base = base_;
  }

  function mint(address to) external returns (uint256 id) {
    id = ++totalSupply;
    _safeMint(to, id);
  }

  function _baseURI() internal view override returns (string memory) {
    return base;
  }
}
