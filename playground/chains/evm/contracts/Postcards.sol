// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from '@openzeppelin/contracts/token/ERC721/ERC721.sol';
import {Base64} from '@openzeppelin/contracts/utils/Base64.sol';
import {Strings} from '@openzeppelin/contracts/utils/Strings.sol';

/// Pictures of a harbour, drawn by the contract itself: what a wallet shows of them needs no other host.
contract Postcards is ERC721 {
  uint256 public totalSupply;
  mapping(uint256 => string) public titles;

  constructor() ERC721('Harbour Postcards', 'POST') {}

  function mint(address to, string calldata title) external returns (uint256 id) {
    id = ++totalSupply;
    titles[id] = title;
    _safeMint(to, id);
  }

  function tokenURI(uint256 id) public view override returns (string memory) {
    _requireOwned(id);
    bytes memory json = abi.encodePacked(
      '{"name":"', titles[id], '","description":"A view of the harbour.","image":"', image(id),
      '","attributes":[{"trait_type":"Tide","value":', Strings.toString((id * 37) % 100), '}]}'
    );
    return string.concat('data:application/json;base64,', Base64.encode(json));
  }

  function image(uint256 id) private pure returns (string memory) {
    string memory hue = Strings.toString((id * 67) % 360);
    string memory line = Strings.toString(120 + ((id * 37) % 100));
    bytes memory svg = abi.encodePacked(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><rect width="320" height="320" fill="hsl(', hue,
      ' 70% 88%)"/><circle cx="230" cy="90" r="36" fill="hsl(', hue, ' 80% 62%)"/><path d="M0 ', line,
      'q80-40 160 0t160 0V320H0z" fill="hsl(', hue, ' 45% 38%)"/></svg>'
    );
    return string.concat('data:image/svg+xml;base64,', Base64.encode(svg));
  }
}
