// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC1155} from '@openzeppelin/contracts/token/ERC1155/ERC1155.sol';
import {Base64} from '@openzeppelin/contracts/utils/Base64.sol';
import {Strings} from '@openzeppelin/contracts/utils/Strings.sol';

/// Tickets of a harbour, of each kind as many as there are: drawn by the contract itself.
contract Tickets is ERC1155 {
  string public constant name = 'Harbour Tickets';
  string public constant symbol = 'TICKET';

  constructor() ERC1155('') {}

  function mint(address to, uint256[] calldata ids, uint256[] calldata amounts) external {
    _mintBatch(to, ids, amounts, '');
  }

  function uri(uint256 id) public pure override returns (string memory) {
    bytes memory json = abi.encodePacked('{"name":"', id == 1 ? 'Ferry ticket' : 'Lighthouse ticket', '","image":"', image(id), '"}');
    return string.concat('data:application/json;base64,', Base64.encode(json));
  }

  function image(uint256 id) private pure returns (string memory) {
    string memory hue = Strings.toString((id * 131) % 360);
    bytes memory svg = abi.encodePacked(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><rect width="320" height="320" fill="hsl(', hue,
      ' 60% 90%)"/><path d="M40 110h240v36a20 20 0 0 0 0 40v36H40v-36a20 20 0 0 0 0-40z" fill="hsl(', hue,
      ' 60% 45%)"/><path d="M200 118v96" stroke="hsl(', hue, ' 60% 90%)" stroke-width="6" stroke-dasharray="10 8"/></svg>'
    );
    return string.concat('data:image/svg+xml;base64,', Base64.encode(svg));
  }
}
